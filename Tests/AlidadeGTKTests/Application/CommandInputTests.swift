#if GTK
import AlidadeApplication
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension Command {
  fileprivate static let save = Command("Save", shortcut: KeyCombination("s", .control))
  fileprivate static let delete = Command("Delete", shortcut: KeyCombination("d", .control))
}

/// A window with a menu and two fields, each with a component that can delete.
private struct Mail: App {
  var log = EventLog()

  var body: some Component {
    Window("Mail", size: Size(width: 300, height: 200)) {
      Menu("Edit") {
        MenuItem(.delete)
        MenuItem(.save)
      }
      .frame(width: 100, height: 40)
      for name in ["folders", "letters"] {
        TextField(name, text: "") { _ in }
          .frame(width: 200, height: 40)
          .onCommand(.delete, title: "Delete in \(name)") { log.record("delete in \(name)") }
          .key(name)
      }
    }
    .onCommand(.save) { log.record("save") }
  }
}

extension GTKTests {
  /// Commands with a real keyboard and a real pointer.
  @MainActor @Suite struct CommandInputTests {
    private let log = EventLog()

    private func start() async throws -> GTKApplication {
      let application = GTKApplication(Mail(log: log), settings: MemorySettings())
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_window_is_active(window.widget.window) != 0 }
      await MainLoop.settle()
      return application
    }

    private func focus(_ index: Int, _ application: GTKApplication) throws {
      let window = try #require(application.window)
      let fields = all(GTKTextInputView.self, in: window.hostingView.root)
      #expect(gtk_widget_child_focus(fields[index].widget, GTK_DIR_TAB_FORWARD) != 0)
    }

    private func all<View: NativeView>(_ type: View.Type, in view: GTKView) -> [View] {
      view.subviews.flatMap { view in
        ((view as? View).map { [$0] } ?? []) + all(type, in: view)
      }
    }

    /// Returns a point of a view on the display, whose corner the window is in.
    private func place(of view: GTKView, in window: GTKWindow) -> (Int, Int) {
      var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
      gtk_widget_translate_coordinates(view.widget, window.widget, 10, 10, &x, &y)
      gtk_native_get_surface_transform(OpaquePointer(window.widget), &left, &top)
      return (Int(x + left), Int(y + top))
    }

    @Test func `keys perform commands along the focus`() async throws {
      let application = try await start()
      try focus(1, application)
      await InputTool.press("ctrl+d")
      await MainLoop.run { !log.entries.isEmpty }
      try focus(0, application)
      await InputTool.press("ctrl+d")
      await MainLoop.run { log.entries.count == 2 }
      await InputTool.press("ctrl+s")
      await MainLoop.run { log.entries.count == 3 }
      #expect(log.entries == ["delete in letters", "delete in folders", "save"])
      application.application?.end()
    }

    @Test func `a menu that takes the focus means what had it`() async throws {
      let application = try await start()
      let window = try #require(application.window)
      try focus(1, application)
      await MainLoop.settle()
      let button = try #require(all(GTKMenuView.self, in: window.hostingView.root).first)
      let (x, y) = place(of: button, in: window)
      await InputTool.click(x, y)
      await MainLoop.run {
        let popover = gtk_menu_button_get_popover(button.content.opaque)
        return popover.map { gtk_widget_get_mapped(UnsafeMutableRawPointer($0).widget) != 0 }
          ?? false
      }
      await MainLoop.settle()
      #expect(
        button.controlContent.sections.items.map(\.title) == ["Delete in letters", "Save"])
      #expect(button.controlContent.sections.items.map(\.isEnabled) == [true, true])
      await InputTool.press("Home Return")
      await MainLoop.run { !log.entries.isEmpty }
      #expect(log.entries == ["delete in letters"])
      application.application?.end()
    }

    @Test func `Control-W closes the window`() async throws {
      let application = try await start()
      await InputTool.press("ctrl+w")
      await MainLoop.run { application.windows.isEmpty }
      #expect(application.windows.isEmpty)
    }
  }
}
#endif
