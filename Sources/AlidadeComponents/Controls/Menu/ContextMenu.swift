import AlidadeCore
import AlidadeRender

/// A component that opens a menu when the user requests one on its content.
///
/// Its structure is the same for all items, so that the content keeps its identity.
private struct ContextMenu: ModifierComponent, Equatable {
  let elements: [MenuElement]
  let isEnabled: Bool
  /// The content that the menu belongs to.
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    // A menu without items doesn't open; a view that is disabled would disable its content.
    ContextMenuArea(
      model: MenuModel(isEnabled ? elements.resolved(in: context) : []), children: [content])
  }
}

/// The view whose menu opens.
private struct ContextMenuArea: ViewComponent, Equatable {
  let model: MenuModel
  let children: [AnyComponent]

  /// The layout behavior of a modifier of the content.
  var layoutBehavior: LayoutBehavior { .modifier() }

  /// Returns the configuration of a view that paints nothing.
  func view() -> ViewConfiguration? {
    let action = model.action
    return .control(
      ContextMenuContent(sections: model.sections), value: nil,
      attributes: model.shortcuts.attributes
    ) { number in
      withImmediateUpdates { action(number) }
    }
  }
}

extension Component {
  /// Adds a menu that opens with the secondary button of the pointer, a long press, or the menu key
  /// while the focus is inside the component.
  ///
  /// - Parameters:
  ///   - isEnabled: `true` if the menu can be opened.
  ///   - elements: the elements of the menu.
  public func contextMenu(
    isEnabled: Bool = true, @MenuBuilder _ elements: () -> [MenuElement]
  ) -> some Component {
    ContextMenu(elements: elements(), isEnabled: isEnabled, content: AnyComponent(self))
  }
}

/// The content of a context menu.
public struct ContextMenuContent: ControlContent {
  /// The number of the item that the user chose; the view itself always shows `nil`.
  public typealias Value = Int?

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.generic
  /// A menu without entries.
  public static let initial = ContextMenuContent()
  /// No item.
  public static let initialValue: Int? = nil

  /// The sections of the menu.
  public var sections: [MenuSection]

  /// Creates the content.
  public init(sections: [MenuSection] = []) {
    self.sections = sections
  }

  /// Returns zero; the view is as large as its content.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: .zero)
  }

  /// A Boolean value that is `false`; the user interacts with the content.
  public static let isInteractive = false
}
