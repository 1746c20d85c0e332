#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Selects the characters of a text with a real pointer and keyboard.
  @MainActor @Suite struct SelectableTextTests {
    private struct Page: Component {
      var body: some Component {
        Column(spacing: 10, alignment: .start) {
          Text("some words of text").family(.monospaced).size(16).textSelection()
          Button("Press") {}
        }
        .padding(20)
      }
    }

    private func selected(_ text: GTKTextView) -> String? {
      text.selectedRange.flatMap { range in
        text.textLayout.map {
          String(decoding: Array($0.content.plainText.utf8)[range], as: UTF8.self)
        }
      }
    }

    /// Waits until characters are selected, which the next frame shows.
    private func expectSelection(_ characters: String?, in text: GTKTextView) async {
      await MainLoop.run { selected(text) == characters }
      #expect(selected(text) == characters)
    }

    /// Returns the place before a character, in the window.
    private func place(
      _ character: Int, of text: GTKTextView, in window: TestWindow
    ) throws -> (Int, Int) {
      let layout = try #require(text.textLayout)
      let rectangle = try #require(
        layout.rectangles(of: character..<character + 1, width: text.frame.size.width).first)
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(text.widget, window.widget, &bounds)
      return (
        Int((Double(bounds.origin.x) + rectangle.minX + 1).rounded()),
        Int(Double(bounds.origin.y) + (rectangle.minY + rectangle.maxY) / 2)
      )
    }

    private func clipboard(_ window: TestWindow) async -> String? {
      var found: String?
      var isDone = false
      window.host.paste(of: .text) { content in
        if case .success(.text(let text)) = content { found = text }
        isDone = true
      }
      await MainLoop.run { isDone }
      return found
    }

    @Test func `a drag selects, and Control-C copies`() async throws {
      let (window, view) = await TestWindow.showing(Page(), width: 400)
      try await Keyboard.focus(window)
      let text = try #require(view.root.texts.first)
      try await InputTool.drag(
        from: place(5, of: text, in: window), to: place(13, of: text, in: window))
      await InputTool.run("mouseup 1")
      await expectSelection("words of", in: text)
      try await Keyboard.press("ctrl+c")
      #expect(await clipboard(window) == "words of")
      try await Keyboard.press("shift+Right", "shift+Right")
      await expectSelection("words of t", in: text)
      try await Keyboard.press("Escape")
      await expectSelection(nil, in: text)
    }

    /// A text above a field into which it is pasted.
    private struct Pasting: Component {
      let log: EventLog

      var body: some Component {
        Column(spacing: 10, alignment: .start) {
          Text("some words of text").family(.monospaced).size(16).textSelection()
          TextField("Name", text: Binding("") { [log] in log.record($0) }).frame(width: 200)
        }
        .padding(20)
      }
    }

    @Test func `the middle button pastes the selected text into a field`() async throws {
      let log = EventLog()
      let (window, view) = await TestWindow.showing(Pasting(log: log), width: 400)
      try await Keyboard.focus(window)
      let text = try #require(view.root.texts.first)
      let (x, y) = try place(6, of: text, in: window)
      await InputTool.click(x, y, count: 2)
      await expectSelection("words", in: text)
      await InputTool.click(x, y + 35, button: 2)
      await MainLoop.run { !log.entries.isEmpty }
      #expect(log.entries == ["words"])
    }

    @Test func `a double click selects a word, a triple click everything`() async throws {
      let (window, view) = await TestWindow.showing(Page(), width: 400)
      try await Keyboard.focus(window)
      let text = try #require(view.root.texts.first)
      let (x, y) = try place(6, of: text, in: window)
      await InputTool.click(x, y, count: 2)
      await expectSelection("words", in: text)
      await InputTool.click(x, y, count: 3)
      await expectSelection("some words of text", in: text)
    }

    @Test func `a selection stays when a menu opens, and ends when the focus goes on`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Page(), width: 400)
      try await Keyboard.focus(window)
      let text = try #require(view.root.texts.first)
      let (x, y) = try place(6, of: text, in: window)
      await InputTool.click(x, y, count: 2)
      await expectSelection("words", in: text)
      await InputTool.click(x, y, button: 3)
      await MainLoop.settle()
      await expectSelection("words", in: text)
      try await Keyboard.press("Escape")
      await MainLoop.run { gtk_widget_is_focus(text.widget) != 0 }
      try await Keyboard.press("Tab")
      await MainLoop.run { gtk_widget_is_focus(text.widget) == 0 }
      await expectSelection(nil, in: text)
    }

    @Test func `text that isn't selectable has no controllers and no focus`() async throws {
      let (window, view) = await TestWindow.showing(Text("plain"), width: 400)
      let text = try #require(view.root.texts.first)
      let controllers = gtk_widget_observe_controllers(text.widget)
      defer { controllers.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
      #expect(g_list_model_get_n_items(controllers) == 0)
      #expect(gtk_widget_get_focusable(text.widget) == 0)
      withExtendedLifetime(window) {}
    }

    @Test func `a view that was selectable is like a new one afterward`() async {
      let window = await TestWindow()
      let text = window.add(GTKTextView(), Rect(x: 0, y: 0, width: 100, height: 20))
      text.selectionHandler = EventHandler { _ in }
      #expect(gtk_widget_get_focusable(text.widget) != 0)
      text.selectionHandler = nil
      let controllers = gtk_widget_observe_controllers(text.widget)
      defer { controllers.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
      #expect(g_list_model_get_n_items(controllers) == 0)
      #expect(gtk_widget_get_focusable(text.widget) == 0)
      #expect(gtk_widget_get_cursor(text.widget) == nil)
    }
  }
}
#endif
