// swift-tools-version: 6.1
import PackageDescription

// Layers, lowest first; a target imports only what stands above it in this file. ARCHITECTURE.md
// says why. The GTK backend and the C it needs compile to nothing without the trait `GTK`. The same
// goes for the HTTP client without the trait `HTTP`; SwiftPM doesn't even fetch its package then.
// And for Markdown without the trait `Markdown`, which needs a library of the system.

let onlyWithGTK: TargetDependencyCondition? = .when(traits: ["GTK"])
let onlyWithHTTP: TargetDependencyCondition? = .when(traits: ["HTTP"])
let onlyWithMarkdown: TargetDependencyCondition? = .when(traits: ["Markdown"])

let package = Package(
  name: "Alidade",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Alidade", targets: ["Alidade"]),
    .library(name: "AlidadeNative", targets: ["AlidadeNative"]),
    .library(name: "AlidadeDiffing", targets: ["AlidadeDiffing"]),
    .library(name: "AlidadeHeadless", targets: ["AlidadeHeadless"]),
    .library(name: "AlidadeGTK", targets: ["AlidadeGTK"]),
    .library(name: "AlidadeHTTP", targets: ["AlidadeHTTP"]),
    .library(name: "AlidadeMarkdown", targets: ["AlidadeMarkdown"]),
    .library(name: "AlidadeTesting", targets: ["AlidadeTesting"]),
    .executable(name: "package-browser", targets: ["PackageBrowser"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "layout-cases", targets: ["LayoutCases"]),
    .library(name: "LayoutCaseReading", targets: ["LayoutCaseReading"]),
  ],
  traits: [
    .trait(
      name: "GTK",
      description: "The GTK 4 backend. Needs GTK's development files (libgtk-4-dev)."),
    .trait(name: "HTTP", description: "Images from http and https URLs, with async-http-client."),
    .trait(
      name: "Markdown",
      description: "Documents in Markdown. Needs cmark-gfm's development files (libcmark-gfm-dev)."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    // Layer 0: values and pure functions.
    .target(name: "AlidadeLayout"),
    .target(name: "AlidadeDiffing"),

    // Layer 1: views, attributes, reuse, mounting. Knows no component and no toolkit.
    .target(
      name: "AlidadeRender",
      dependencies: ["AlidadeLayout", .product(name: "Logging", package: "swift-log")]),

    // Layer 2: components, identity, state, hosting.
    .target(name: "AlidadeCore", dependencies: ["AlidadeLayout", "AlidadeRender"]),

    // Layer 3: the standard components; lists.
    .target(
      name: "AlidadeComponents", dependencies: ["AlidadeLayout", "AlidadeRender", "AlidadeCore"]),
    .target(
      name: "AlidadeLists",
      dependencies: ["AlidadeLayout", "AlidadeDiffing", "AlidadeRender", "AlidadeCore"]),
    .target(
      name: "AlidadeTables",
      dependencies: [
        "AlidadeLayout", "AlidadeDiffing", "AlidadeRender", "AlidadeCore", "AlidadeComponents",
        "AlidadeLists",
      ]),
    .target(
      name: "AlidadeApplication",
      dependencies: ["AlidadeLayout", "AlidadeRender", "AlidadeCore", "AlidadeComponents"]),
    .target(
      name: "Alidade",
      dependencies: [
        "AlidadeLayout", "AlidadeRender", "AlidadeCore", "AlidadeComponents", "AlidadeLists",
        "AlidadeTables", "AlidadeApplication",
      ]),

    .target(
      name: "AlidadeNative",
      dependencies: [
        "AlidadeLayout", "AlidadeRender", "AlidadeCore", "AlidadeComponents", "AlidadeLists",
        "AlidadeTables", "AlidadeApplication",
      ]),

    // Layer 4: the backends, and what users test with.
    .target(
      name: "AlidadeHeadless",
      dependencies: [
        "AlidadeLayout", "AlidadeRender", "AlidadeCore", "AlidadeComponents", "AlidadeApplication",
      ]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "CAlidadeGTK",
      dependencies: [.target(name: "CGTK", condition: onlyWithGTK)],
      cSettings: [.define("ALIDADE_GTK", .when(traits: ["GTK"]))]),
    .target(
      name: "AlidadeGTK",
      dependencies: [
        "AlidadeLayout", "AlidadeRender", "AlidadeCore", "AlidadeComponents", "AlidadeApplication",
        .target(name: "CGTK", condition: onlyWithGTK),
        .target(name: "CAlidadeGTK", condition: onlyWithGTK),
      ]),
    .target(
      name: "AlidadeTesting",
      dependencies: [
        "AlidadeLayout", "AlidadeRender", "AlidadeCore", "AlidadeComponents", "AlidadeApplication",
        "AlidadeHeadless",
      ]),

    // Images from the network.
    .target(
      name: "AlidadeHTTP",
      dependencies: [
        "AlidadeRender", "AlidadeCore",
        .product(
          name: "AsyncHTTPClient", package: "async-http-client", condition: onlyWithHTTP),
      ]),

    // Documents in Markdown.
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(
      name: "AlidadeMarkdown",
      dependencies: [
        "AlidadeLayout", "AlidadeRender", "AlidadeCore", "AlidadeComponents",
        .target(name: "CMarkGFM", condition: onlyWithMarkdown),
      ]),

    // The demonstrations.
    .target(
      name: "DemonstrationCommand",
      dependencies: [
        "Alidade", "AlidadeHeadless", .target(name: "AlidadeGTK", condition: onlyWithGTK),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/DemonstrationCommand"),
    .target(name: "DebianPackages", path: "Examples/DebianPackages"),
    .executableTarget(
      name: "PackageBrowser",
      dependencies: [
        "Alidade", "AlidadeHeadless", "DebianPackages", "DemonstrationCommand",
        .target(name: "AlidadeGTK", condition: onlyWithGTK),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/PackageBrowser", exclude: ["Packaging", "Translations"]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Alidade", "AlidadeHeadless", "DemonstrationCommand",
        .target(name: "AlidadeGTK", condition: onlyWithGTK),
        .target(name: "AlidadeMarkdown", condition: onlyWithMarkdown),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/Gallery", exclude: ["Translations"]),

    // Layouts against those of a browser.
    .target(
      name: "LayoutCaseReading", dependencies: ["AlidadeLayout"],
      path: "Examples/LayoutCases/Reading"),
    .executableTarget(
      name: "LayoutCases", dependencies: ["AlidadeLayout", "LayoutCaseReading"],
      path: "Examples/LayoutCases/Tool"),

    .testTarget(
      name: "AlidadeDiffingTests", dependencies: ["AlidadeDiffing"]),
    .testTarget(
      name: "AlidadeLayoutTests",
      dependencies: ["AlidadeLayout", "LayoutCaseReading", "AlidadeTesting"],
      exclude: ["Fixtures"]),
    // An application that tests start as a process of its own, once or twice.
    .executableTarget(
      name: "ApplicationProbe",
      dependencies: ["Alidade", .target(name: "AlidadeGTK", condition: onlyWithGTK)],
      path: "Tests/ApplicationProbe"),
    .testTarget(
      name: "AlidadeGTKTests",
      dependencies: [
        "ApplicationProbe", "ProgramRunning", "AlidadeNative", "AlidadeLayout", "AlidadeRender",
        "AlidadeCore", "AlidadeComponents", "AlidadeLists", "AlidadeApplication", "AlidadeTesting",
        "Gallery", "PackageBrowser", "DebianPackages",
        .target(name: "AlidadeGTK", condition: onlyWithGTK),
        .target(name: "CGTK", condition: onlyWithGTK),
        .target(name: "CAlidadeGTK", condition: onlyWithGTK),
      ],
      exclude: ["Fixtures"]),
    .target(name: "ProgramRunning", path: "Tests/ProgramRunning"),
    .testTarget(
      name: "PackageBrowserTests",
      dependencies: [
        "PackageBrowser", "ProgramRunning", "DebianPackages", "AlidadeNative", "AlidadeHeadless",
        "AlidadeTesting",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "AlidadeNative", "AlidadeHeadless", "AlidadeTesting", "ProgramRunning",
      ]),
    .testTarget(
      name: "AlidadeHeadlessTests",
      dependencies: ["AlidadeLayout", "AlidadeRender", "AlidadeHeadless", "AlidadeTesting"]),
    .testTarget(
      name: "AlidadeCoreTests",
      dependencies: [
        "AlidadeNative", "AlidadeCore", "AlidadeRender", "AlidadeLayout", "AlidadeHeadless",
        "AlidadeTesting",
      ]),
    .testTarget(
      name: "AlidadeComponentsTests",
      dependencies: [
        "AlidadeNative", "AlidadeComponents", "AlidadeCore", "AlidadeRender", "AlidadeLayout",
        "AlidadeHeadless", "AlidadeTesting",
      ]),
    .testTarget(
      name: "AlidadeListsTests",
      dependencies: [
        "AlidadeNative", "AlidadeDiffing", "AlidadeLists", "AlidadeCore", "AlidadeRender",
        "AlidadeHeadless",
        "AlidadeTesting",
      ]),
    .testTarget(
      name: "AlidadeTablesTests",
      dependencies: [
        "AlidadeNative", "AlidadeTables", "AlidadeLists", "AlidadeCore", "AlidadeRender",
        "AlidadeLayout", "AlidadeHeadless", "AlidadeTesting",
      ]),
    .testTarget(
      name: "AlidadeApplicationTests",
      dependencies: [
        "AlidadeNative", "AlidadeApplication", "AlidadeCore", "AlidadeComponents", "AlidadeRender",
        "AlidadeLayout", "AlidadeHeadless", "AlidadeTesting",
      ]),
    .testTarget(
      name: "AlidadeMarkdownTests",
      dependencies: [
        "Alidade", "AlidadeHeadless", "AlidadeTesting",
        .target(name: "AlidadeMarkdown", condition: onlyWithMarkdown),
      ]),
    .testTarget(
      name: "AlidadeTestingTests",
      dependencies: ["Alidade", "AlidadeRender", "AlidadeHeadless", "AlidadeTesting"],
      exclude: ["Fixtures", "__Snapshots__"]),
    .testTarget(
      name: "AlidadeRenderTests",
      dependencies: ["AlidadeLayout", "AlidadeRender", "AlidadeHeadless", "AlidadeTesting"]),
    .testTarget(
      name: "BackendContractTests",
      dependencies: [
        "AlidadeLayout", "AlidadeRender", "AlidadeHeadless", "AlidadeTesting",
        .target(name: "AlidadeGTK", condition: onlyWithGTK),
        .target(name: "CGTK", condition: onlyWithGTK),
        .target(name: "CAlidadeGTK", condition: onlyWithGTK),
      ]),
    .testTarget(name: "ScriptTests", dependencies: ["ProgramRunning"]),
    .testTarget(name: "SnippetTests", dependencies: ["ProgramRunning"], exclude: ["Expected"]),
    // Compiles its fixtures against the modules it depends on.
    .testTarget(
      name: "CommonMistakeTests", dependencies: ["ProgramRunning", "Alidade", "AlidadeNative"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "DebianPackagesTests", dependencies: ["DebianPackages", "AlidadeTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
