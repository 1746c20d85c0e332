import AlidadeHeadless
import AlidadeNative
import Testing

/// What a change with an animation moves, and when.
@MainActor @Suite struct AnimationTests {
  private struct Model: Sendable {
    var x = 0.0
    var width = 40.0
    var color = Color.black
    var isShown = true
  }

  private func stage(_ scope: Animation?? = nil) -> MotionStage<Model> {
    MotionStage(Model()) { model in
      let page = Row {
        Box(background: model.color).frame(width: model.width, height: 20)
          .padding(EdgeInsets(start: model.x))
      }
      if let scope { page.animation(scope, value: model.x) } else { page }
    }
  }

  @Test func `a view moves along the spring, and is there in the end`() throws {
    let stage = stage()
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let box = try stage.box
    stage.change(.spring(duration: 0.4, bounce: 0.3)) { $0.x = 200 }
    #expect(box.frame.minX == 0, "it begins where it was")
    let start = stage.host.frameTime
    var frames = 0
    while frames < 1_000, stage.host.runFrame() {
      frames += 1
      let time = (stage.host.frameTime - start) / .seconds(1)
      let exact = 200 + spring.advance(displacement: -200, velocity: 0, by: time).displacement
      #expect(abs(box.frame.minX - exact) < 0.06)
    }
    #expect(frames > 20)
    #expect(box.frame.minX == 200)
    #expect(stage.host.isIdle, "nothing is left to do")
  }

  @Test func `while a view moves, nothing is built, laid out or mounted`() throws {
    let stage = stage()
    stage.change(.spring) { $0.x = 200 }
    let counters = stage.view.host.counters
    let mounted = stage.view.counters
    let before = stage.host.log.count
    var frames = 0
    while frames < 1_000, stage.host.runFrame() { frames += 1 }
    #expect(frames < 1_000)
    #expect(stage.view.host.counters == counters)
    let work = stage.view.counters.since(mounted)
    #expect(work.nativeOperations == 0 && work.unitsVisited == 0)
    #expect(work.motionSteps == frames)
    #expect(stage.host.log.count - before <= frames, "one frame of one view is set in each")
  }

  @Test func `a change without an animation is shown at once`() throws {
    let stage = stage()
    stage.change { $0.x = 200 }
    #expect(try stage.box.frame.minX == 200)
    #expect(stage.host.isIdle)
  }

  @Test func `an animation applies to the frame that shows it, and to none after it`() throws {
    let stage = stage()
    stage.change(.linear(duration: 0.1)) { $0.color = .white }
    stage.view.settle()
    stage.change { $0.x = 200 }
    #expect(try stage.box.frame.minX == 200)
  }

  @Test(arguments: 1..<30) func `another change takes over the place and the speed`(
    frame: Int
  ) throws {
    let stage = stage()
    let box = try stage.box
    let spring = Spring(duration: 0.5)
    stage.change(.spring) { $0.x = 200 }
    for _ in 0..<frame { stage.host.runFrame() }
    let time = Double(frame) / 60
    let (displacement, velocity) = spring.advance(displacement: -200, velocity: 0, by: time)
    stage.change(.spring(duration: 0.8)) { $0.x = 50 }
    let begin = (
      stage.host.frameTime, spring.advance(displacement: -200, velocity: 0, by: time + 1 / 60.0)
    )
    #expect(abs(box.frame.minX - (200 + begin.1.displacement)) < 0.01, "nothing jumps")
    stage.host.runFrame()
    let passed = (stage.host.frameTime - begin.0) / .seconds(1)
    let next = Spring(duration: 0.8).advance(
      displacement: 200 + begin.1.displacement - 50, velocity: begin.1.velocity, by: passed)
    #expect(abs(box.frame.minX - (50 + next.displacement)) < 0.01)
    #expect(abs(displacement) > 0 && abs(velocity) > 0)
    stage.view.settle()
    #expect(box.frame.minX == 50)
  }

  @Test func `a change without an animation moves on what is on its way`() throws {
    let stage = stage()
    let box = try stage.box
    stage.change(.linear(duration: 1)) { $0.x = 200 }
    for _ in 0..<6 { stage.host.runFrame() }
    let before = box.frame.minX
    stage.store.update { $0.x = 210 }
    stage.show()
    #expect(abs(box.frame.minX - (before + 10 + 200.0 / 60)) < 0.01)
    stage.view.settle()
    #expect(box.frame.minX == 210)
  }

  @Test func `a value moves what is inside, whoever changes it`() throws {
    let stage = stage(.linear(duration: 1))
    stage.change { $0.x = 200 }
    #expect(try stage.box.frame.minX == 0)
    stage.view.settle()
    #expect(try stage.box.frame.minX == 200)
    stage.change { $0.width = 100 }
    #expect(try stage.box.frame.size.width == 100, "another value changes nothing of that")
    #expect(stage.host.isIdle)
  }

