import AlidadeLayout
import AlidadeRender

/// The direction in which the rows of a list follow each other.
///
/// A list computes in its own coordinates, in which y is the distance along the rows, from the
/// first row, and x is the distance across them. Heights are extents along the rows, and widths are
/// extents across them. Only at its boundaries, where it measures and places rows and uses its
/// view, does it convert them to coordinates of the view and back:
///
/// ```
/// vertical      left to right     right to left
/// ┌──→ x        ┌──→ y                 y ←──┐
/// ↓             ↓                           ↓
/// y             x                           x
/// ```
enum RowAxis: Hashable, Sendable {
  case vertical
  case leftToRight
  case rightToLeft

  /// Creates the direction along an axis in a layout direction.
  init(_ axis: Axis, _ direction: LayoutDirection) {
    self =
      switch axis {
      case .vertical: .vertical
      case .horizontal: direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
  }

  /// The axis along which the rows are arranged.
  var axis: Axis { self == .vertical ? .vertical : .horizontal }

  /// Returns the direction in which the rows of a line follow each other, in coordinates of the
  /// list; in a horizontal list, from top to bottom in both layout directions.
  func lineDirection(_ direction: LayoutDirection) -> LayoutDirection {
    self == .vertical ? direction : .leftToRight
  }

  // MARK: - Geometry

  /// Converts a size from list to view coordinates, or back.
  func rotated(_ size: Size) -> Size {
    self == .vertical ? size : Size(width: size.height, height: size.width)
  }

  /// Returns the extent along the rows of a size of the view.
  func height(of size: Size) -> Double { self == .vertical ? size.height : size.width }

  /// Returns the possible sizes of a row that is `width` wide in the list.
  func rowSizes(width: Double) -> SizeRange {
    SizeRange(
      min: rotated(Size(width: width, height: 0)),
      max: rotated(Size(width: width, height: .infinity))
    )
  }

  /// Converts a point from list to view coordinates.
  ///
  /// - Parameters:
  ///   - point: the point.
  ///   - height: the extent, along the rows, of the area in whose corner the coordinates begin,
  ///     such as the viewport.
  func inView(_ point: Point, height: Double) -> Point {
    switch self {
    case .vertical: point
    case .leftToRight: Point(x: point.y, y: point.x)
    case .rightToLeft: Point(x: height - point.y, y: point.x)
    }
  }

  /// Converts a rectangle from list to view coordinates.
  func inView(_ rect: Rect, height: Double) -> Rect {
    switch self {
    case .vertical: rect
    case .leftToRight:
      Rect(x: rect.minY, y: rect.minX, width: rect.size.height, height: rect.size.width)
    case .rightToLeft:
      Rect(
        x: height - rect.minY - rect.size.height, y: rect.minX, width: rect.size.height,
        height: rect.size.width)
    }
  }

  /// Converts a point from view to list coordinates.
  func inList(_ point: Point, height: Double) -> Point {
    switch self {
    case .vertical: point
    case .leftToRight: Point(x: point.y, y: point.x)
    case .rightToLeft: Point(x: point.y, y: height - point.x)
    }
  }

  /// Converts a rectangle from view to list coordinates.
  func inList(_ rect: Rect, height: Double) -> Rect {
    switch self {
    case .vertical: rect
    case .leftToRight:
      Rect(x: rect.minY, y: rect.minX, width: rect.size.height, height: rect.size.width)
    case .rightToLeft:
      Rect(
        x: rect.minY, y: height - rect.minX - rect.size.width, width: rect.size.height,
        height: rect.size.width)
    }
  }

  /// Converts a distance from view to list coordinates.
  func distanceInList(_ distance: Point) -> Point { inList(distance, height: 0) }

  // MARK: - Keys

  /// Returns the list command for a keyboard command: previous and next are along the rows, left
  /// and right are in the same line.
  func command(_ command: ScrollCommand) -> ScrollCommand {
    switch (self, command) {
    case (.vertical, _): command
    case (.leftToRight, .left), (.rightToLeft, .right): .previous
    case (.leftToRight, .right), (.rightToLeft, .left): .next
    case (_, .previous): .left
    case (_, .next): .right
    default: command
    }
  }
}
