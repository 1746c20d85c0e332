// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [
    .package(url: "https://github.com/OWNER/alidade", branch: "main", traits: ["GTK"])
  ],
  targets: [
    .executableTarget(
      name: "Hello",
      dependencies: [
        .product(name: "Alidade", package: "alidade"),
        .product(name: "AlidadeGTK", package: "alidade"),
      ]),
    .testTarget(
      name: "HelloTests",
      dependencies: ["Hello", .product(name: "AlidadeTesting", package: "alidade")]),
  ],
  swiftLanguageModes: [.v6]
)
