import AlidadeCore
import AlidadeRender

/// A button that opens a menu.
///
/// ```swift
/// Menu("File") {
///   MenuItem("Open…", accelerator: "<Control>o") { open() }
///   Submenu("Recent") {
///     for file in recent { MenuItem(file.name) { open(file) } }
///   }
///   MenuGroup {
///     MenuItem("Delete", isDestructive: true) { delete() }
///   }
/// }
/// ```
public struct Menu: Component, Equatable {
  private let label: String
  private let icon: String?
  private let elements: [MenuElement]
  private let isEnabled: Bool

  /// Makes a button that opens a menu.
  ///
  /// - Parameters:
  ///   - label: the text on the button.
  ///   - icon: the name of an icon of the toolkit's theme, shown in place of the text; the text is
  ///     then the name for assistive technologies.
  ///   - isEnabled: whether the user can open it.
  ///   - elements: what is in the menu.
  public init(
    _ label: String, icon: String? = nil, isEnabled: Bool = true,
    @MenuBuilder elements: () -> [MenuElement]
  ) {
    self.label = label
    self.icon = icon
    self.isEnabled = isEnabled
    self.elements = elements()
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    let model = MenuModel(elements)
    Control(
      MenuContent(label: label, icon: icon, sections: model.sections), value: nil,
      isEnabled: isEnabled, label: label, onChange: model.action)
  }
}
