#if GTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

@testable import AlidadeGTK

/// A window with menus and a field that has the keyboard focus.
@MainActor struct ShownMenuBar {
  let log = EventLog()
  let window: TestWindow
  let view: GTKHostingView
  let bar: GTKMenuBarView
  let field: GTKTextInputView

  /// Shows the menus, and gives the window the keyboard.
  init(isMirrored: Bool = false) async throws {
    (window, view) = await TestWindow.showing(MenuBarFixture(log: log), width: 300, height: 200)
    if isMirrored {
      view.host.layoutDirection = .rightToLeft
      await window.frame()
    }
    bar = try #require(view.root.subviews.lazy.compactMap { Self.bar(in: $0) }.first)
    field = try #require(view.root.textInputs.first)
    try await Keyboard.focus(window)
    let field = field
    await MainLoop.run { field.containsFocus }
  }

  private static func bar(in view: GTKView) -> GTKMenuBarView? {
    view as? GTKMenuBarView ?? view.subviews.lazy.compactMap { bar(in: $0) }.first
  }

  /// The titles of the menus that are open.
  var openMenus: [String] { menus.filter { $0.isOpen }.map(\.title) }

  /// Waits until a menu is open, and no other.
  func expectOpen(_ title: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) async
  {
    await MainLoop.run(until: { openMenus == [title] }, sourceLocation: sourceLocation)
  }

  /// Waits until all menus are closed.
  func expectClosed(sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
    await MainLoop.run(until: { openMenus.isEmpty }, sourceLocation: sourceLocation)
  }

  /// The place of a menu's title in the window.
  func place(of title: String) throws -> (x: Int, y: Int) {
    let menu = try #require(menus.first { $0.title == title })
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(menu.item, window.widget, 10, 10, &x, &y)
    return (Int(x), Int(y))
  }

  private typealias Menu = (title: String, item: UnsafeMutablePointer<GtkWidget>, isOpen: Bool)

  private var menus: [Menu] {
    sequence(first: gtk_widget_get_first_child(bar.content)) {
      $0.flatMap(gtk_widget_get_next_sibling)
    }
    .prefix { $0 != nil }.compactMap { $0 }.map { item in
      let label = item.first(of: gtk_label_get_type())
      let popover = item.first(of: gtk_popover_menu_get_type())
      let text = label.flatMap { gtk_label_get_text($0.opaque) }.map { String(cString: $0) }
      return (text ?? "", item, popover.map { gtk_widget_get_mapped($0) != 0 } ?? false)
    }
  }
}

/// Menus with items of several kinds, above a field.
struct MenuBarFixture: Component {
  struct State {
    var isBold = false
    var recent = ["one"]
    var hasHelp = false
    var text = ""
  }

  static let bold = Command("Bold", shortcut: KeyCombination("b", .control))
  static let open = Command("Open", shortcut: KeyCombination("o", .control))
  static let help = Command("Show Help", shortcut: KeyCombination("h", .control))
  let log: EventLog
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(alignment: .start) {
      MenuBar {
        Menu("File") {
          MenuItem("New") { log.record("new") }
          MenuItem("Remove", isDestructive: true) { log.record("remove") }
          for name in context.state.recent { MenuItem(name) { log.record(name) } }
        }
        Menu("Format") {
          MenuItem(MenuBarFixture.bold)
          MenuItem("Locked", isEnabled: false) { log.record("locked") }
        }
        Menu("View") {
          Submenu("Zoom") { MenuItem("In") { log.record("in") } }
        }
        if context.state.hasHelp { Menu("Help") { MenuItem("About") { log.record("about") } } }
      }
      TextField("Text", text: context.state.text) { text in
        log.record(text)
        context.update { $0.text = text }
      }
      .defaultFocus()
      .frame(width: 200)
    }
    .onCommand(MenuBarFixture.bold, isOn: context.state.isBold) {
      log.record("bold")
      context.update { $0.isBold.toggle() }
    }
    .onCommand(MenuBarFixture.open) {
      log.record("open")
      context.update { $0.recent.append("two") }
    }
    .onCommand(MenuBarFixture.help) {
      log.record("help")
      context.update { $0.hasHelp.toggle() }
    }
  }
}
#endif
