import AlidadeLayout

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An affine transform of points.
///
/// It maps a point to `(a * x + c * y + tx, b * x + d * y + ty)`.
public struct Transform: Hashable, Sendable {
  /// The factor from the old to the new horizontal coordinate.
  public var a: Double
  /// The factor from the old horizontal to the new vertical coordinate.
  public var b: Double
  /// The factor from the old vertical to the new horizontal coordinate.
  public var c: Double
  /// The factor from the old to the new vertical coordinate.
  public var d: Double
  /// The horizontal distance, in points.
  public var tx: Double
  /// The vertical distance, in points.
  public var ty: Double

  /// Creates a transform from its coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a translation by distances in points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a scaling around the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation around the origin, clockwise for a positive angle.
  public static func rotation(_ angle: Angle) -> Transform {
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the transform that applies this one first and `next` to the result.
  public func followed(by next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the transformed point.
  public func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest rectangle that contains the transformed corners of a rectangle.
  public func bounds(of rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(applied(to:))
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The transform that reverses this one; `nil` if there is none, as for a scale of zero.
  package var inverted: Transform? {
    guard isFinite, isInvertible else { return nil }
    let determinant = a * d - b * c
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// A Boolean value that is `true` if horizontal and vertical lines remain horizontal or vertical.
  package var keepsAxes: Bool { b == 0 && c == 0 }

  /// A Boolean value that is `true` if all coefficients are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// A Boolean value that is `true` if the transform doesn't collapse areas.
  var isInvertible: Bool { abs(a * d - b * c) > 1e-12 }
}
