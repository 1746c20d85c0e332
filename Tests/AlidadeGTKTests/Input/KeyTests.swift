#if GTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  @MainActor @Suite struct KeyTests {
    private let told = EventLog()

    private func listen(
      _ view: GTKView, for input: ViewInput,
      _ describe: @escaping @MainActor (ViewInputEvent) -> String
    ) {
      let told = told
      view.listen(for: input, EventHandler { told.record(describe($0)) })
    }

    /// A window with a view around an entry, which has the focus; the window is active.
    private func focusedEntry() async -> (TestWindow, GTKView, GTKWidgetView) {
      let window = await TestWindow()
      let around = window.add(GTKView(), Rect(x: 0, y: 0, width: 200, height: 60))
      let entry = GTKWidgetView(content: gtk_entry_new())
      window.host.insert(entry, into: around, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 200, height: 40), of: entry)
      await InputTool.click(50, 20)
      await InputTool.activate(window)
      gtk_widget_grab_focus(entry.content)
      return (window, around, entry)
    }

    private func text(of entry: GTKWidgetView) -> String {
      gtk_editable_get_text(OpaquePointer(entry.content)).map { String(cString: $0) } ?? ""
    }

    @Test func `a letter of another script is the Latin letter of its key in shortcuts`()
      async throws
    {
      await TestWindow().frame()
      // The key of the letter C has this code on every keyboard for PCs.
      func pressed(_ modifiers: GdkModifierType) -> KeyCombination? {
        KeyCombination(keyPressed: [
          .int(Int(GDK_KEY_Cyrillic_es)), .int(54), .int(Int(modifiers.rawValue)),
        ])
      }
      #expect(pressed(GDK_CONTROL_MASK) == KeyCombination("c", .control))
      #expect(pressed(GdkModifierType(rawValue: 0)) == KeyCombination("\u{441}"))
    }

    @Test func `GTK names the modifiers of shortcuts in the same order`() async throws {
      await TestWindow().frame()
      for bits in UInt8(0)..<16 {
        let keys = KeyCombination("a", KeyModifiers(rawValue: bits))
        let modifiers = GdkModifierType(rawValue: keys.modifiers.state)
        let label = gtk_accelerator_get_label(try #require(keys.key.keyval), modifiers)
        defer { g_free(label) }
        #expect(label.map { String(cString: $0) } == keys.description)
      }
    }

    @Test func `a key goes to what has the focus first, and then outwards`() async {
      let (window, around, entry) = await focusedEntry()
      listen(around, for: .key(KeyCombination(.escape))) { _ in "escape" }
      listen(around, for: .key(KeyCombination(.character("a")))) { _ in "a" }
      listen(window.root, for: .key(KeyCombination(.escape))) { _ in "outer escape" }
      listen(window.root, for: .key(KeyCombination(.function(5), .control))) { _ in "F5" }
      await InputTool.press("a Escape ctrl+F5 F5")
      #expect(told.take() == ["escape", "F5"])
      #expect(text(of: entry) == "a")
      around.listen(for: .key(KeyCombination(.escape)), nil)
      await InputTool.press("Escape")
      #expect(told.take() == ["outer escape"])
    }

    @Test func `a shortcut works wherever the focus is, while its view is in sight`() async {
      let (window, _, entry) = await focusedEntry()
      let other = window.add(GTKView(), Rect(x: 0, y: 80, width: 50, height: 50))
      listen(other, for: .shortcut(KeyCombination(.character("s"), .control))) { _ in "save" }
      await InputTool.press("ctrl+s s")
      #expect(told.take() == ["save"])
      #expect(text(of: entry) == "s")
      window.host.setHidden(true, other)
      await InputTool.press("ctrl+s")
      #expect(told.take() == [])
      window.host.setHidden(false, other)
      await InputTool.press("ctrl+s")
      #expect(told.take() == ["save"])
      other.listen(for: .shortcut(KeyCombination(.character("s"), .control)), nil)
      await InputTool.press("ctrl+s")
      #expect(told.take() == [])
    }

    @Test func `the host reaches the clipboard`() async {
      let window = await TestWindow()
      let told = told
      window.host.copy(.text("words"))
      let hasSome = window.host.paste(of: [.text, .files]) { told.record("\($0)") }
      #expect(hasSome)
      await MainLoop.run { !told.entries.isEmpty }
      #expect(told.take() == ["success(AlidadeRender.TransferContent.text(\"words\"))"])
      #expect(!window.host.paste(of: .files) { _ in })
    }

    @Test func `what is dragged is dropped`() async {
      let window = await TestWindow()
      let source = window.add(GTKView(), Rect(x: 0, y: 0, width: 80, height: 80))
      let target = window.add(GTKView(), Rect(x: 100, y: 0, width: 80, height: 80))
      source.apply(.backgroundColor(.red))
      source.offer(.text("words"))
      listen(source, for: .tap(count: 1)) { _ in "tap" }
      listen(target, for: .drop(.files)) { _ in "files" }
      listen(target, for: .drop([.text])) {
        guard case .drop(let event) = $0 else { return "?" }
        if case .dropped(let content, _) = event { return "\(content)" }
        return "\(event)"
      }
      await InputTool.run("mousemove 20 20 mousedown 1")
      for x in stride(from: 25, through: 140, by: 5) { await InputTool.run("mousemove \(x) 30") }
      await InputTool.run("mousemove 141 31 mouseup 1")
      let told = told
      await MainLoop.run { told.entries.contains("text(\"words\")") }
      #expect(told.take().first == "entered")
      source.offer(nil)
      await InputTool.run("mousemove 20 20 mousedown 1")
      for x in stride(from: 25, through: 140, by: 20) { await InputTool.run("mousemove \(x) 30") }
      await InputTool.run("mouseup 1")
      #expect(told.take() == [])
    }
  }
}

extension InputTool {
  /// Has the window take the keys, which without a window manager goes by the pointer.
  static func activate(_ window: TestWindow) async {
    await run("mousemove 5 5")
    await MainLoop.run { gtk_window_is_active(window.window) != 0 }
  }
}

extension TestWindow {
  fileprivate var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }
}
#endif
