import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// A window with the menu "Edit" above its content.
struct EditMenuDesk: App {
  var content: @Sendable () -> ComponentList = { ComponentList() }

  func body(_ context: Context<NoState>) -> some Component {
    Window("Desk", size: Size(width: 400, height: 400)) {
      MenuBar { Menu.edit }
      content()
    }
  }

  @MainActor static func window(
    @ComponentBuilder _ content: @escaping @Sendable () -> ComponentList
  ) throws -> TestHost {
    try TestApplication(EditMenuDesk(content: content)).window("Desk")
  }
}

extension TestHost {
  /// The titles of the items of the menu bar that can be chosen.
  var enabledItems: [String] {
    menus.flatMap(\.sections).items.filter(\.isEnabled).map(\.title)
  }

  /// Chooses an item of the menu bar.
  func chooseItem(_ title: String) throws { try choose(title, in: .role(.menuBar)) }
}
