import AlidadeHeadless
import AlidadeNative
import Testing

/// Settings of the desktop that change while something moves.
@MainActor @Suite struct MotionSettingsTests {
  private struct Model: Sendable {
    var x = 0.0
    var isShown = true
    var color = Color.black
    var width = 40.0
  }

  private let beat = Motion(1.0)
  private let place = Motion(Point.zero)

  private func stage() -> MotionStage<Model> {
    MotionStage(Model()) { [beat, place] model in
      Row {
        if model.isShown {
          Box(background: model.color).frame(width: model.width, height: 20)
            .padding(EdgeInsets(start: model.x)).motion(opacity: beat).motion(offset: place)
        }
      }
    }
  }

  private let pulse = [Keyframe(0.2, after: 0.5, .linear), Keyframe(1, after: 0.5, .linear)]

  private func opacity(_ stage: MotionStage<Model>) -> Double {
    stage.view.root.descendants.compactMap(\.options.alpha).min() ?? 1
  }

  @Test(arguments: [false, true]) func `a repetition rests while the desktop asks for it`(
    turnsOff: Bool
  ) throws {
    let stage = stage()
    beat.play(pulse, repeats: true)
    stage.host.advance(by: .milliseconds(300))
    #expect(opacity(stage) < 0.9 && beat.isMoving)
    if turnsOff {
      stage.host.showsAnimations = false
    } else {
      stage.host.appearance.reducesMotion = true
    }
    stage.host.runFrame()
    #expect(opacity(stage) == 1 && !beat.isMoving, "it rests in the next frame")
    stage.view.settle()
    let steps = stage.view.counters.motionSteps
    stage.host.advance(by: .seconds(5))
    #expect(stage.view.counters.motionSteps == steps && stage.host.isIdle)
    stage.host.showsAnimations = true
    stage.host.appearance.reducesMotion = false
    stage.host.advance(by: .milliseconds(320))
    #expect(opacity(stage) < 0.9 && beat.isMoving, "it is still wanted")
    beat.set(1)
    stage.view.settle()
    #expect(stage.host.isIdle)
  }

  @Test func `a repetition that begins with less motion waits for more`() throws {
    let stage = stage()
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    beat.play(pulse, repeats: true)
    #expect(opacity(stage) == 1 && !beat.isMoving)
    stage.host.appearance.reducesMotion = false
    stage.host.advance(by: .milliseconds(300))
    #expect(opacity(stage) < 0.9 && beat.isMoving)
    beat.set(1)
    stage.host.appearance.reducesMotion = true
    stage.host.appearance.reducesMotion = false
    stage.host.advance(by: .seconds(1))
    #expect(!beat.isMoving && opacity(stage) == 1, "one that was set no longer is")
  }

  @Test(arguments: 1..<20) func `a value on its way is at its end in the next frame`(
    frame: Int
  ) throws {
    let stage = stage()
    var ends = 0
    place.animate(to: Point(x: 100, y: 0)) { ends += 1 }
    for _ in 0..<frame { stage.host.runFrame() }
    stage.host.appearance.reducesMotion = true
    stage.show()
    #expect(place.value == Point(x: 100, y: 0) && !place.isMoving && ends == 1)
  }

  @Test func `a value that waits for its delay is at its end in the next frame`() throws {
    let stage = stage()
    place.animate(to: Point(x: 100, y: 0), .spring.delay(2))
    stage.host.showsAnimations = false
    stage.host.runFrame()
    #expect(place.value == Point(x: 100, y: 0))
  }

  @Test(arguments: 1..<20) func `without animations, views are at their ends in the next frame`(
    frame: Int
  ) throws {
    let stage = stage()
    stage.change(.linear(duration: 1)) {
      $0.x = 100
      $0.color = .white
    }
    for _ in 0..<frame { stage.host.runFrame() }
    stage.host.showsAnimations = false
    stage.host.runFrame()
    let box = try stage.box
    #expect(box.frameInRoot.minX == 100 && box.options.backgroundColor == .white)
    stage.view.settle()
    #expect(stage.host.isIdle)
  }

  @Test func `without animations, what goes is gone in the next frame`() throws {
    let stage = stage()
    stage.change(.linear(duration: 1)) { $0.isShown = false }
    for _ in 0..<5 { stage.host.runFrame() }
    #expect(!stage.leaving.isEmpty)
    stage.host.showsAnimations = false
    stage.host.runFrame()
    #expect(stage.leaving.isEmpty)
  }

  @Test func `with less motion, places are final in the next frame, and colors go on`() throws {
    let stage = stage()
    stage.change(.linear(duration: 1)) {
      $0.x = 100
      $0.color = .white
    }
    for _ in 0..<29 { stage.host.runFrame() }
    stage.host.appearance.reducesMotion = true
    stage.host.runFrame()
    let box = try stage.box
    let gray = try #require(box.options.backgroundColor?.light)
    #expect(box.frameInRoot.minX == 100 && abs(gray.red - 0.5) < 0.02)
    stage.view.settle()
    #expect(box.options.backgroundColor == .white)
  }

  // MARK: - Less motion

  @Test func `with less motion, a view that moves again and again stays visible`() throws {
    let stage = stage()
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    for turn in 1...20 {
      stage.change(.linear(duration: 0.2)) { $0.x = Double(turn) }
    }
    var frames = 0
    var before = 0.0
    while opacity(stage) < 1, frames < 30 {
      stage.host.runFrame()
      frames += 1
      #expect(opacity(stage) > before, "it begins to come back at once")
      before = opacity(stage)
    }
    #expect(frames <= 12)
    stage.view.settle()
  }

  @Test func `with less motion, what only gets another size stays visible`() throws {
    let stage = stage()
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    stage.change(.linear(duration: 1)) { $0.width = 100 }
    #expect(try stage.box.frame.size.width == 100)
    #expect(opacity(stage) == 1 && stage.host.isIdle)
  }
}
