/// The horizontal and vertical position of a component in a larger space.
///
/// ```
/// ┌──────────────────────────────────┐
/// │ topStart      top         topEnd │
/// │ start        center          end │
/// │ bottomStart  bottom    bottomEnd │
/// └──────────────────────────────────┘
/// ```
///
/// In a right-to-left layout, the start is on the right.
public struct Alignment: Hashable, Sendable {
  /// The horizontal position.
  public var horizontal: HorizontalAlignment
  /// The vertical position.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one alignment for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The corner at the top and the start.
  public static let topStart = Alignment(horizontal: .start, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The corner at the top and the end.
  public static let topEnd = Alignment(horizontal: .end, vertical: .top)
  /// The middle of the start edge.
  public static let start = Alignment(horizontal: .start, vertical: .center)
  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the end edge.
  public static let end = Alignment(horizontal: .end, vertical: .center)
  /// The corner at the bottom and the start.
  public static let bottomStart = Alignment(horizontal: .start, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at the bottom and the end.
  public static let bottomEnd = Alignment(horizontal: .end, vertical: .bottom)

  /// Returns the top-left corner, in points, of a rectangle aligned within a space, in a
  /// left-to-right layout.
  ///
  /// A rectangle that is larger than the space overflows at the edges that it isn't aligned with.
  ///
  /// - Parameters:
  ///   - size: the size of the rectangle.
  ///   - surroundings: the size of the space.
  public func position(of size: Size, in surroundings: Size) -> Point {
    Point(
      x: horizontal.offset(of: size.width, in: surroundings.width),
      y: vertical.offset(of: size.height, in: surroundings.height))
  }
}
