import AlidadeCore
import AlidadeLayout

/// A component with padding around its content.
///
/// ```
/// ┌──────────────────┐
/// │       top        │
/// │ start ▓▓▓▓▓▓ end │
/// │      bottom      │
/// └──────────────────┘
/// ```
///
/// The component is never smaller than its padding, unless the padding is negative. Negative
/// padding makes the content overflow; a nonfinite distance counts as zero.
struct Inset: FlexComponent, ContainerComponent, ModifierComponent, Equatable {
  /// The distances, in points.
  let insets: EdgeInsets
  /// The content.
  var children: [AnyComponent]

  /// Creates a component with padding around its content.
  init(_ insets: EdgeInsets, @ComponentBuilder content: () -> ComponentList) {
    self.insets = insets
    children = [AnyComponent(content())]
  }

  init<Content: Component>(_ insets: EdgeInsets, around content: Content) {
    self.insets = insets
    children = [AnyComponent(content)]
  }

  /// The layout behavior of a modifier of the content.
  var layoutBehavior: LayoutBehavior { .modifier() }

  /// A box with padding or, if a distance is negative, margins around the content.
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
  /// Adds the same padding on all sides of the component, in points.
  ///
  /// If the distance is negative, the content extends beyond the component's frame. NaN and
  /// infinity are reported in debug builds, and count as zero.
  public func padding(_ distance: Double) -> some Component {
    Inset(EdgeInsets(distance), around: self)
  }

  /// Adds padding at the sides of the component and above and below it, in points.
  public func padding(horizontal: Double = 0, vertical: Double = 0) -> some Component {
    Inset(EdgeInsets(horizontal: horizontal, vertical: vertical), around: self)
  }

  /// Adds padding around the component, in points.
  public func padding(_ insets: EdgeInsets) -> some Component {
    Inset(insets, around: self)
  }
}
