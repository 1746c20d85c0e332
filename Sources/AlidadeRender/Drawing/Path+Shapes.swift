import AlidadeLayout

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Path {
  /// Creates the outline of a rectangle.
  public init(_ rect: Rect) {
    addRect(rect)
  }

  /// Creates the outline of a rectangle with round corners.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    addRoundedRect(rect, cornerRadius: cornerRadius)
  }

  /// Creates the outline of the ellipse that fits into a rectangle.
  public init(ellipseIn rect: Rect) {
    addEllipse(in: rect)
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: Rect) {
    addClosed([
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// Adds the outline of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerRadius: the radius, in points; at most half of the smaller side. Zero, a negative
  ///     radius and NaN make square corners.
  public mutating func addRoundedRect(_ rect: Rect, cornerRadius: Double) {
    let radius = min(cornerRadius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0, rect.isFinite else { return addRect(rect) }
    let corners: [(Point, Angle)] = [
      (Point(x: rect.maxX - radius, y: rect.minY + radius), .degrees(-90)),
      (Point(x: rect.maxX - radius, y: rect.maxY - radius), .degrees(0)),
      (Point(x: rect.minX + radius, y: rect.maxY - radius), .degrees(90)),
      (Point(x: rect.minX + radius, y: rect.minY + radius), .degrees(180)),
    ]
    move(to: Point(x: rect.minX + radius, y: rect.minY))
    for (center, start) in corners {
      addArc(
        center: center, radius: radius, startAngle: start,
        endAngle: .radians(start.radians + .pi / 2))
    }
    closeSubpath()
  }

  /// Adds the outline of the ellipse that fits into a rectangle.
  public mutating func addEllipse(in rect: Rect) {
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(2 * .pi))
    circle.closeSubpath()
    let (width, height) = (rect.size.width / 2, rect.size.height / 2)
    addPath(
      circle,
      transform: Transform(
        a: width, b: 0, c: 0, d: height, tx: rect.minX + width, ty: rect.minY + height))
  }

  /// Adds an arc of a circle, after a line from the last point to the start of the arc.
  ///
  /// An arc of 360° or more in its direction is a whole circle. A negative radius causes the arc to
  /// be omitted, as does a coordinate that isn't finite.
  ///
  /// - Parameters:
  ///   - center: the center of the circle.
  ///   - radius: the radius, in points.
  ///   - startAngle: the angle of the start.
  ///   - endAngle: the angle of the end.
  ///   - clockwise: `true` if the arc turns clockwise on the screen.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool = true
  ) {
    let sweep = Path.sweep(from: startAngle, to: endAngle, clockwise)
    guard radius >= 0, endAngle.radians.isFinite, startAngle.radians.isFinite, sweep.isFinite
    else {
      // A line to NaN isn't added, but it is counted as omitted.
      return addLine(to: Point(x: .nan, y: .nan))
    }
    func place(_ angle: Double, _ radius: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: place(startAngle.radians, radius))
    // A cubic curve is indistinguishable from an arc of up to a quarter of a circle.
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    var angle = startAngle.radians
    for _ in 0..<count {
      let next = angle + step
      let (start, end) = (place(angle, radius), place(next, radius))
      addCurve(
        to: end,
        control1: Point(
          x: start.x - reach * radius * sin(angle), y: start.y + reach * radius * cos(angle)),
        control2: Point(
          x: end.x + reach * radius * sin(next), y: end.y - reach * radius * cos(next)))
      angle = next
    }
  }

  /// The rectangle whose outline the path is; `nil` if the path has another shape.
  package var rect: Rect? {
    guard verbs == [.move, .line, .line, .line, .close] else { return nil }
    let (first, second, third, fourth) = (points[0], points[1], points[2], points[3])
    let isRect =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
    return isRect ? bounds : nil
  }

  private mutating func addClosed(_ corners: [Point]) {
    addLines(corners)
    closeSubpath()
  }

  /// Returns the angle that an arc covers, in radians, with its sign.
  private static func sweep(from start: Angle, to end: Angle, _ clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let sweep = clockwise ? end.radians - start.radians : start.radians - end.radians
    if sweep >= turn { return clockwise ? turn : -turn }
    let rest = sweep.truncatingRemainder(dividingBy: turn)
    let positive = rest < 0 ? rest + turn : rest
    return clockwise ? positive : -positive
  }
}
