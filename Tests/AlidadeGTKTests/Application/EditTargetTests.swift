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

/// A window with menus, buttons of commands, text, a field and a card that is copied.
private struct Page: App {
  var log = EventLog()

  var body: some Component {
    Window("Page", size: Size(width: 400, height: 400)) {
      Column(spacing: 10, alignment: .start) {
        MenuBar { Menu.edit }
        Row(spacing: 10) {
          Button(.copy)
          Button("Other") {}
          Menu("More") { MenuGroup.editing }
        }
        Text("some words").family(.monospaced).size(16).textSelection()
        TextField("Name", initialText: "Ada")
        Column { Button("Card") {} }
          .copyable(.text("card")).onPaste(of: [.text, .files]) { log.record("\($0)") }
      }
    }
  }
}

extension GTKTests {
  /// What the menu "Edit" and buttons of its commands act on, with a real pointer and keyboard.
  @MainActor @Suite struct EditTargetTests {
    private let log = EventLog()

    private struct Shown {
      let application: GTKApplication
      let window: GTKWindow
      let bar: GTKMenuBarView
      let menu: GTKMenuView
      let text: GTKTextView
      let field: GTKTextInputView

      @MainActor func all<View: NativeView>(_ type: View.Type) -> [View] {
        Shown.all(type, in: window.hostingView.root)
      }

      @MainActor static func all<View: NativeView>(_ type: View.Type, in view: GTKView) -> [View] {
        view.subviews.flatMap { view in
          ((view as? View).map { [$0] } ?? []) + all(type, in: view)
        }
      }

      @MainActor func button(_ title: String) throws -> GTKPressableView {
        try #require(all(GTKPressableView.self).first { $0.contentLabel == title })
      }

      /// The titles of the items of the menu bar that can be chosen.
      @MainActor var enabled: [String] {
        bar.controlContent.menus.flatMap(\.sections).items.filter(\.isEnabled).map(\.title)
      }

      @MainActor func expect(
        _ titles: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
      ) async {
        await MainLoop.run(until: { enabled == titles }, sourceLocation: sourceLocation)
        #expect(enabled == titles, sourceLocation: sourceLocation)
      }

      /// Clicks near the corner of a view, on the display, whose corner the window is in.
      @MainActor func click(_ view: GTKView, count: Int = 1) async {
        await click(view.widget, count: count)
      }

      @MainActor func click(_ widget: UnsafeMutablePointer<GtkWidget>, count: Int = 1) async {
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        gtk_widget_translate_coordinates(widget, window.widget, 10, 10, &x, &y)
        gtk_native_get_surface_transform(OpaquePointer(window.widget), &left, &top)
        let (column, row) = (Int(x + left), Int(y + top))
        if count == 1 { return await InputTool.click(column, row) }
        await InputTool.run("mousemove \(column) \(row) click --repeat \(count) --delay 10 1")
      }
    }

    private func start() async throws -> Shown {
      let application = GTKApplication(Page(log: log), settings: MemorySettings())
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_window_is_active(window.widget.window) != 0 }
      await MainLoop.settle()
      let root = window.hostingView.root
      return Shown(
        application: application, window: window,
        bar: try #require(Shown.all(GTKMenuBarView.self, in: root).first),
        menu: try #require(Shown.all(GTKMenuView.self, in: root).first),
        text: try #require(
          Shown.all(GTKTextView.self, in: root).first { $0.selectionHandler != nil }),
        field: try #require(Shown.all(GTKTextInputView.self, in: root).first))
    }

