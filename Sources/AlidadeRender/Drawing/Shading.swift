import AlidadeLayout

/// The paint of a shape in a drawing: a color, or a gradient in the coordinates of the drawing.
public enum Shading: Hashable, Sendable {
  /// One color.
  case color(Color)
  /// A gradient along a line; its first and last colors continue beyond the ends.
  case linearGradient(Gradient, from: Point, to: Point)
  /// A gradient from one circle to another around the same center, with radii in points.
  case radialGradient(Gradient, center: Point, startRadius: Double = 0, endRadius: Double)
  /// A gradient around a center, clockwise from an angle.
  case conicGradient(Gradient, center: Point, angle: Angle = .zero)

  /// A Boolean value that is `true` if all numbers are finite and no radius is negative.
  var isValid: Bool {
    switch self {
    case .color: true
    case .linearGradient(_, let start, let end): start.isFinite && end.isFinite
    case .radialGradient(_, let center, let start, let end):
      center.isFinite && start.isFinite && end.isFinite && start >= 0 && end >= 0
    case .conicGradient(_, let center, let angle): center.isFinite && angle.radians.isFinite
    }
  }
}

extension Point {
  /// A Boolean value that is `true` if both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  /// A Boolean value that is `true` if all four edges are finite.
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
