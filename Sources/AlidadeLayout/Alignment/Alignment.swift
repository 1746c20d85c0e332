/// Where something stands in more space than it takes, on both axes.
///
/// ```
/// ┌──────────────────────────────────┐
/// │ topStart      top         topEnd │
/// │ start        center          end │
/// │ bottomStart  bottom    bottomEnd │
/// └──────────────────────────────────┘
/// ```
///
/// Where lines run from right to left, the start is on the right.
public struct Alignment: Hashable, Sendable {
  /// Where it stands from side to side.
  public var horizontal: HorizontalAlignment
  /// Where it stands from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment of one on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the corner where the first line begins.
  public static let topStart = Alignment(horizontal: .start, vertical: .top)
  /// In the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the corner where the first line ends.
  public static let topEnd = Alignment(horizontal: .end, vertical: .top)
  /// In the middle of the edge where lines begin.
  public static let start = Alignment(horizontal: .start, vertical: .center)
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the edge where lines end.
  public static let end = Alignment(horizontal: .end, vertical: .center)
  /// In the corner where the last line begins.
  public static let bottomStart = Alignment(horizontal: .start, vertical: .bottom)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner where the last line ends.
  public static let bottomEnd = Alignment(horizontal: .end, vertical: .bottom)

  /// The top left corner, in points, at which something of a size stands in another size where
  /// lines run from left to right.
  ///
  /// What is larger than its surroundings sticks out where it is not aligned.
  public func position(of size: Size, in surroundings: Size) -> Point {
    Point(
      x: horizontal.offset(of: size.width, in: surroundings.width),
      y: vertical.offset(of: size.height, in: surroundings.height))
  }
}
