import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A button that opens a menu.
///
/// ```swift
/// Menu("File") {
///   MenuItem("Open…", shortcut: KeyCombination("o", .control)) { open() }
///   Submenu("Recent") {
///     for file in recent { MenuItem(file.name) { open(file) } }
///   }
///   MenuGroup {
///     MenuItem(.delete)
///   }
/// }
/// ```
public struct Menu: Component, Equatable {
  let label: LocalizedText
  private let icon: String?
  let elements: [MenuElement]
  let isEnabled: Bool

  /// Creates a button that opens a menu.
  ///
  /// - Parameters:
  ///   - label: the text on the button.
  ///   - icon: the name of an icon of the toolkit's theme, shown instead of the text. The text is
  ///     then the name for assistive technologies.
  ///   - isEnabled: `true` if the user can open it.
  ///   - elements: the elements of the menu.
  public init(
    _ label: String, icon: String? = nil, isEnabled: Bool = true,
    @MenuBuilder elements: () -> [MenuElement]
  ) {
    self.label = LocalizedText(verbatim: label)
    self.icon = icon
    self.isEnabled = isEnabled
    self.elements = elements()
  }

  /// Creates a menu whose title is one of Alidade's texts.
  init(_ label: LocalizedText, @MenuBuilder elements: () -> [MenuElement]) {
    self.label = label
    icon = nil
    isEnabled = true
    self.elements = elements()
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    let model = MenuModel(elements.resolved(in: context))
    let label = context.text(label)
    Control(
      MenuContent(label: label, icon: icon, sections: model.sections), value: nil,
      isEnabled: isEnabled, label: label,
      shortcuts: isEnabled ? model.shortcuts : MenuShortcuts(), onChange: model.action)
  }
}

/// The content of a menu button and of its menu.
public struct MenuContent: ControlContent {
  /// The number of the item that the user chose; the button itself always shows `nil`.
  public typealias Value = Int?

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.button
  /// A button without content.
  public static let initial = MenuContent()
  /// No item.
  public static let initialValue: Int? = nil

  /// The text of the button; empty for none.
  public var label: String
  /// The name of the icon on the button, shown instead of the text; `nil` for none.
  public var icon: String?
  /// The sections of the menu, with a line between sections.
  public var sections: [MenuSection]

  /// Creates the content.
  public init(label: String = "", icon: String? = nil, sections: [MenuSection] = []) {
    self.label = label
    self.icon = icon
    self.sections = sections
  }

  /// Returns the size of the button.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    if icon != nil {
      return ControlExtents(natural: measurer.controlMetrics[.menuIconButton].minimum)
    }
    return measurer.extents(of: .menuButton, around: [label], canBeCut: false)
  }

  /// Returns the visible text.
  public func visibleText(showing value: Value) -> String? {
    label.isEmpty ? nil : label
  }
}

extension ControlMetrics.Element {
  /// A button that opens a menu or a calendar, around its label.
  public static let menuButton = Self(
    "menuButton", .around(46, 16, least: Size(width: 46, height: 34)))
  /// A button that opens a menu and shows an icon.
  public static let menuIconButton = Self("menuIconButton", .fixed(44, 34))
}
