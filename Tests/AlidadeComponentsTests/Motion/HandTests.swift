import AlidadeHeadless
import AlidadeNative
import Testing

/// Values that the hand takes, moves and lets go.
@MainActor @Suite struct HandTests {
  private let place = Motion(Point.zero)

  private struct Model: Sendable {
    var isShown = true
  }

  private func stage() -> MotionStage<Model> {
    MotionStage(Model()) { [place] model in
      if model.isShown {
        Box(background: .red).frame(width: 40, height: 20).motion(offset: place)
      }
    }
  }

  private func x(_ stage: MotionStage<Model>) throws -> Double {
    try stage.box.options.transform?.translation.x ?? 0
  }

  @Test func `a value follows the hand from where it was taken`() throws {
    let stage = stage()
    place.set(Point(x: 100, y: 0))
    place.drag(by: Point(x: 8, y: 0))
    #expect(try x(stage) == 100, "it doesn't jump to the hand")
    place.drag(by: Point(x: 20, y: 5))
    #expect(try x(stage) == 112 && place.value.y == 5)
    #expect(!place.isMoving)
  }

  @Test(arguments: 1..<30) func `a value that springs back is caught where it is`(
    frame: Int
  ) throws {
    let stage = stage()
    place.drag(by: .zero)
    place.drag(by: Point(x: 100, y: 0))
    place.release(to: .zero, velocity: Point(x: 900, y: 0))
    for _ in 0..<frame { stage.host.runFrame() }
    let before = try x(stage)
    place.drag(by: Point(x: 9, y: 0))
    #expect(try abs(x(stage) - before) < 1e-9)
    place.drag(by: Point(x: 12, y: 0))
    #expect(try abs(x(stage) - before - 3) < 1e-9)
    stage.view.settle()
    #expect(try abs(x(stage) - before - 3) < 1e-9, "the spring has ended")
    place.release(to: .zero)
    stage.view.settle()
    #expect(try x(stage) == 0 && stage.host.isIdle)
  }

  @Test func `without a velocity, a value goes on with that of its last frames`() throws {
    let stage = stage()
    let start = stage.host.frameTime
    for step in 0..<8 {
      place.drag(by: Point(x: Double(step * step), y: 0))
      stage.host.scheduleFrame {}
      stage.host.runFrame()
    }
    place.drag(by: Point(x: 64, y: 0))
    let frame = (stage.host.frameTime - start) / .seconds(8)
    // Those of the last tenth of a second: steps 3 to 8.
    let velocity = (64 - 9) / (5 * frame)
    place.release(to: .zero)
    let turn = stage.host.frameTime
    stage.host.runFrame()
    let time = (stage.host.frameTime - turn) / .seconds(1)
    let exact = Spring().advance(displacement: 64, velocity: velocity, by: time).displacement
    #expect(abs(try x(stage) - exact) < 0.01)
    stage.view.settle()
  }

  @Test func `a hand that rests lets go without a velocity`() throws {
    let stage = stage()
    place.drag(by: .zero)
    stage.host.advance(by: .milliseconds(20))
    place.drag(by: Point(x: 64, y: 0))
    stage.host.advance(by: .milliseconds(300))
    place.release(to: .zero)
    let turn = stage.host.frameTime
    stage.host.runFrame()
    let time = (stage.host.frameTime - turn) / .seconds(1)
    let exact = Spring().advance(displacement: 64, velocity: 0, by: time).displacement
    #expect(abs(try x(stage) - exact) < 0.01)
    stage.view.settle()
  }

  @Test func `an animation that the hand interrupts tells that it has ended`() throws {
    let stage = stage()
    var ends = 0
    place.animate(to: Point(x: 100, y: 0)) { ends += 1 }
    stage.host.runFrame()
    place.drag(by: .zero)
    place.drag(by: Point(x: 1, y: 1))
    #expect(ends == 1)
    stage.view.settle()
  }

  @Test func `a view that goes while the hand moves it is taken anew later`() throws {
    let stage = stage()
    place.drag(by: .zero)
    place.drag(by: Point(x: 50, y: 0))
    stage.change { $0.isShown = false }
    stage.change { $0.isShown = true }
    place.drag(by: Point(x: 10, y: 0))
    #expect(try x(stage) == 50)
  }

  @Test func `a hand that moves no view moves the value`() {
    place.drag(by: Point(x: 3, y: 0))
    place.drag(by: Point(x: 5, y: 0))
    #expect(place.value == Point(x: 2, y: 0))
    place.release(to: Point(x: 9, y: 9))
    #expect(place.value == Point(x: 9, y: 9))
  }

  // MARK: - Keyframes

  @Test(arguments: 1..<25) func `keyframes begin with the speed that the value has`(
    frame: Int
  ) throws {
    let stage = stage()
    place.animate(to: Point(x: 200, y: 0))
    let start = stage.host.frameTime
    for _ in 0..<frame { stage.host.runFrame() }
    let passed = (stage.host.frameTime - start) / .seconds(1)
    let state = Spring().advance(displacement: -200, velocity: 0, by: passed)
    place.play([Keyframe(Point(x: 300, y: 0), after: 0.5), Keyframe(.zero, after: 0.5)])
    #expect(abs(try x(stage) - (200 + state.displacement)) < 0.01, "it begins where it is")
    let turn = stage.host.frameTime
    stage.host.runFrame()
    let time = (stage.host.frameTime - turn) / .seconds(1)
    let speed = (try x(stage) - (200 + state.displacement)) / time
    #expect(abs(speed - state.velocity) < 150, "in one frame, the speed changes a little")
    stage.view.settle()
    #expect(place.value == .zero && stage.host.isIdle)
  }

  @Test(arguments: 1..<60) func `keyframes are taken over in any frame`(frame: Int) throws {
    let stage = stage()
    place.play([
      Keyframe(Point(x: 100, y: 0), after: 0.4), Keyframe(Point(x: -50, y: 0), after: 0.4),
      Keyframe(.zero, after: 0.2),
    ])
    var last = (0.0, 0.0)
    for _ in 0..<frame {
      stage.host.runFrame()
      last = (last.1, try x(stage))
    }
    place.animate(to: Point(x: 20, y: 0))
    #expect(try x(stage) == last.1)
    stage.host.runFrame()
    let next = try x(stage)
    #expect(abs((next - last.1) - (last.1 - last.0)) < 12, "neither the place nor the speed jumps")
    stage.view.settle()
    #expect(place.value == Point(x: 20, y: 0) && stage.host.isIdle)
  }

  @Test func `a repetition that was interrupted goes round without a jump`() throws {
    let stage = stage()
    place.set(Point(x: 80, y: 0))
    place.play(
      [Keyframe(Point(x: 40, y: 0), after: 0.2), Keyframe(.zero, after: 0.2)], repeats: true,
      rate: 120)
    var before = try x(stage)
    for _ in 0..<120 {
      stage.host.advance(by: .nanoseconds(16_666_667))
      let now = try x(stage)
      #expect(abs(now - before) < 15)
      before = now
    }
    place.set(.zero)
    stage.view.settle()
  }
}
