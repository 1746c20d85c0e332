import AlidadeHeadless
import AlidadeNative
import Testing

/// Values that move views without a build.
@MainActor @Suite struct MotionTests {
  private let place = Motion(Point.zero)
  private let scale = Motion(1.0)

  private struct Model: Sendable {
    var isShown = true
  }

  private func stage() -> MotionStage<Model> {
    MotionStage(Model()) { [place, scale] model in
      if model.isShown {
        Box(background: .red).frame(width: 40, height: 20).motion(offset: place)
          .motion(scale: scale)
      }
    }
  }

  private func offset(_ stage: MotionStage<Model>) throws -> Point {
    try stage.box.options.transform?.translation ?? .zero
  }

  @Test func `a value set by hand moves the view at once, without other work`() throws {
    let stage = stage()
    let counters = stage.view.host.counters
    place.set(Point(x: 12, y: 7))
    #expect(try offset(stage) == Point(x: 12, y: 7))
    scale.set(2)
    let transform = try #require(try stage.box.options.transform)
    #expect(transform.scale == Size(width: 2, height: 2))
    #expect(transform.translation == Point(x: 12, y: 7))
    #expect(stage.view.host.counters == counters && stage.host.isIdle)
  }

  /// Returns the place at which a point of the box is shown, in the coordinates of the box.
  private func shownPlace(of point: Point, _ stage: MotionStage<Model>) throws -> Point {
    let box = try stage.box
    return (box.options.transform ?? .identity).transform(for: box.frame.size).applied(to: point)
  }

  private func isNear(_ one: Point, _ other: Point) -> Bool {
    abs(one.x - other.x) < 0.001 && abs(one.y - other.y) < 0.001
  }

  @Test func `an angle set by hand rotates the view clockwise about its anchor`() throws {
    let angle = Motion(Angle.zero)
    let stage = MotionStage(Model()) { model in
      Column(alignment: .start) {
        Box(background: .red).frame(width: 40, height: 20)
          .motion(rotation: angle, anchor: model.isShown ? .topLeft : .bottomRight)
      }
    }
    let counters = stage.view.host.counters
    angle.set(.degrees(90))
    #expect(stage.view.host.counters == counters && stage.host.isIdle)
    #expect(try isNear(shownPlace(of: .zero, stage), .zero))
    #expect(try isNear(shownPlace(of: Point(x: 40, y: 0), stage), Point(x: 0, y: 40)))
    stage.change { $0.isShown = false }
    #expect(try isNear(shownPlace(of: Point(x: 40, y: 20), stage), Point(x: 40, y: 20)))
    #expect(try isNear(shownPlace(of: Point(x: 0, y: 20), stage), Point(x: 40, y: -20)))
  }

  @Test func `an angle is animated to its end`() throws {
    let angle = Motion(Angle.zero)
    let stage = MotionStage(Model()) { _ in
      Column(alignment: .start) {
        Box(background: .red).frame(width: 40, height: 20).motion(rotation: angle)
      }
    }
    angle.animate(to: .degrees(90))
    for _ in 0..<5 { stage.host.runFrame() }
    let shown = try #require(try stage.box.options.transform).rotation
    #expect(shown.degrees > 0 && shown.degrees < 90 && shown == angle.value)
    stage.view.settle()
    #expect(angle.value == .degrees(90) && !angle.isMoving)
    #expect(try isNear(shownPlace(of: Point(x: 20, y: 10), stage), Point(x: 20, y: 10)))
    #expect(try isNear(shownPlace(of: Point(x: 40, y: 10), stage), Point(x: 20, y: 30)))
  }

  @Test func `a released value continues with the velocity of the drag`() throws {
    let stage = stage()
    place.set(Point(x: 100, y: 0))
    var isThere = false
    place.animate(to: .zero, velocity: Point(x: 600, y: 0)) { isThere = true }
    let start = stage.host.frameTime
    stage.host.runFrame()
    let time = (stage.host.frameTime - start) / .seconds(1)
    let exact = Spring().advance(displacement: 100, velocity: 600, by: time).displacement
    #expect(abs(try offset(stage).x - exact) < 0.001 && exact > 100)
    #expect(!isThere && place.isMoving)
    stage.view.settle()
    #expect(isThere && !place.isMoving && place.value == .zero)
    #expect(try offset(stage) == .zero)
  }

  @Test func `the hand can take over at any time`() throws {
    let stage = stage()
    place.animate(to: Point(x: 100, y: 0))
    for _ in 0..<5 { stage.host.runFrame() }
    place.set(Point(x: 3, y: 4))
    #expect(try offset(stage) == Point(x: 3, y: 4))
    stage.view.settle()
    #expect(try offset(stage) == Point(x: 3, y: 4))
  }

  @Test func `a view that appears shows the value, and one that goes no longer has it`() throws {
    let stage = stage()
    place.set(Point(x: 5, y: 5))
    let box = try stage.box
    stage.change { $0.isShown = false }
    #expect(box.options.transform == nil)
    place.set(Point(x: 9, y: 9))
    #expect(box.options.transform == nil)
    stage.change { $0.isShown = true }
    #expect(try offset(stage) == Point(x: 9, y: 9))
  }

  @Test func `keyframes are reached one after the other`() throws {
    let stage = stage()
    scale.play([Keyframe(2, after: 0.5, .linear), Keyframe(1, after: 0.5, .linear)])
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs(scale.value - 2) < 0.1)
    stage.view.settle()
    #expect(scale.value == 1 && stage.host.isIdle)
  }

  @Test func `a repetition changes no more often than its rate, and rests out of sight`() throws {
    let stage = stage()
    scale.play(
      [Keyframe(2, after: 0.5, .linear), Keyframe(1, after: 0.5, .linear)], repeats: true, rate: 10)
    let before = stage.view.counters.motionSteps
    stage.host.advance(by: .seconds(10))
    let steps = stage.view.counters.motionSteps - before
    #expect(steps > 80 && steps <= 101)
    stage.change { $0.isShown = false }
    stage.host.advance(by: .seconds(1))
    let hidden = stage.view.counters.motionSteps
    stage.host.advance(by: .seconds(10))
    #expect(stage.view.counters.motionSteps == hidden && stage.host.isIdle)
    stage.change { $0.isShown = true }
    stage.host.advance(by: .seconds(1))
    #expect(stage.view.counters.motionSteps > hidden)
  }

  @Test func `without a view, an animation ends at once`() {
    var isThere = false
    place.animate(to: Point(x: 1, y: 2)) { isThere = true }
    #expect(place.value == Point(x: 1, y: 2) && isThere)
  }

  @Test func `with less motion, values are there at once`() throws {
    let stage = stage()
    stage.host.appearance.reducesMotion = true
    place.animate(to: Point(x: 100, y: 0))
    #expect(try offset(stage) == Point(x: 100, y: 0))
    #expect(!place.isMoving)
  }
}
