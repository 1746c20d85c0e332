import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Keeps a distance around a component.
///
/// ```
/// ┌──────────────────┐
/// │       top        │
/// │ start ▓▓▓▓▓▓ end │
/// │      bottom      │
/// └──────────────────┘
/// ```
///
/// It is never smaller than its distances, as long as they are not negative. A distance that is
/// negative lets the component stick out; one that is not finite counts as zero.
public struct Inset: BoxComponent, Equatable {
  /// The distances, in points.
  public let insets: EdgeInsets
  /// The component in the middle.
  public let children: [AnyComponent]

  /// Keeps a distance around a component.
  public init(_ insets: EdgeInsets, @ComponentBuilder content: () -> ComponentList) {
    self.insets = insets
    children = [AnyComponent(oneOf: content())]
  }

  init<Content: Component>(_ insets: EdgeInsets, around content: Content) {
    self.insets = insets
    children = [AnyComponent(content)]
  }

  /// A modifier of the component in the middle.
  public var layoutTraits: LayoutTraits { .modifier() }

  /// A box with padding, or, for distances that are negative, margins around what is in it.
  public var box: FlexBox {
    let edges = FlexEdges(
      top: .finite(insets.top), bottom: .finite(insets.bottom), start: .finite(insets.start),
      end: .finite(insets.end))
    let isNegative = insets.top < 0 || insets.bottom < 0 || insets.start < 0 || insets.end < 0
    if isNegative { return .wrapper(margin: edges) }
    var style = FlexStyle()
    style.padding = edges
    return .wrapper(style)
  }
}

extension Component {
  /// Keeps the same distance around the component on all sides, in points.
  public func padding(_ distance: Double) -> Inset {
    Inset(EdgeInsets(distance), around: self)
  }

  /// Keeps a distance at both sides of the component and another above and below it, in points.
  public func padding(horizontal: Double = 0, vertical: Double = 0) -> Inset {
    Inset(EdgeInsets(horizontal: horizontal, vertical: vertical), around: self)
  }

  /// Keeps distances around the component, in points.
  public func padding(_ insets: EdgeInsets) -> Inset {
    Inset(insets, around: self)
  }
}
