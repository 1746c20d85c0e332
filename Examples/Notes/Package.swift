// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that only this example depends on a database.

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Alidade", path: "../..", traits: ["GTK"]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Notes",
      dependencies: [
        .product(name: "Alidade", package: "Alidade"),
        .product(name: "AlidadeGTK", package: "Alidade"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "Notes", .product(name: "Alidade", package: "Alidade"),
        .product(name: "AlidadeHeadless", package: "Alidade"),
        .product(name: "AlidadeTesting", package: "Alidade"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
