import AlidadeCore
import AlidadeRender

/// A component that shows text when the pointer rests on its content.
///
/// Create it with ``Component/tooltip(_:)``.
public struct Tooltip: ViewComponent, ContainerComponent, ModifierComponent, Equatable {
  private let text: String
  /// The content that the text describes.
  public package(set) var children: [AnyComponent]

  init(_ text: String, content: AnyComponent) {
    self.text = text
    children = [content]
  }

  /// The layout behavior of a modifier of the content.
  public var layoutBehavior: LayoutBehavior { .modifier() }

  /// Returns the configuration of a view that paints nothing.
  public func view() -> ViewConfiguration? {
    ViewConfiguration(.container(), attributes: ViewOptions(tooltip: text).viewAttributes())
  }
}

extension Component {
  /// Shows text when the pointer rests on the component; an empty text shows nothing.
  public func tooltip(_ text: String) -> Tooltip {
    Tooltip(text, content: AnyComponent(self))
  }
}
