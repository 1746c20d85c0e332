// swift-tools-version: 6.1
import PackageDescription

// Benchmarks need GTK, and are built apart, so that the framework doesn't depend on it.

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
        .product(name: "AlidadeNative", package: "Alidade"),
        .product(name: "AlidadeGTK", package: "Alidade"),
      ]),

    // The same feed written by hand in C against GTK 4.
    .executableTarget(name: "Peers", dependencies: ["CFeedKit"], path: "Peers"),
    // Runs both in alternation, and prints a table.
    .executableTarget(name: "Comparison"),

    // An editor with a long text: what a key costs.
    .executableTarget(
      name: "EditorBenchmarks",
      dependencies: [
        "CGTK4",
        .product(name: "AlidadeNative", package: "Alidade"),
        .product(name: "AlidadeGTK", package: "Alidade"),
      ]),

    // Differences between collections, beside those of the standard library.
    .executableTarget(
      name: "DiffingBenchmarks",
      dependencies: [.product(name: "AlidadeDiffing", package: "Alidade")]),

    // Components: what they cost before anything is mounted.
    .executableTarget(
      name: "RowBenchmarks",
      dependencies: [
        .product(name: "AlidadeNative", package: "Alidade"),
        .product(name: "AlidadeHeadless", package: "Alidade"),
      ]),

    // Boxes that move.
    .target(
      name: "MovingBoxes",
      dependencies: [.product(name: "AlidadeNative", package: "Alidade")]),
    // Many components: what they cost, pass by pass.
    .executableTarget(
      name: "ScaleBenchmarks",
      dependencies: [
        "MovingBoxes",
        .product(name: "AlidadeNative", package: "Alidade"),
        .product(name: "AlidadeHeadless", package: "Alidade"),
      ]),

    .target(name: "ThreadTime"),
    // Lists: what changes cost the main thread.
    .executableTarget(
      name: "ListBenchmarks",
      dependencies: [
        "ThreadTime",
        .product(name: "AlidadeNative", package: "Alidade"),
        .product(name: "AlidadeHeadless", package: "Alidade"),
      ]),
    // Frames: what the main thread does while something is built for one.
    .executableTarget(
      name: "FrameBenchmarks",
      dependencies: [
        "ThreadTime",
        .product(name: "AlidadeNative", package: "Alidade"),
        .product(name: "AlidadeHeadless", package: "Alidade"),
      ]),

    // Motion: what a frame costs in which boxes move, beside widgets that are moved by hand.
    .executableTarget(
      name: "MotionBenchmarks",
      dependencies: [
        "CGTK4", "MovingBoxes", "ThreadTime",
        .product(name: "AlidadeNative", package: "Alidade"),
        .product(name: "AlidadeGTK", package: "Alidade"),
      ]),

    // Flexbox: the trees, and the layouts to repeat.
    .target(
      name: "FlexWorkloads",
      dependencies: [
        .product(name: "AlidadeNative", package: "Alidade"),
        .product(name: "LayoutCaseReading", package: "Alidade"),
      ]),
    // Times, and one workload repeated, to count instructions.
    .executableTarget(name: "FlexBenchmarks", dependencies: ["FlexWorkloads"]),
  ],
  swiftLanguageModes: [.v6]
)
