// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that only this example depends on a database.

let package = Package(
  name: "BookShelf",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Alidade", path: "../..", traits: ["GTK"]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "BookShelf",
      dependencies: [
        .product(name: "Alidade", package: "Alidade"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .executableTarget(
      name: "BookShelfWindow",
      dependencies: ["BookShelf", .product(name: "AlidadeGTK", package: "Alidade")]),
    .testTarget(
      name: "BookShelfTests",
      dependencies: ["BookShelf", .product(name: "AlidadeTesting", package: "Alidade")]),
  ],
  swiftLanguageModes: [.v6]
)
