// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that only these tests need the parser of Markdown.

let package = Package(
  name: "MarkdownTests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Alidade", path: "../..", traits: ["Markdown"])],
  targets: [
    .testTarget(
      name: "AlidadeMarkdownTests",
      dependencies: [
        .product(name: "Alidade", package: "Alidade"),
        .product(name: "AlidadeMarkdown", package: "Alidade"),
        .product(name: "AlidadeHeadless", package: "Alidade"),
        .product(name: "AlidadeTesting", package: "Alidade"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
