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
public struct Inset: FlexComponent, Equatable {
  /// The distances, in points.
  public let insets: EdgeInsets
  /// The component in the middle.
  public let children: [AnyComponent]
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true

  /// Keeps a distance around a component.
  public init(_ insets: EdgeInsets, @ComponentBuilder content: () -> ComponentList) {
    self.insets = insets
    children = [AnyComponent(oneOf: content())]
  }

  init<Content: Component>(_ insets: EdgeInsets, around content: Content) {
    self.insets = insets
    children = [AnyComponent(content)]
  }

  /// The component in the middle.
  public var modifiedChild: Int? { 0 }

  /// A box with padding.
  public var flexStyle: FlexStyle {
    var style = FlexStyle()
    style.padding = FlexEdges(
      top: .finite(insets.top), bottom: .finite(insets.bottom), start: .finite(insets.start),
      end: .finite(insets.end))
    return style
  }

  /// A box with padding, or, for distances that are negative, margins around what is in it.
  public func flexBox(_ children: LayoutChildren) -> FlexBox? {
    let isNegative =
      insets.top < 0 || insets.bottom < 0 || insets.start < 0 || insets.end < 0
    if isNegative { return FlexBox(filledBy: 0, margin: flexStyle.padding) }
    return FlexBox(flexStyle, filledBy: 0)
  }

  /// That of the content, and the distances.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    children.single?.fixedExtent(along: axis).map { max(0, $0 + insets.total[axis]) }
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
