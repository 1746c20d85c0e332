import AlidadeCore
import AlidadeRender

/// Opens a menu where the user asks for one on what is in it.
///
/// Made with ``Component/contextMenu(isEnabled:_:)``.
public struct ContextMenu: ViewComponent, Equatable {
  private let elements: [MenuElement]
  private let isEnabled: Bool
  /// What the menu is about.
  public let children: [AnyComponent]

  init(_ elements: [MenuElement], isEnabled: Bool, content: AnyComponent) {
    self.elements = elements
    self.isEnabled = isEnabled
    children = [content]
  }

  /// A modifier of the component that the menu is about.
  public var layoutTraits: LayoutTraits { .modifier() }

  /// A view that paints nothing.
  public func view() -> ViewConfiguration? {
    let model = MenuModel(elements)
    let action = model.action
    return .control(
      ContextMenuContent(sections: model.sections), value: nil, isEnabled: isEnabled
    ) { number in
      withImmediateUpdates { action(number) }
    }
  }
}

extension Component {
  /// Opens a menu when the user asks for one: with the secondary button of the pointer, a long touch,
  /// or the menu key while the focus is on something in the component.
  ///
  /// - Parameters:
  ///   - isEnabled: whether the menu can be opened.
  ///   - elements: what is in the menu.
  public func contextMenu(
    isEnabled: Bool = true, @MenuBuilder _ elements: () -> [MenuElement]
  ) -> ContextMenu {
    ContextMenu(elements(), isEnabled: isEnabled, content: AnyComponent(self))
  }
}

/// What is in a menu that opens where the user asks for it.
public struct ContextMenuContent: ControlContent {
  /// The number of the item that the user chose; a menu always shows `nil`.
  public typealias Value = Int?

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.generic
  /// No entries.
  public static let initial = ContextMenuContent()
  /// No item.
  public static let initialValue: Int? = nil

  /// What is in the menu.
  public var sections: [MenuSection]

  /// Makes the content.
  public init(sections: [MenuSection] = []) {
    self.sections = sections
  }

  /// As large as what it is around.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: .zero)
  }

  /// The user does nothing with it.
  public static let isInteractive = false
}
