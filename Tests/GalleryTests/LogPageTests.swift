import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import Gallery

@Suite @MainActor struct LogPageTests {
  /// Returns a window with a log of a thousand lines, all of which are loaded.
  private func host() async throws -> TestHost {
    let app = TestHost(size: Size(width: 580, height: 400)) {
      LogView(count: 1_000, showsSource: true)
    }
    try await app.wait(for: .text(LogLine(id: 999).text))
    return app
  }

  private func sources(_ app: TestHost) -> Set<String> {
    let names = Set((0..<5).map { LogLine(id: $0).source })
    return Set(app.findAll(.role(.text)).compactMap(\.text)).intersection(names)
  }

  @Test func `a log opens at its end`() async throws {
    let app = try await host()
    #expect(app.contains("1000 lines"))
    #expect(!app.contains(.text(LogLine(id: 0).text)))
  }

  @Test func `a filter leaves the lines that match`() async throws {
    let app = try await host()
    #expect(sources(app).count == 5)
    let last = try #require((0..<1_000).last { LogLine(id: $0).source == "kernel" })
    try app.type("kernel", into: "Filter")
    try await app.wait(for: .text(LogLine(id: last - 50).text))
    #expect(sources(app) == ["kernel"])
    try app.clear("Filter")
    try await app.wait(for: .text(LogLine(id: 999).text))
    #expect(sources(app).count == 5)
  }

  @Test func `lines that arrive are shown while the end is visible`() async throws {
    let log = LogModel(count: 10)
    log.show(LogFilter(level: .info))
    log.grow(by: 100)
    let shown = (0..<110).map { LogLine(id: $0) }.filter { $0.level >= .info }
    #expect(Array(log.lines.elements) == shown)
    log.show(LogFilter(term: "kernel"))
    #expect(log.lines.elements.allSatisfy { $0.source == "kernel" })
    #expect(log.count == 110)
  }

  @Test func `selected lines are copied in their order`() async throws {
    let app = try await host()
    try app.tap(.text(LogLine(id: 999).text))
    app.press(.character("a"), .control)
    app.press(.character("c"), .control)
    app.settle()
    let lines = (0..<1_000).map { number in
      let line = LogLine(id: number)
      return "\(line.time) \(line.level) \(line.source): \(line.text)"
    }
    #expect(app.mountHost.clipboard == .text(lines.joined(separator: "\n")))
  }
}