  @Test func `a value without an animation shows changes at once`() throws {
    let stage = stage(.some(nil))
    stage.change(.spring) { $0.x = 200 }
    #expect(try stage.box.frame.minX == 200)
    stage.change(.spring) { $0.width = 80 }
    #expect(try stage.box.frame.size.width == 40, "the value is the same, so the change counts")
  }

  @Test func `sizes and colors are mixed`() throws {
    let stage = stage()
    let box = try stage.box
    stage.change(.linear(duration: 1)) {
      $0.width = 100
      $0.color = .white
    }
    #expect(box.frame.size.width == 40 && box.options.backgroundColor == .black)
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs(box.frame.size.width - 70) < 0.01)
    let gray = try #require(box.options.backgroundColor?.light)
    #expect(abs(gray.red - 0.5) < 0.01 && gray.alpha == 1)
    stage.view.settle()
    #expect(box.frame.size.width == 100 && box.options.backgroundColor == .white)
  }

  @Test func `a color that becomes clear keeps its hue`() throws {
    let stage = stage()
    let box = try stage.box
    stage.change { $0.color = .red }
    stage.change(.linear(duration: 1)) { $0.color = .clear }
    #expect(box.options.backgroundColor?.light == Color.red.light)
    for _ in 0..<30 { stage.host.runFrame() }
    let color = try #require(box.options.backgroundColor?.light)
    #expect(abs(color.red - Color.red.light.red) < 0.01 && abs(color.alpha - 0.5) < 0.02)
    stage.view.settle()
    #expect(box.options.backgroundColor == .clear)
  }

  @Test func `a curve that begins with a leap takes over without flying away`() throws {
    let stage = stage()
    let box = try stage.box
    stage.change(.linear(duration: 0.5)) { $0.x = 200 }
    for _ in 0..<10 { stage.host.runFrame() }
    stage.change(.eased(duration: 0.5, AnimationCurve(0, 0.55, 0.45, 1))) { $0.x = 100 }
    var frames = 0
    while frames < 1_000, stage.host.runFrame() {
      frames += 1
      #expect((-150...350).contains(box.frame.minX))
    }
    #expect(box.frame.minX == 100)
  }

  @Test func `a delay keeps everything as it was`() throws {
    let stage = stage()
    stage.change(.linear(duration: 0.1).delay(0.5)) { $0.x = 200 }
    for _ in 0..<29 { stage.host.runFrame() }
    #expect(try stage.box.frame.minX == 0)
    stage.view.settle()
    #expect(try stage.box.frame.minX == 200)
  }

  @Test(arguments: [
    Animation.linear(duration: .greatestFiniteMagnitude),
    .spring(duration: .greatestFiniteMagnitude),
    .linear().delay(.greatestFiniteMagnitude).delay(.greatestFiniteMagnitude),
  ])
  func `an animation without an end in sight goes on`(animation: Animation) throws {
    let stage = stage()
    stage.change(animation) { $0.x = 200 }
    for _ in 0..<60 { stage.host.runFrame() }
    #expect(try stage.box.frame.minX < 1)
    stage.change(.linear(duration: 0.1)) { $0.x = 100 }
    stage.view.settle()
    #expect(try stage.box.frame.minX == 100)
  }

  @Test func `without animations, changes are shown at once`() throws {
    let stage = stage()
    stage.host.showsAnimations = false
    stage.change(.spring) { $0.x = 200 }
    #expect(try stage.box.frame.minX == 200)
    #expect(stage.host.isIdle)
  }

  @Test func `with less motion, what moves fades in`() throws {
    let stage = stage()
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    stage.change(.linear(duration: 1)) { $0.x = 200 }
    let box = try stage.box
    #expect(box.frame.minX == 200 && box.options.alpha == 0)
    stage.view.settle()
    #expect(box.options.alpha == 1)
  }

  @Test func `all changes of a call move`() throws {
    let stage = stage()
    withAnimation(.linear(duration: 1)) { stage.store.update { $0.x = 200 } }
    stage.show()
    #expect(try stage.box.frame.minX == 0)
    stage.view.settle()
    #expect(try stage.box.frame.minX == 200)
  }

  @Test func `a task started in a call doesn't inherit its animation`() async throws {
    let stage = stage()
    let store = stage.store
    let task = withAnimation(.linear(duration: 1)) { Task { store.update { $0.x = 200 } } }
    await task.value
    stage.show()
    #expect(try stage.box.frame.minX == 200)
  }

  @Test func `changes of many threads at once keep their animation`() async throws {
    for _ in 0..<50 {
      let stage = stage()
      let store = stage.store
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<4 {
          group.addTask {
            store.update(animation: number == 2 ? .linear(duration: 1) : nil) { $0.x += 50 }
          }
        }
      }
      stage.show()
      #expect(try stage.box.frame.minX == 0)
      stage.view.settle()
      #expect(try stage.box.frame.minX == 200)
    }
  }
}
