import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Foundation
import Synchronization
import Testing

@testable import Gallery

@Suite @MainActor struct LogPageTests {
  /// Returns a window with a log, all of whose lines are loaded.
  private func host(_ count: Int = 1_000) async throws -> TestHost {
    let app = TestHost(size: Size(width: 580, height: 400)) {
      LogView(count: count, showsSource: true)
    }
    try await app.wait(for: .text(LogLine(id: count - 1).text))
    return app
  }

  private func sources(_ app: TestHost) -> Set<String> {
    let names = Set((0..<5).map { LogLine(id: $0).source })
    return Set(app.findAll(.role(.text)).compactMap(\.text)).intersection(names)
  }

  @Test func `a log opens at its end`() async throws {
    let app = try await host()
    #expect(app.contains(.matching(/1.?000 lines/)))
    #expect(!app.contains(.text(LogLine(id: 0).text)))
  }

  @Test func `a log says that its lines are loading until they are there`() async throws {
    var state = LogView.State(log: LogModel(count: 1_000), count: 1_000)
    let locale = Locale(identifier: "en_US")
    #expect(state.summary(in: locale) == "Loading 1,000 lines…")
    state.filter.term = "kernel"
    #expect(state.summary(in: locale) == "Loading 1,000 lines…")
    state.isLoaded = true
    #expect(state.summary(in: locale) == "Filtering 1,000 lines…")
    state.shownFilter.term = "kernel"
    #expect(state.summary(in: locale) == "0 of 1,000 lines")
    try await host().wait(for: .matching(/^1.?000 lines/))
  }

  @Test func `the longest level fits into its column`() async throws {
    let app = try await host(985)
    #expect(LogLine(id: 984).level == .warning)
    let level = try #require(app.findAll(.role(.text)).first { $0.text == "warning" })
    // Seven characters of 13 points, each 0.6 times as wide.
    #expect(level.frame.size.width >= 7 * 13 * 0.6)
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

  @Test func `a filter finds text in any case, and says how many lines it leaves`() async throws {
    let app = try await host()
    let count = (0..<1_000).count { LogLine(id: $0).source == "kernel" }
    try app.type("KERNEL", into: "Filter")
    try await app.wait(for: .matching(try Regex("\(count) of 1.?000 lines")))
    #expect(sources(app) == ["kernel"])
    app.expectNone("No Lines Found")
    try app.clear("Filter")
    try await app.wait(for: .matching(/^1.?000 lines/))
  }

  @Test func `a log says that it is being filtered until the lines that match are shown`()
    async throws
  {
    let app = try await host()
    app.holdsBackgroundWork = true
    try app.type("kernel", into: "Filter")
    app.expect(.matching(/^Filtering 1.?000 lines/))
    app.holdsBackgroundWork = false
    let count = (0..<1_000).count { LogLine(id: $0).source == "kernel" }
    try await app.wait(for: .matching(try Regex("^\(count) of 1.?000 lines")))
    app.holdsBackgroundWork = true
    try app.clear("Filter")
    app.expect(.matching(/^Filtering 1.?000 lines/))
    app.holdsBackgroundWork = false
    try await app.wait(for: .matching(/^1.?000 lines/))
  }

  @Test func `a filter that leaves all lines ends like any other`() async throws {
    let app = try await host()
    try app.type("request", into: "Filter")
    try await app.wait(for: .matching(/^1.?000 of 1.?000 lines/))
    app.expectNone(.matching(/^Filtering/))
  }

  @Test func `a filter that leaves nothing says so`() async throws {
    let app = try await host()
    try app.type("nothing like it", into: "Filter")
    try await app.wait(for: "No Lines Found")
    app.expect(.matching(/0 of 1.?000 lines/))
  }

  @Test func `lines that arrive while a filter is set are shown if they match`() async throws {
    let log = LogModel(count: 10)
    log.grow(by: 5)
    log.load()
    log.grow(by: 5)
    #expect(log.lines.elements.map(\.id) == Array(0..<20))
    #expect(log.count == 20)
    let app = TestHost(size: Size(width: 400, height: 300)) {
      List(
        log.lines.filtered(by: LogFilter(term: "kernel")) { $1.matches($0) }, estimatedRowHeight: 20
      ) { line in Text("line \(line.id)") }
    }
    log.grow(by: 20)
    app.settle()
    let kernel = (0..<40).filter { LogLine(id: $0).source == "kernel" }
    #expect(kernel.count < 15, "all of them are in sight")
    #expect(app.findAll(.textContaining("line ")).compactMap(\.text) == kernel.map { "line \($0)" })
  }

  @Test func `following costs the main thread what the new lines do, however long the log is`()
    async throws
  {
    let few = try await follow(1_000)
    let many = try await follow(2_000_000)
    #expect(few.builds == many.builds)
    #expect(few.views == many.views)
    #expect(few.rows == many.rows)
  }

  /// Returns the work that a hundred new lines cause while the end is visible.
  private func follow(_ count: Int) async throws -> (builds: Int, views: Int, rows: Int) {
    let (log, controller) = (LogModel(count: count), ListController())
    log.load()
    let app = TestHost(size: Size(width: 400, height: 300)) {
      List(
        log.lines.filtered(by: LogFilter()) { $1.matches($0) }, estimatedRowHeight: 20,
        controller: controller
      ) { line in Text(line.text).frame(height: 20) }
      .opens(at: .end).followsEnd()
    }
    app.settle()
    let before = controller.counters
    var builds = 0
    for _ in 0..<10 {
      builds += app.updates { log.grow(by: 10) }.componentsBuilt
      app.settle()
    }
    #expect(app.contains(.text(LogLine(id: count + 99).text)))
    return (
      builds, controller.counters.rowViewsCreated - before.rowViewsCreated,
      controller.counters.rowsMounted - before.rowsMounted
    )
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
