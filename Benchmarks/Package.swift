// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Alidade", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", exact: "0.1.2"),
  ],
  targets: [
    // The trees, and the layouts to repeat.
    .target(
      name: "FlexWorkloads",
      dependencies: [
        .product(name: "Alidade", package: "Alidade"),
        .product(name: "LayoutCaseReading", package: "Alidade"),
      ]),
    // Times.
    .executableTarget(
      name: "FlexBenchmarks",
      dependencies: ["FlexWorkloads", .product(name: "Benchmark", package: "swift-benchmark")]),
    // One workload repeated, to count instructions.
    .executableTarget(name: "FlexInstructions", dependencies: ["FlexWorkloads"]),
  ],
  swiftLanguageModes: [.v6]
)