    private func expectClipboard(
      _ text: String, _ shown: Shown, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async {
      var found: String?
      for _ in 0..<20 where found != text {
        var isDone = false
        let isThere = TransferRead.start(in: shown.window.widget, .text) { result in
          if case .success(.text(let content)) = result { found = content }
          isDone = true
        }
        if isThere { await MainLoop.run { isDone } }
        await MainLoop.settle()
      }
      #expect(found == text, sourceLocation: sourceLocation)
    }

    private func clear(_ shown: Shown) async {
      gdk_clipboard_set_content(gtk_widget_get_clipboard(shown.window.widget), nil)
      await MainLoop.settle()
    }

    /// Selects the text of the field with the pointer and the keyboard.
    private func selectField(_ shown: Shown) async {
      await shown.click(shown.field)
      await MainLoop.run { shown.field.containsFocus }
      await InputTool.press("ctrl+a")
      await MainLoop.run { shown.field.selection.range == 0..<3 }
    }

    private func expectMapped(_ popover: UnsafeMutablePointer<GtkWidget>) async {
      await MainLoop.run { gtk_widget_get_mapped(popover) != 0 }
      await MainLoop.settle()
    }

    // MARK: - Menus

    @Test func `a click on Copy in the menu bar copies what is selected in the field`() async throws
    {
      let shown = try await start()
      await clear(shown)
      await selectField(shown)
      await shown.expect(["Cut", "Copy", "Delete", "Select All"])
      let item = try #require(gtk_widget_get_first_child(shown.bar.content))
      await shown.click(item)
      let popover = try #require(item.first(of: gtk_popover_menu_get_type()))
      await expectMapped(popover)
      #expect(shown.enabled == ["Cut", "Copy", "Delete", "Select All"])
      try await popover.clickItem("Copy")
      await expectClipboard("Ada", shown)
      await MainLoop.run { shown.field.containsFocus }
      #expect(shown.field.selection.range == 0..<3)
      shown.application.application?.end()
    }

    @Test func `a click on Copy in a menu button copies what is selected in the field`()
      async throws
    {
      let shown = try await start()
      await clear(shown)
      await selectField(shown)
      await shown.click(shown.menu)
      let popover = try #require(shown.menu.content.first(of: gtk_popover_menu_get_type()))
      await expectMapped(popover)
      #expect(shown.enabled == ["Cut", "Copy", "Delete", "Select All"])
      try await popover.clickItem("Copy")
      await expectClipboard("Ada", shown)
      await MainLoop.run { shown.field.containsFocus }
      shown.application.application?.end()
    }

    // MARK: - Buttons

    @Test func `a click on a button of a command leaves the selected text the focus`() async throws
    {
      let shown = try await start()
      await clear(shown)
      await shown.click(shown.text, count: 2)
      await MainLoop.run { shown.text.selectedRange == 0..<4 }
      await shown.expect(["Copy", "Select All"])
      await shown.click(try shown.button("Copy"))
      await expectClipboard("some", shown)
      #expect(gtk_widget_is_focus(shown.text.widget) != 0)
      #expect(shown.text.selectedRange == 0..<4)
      await shown.click(try shown.button("Other"))
      await MainLoop.run { shown.text.selectedRange == nil }
      await shown.expect([])
      shown.application.application?.end()
    }

    @Test func `a button of a command that Tab reaches acts on the text that had the focus`()
      async throws
    {
      let shown = try await start()
      await clear(shown)
      await shown.click(shown.text, count: 2)
      await MainLoop.run { shown.text.selectedRange == 0..<4 }
      await shown.expect(["Copy", "Select All"])
      let copy = try shown.button("Copy")
      // Backward, the menu button and the other button come first.
      await InputTool.press("shift+Tab")
      #expect(shown.menu.containsFocus)
      await shown.expect(["Copy", "Select All"])
      gtk_widget_grab_focus(copy.widget)
      await MainLoop.settle()
      await shown.expect(["Copy", "Select All"])
      await InputTool.press("space")
      await expectClipboard("some", shown)
      await InputTool.press("Tab")
      await MainLoop.run { shown.text.selectedRange == nil }
      await shown.expect([])
      shown.application.application?.end()
    }

    @Test func `a field is acted on only while it has the focus`() async throws {
      let shown = try await start()
      await clear(shown)
      await selectField(shown)
      await shown.click(try shown.button("Other"))
      await shown.expect([])
      await shown.click(shown.field)
      await MainLoop.run { shown.enabled.contains("Select All") }
      shown.application.application?.end()
    }

    // MARK: - Components that are copied

    @Test func `the keys and the menu copy and paste the same component`() async throws {
      let shown = try await start()
      await clear(shown)
      await shown.click(try shown.button("Card"))
      await shown.expect(["Copy"])
      await InputTool.press("ctrl+c")
      await expectClipboard("card", shown)
      await shown.expect(["Copy", "Paste"])
      await InputTool.press("ctrl+v")
      await MainLoop.run { !log.entries.isEmpty }
      let item = try #require(gtk_widget_get_first_child(shown.bar.content))
      await shown.click(item)
      let popover = try #require(item.first(of: gtk_popover_menu_get_type()))
      await expectMapped(popover)
      try await popover.clickItem("Paste")
      await MainLoop.run { log.entries.count == 2 }
      #expect(log.take() == ["text(\"card\")", "text(\"card\")"])
      _ = TransferContent.files(["/tmp/a b"]).copy(from: shown.window.widget)
      await MainLoop.settle()
      await InputTool.press("ctrl+v")
      await MainLoop.run { !log.entries.isEmpty }
      #expect(log.take() == ["files([\"/tmp/a b\"])"])
      shown.application.application?.end()
    }
  }
}
#endif
