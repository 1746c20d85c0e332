#if GTK
import AlidadeApplication
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeLists
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

/// A window with an edit menu, fields, and a list.
private struct Form: App {
  var log = EventLog()

  var body: some Component {
    Window("Form", size: Size(width: 400, height: 400)) {
      MenuBar { Menu.edit }
      TextField("Name", initialText: "Ada")
      TextEditor("Notes", initialText: "one two")
      SecureField("Password", initialText: "secret")
      List(0..<3, id: \.self) { Text("row \($0)") }.textSelection().frame(height: 80)
    }
    .onCommand(.copy) { log.record("copy all") }
  }
}

extension GTKTests {
  /// The menu "Edit" with a real keyboard.
  @MainActor @Suite struct EditMenuTests {
    private let log = EventLog()

    private struct Shown {
      let application: GTKApplication
      let window: GTKWindow
      let bar: GTKMenuBarView
      let fields: [GTKTextInputView]

      /// The titles of the items that can be chosen.
      @MainActor var enabled: [String] {
        bar.controlContent.menus.flatMap(\.sections).items.filter(\.isEnabled).map(\.title)
      }

      @MainActor func expect(
        _ titles: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
      ) async {
        await MainLoop.run(until: { enabled == titles }, sourceLocation: sourceLocation)
        #expect(enabled == titles, sourceLocation: sourceLocation)
      }

      /// Chooses an item as soon as it is enabled, as GTK does for a press on it.
      @MainActor func choose(_ title: String) async throws {
        await MainLoop.run { enabled.contains(title) }
        let items = bar.controlContent.menus.flatMap(\.sections).items
        let item = try #require(items.first { $0.title == title && $0.isEnabled })
        bar.changeHandler?.send(item.number)
      }

      @MainActor func focus(_ field: GTKTextInputView) async {
        #expect(gtk_widget_child_focus(field.widget, GTK_DIR_TAB_FORWARD) != 0)
        field.selection = TextSelection(caret: 0)
        await MainLoop.settle()
      }
    }

    private func start() async throws -> Shown {
      let application = GTKApplication(Form(log: log), settings: MemorySettings())
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_window_is_active(window.widget.window) != 0 }
      await MainLoop.settle()
      let root = window.hostingView.root
      let bar = try #require(all(GTKMenuBarView.self, in: root).first)
      return Shown(
        application: application, window: window, bar: bar,
        fields: all(GTKTextInputView.self, in: root))
    }

    private func all<View: NativeView>(_ type: View.Type, in view: GTKView) -> [View] {
      view.subviews.flatMap { view in
        ((view as? View).map { [$0] } ?? []) + all(type, in: view)
      }
    }

    /// The text on the clipboard, which another part of the program has written.
    private func clipboard(_ shown: Shown) async -> String? {
      var text: String?
      var isDone = false
      let isThere = TransferRead.start(in: shown.window.widget, .text) { result in
        if case .success(.text(let found)) = result { text = found }
        isDone = true
      }
      if isThere { await MainLoop.run { isDone } }
      return text
    }

    @Test(arguments: [0, 1])
    func `the items follow the selection, and edit the field`(_ index: Int) async throws {
      let shown = try await start()
      let field = shown.fields[index]
      let text = field.text
      field.window?.clearClipboard()
      await shown.focus(field)
      await shown.expect(["Copy", "Select All"])
      try await shown.choose("Select All")
      await shown.expect(["Cut", "Copy", "Delete", "Select All"])
      try await shown.choose("Cut")
      await MainLoop.run { field.text.isEmpty }
      #expect(await clipboard(shown) == text)
      await shown.expect(["Undo", "Copy", "Paste"])
      try await shown.choose("Paste")
      await MainLoop.run { field.text == text }
      try await shown.choose("Undo")
      await MainLoop.run { field.text.isEmpty }
      await shown.expect(["Undo", "Redo", "Copy", "Paste"])
      #expect(log.take() == [])
      shown.application.application?.end()
    }

    @Test func `a key copies once, in the field if text is selected there`() async throws {
      let shown = try await start()
      let field = shown.fields[0]
      await shown.focus(field)
      await InputTool.press("ctrl+c")
      await MainLoop.run { !log.entries.isEmpty }
      await MainLoop.settle()
      #expect(log.take() == ["copy all"])
      await InputTool.press("ctrl+a")
      await MainLoop.run { field.selection.range == 0..<3 }
      await InputTool.press("ctrl+c")
      await MainLoop.settle()
      #expect(await clipboard(shown) == "Ada")
      #expect(log.take() == [])
      shown.application.application?.end()
    }

    @Test func `secret text is neither cut nor copied`() async throws {
      let shown = try await start()
      let field = shown.fields[2]
      await shown.focus(field)
      #expect(field.perform(.selectAll))
      await MainLoop.settle()
      #expect(!field.perform(.copy) && !field.perform(.cut))
      #expect(field.editingCommands.isSuperset(of: [.delete, .selectAll]))
      try await shown.choose("Copy")
      #expect(log.take() == ["copy all"], "the password isn't what is copied")
      shown.application.application?.end()
    }

    @Test func `a list with the focus selects and copies its text`() async throws {
      let shown = try await start()
      let list = try #require(
        all(GTKScrollView.self, in: shown.window.hostingView.root).first)
      #expect(list.focusViewport())
      await shown.expect(["Copy", "Select All"])
      try await shown.choose("Select All")
      await MainLoop.settle()
      try await shown.choose("Copy")
      await MainLoop.run { log.entries.isEmpty }
      var copied: String?
      for _ in 0..<100 where copied != "row 0\nrow 1\nrow 2" {
        await MainLoop.settle()
        copied = await clipboard(shown)
      }
      #expect(copied == "row 0\nrow 1\nrow 2")
      #expect(log.take() == [])
      shown.application.application?.end()
    }
  }
}

extension GTKTextInputView {
  /// The window that contains the view.
  fileprivate var window: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_root(widget).map { UnsafeMutableRawPointer($0).widget }
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Removes everything from the clipboard of the widget's display.
  @MainActor fileprivate func clearClipboard() {
    gdk_clipboard_set_content(gtk_widget_get_clipboard(self), nil)
  }
}
#endif
