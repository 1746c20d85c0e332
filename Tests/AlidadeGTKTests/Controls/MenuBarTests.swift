#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

/// A window with menus, and a field.
private struct Page: Component {
  static let bold = Command("Bold", shortcut: KeyCombination("b", .control))
  let log: EventLog
  func initialState() -> Bool { false }

  func body(_ context: Context<Bool>) -> some Component {
    Column(alignment: .start) {
      MenuBar {
        Menu("File") {
          MenuItem("Open") { log.record("open") }
          MenuItem("Remove", isDestructive: true) { log.record("remove") }
        }
        Menu("Format") {
          MenuItem(Page.bold)
          MenuItem("Locked", isEnabled: false) { log.record("locked") }
        }
      }
      TextField("Text", text: "") { _ in }.frame(width: 200)
    }
    .onCommand(Page.bold, isOn: context.state) {
      log.record("bold")
      context.update { $0.toggle() }
    }
  }
}

extension GTKTests {
  /// Menu bars with a real keyboard and a real pointer.
  @MainActor @Suite struct MenuBarTests {
    private let log = EventLog()

    private func start() async throws -> (TestWindow, GTKHostingView, GTKMenuBarView) {
      let (window, view) = await TestWindow.showing(Page(log: log), width: 300, height: 200)
      try await Keyboard.focus(window)
      let bar = try #require(view.root.subviews.lazy.compactMap { find($0) }.first)
      return (window, view, bar)
    }

    private func find(_ view: GTKView) -> GTKMenuBarView? {
      view as? GTKMenuBarView ?? view.subviews.lazy.compactMap { find($0) }.first
    }

    /// The titles of the menus that are open.
    private func openMenus(_ bar: GTKMenuBarView) -> Int {
      var count = 0
      func walk(_ widget: UnsafeMutablePointer<GtkWidget>) {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
          if child.typeName == "GtkPopoverMenu", gtk_widget_get_mapped(child) != 0 { count += 1 }
          walk(child)
          next = gtk_widget_get_next_sibling(child)
        }
      }
      walk(bar.content)
      return count
    }

    @Test func `F10 opens the first menu`() async throws {
      let (window, view, bar) = try await start()
      await InputTool.press("F10")
      await MainLoop.run { openMenus(bar) == 1 || bar.containsFocus }
      if openMenus(bar) == 0 { await InputTool.press("Down") }
      await MainLoop.run { openMenus(bar) == 1 }
      await InputTool.press("Escape")
      await MainLoop.run { openMenus(bar) == 0 }
      withExtendedLifetime((window, view)) {}
    }

    @Test func `Alt with a letter opens a menu, and Escape closes it`() async throws {
      let (window, view, bar) = try await start()
      // "File" has F, so the second menu has O.
      await InputTool.press("alt+o")
      await MainLoop.run { openMenus(bar) == 1 }
      await InputTool.press("Escape")
      await MainLoop.run { openMenus(bar) == 0 }
      await InputTool.press("alt+f")
      await MainLoop.run { openMenus(bar) == 1 }
      await InputTool.press("Down Return")
      await MainLoop.run { !log.entries.isEmpty }
      #expect(log.take() == ["remove"])
      withExtendedLifetime((window, view)) {}
    }

    @Test func `a click opens a menu, and a command changes its check mark`() async throws {
      let (window, view, bar) = try await start()
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(bar.widget, window.widget, 10, 10, &x, &y)
      await InputTool.click(Int(x), Int(y))
      await MainLoop.run { openMenus(bar) == 1 }
      await InputTool.press("Escape")
      await MainLoop.run { openMenus(bar) == 0 }
      await InputTool.press("ctrl+b")
      await MainLoop.run { !log.entries.isEmpty }
      await MainLoop.run { bar.controlContent.menus[1].sections.items[0].isOn == true }
      withExtendedLifetime((window, view)) {}
    }

    @Test func `assistive technologies find a menu bar with its menus`() async throws {
      let (window, view, bar) = try await start()
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "menu bar" })
      let items = elements.filter { $0.role == "menu item" }.map(\.name)
      #expect(items.contains("File") && items.contains("Format"))
      await InputTool.press("alt+f")
      await MainLoop.run { openMenus(bar) == 1 }
      let opened = try await AccessibilityClient.elements()
      #expect(opened.contains { $0.role == "menu item" && $0.name == "Open" })
      await InputTool.press("Escape")
      await MainLoop.run { openMenus(bar) == 0 }
      withExtendedLifetime((window, view)) {}
    }

    @Test func `the measured size is that of the widget`() {
      for titles in [["File"], ["File", "Edit", "A longer title"]] {
        let view = GTKMenuBarView()
        view.controlContent = MenuBarContent(menus: titles.map { MenuBarContent.Menu($0) })
        let size = view.sizeThatFits(width: .infinity)
        let extents = view.controlContent.extents(GTKContentMeasurer.shared)
        #expect(abs(extents.natural.width - size.width) <= Double(titles.count), "\(titles)")
        #expect(abs(extents.natural.height - size.height) <= 1)
      }
    }
  }
}
#endif
