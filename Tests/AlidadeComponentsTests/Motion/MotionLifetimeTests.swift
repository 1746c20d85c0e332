import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

/// Values set by hand whose views, numbers or settings are unusual.
@MainActor @Suite struct MotionLifetimeTests {
  private struct Model: Sendable {
    var isShown = true
    var isOther = false
  }

  private let place = Motion(Point.zero)
  private let opacity = Motion(1.0)

  private func stage() -> MotionStage<Model> {
    MotionStage(Model()) { [place, opacity] model in
      if model.isShown {
        if model.isOther {
          Box(background: .blue).frame(width: 20, height: 20).motion(offset: place)
        } else {
          Box(background: .red).frame(width: 20, height: 20).motion(offset: place)
            .motion(opacity: opacity)
        }
      }
    }
  }

  @Test(arguments: [Animation.spring, .spring.delay(3)])
  func `an animation ends with its last view`(animation: Animation) {
    let stage = stage()
    var ends = 0
    place.animate(to: Point(x: 100, y: 0), animation) { ends += 1 }
    for _ in 0..<5 { stage.host.runFrame() }
    #expect(ends == 0 && place.isMoving)
    stage.change { $0.isShown = false }
    stage.view.settle()
    #expect(ends == 1 && !place.isMoving && place.value == Point(x: 100, y: 0))
    #expect(stage.host.isIdle)
  }

  @Test(arguments: [Animation.spring, .spring.delay(3)])
  func `an animation ends with its window`(animation: Animation) {
    var stage: MotionStage<Model>? = stage()
    let host = stage?.host
    var ends = 0
    place.animate(to: Point(x: 100, y: 0), animation) { ends += 1 }
    host?.runFrame()
    #expect(ends == 0 && place.isMoving)
    stage = nil
    #expect(ends == 0, "It doesn't end in the middle of the release.")
    host?.settle()
    #expect(ends == 1 && !place.isMoving && place.value == Point(x: 100, y: 0))
  }

  @Test func `an animation goes on in the view that replaces the last one`() {
    let stage = stage()
    var ends = 0
    place.animate(to: Point(x: 100, y: 0), .linear(duration: 1)) { ends += 1 }
    for _ in 0..<5 { stage.host.runFrame() }
    stage.change { $0.isOther = true }
    stage.host.runFrame()
    #expect(ends == 0 && place.isMoving && place.value.x > 0 && place.value.x < 50)
    stage.view.settle()
    #expect(ends == 1 && place.value == Point(x: 100, y: 0))
  }

  @Test func `keyframes end with their last view, and a repetition goes on with the next one`() {
    let stage = stage()
    var ends = 0
    place.play([Keyframe(Point(x: 9, y: 9), after: 5)]) { ends += 1 }
    opacity.play([Keyframe(0.5, after: 1), Keyframe(1, after: 1)], repeats: true)
    for _ in 0..<5 { stage.host.runFrame() }
    stage.change { $0.isShown = false }
    stage.view.settle()
    #expect(ends == 1 && place.value == Point(x: 9, y: 9) && opacity.isMoving)
    #expect(stage.host.isIdle)
    stage.change { $0.isShown = true }
    stage.host.advance(by: .milliseconds(500))
    #expect(opacity.value < 0.9)
    opacity.set(1)
  }

  @Test func `a value that is released calls its completion`() {
    var motion: Motion<Double>? = Motion(0)
    var ends = 0
    do {
      let stage = MotionStage(Model()) { [motion] _ in
        Box(background: .red).motion(opacity: motion ?? Motion(0))
      }
      motion?.animate(to: 1) { ends += 1 }
      stage.host.runFrame()
      #expect(ends == 0)
    }
    motion = nil
    #expect(ends == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that aren't finite are ignored`(number: Double) {
    let stage = stage()
    var ends = 0
    place.set(Point(x: 3, y: 4))
    place.set(Point(x: number, y: 5))
    #expect(place.value == Point(x: 3, y: 5))
    place.animate(to: Point(x: number, y: 50), velocity: Point(x: number, y: number)) { ends += 1 }
    stage.view.settle()
    #expect(place.value == Point(x: 3, y: 50) && ends == 1 && stage.host.isIdle)
    place.drag(by: .zero)
    place.drag(by: Point(x: number, y: 10))
    #expect(place.value == Point(x: 3, y: 60))
    place.release(to: Point(x: number, y: number), velocity: Point(x: 0, y: number)) { ends += 1 }
    stage.view.settle()
    #expect(place.value == Point(x: 3, y: 60) && ends == 2)
    place.play([Keyframe(Point(x: number, y: 1), after: 0.1), Keyframe(.zero, after: 0.1)])
    stage.view.settle()
    #expect(place.value == .zero && stage.host.isIdle)
    #expect(Motion(number).value == 0)
  }

  @Test func `with less motion, a value that is set again and again leaves nothing behind`() {
    let stage = stage()
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    let steps = stage.view.host.mounter.waitingSteps
    for _ in 0..<50 {
      opacity.play([Keyframe(0.5, after: 1), Keyframe(1, after: 1)], repeats: true)
    }
    #expect(stage.view.host.mounter.waitingSteps == steps + 1)
    opacity.set(1)
    #expect(stage.view.host.mounter.waitingSteps == steps)
  }
}
