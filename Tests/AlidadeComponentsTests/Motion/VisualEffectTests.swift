import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Changes of how something is painted.
@MainActor @Suite struct VisualEffectTests {
  @Test func `a component is pressed where it is painted`() throws {
    var presses = 0
    let app = TestHost(size: Size(width: 300, height: 100)) {
      Row {
        Button("Here") { MainActor.assumeIsolated { presses += 1 } }.frame(width: 80)
          .transform(ViewTransform(translation: Point(x: 150, y: 20)))
      }
    }
    try app.tap("Here")
    #expect(presses == 1)
  }

  /// A component of 100 × 40 points with an effect, at (60, 60).
  private func app(_ content: some Component) -> TestHost {
    TestHost(size: Size(width: 300, height: 300)) { Row { content.padding(60) } }
  }

  private func target(_ log: EventLog) -> some Component {
    Box(background: .red).frame(width: 100, height: 40)
      .onTap { tap in log.record("tap \(tap.location.x) \(tap.location.y)") }
      .onHover { hover in
        if let point = hover.location { log.record("hover \(point.x) \(point.y)") }
      }
      .onDrag { drag in
        let (x, y) = (drag.translation.x.rounded(), drag.translation.y.rounded())
        if drag.phase == .ended { log.record("drag \(x) \(y)") }
      }
  }

  @Test func `the pointer is at the place of a scaled component where it is painted`() throws {
    let log = EventLog()
    let app = app(target(log).scale(2))
    try app.tap(.component(Box.self))
    #expect(log.take() == ["tap 50.0 20.0"])
    try app.hover(.component(Box.self))
    #expect(log.take() == ["hover 50.0 20.0"])
    try app.drag(.component(Box.self), by: Point(x: 40, y: -20))
    #expect(log.take() == ["drag 20.0 -10.0"])
  }

  @Test func `a drag of a rotated component is along the axes of the component`() throws {
    let log = EventLog()
    let app = app(target(log).rotation(.degrees(90)))
    try app.drag(.component(Box.self), by: Point(x: 40, y: 10))
    #expect(log.take() == ["drag 10.0 -40.0"])
  }

  @Test func `a drag of a component in which another is scaled has the distance on the screen`()
    throws
  {
    let log = EventLog()
    let app = app(
      Box(background: .red).frame(width: 100, height: 40).scale(2)
        .onDrag { drag in if drag.phase == .ended { log.record("\(drag.translation.x)") } })
    try app.drag(.component(Box.self), by: Point(x: 40, y: 0))
    #expect(log.take() == ["40.0"])
  }

  @Test func `effects change no layout, and are in dumps and pictures`() {
    let app = TestHost(size: Size(width: 300, height: 100)) {
      Row {
        Box(background: .red).frame(width: 40, height: 20).scale(2)
        Box(background: .blue).frame(width: 40, height: 20).rotation(.degrees(90)).opacity(0.5)
      }
    }
    let dump = app.view.root.dump()
    #expect(dump.contains("scaled by 2") && dump.contains("rotated by 90°"))
    #expect(dump.contains("alpha 0.5"))
    #expect(dump.contains("(40 0, 40 x 20)"))
    #expect(app.view.root.svg().contains("matrix(2 0 0 2 -20 -10)"))
  }

  @Test func `numbers that are none change nothing`() {
    #expect(ViewTransform(translation: Point(x: .nan, y: 1)) == .identity)
    #expect(ViewTransform(rotation: .radians(.infinity)) == .identity)
    #expect(ViewTransform(scale: Size(width: .nan, height: 1)) == .identity)
  }
}
