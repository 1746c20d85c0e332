#if GTK
@testable import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

@testable import Gallery

extension GTKTests {
  /// The chat of the gallery with a real pointer and real keys.
  @MainActor @Suite struct ChatInputTests {
    private func show(
      height: Int32 = 400, pace: Pace = .milliseconds(60)
    ) async throws -> ShownDemonstration {
      let chat = try await ShownDemonstration(
        Chat(count: 20_000, showsPictures: true).environment(ChatPace.self, pace), width: 520,
        height: height)
      await chat.wait(for: "19988. ")
      return chat
    }

    @Test func `a message is typed and sent, and the chat is at its end`() async throws {
      let chat = try await show()
      try await chat.focusField()
      try await Keyboard.type("On my way")
      try await Keyboard.press("Return")
      await chat.wait(for: "On my way")
      await MainLoop.run { !chat.texts.contains { $0.hasSuffix("↓") } }
    }

    @Test func `a button jumps to the latest message`() async throws {
      let chat = try await show()
      #expect(!chat.texts.contains { $0.hasPrefix("19998. ") })
      try await chat.click("↓")
      await chat.wait(for: "19998. ")
      await MainLoop.run { !chat.texts.contains("↓") }
    }

    @Test func `an answer is written word by word, and its end stays in sight`() async throws {
      let (words, continuation) = AsyncStream<Void>.makeStream()
      let pace = Pace {
        for await _ in words { return }
        throw CancellationError()
      }
      let chat = try await show(pace: pace)
      try await chat.click("↓")
      await MainLoop.run { !chat.texts.contains("↓") }
      try await chat.click("Ask")
      await chat.wait(for: "…")
      for beginning in ["It", "It took", "It took longer"] {
        continuation.yield()
        await MainLoop.run { chat.texts.contains(beginning) }
      }
      for _ in 0..<80 { continuation.yield() }
      await MainLoop.run { chat.texts.contains("edited") }
      await MainLoop.settle()
      await chat.window.frame()
      #expect(chat.texts.contains { $0.hasPrefix("It took") && $0.contains("before ten") })
      #expect(!chat.texts.contains { $0.hasSuffix("↓") })
      let list = try #require(chat.view.root.scrollViews.first)
      #expect(abs(list.contentHeight - list.scrollOffset - list.viewportSize.height) < 1)
      continuation.finish()
    }

    @Test func `messages that arrive below the reader are counted`() async throws {
      let chat = try await show(pace: Pace { await Task.yield() })
      let (first, before) = ("19988. ", try chat.place(of: "19988. "))
      try await chat.click("Ask")
      await chat.wait(for: "1 new ↓")
      #expect(try chat.place(of: first) == before)
      // Until the answer is written, nothing else can be asked.
      await MainLoop.run { ChatInputTests.canAsk(chat.view.root) }
      try await chat.click("Ask")
      await chat.wait(for: "2 new ↓")
      try await chat.click("2 new ↓")
      await chat.wait(for: "It took longer")
      await MainLoop.run { !chat.texts.contains { $0.hasSuffix("↓") } }
    }

    /// Returns `true` if the button "Ask" is in a view and can be pressed.
    private static func canAsk(_ view: GTKView) -> Bool {
      let text = (view as? GTKTextView)?.textLayout?.content.plainText
      if text == "Ask" { return gtk_widget_is_sensitive(view.widget) != 0 }
      return view.subviews.contains(where: canAsk)
    }

    @Test func `older messages are loaded while the wheel turns`() async throws {
      let chat = try await show()
      await InputTool.run("mousemove 200 150")
      for _ in 0..<60 where !chat.texts.contains(where: { $0.hasPrefix("19799. ") }) {
        await InputTool.run("click --repeat 8 --delay 1 4")
      }
      #expect(chat.texts.contains { $0.hasPrefix("19799. ") })
    }

    @Test func `a text is selected across messages and copied`() async throws {
      let chat = try await show()
      let first = try chat.place(of: "19988. ")
      let second = try chat.place(of: "19989. ")
      await InputTool.drag(from: first, to: second)
      await InputTool.run("mouseup 1")
      try await Keyboard.press("ctrl+c")
      let copied = try await chat.waitForClipboard(containing: "19989. ")
      #expect(copied.split(separator: "\n").count >= 2, "\(copied)")
    }

    @Test func `a reaction is pressed with the pointer`() async throws {
      let chat = try await show(height: 900)
      let sign = try #require(chat.texts.first { $0.hasPrefix("👍") })
      let count = try #require(Int(sign.split(separator: " ")[1]))
      try await chat.click("👍")
      await chat.wait(for: "👍 \(count + 1)")
    }
  }
}
#endif
