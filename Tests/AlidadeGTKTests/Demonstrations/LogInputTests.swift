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
