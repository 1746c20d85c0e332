#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Glibc

/// A factory for conic gradients, which cairo lacks, as meshes of narrow sectors.
enum ConicPattern {
  /// The maximum angle of a sector, in radians.
  private static let step = Double.pi / 16

  /// Returns a pattern that covers the current path of a `cairo_t`; `nil` if the pattern is
  /// invisible.
  static func make(
    _ gradient: Gradient, _ center: Point, _ angle: Angle, covering cairo: OpaquePointer,
    _ appearance: Appearance
  ) -> OpaquePointer? {
    guard var last = gradient.stops.first else { return nil }
    let pattern = cairo_pattern_create_mesh()
    let radius = reach(from: center, cairo)
    let end = Gradient.Stop(gradient.stops[gradient.stops.count - 1].color, at: 1)
    last.location = 0
    for stop in gradient.stops + [end] {
      if stop.location > last.location {
        addSectors(from: last, to: stop, center, radius, angle.radians, pattern, appearance)
      }
      last = stop
    }
    return pattern
  }

  /// Returns the radius of a circle around a center that contains the current path.
  private static func reach(from center: Point, _ cairo: OpaquePointer) -> Double {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(cairo, &left, &top, &right, &bottom)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
    let width = max(
      abs(left - center.x), abs(right - center.x), abs(x1 - center.x), abs(x2 - center.x))
    let height = max(
      abs(top - center.y), abs(bottom - center.y), abs(y1 - center.y), abs(y2 - center.y))
    // The straight outer edge of a sector is closer to the center than its corners.
    return (width * width + height * height).squareRoot() / cos(step / 2) + 1
  }

  private static func addSectors(
    from start: Gradient.Stop, to end: Gradient.Stop, _ center: Point, _ radius: Double,
    _ offset: Double, _ pattern: OpaquePointer?, _ appearance: Appearance
  ) {
    let (first, second) = (start.color.resolved(in: appearance), end.color.resolved(in: appearance))
    let sweep = (end.location - start.location) * 2 * .pi
    let count = max(1, Int((sweep / step).rounded(.up)))
    for index in 0..<count {
      let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let base = offset + start.location * 2 * .pi
      let (angle, next) = (base + from * sweep, base + to * sweep)
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(
        pattern, center.x + radius * cos(angle), center.y + radius * sin(angle))
      cairo_mesh_pattern_line_to(
        pattern, center.x + radius * cos(next), center.y + radius * sin(next))
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      for (corner, place) in [from, from, to, to].enumerated() {
        set(first, second, place, corner: UInt32(corner), pattern)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
  }

  private static func set(
    _ first: RGBA, _ second: RGBA, _ place: Double, corner: UInt32, _ pattern: OpaquePointer?
  ) {
    func mixed(_ one: Float, _ other: Float) -> Double {
      Double(one) + (Double(other) - Double(one)) * place
    }
    cairo_mesh_pattern_set_corner_color_rgba(
      pattern, corner, mixed(first.red, second.red), mixed(first.green, second.green),
      mixed(first.blue, second.blue), mixed(first.alpha, second.alpha))
  }
}
#endif
