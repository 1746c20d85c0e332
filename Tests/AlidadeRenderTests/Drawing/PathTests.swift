import AlidadeLayout
import AlidadeRender
import Testing

@Suite struct PathTests {
  private func isClose(_ one: Point, _ other: Point) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test func `the segments are those that were added`() {
    let path = Path { path in
      path.move(to: Point(x: 1, y: 2))
      path.addLine(to: Point(x: 3, y: 4))
      path.addQuadCurve(to: Point(x: 5, y: 6), control: Point(x: 9, y: 9))
      path.addCurve(to: .zero, control1: Point(x: 7, y: 8), control2: Point(x: -1, y: 0))
      path.closeSubpath()
      path.closeSubpath()
    }
    #expect(
      path.segments == [
        .move(to: Point(x: 1, y: 2)), .line(to: Point(x: 3, y: 4)),
        .quadCurve(to: Point(x: 5, y: 6), control: Point(x: 9, y: 9)),
        .curve(to: .zero, control1: Point(x: 7, y: 8), control2: Point(x: -1, y: 0)), .close,
      ])
    #expect(path.bounds == Rect(x: -1, y: 0, width: 10, height: 9))
  }

  @Test func `an empty path has no bounds, and its first line or curve starts it`() {
    #expect(Path().bounds == .zero && Path().isEmpty && Path().currentPoint == nil)
    #expect(Path { $0.addLine(to: Point(x: 1, y: 1)) }.segments == [.move(to: Point(x: 1, y: 1))])
    let curve = Path { $0.addQuadCurve(to: .zero, control: Point(x: 1, y: 1)) }
    #expect(curve.segments.first == .move(to: Point(x: 1, y: 1)))
    #expect(curve.segmentCount == 2)
    #expect(Path { $0.closeSubpath() }.isEmpty)
  }

  @Test func `segments with coordinates that aren't finite aren't added`() {
    let points = [Double.nan, 0, 1, .infinity, 2].map { Point(x: $0, y: 0) }
    #expect(
      Path(lines: points)
        == Path { path in
          path.addLine(to: Point(x: .nan, y: 0))
          path.move(to: .zero)
          path.addLine(to: Point(x: 1, y: 0))
          path.addLine(to: Point(x: .infinity, y: 0))
          path.addLine(to: Point(x: 2, y: 0))
        })
    #expect(Path(lines: points).segmentCount == 3)
    #expect(Path(Rect(x: .nan, y: 0, width: 1, height: 1)).segments.count < 5)
    #expect(Path { $0.addCurve(to: .zero, control1: .zero, control2: points[0]) }.segmentCount == 1)
  }

  @Test func `an arc ends where it should, in both directions`() throws {
    func end(_ start: Double, _ end: Double, clockwise: Bool = true) throws -> (Point, Int) {
      let path = Path {
        $0.addArc(
          center: Point(x: 10, y: 10), radius: 5, startAngle: .degrees(start),
          endAngle: .degrees(end), clockwise: clockwise)
      }
      return (try #require(path.currentPoint), path.segmentCount)
    }
    let (down, quarter) = try end(0, 90)
    #expect(isClose(down, Point(x: 10, y: 15)) && quarter == 2)
    let (same, threeQuarters) = try end(0, 90, clockwise: false)
    #expect(isClose(same, Point(x: 10, y: 15)) && threeQuarters == 4)
    #expect(try end(0, 360).1 == 5, "A whole circle.")
    #expect(try end(0, 720).1 == 5)
    #expect(try end(30, 30).1 == 1, "Only the start.")
    #expect(try end(350, 10).1 == 2, "Twenty degrees.")
  }

  @Test func `an arc stays at its radius`() {
    let path = Path {
      $0.addArc(center: .zero, radius: 100, startAngle: .zero, endAngle: .degrees(90))
    }
    guard case .curve(let end, let first, let second) = path.segments.last else {
      Issue.record("There is no curve.")
      return
    }
    // The middle of a cubic curve.
    let x = (100 + 3 * first.x + 3 * second.x + end.x) / 8
    let y = (3 * first.y + 3 * second.y + end.y) / 8
    #expect(abs((x * x + y * y).squareRoot() - 100) < 0.03)
  }

  @Test func `an ellipse and a round rectangle touch the sides of their rectangles`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    for path in [Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 99)] {
      let bounds = path.bounds
      #expect(isClose(bounds.origin, rect.origin))
      #expect(isClose(Point(x: bounds.maxX, y: bounds.maxY), Point(x: rect.maxX, y: rect.maxY)))
    }
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: .nan) == Path(rect))
  }

  @Test func `a path can be added transformed`() {
    let path = Path {
      $0.addPath(
        Path(Rect(x: 0, y: 0, width: 1, height: 2)),
        transform: .scale(x: 2, y: 3).followed(by: .translation(x: 10, y: 0)))
    }
    #expect(path == Path(Rect(x: 10, y: 0, width: 2, height: 6)))
  }

  @Test func `a rotation is clockwise, and transforms apply in order`() {
    let turned = Transform.rotation(.degrees(90)).applied(to: Point(x: 1, y: 0))
    #expect(isClose(turned, Point(x: 0, y: 1)))
    let moved = Transform.translation(x: 1, y: 0).followed(by: .rotation(.degrees(90)))
    #expect(isClose(moved.applied(to: .zero), Point(x: 0, y: 1)))
    let bounds = Transform.scale(x: -2, y: 1).bounds(of: Rect(x: 1, y: 1, width: 2, height: 2))
    #expect(bounds == Rect(x: -6, y: 1, width: 4, height: 2))
  }

  @Test func `stops of a gradient are sorted and clamped`() {
    let gradient = Gradient(stops: [
      .init(.red, at: 2), .init(.blue, at: .nan), .init(.green, at: 0.5), .init(.black, at: 0.5),
    ])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 0.5, 1])
    #expect(gradient.stops.map(\.color) == [.blue, .green, .black, .red])
    #expect(Gradient([.red, .blue, .green]).stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func `an arc between extreme angles is omitted`() {
    for angles in [(1e308, -1e308), (-1e308, 1e308), (-.infinity, 0), (0, .nan)] {
      var path = Path()
      path.addArc(
        center: .zero, radius: 1, startAngle: .radians(angles.0), endAngle: .radians(angles.1))
      #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test func `a path never begins with a line`() {
    let line = Path(lines: [Point(x: 1e300, y: 0), Point(x: 1, y: 1), Point(x: 2, y: 2)])
    let path = Path { $0.addPath(line, transform: .scale(x: 1e300, y: 1)) }
    #expect(path.verbs == [.move, .line])
    var other = Path(lines: [Point(x: 0, y: 0), Point(x: 1, y: 1)])
    other.move(to: Point(x: .nan, y: 0))
    #expect(other.currentPoint == nil)
    other.closeSubpath()
    other.addLine(to: Point(x: 5, y: 5))
    other.addLine(to: Point(x: 6, y: 5))
    #expect(other.verbs == [.move, .line, .move, .line], "it doesn't connect two outlines")
  }

  @Test func `a closed outline continues at its first point`() {
    var path = Path(lines: [Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 0)])
    #expect(path.currentPoint == Point(x: 5, y: 0))
    path.closeSubpath()
    #expect(path.currentPoint == Point(x: 1, y: 2))
    #expect(Path().currentPoint == nil)
  }
}
