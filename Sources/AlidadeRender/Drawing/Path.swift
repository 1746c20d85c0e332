import AlidadeLayout

/// An outline of lines and curves, in points.
///
/// ```swift
/// let mark = Path { path in
///   path.move(to: Point(x: 2, y: 8))
///   path.addLine(to: Point(x: 6, y: 12))
///   path.addLine(to: Point(x: 14, y: 4))
/// }
/// ```
///
/// A segment with a coordinate that is NaN or infinite isn't added; the canvas that draws the path
/// reports it.
public struct Path: Hashable, Sendable {
  /// A kind of segment.
  package enum Verb: UInt8, Hashable, Sendable {
    case move, line, quad, cubic, close

    /// The number of points of a segment.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// A segment of a path.
  public enum Segment: Hashable, Sendable {
    /// The start of a new outline.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A curve with one control point.
    case quadCurve(to: Point, control: Point)
    /// A curve with two control points.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to the start of the outline.
    case close
  }

  // Two arrays take 17 bytes for a line; an array of `Segment` would take 49.
  package private(set) var verbs: [Verb] = []
  package private(set) var points: [Point] = []
  private var least = Point(x: .infinity, y: .infinity)
  private var greatest = Point(x: -.infinity, y: -.infinity)
  /// The first point of the last outline; `nil` if there is no outline, or if its first point
  /// wasn't added because of its coordinates, so that the next segment starts another one.
  private var outlineStart: Point?
  /// The number of segments that weren't added because of their coordinates.
  private(set) var omittedCount = 0

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a closure that adds its segments.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Creates a path of straight lines through points.
  public init(lines points: some Collection<Point>) {
    addLines(points)
  }

  /// A Boolean value that is `true` if the path has no segments.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The number of segments.
  public var segmentCount: Int { verbs.count }

  /// The smallest rectangle that contains all points, including the control points of curves; zero
  /// for an empty path.
  public var bounds: Rect {
    guard least.x.isFinite else { return .zero }
    return Rect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  /// The point from which the next segment is drawn: the last point, or the first point of an
  /// outline that is closed; `nil` if the next segment starts an outline.
  public var currentPoint: Point? { verbs.last == .close ? outlineStart : lastPoint }

  private var lastPoint: Point? { outlineStart == nil ? nil : points.last }

  // MARK: Segments

  /// Starts a new outline at a point.
  public mutating func move(to point: Point) { add(.move, point) }

  /// Adds a straight line; in an empty path, it starts the outline.
  public mutating func addLine(to point: Point) { add(outlineStart == nil ? .move : .line, point) }

  /// Adds straight lines from the first point to the last, as a separate outline.
  public mutating func addLines(_ points: some Collection<Point>) {
    verbs.reserveCapacity(verbs.count + points.count)
    self.points.reserveCapacity(self.points.count + points.count)
    var isStarted = false
    for point in points {
      let count = verbs.count
      add(isStarted ? .line : .move, point)
      if verbs.count > count { isStarted = true }
    }
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    start(at: control)
    add(.quad, control, point)
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    start(at: control1)
    add(control1, control2, point)
  }

  /// Adds a line to the start of the outline.
  public mutating func closeSubpath() {
    if outlineStart != nil, verbs.last != .close { verbs.append(.close) }
  }

  /// Adds the segments of another path, transformed.
  public mutating func addPath(_ path: Path, transform: Transform = .identity) {
    omittedCount += path.omittedCount
    for segment in path.segments {
      switch segment {
      case .move(let point): move(to: transform.applied(to: point))
      case .line(let point): addLine(to: transform.applied(to: point))
      case .quadCurve(let point, let control):
        addQuadCurve(
          to: transform.applied(to: point), control: transform.applied(to: control))
      case .curve(let point, let control1, let control2):
        addCurve(
          to: transform.applied(to: point), control1: transform.applied(to: control1),
          control2: transform.applied(to: control2))
      case .close: closeSubpath()
      }
    }
  }

  /// The segments, in order.
  ///
  /// - Complexity: O(segments).
  public var segments: [Segment] {
    var next = 0
    return verbs.map { verb in
      defer { next += verb.pointCount }
      switch verb {
      case .move: return .move(to: points[next])
      case .line: return .line(to: points[next])
      case .quad: return .quadCurve(to: points[next + 1], control: points[next])
      case .cubic:
        return .curve(to: points[next + 2], control1: points[next], control2: points[next + 1])
      case .close: return .close
      }
    }
  }

  private mutating func start(at point: Point) {
    if outlineStart == nil { add(.move, point) }
  }

  private mutating func add(_ verb: Verb, _ point: Point) {
    guard point.isFinite else {
      omittedCount += 1
      if verb == .move { outlineStart = nil }
      return
    }
    if verb == .move { outlineStart = point }
    verbs.append(verb)
    append(point)
  }

  private mutating func add(_ verb: Verb, _ control: Point, _ point: Point) {
    guard control.isFinite, point.isFinite, outlineStart != nil else {
      omittedCount += 1
      return
    }
    verbs.append(verb)
    append(control)
    append(point)
  }

  private mutating func add(_ control1: Point, _ control2: Point, _ point: Point) {
    guard control1.isFinite, control2.isFinite, point.isFinite, outlineStart != nil else {
      omittedCount += 1
      return
    }
    verbs.append(.cubic)
    append(control1)
    append(control2)
    append(point)
  }

  private mutating func append(_ point: Point) {
    points.append(point)
    least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
    greatest = Point(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
  }
}
