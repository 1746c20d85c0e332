import AlidadeCore
import AlidadeRender

/// Shows a text when the pointer rests on what is in it.
///
/// Made with ``Component/tooltip(_:)``.
public struct Tooltip: ViewComponent, Equatable {
  private let text: String
  /// What the text is about.
  public let children: [AnyComponent]

  init(_ text: String, content: AnyComponent) {
    self.text = text
    children = [content]
  }

  /// A modifier of the component that the text is about.
  public var layoutTraits: LayoutTraits { .modifier() }

  /// A view that paints nothing.
  public func view() -> ViewConfiguration? {
    ViewConfiguration(.container(), attributes: ViewOptions(tooltip: text).viewAttributes())
  }
}

extension Component {
  /// Shows a text when the pointer rests on the component; empty shows nothing.
  public func tooltip(_ text: String) -> Tooltip {
    Tooltip(text, content: AnyComponent(self))
  }
}
