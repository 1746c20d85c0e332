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
struct Inset: BoxComponent, Equatable {
  /// The distances, in points.
  let insets: EdgeInsets
  /// The component in the middle.
  let children: [AnyComponent]

  /// Keeps a distance around a component.
  init(_ insets: EdgeInsets, @ComponentBuilder content: () -> ComponentList) {
    self.insets = insets
    children = [AnyComponent(oneOf: content())]
  }

  init<Content: Component>(_ insets: EdgeInsets, around content: Content) {
    self.insets = insets
    children = [AnyComponent(content)]
  }

  /// A modifier of the component in the middle.
  var layoutTraits: LayoutTraits { .modifier() }

  /// A box with padding, or, for distances that are negative, margins around what is in it.
  var box: FlexBox {
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
  public func padding(_ distance: Double) -> some Component {
    Inset(EdgeInsets(distance), around: self)
  }

  /// Keeps a distance at both sides of the component and another above and below it, in points.
  public func padding(horizontal: Double = 0, vertical: Double = 0) -> some Component {
    Inset(EdgeInsets(horizontal: horizontal, vertical: vertical), around: self)
  }

  /// Keeps distances around the component, in points.
  public func padding(_ insets: EdgeInsets) -> some Component {
    Inset(insets, around: self)
  }
}
