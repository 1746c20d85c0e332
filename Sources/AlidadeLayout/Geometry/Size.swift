/// A width and a height in points.
///
/// Sizes that result from a layout are finite and not negative. A size that *bounds* a layout may
/// be infinite on an axis, which means that the axis is unbounded.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size from a width and a height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with zero width and height.
  public static let zero = Size(width: 0, height: 0)

  /// The size that is unbounded on both axes.
  public static let infinity = Size(width: .infinity, height: .infinity)

  /// The extent along `axis`, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// Creates a size from its extents along and across `axis`, in points.
  public init(along axis: Axis, main: Double, cross: Double) {
    switch axis {
    case .horizontal: self.init(width: main, height: cross)
    case .vertical: self.init(width: cross, height: main)
    }
  }
}
