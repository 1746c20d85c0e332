// swift-tools-version: 6.1
import PackageDescription

// Benchmarks need GTK and are built apart, so that the framework itself depends on neither.

let package = Package(
  name: "AlidadeBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Alidade", path: "..", traits: ["GTK"])
  ],
  targets: [
    // The feed that is scrolled, and the harness that measures it: the same C code for every
    // program that is compared.
    .systemLibrary(name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "CFeedKit", dependencies: ["CGTK4"]),
    .executableTarget(
      name: "Feed",
      dependencies: [
        "CFeedKit",
        .product(name: "Alidade", package: "Alidade"),
        .product(name: "AlidadeGTK", package: "Alidade"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
