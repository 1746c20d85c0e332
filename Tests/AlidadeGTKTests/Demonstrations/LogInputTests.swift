#if GTK
import AlidadeNative
import Testing

@testable import AlidadeGTK
@testable import Gallery

extension GTKTests {
  /// The log of the gallery with a real pointer and real keys.
  @MainActor @Suite struct LogInputTests {
    private let count = 2_000

    private func show() async throws -> ShownDemonstration {
      let log = try await ShownDemonstration(LogView(count: count, showsSource: true))
      await log.wait(for: LogLine(id: count - 1).text)
      return log
    }

    @Test func `letters in the filter leave the lines that match`() async throws {
      let log = try await show()
      try await log.focusField()
      try await Keyboard.type("kernel")
      await MainLoop.run { !log.texts.contains("network") && log.texts.contains("kernel") }
      let sources = Set((0..<5).map { LogLine(id: $0).source })
      #expect(sources.intersection(log.texts) == ["kernel"])
    }

    @Test func `a level that is chosen leaves the lines that are at least as important`()
      async throws
    {
      let log = try await show()
      try await log.choose("error")
      let errors = (0..<count).map { LogLine(id: $0) }.filter { $0.level == .error }
      await MainLoop.run { log.texts.contains(errors[errors.count - 1].text) }
      await MainLoop.run { !log.texts.contains("info") && !log.texts.contains("warning") }
      #expect(log.texts.count { $0 == "error" } > 5)
      try await log.choose("debug")
      await log.wait(for: LogLine(id: count - 1).text)
    }

    /// A log to which lines are added whenever the sequence yields.
    private func showRunning() async throws -> (
      log: ShownDemonstration, additions: AsyncStream<Void>.Continuation
    ) {
      let (additions, continuation) = AsyncStream<Void>.makeStream()
      let log = try await ShownDemonstration(
        LogView(count: count, showsSource: true)
          .environment(
            LogPace.self,
            Pace {
              for await _ in additions { return }
              throw CancellationError()
            }))
      await log.wait(for: LogLine(id: count - 1).text)
      let roles = ["check box", "toggle button", "switch"]
      let run = try #require(
        await AccessibilityClient.elements().first { $0.name == "Run" && roles.contains($0.role) })
      try await AccessibilityClient.press(run.role, "Run")
      return (log, continuation)
    }

    @Test func `a reader who turns the wheel leaves the end, and stays there while lines arrive`()
      async throws
    {
      let (log, additions) = try await showRunning()
      additions.yield()
      await log.wait(for: LogLine(id: count + 9).text)
      await InputTool.run("mousemove 300 200 click --repeat 6 --delay 20 4")
      await log.window.frame()
      let list = try #require(log.view.root.scrollViews.first { $0.role == .table })
      let offset = list.scrollOffset
      let texts = log.texts.filter { $0.contains("request") }
      #expect(!texts.contains(LogLine(id: count + 9).text))
      for number in 2...4 {
        additions.yield()
        let total = "\(count + number * 10)"
        await MainLoop.run {
          log.texts.contains { $0.hasSuffix(" lines") && $0.filter(\.isNumber) == total }
        }
        await log.window.frame()
      }
      #expect(list.scrollOffset == offset)
      #expect(log.texts.filter { $0.contains("request") } == texts)
      // Back at the end, the list follows it again.
      await InputTool.run("mousemove 300 200 click --repeat 40 --delay 5 5")
      await log.wait(for: LogLine(id: count + 39).text)
      additions.yield()
      await log.wait(for: LogLine(id: count + 49).text)
      additions.finish()
    }

    @Test func `the border of a column is dragged`() async throws {
      let log = try await show()
      let (time, level) = (try log.place(of: "Time"), try log.place(of: "Level"))
      let border = try #require(left(of: LogLine(id: count - 1).level, in: log))
      await InputTool.drag(from: (80, time.1), to: (140, time.1))
      await InputTool.run("mouseup 1")
      await log.window.frame()
      #expect(try log.place(of: "Level").0 > level.0 + 40)
      #expect(try log.place(of: "Time").1 == time.1)
      let moved = try #require(left(of: LogLine(id: count - 1).level, in: log))
      #expect(moved - border > 40 && moved - border <= 61)
      #expect(log.texts.contains(LogLine(id: count - 1).text))
    }

    /// The middle of the first level that is shown.
    private func left(of level: LogLine.Level, in log: ShownDemonstration) -> Int? {
      (try? log.place(of: "\(level)"))?.0
    }

    @Test func `lines are selected with the pointer and copied`() async throws {
      let log = try await show()
      let lines = (count - 3..<count).map { LogLine(id: $0) }
      let (first, last) = (try log.place(of: lines[0].text), try log.place(of: lines[2].text))
      await InputTool.drag(from: first, to: last)
      await InputTool.run("mouseup 1")
      try await Keyboard.press("ctrl+c")
      let copied = try await log.waitForClipboard(containing: lines[1].text)
        .split(separator: "\n")
      #expect(copied.count == 3)
    }

    @Test func `the keys lead to the start and back to the end`() async throws {
      let log = try await show()
      try await log.click(LogLine(id: count - 1).text)
      try await Keyboard.press("Home")
      await log.wait(for: LogLine(id: 0).text)
      #expect(!log.texts.contains(LogLine(id: count - 1).text))
      try await Keyboard.press("End")
      await log.wait(for: LogLine(id: count - 1).text)
    }

    @Test func `a switch lets lines arrive, and the last one stays in sight`() async throws {
      let log = try await ShownDemonstration(
        LogView(count: count, showsSource: true)
          .environment(LogPace.self, Pace { await Task.yield() }))
      await log.wait(for: LogLine(id: count - 1).text)
      let roles = ["check box", "toggle button", "switch"]
      let run = try #require(
        await AccessibilityClient.elements().first { $0.name == "Run" && roles.contains($0.role) })
      try await AccessibilityClient.press(run.role, "Run")
      await MainLoop.run { !log.texts.contains(LogLine(id: count - 1).text) }
      try await AccessibilityClient.press(run.role, "Run")
      let offset = log.view.root.scrollViews.map(\.contentOffset.y).max() ?? 0
      #expect(offset > Double(count) * 20)
    }
  }
}
#endif
