// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that only these tests need an HTTP client and a server.

let package = Package(
  name: "HTTPTests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Alidade", path: "../..", traits: ["HTTP"]),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.100.0"),
  ],
  targets: [
    .testTarget(
      name: "AlidadeHTTPTests",
      dependencies: [
        .product(name: "Alidade", package: "Alidade"),
        .product(name: "AlidadeHTTP", package: "Alidade"),
        .product(name: "AlidadeHeadless", package: "Alidade"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
