#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The replay of the commands of a drawing in a `cairo_t`.
extension OpaquePointer {
  /// Draws a path command; does nothing for any other command.
  func draw(_ command: Drawing.Command, _ appearance: Appearance) {
    switch command {
    case .fill(let path, let shading, let rule):
      append(path)
      cairo_set_fill_rule(self, rule.cairoRule)
      if setSource(shading, appearance) { cairo_fill(self) } else { cairo_new_path(self) }
    case .stroke(let path, let shading, let style):
      append(path)
      set(style)
      if setSource(shading, appearance) { cairo_stroke(self) } else { cairo_new_path(self) }
    default: break
    }
  }

  /// Applies a transform to everything that is drawn afterward.
  func transform(_ transform: Transform) {
    if transform == .identity { return }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(self, &matrix)
  }

  /// Appends the segments of a path to the current path.
  func append(_ path: Path) {
    var next = 0
    path.points.withUnsafeBufferPointer { points in
      for verb in path.verbs {
        switch verb {
        case .move: cairo_move_to(self, limited(points[next].x), limited(points[next].y))
        case .line: cairo_line_to(self, limited(points[next].x), limited(points[next].y))
        case .quad: appendQuad(points[next], points[next + 1])
        case .cubic:
          cairo_curve_to(
            self, limited(points[next].x), limited(points[next].y), limited(points[next + 1].x),
            limited(points[next + 1].y), limited(points[next + 2].x), limited(points[next + 2].y))
        case .close: cairo_close_path(self)
        }
        next += verb.pointCount
      }
    }
  }

  /// Appends a curve with one control point as the equivalent curve with two.
  private func appendQuad(_ control: Point, _ end: Point) {
    var start = Point.zero
    cairo_get_current_point(self, &start.x, &start.y)
    func towardControl(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    let (first, second) = (towardControl(start), towardControl(end))
    cairo_curve_to(
      self, limited(first.x), limited(first.y), limited(second.x), limited(second.y),
      limited(end.x), limited(end.y))
  }

  private func set(_ style: StrokeStyle) {
    cairo_set_line_width(self, style.width)
    cairo_set_line_cap(self, style.cap.cairoCap)
    cairo_set_line_join(self, style.join.cairoJoin)
    cairo_set_miter_limit(self, style.miterLimit)
    cairo_set_dash(self, style.dash, Int32(clamping: style.dash.count), style.dashPhase)
  }

  // MARK: Shadings

  /// Sets the paint, and returns `false` if the paint is invisible.
  private func setSource(_ shading: Shading, _ appearance: Appearance) -> Bool {
    switch shading {
    case .color(let color):
      let color = color.resolved(in: appearance)
      cairo_set_source_rgba(
        self, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      return color.alpha > 0
    case .linearGradient(let gradient, let start, let end):
      return setSource(
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient, appearance)
    case .radialGradient(let gradient, let center, let start, let end):
      return setSource(
        cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end), gradient,
        appearance)
    case .conicGradient(let gradient, let center, let angle):
      guard let pattern = ConicPattern.make(gradient, center, angle, covering: self, appearance)
      else { return false }
      cairo_set_source(self, pattern)
      cairo_pattern_destroy(pattern)
      return true
    }
  }

  private func setSource(
    _ pattern: OpaquePointer?, _ gradient: Gradient, _ appearance: Appearance
  ) -> Bool {
    defer { cairo_pattern_destroy(pattern) }
    guard !gradient.stops.isEmpty else { return false }
    for stop in gradient.stops {
      let color = stop.color.resolved(in: appearance)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha))
    }
    cairo_set_source(self, pattern)
    return true
  }
}

/// Returns a coordinate clamped to the range of cairo's fixed-point numbers.
private func limited(_ coordinate: Double) -> Double { max(-1e6, min(coordinate, 1e6)) }

extension FillRule {
  var cairoRule: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
#endif
