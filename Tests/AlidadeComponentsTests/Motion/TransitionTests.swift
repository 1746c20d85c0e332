import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Components that appear and disappear.
@MainActor @Suite struct TransitionTests {
  private struct Model: Sendable {
    var isShown = true
    var title = "one"
    var isOther = false
  }

  private func stage(_ transition: Transition? = nil) -> MotionStage<Model> {
    MotionStage(Model()) { model in
      Column {
        if model.isShown {
          let card = Box(background: .red) { Text("card") }.frame(width: 100, height: 40)
          if let transition { card.transition(transition) } else { card }
        }
        Text(model.title)
      }
    }
  }

  private func alpha(_ view: HeadlessView?) -> Double? { view.map { $0.options.alpha ?? 1 } }

  @Test func `a component that goes fades out in its place, and reacts to nothing`() throws {
    let stage = stage()
    let card = try stage.box
    stage.change(.linear(duration: 1)) { $0.isShown = false }
    #expect(stage.leaving.first === card && alpha(card) == 1)
    #expect(card.descendants.contains { $0.visibleText == "card" && !$0.isHidden })
    #expect(stage.view.root.hitTest(Point(x: 20, y: 20))?.isInside(card) != true)
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs((alpha(card) ?? 0) - 0.5) < 0.01)
    stage.view.settle()
    #expect(card.isHidden && !card.isInert && alpha(card) == 1, "its view is ready for another one")
    #expect(stage.leaving.isEmpty && stage.host.isIdle)
  }

  @Test func `a component that comes fades in`() throws {
    let stage = stage()
    stage.change { $0.isShown = false }
    stage.change(.linear(duration: 1)) { $0.isShown = true }
    #expect(alpha(try stage.box) == 0)
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs((alpha(try stage.box) ?? 0) - 0.5) < 0.01)
    stage.view.settle()
    #expect(alpha(try stage.box) == 1)
  }

  @Test func `a component moves in from an edge, grows or does both`() throws {
    let stage = stage(.move(to: .start).combined(with: .scale(0.5)))
    stage.change { $0.isShown = false }
    stage.change(.linear(duration: 1)) { $0.isShown = true }
    let transform = try #require(try stage.box.options.transform)
    #expect(transform.translation == Point(x: -100, y: 0))
    #expect(transform.scale == Size(width: 0.5, height: 0.5))
    for _ in 0..<30 { stage.host.runFrame() }
    let halfway = try #require(try stage.box.options.transform)
    #expect(abs(halfway.translation.x + 50) < 0.1 && abs(halfway.scale.width - 0.75) < 0.01)
    stage.view.settle()
    #expect(try stage.box.options.transform == nil)
  }

  @Test func `a component can disappear otherwise than it appears`() throws {
    let stage = stage(.asymmetric(insertion: .identity, removal: .offset(start: 30)))
    stage.change { $0.isShown = false }
    stage.change(.linear(duration: 1)) { $0.isShown = true }
    #expect(try stage.box.options.transform == nil && alpha(try stage.box) == 1)
    let card = try stage.box
    stage.change(.linear(duration: 1)) { $0.isShown = false }
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs((card.options.transform?.translation.x ?? 0) - 15) < 0.3)
    stage.view.settle()
    #expect(card.isHidden && card.options.transform == nil)
  }

  @Test func `what comes back while it goes appears beside it`() throws {
    let stage = stage()
    let card = try stage.box
    stage.change(.linear(duration: 1)) { $0.isShown = false }
    for _ in 0..<30 { stage.host.runFrame() }
    stage.change(.linear(duration: 1)) { $0.isShown = true }
    #expect(stage.leaving.first === card)
    #expect(try stage.box !== card)
    stage.view.settle()
    #expect(stage.boxes.count == 1 && stage.leaving.isEmpty)
  }

  @Test func `a text that changes fades from one to the other`() throws {
    let stage = stage()
    stage.change(.linear(duration: 1)) { $0.title = "two" }
    let texts = stage.view.root.descendants.filter { !$0.isHidden && $0.visibleText != nil }
    let one = texts.first { $0.visibleText == "one" }
    let two = texts.first { $0.visibleText == "two" }
    #expect(alpha(one) == 1 && one?.isInert == true)
    #expect(alpha(two) == 0)
    stage.view.settle()
    let shown = stage.view.root.descendants.filter { !$0.isHidden }.compactMap(\.visibleText)
    #expect(shown == ["card", "two"])
  }

  @Test func `with less motion, every transition is a fade`() throws {
    let stage = stage(.move(to: .start))
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    let card = try stage.box
    stage.change(.linear(duration: 1)) { $0.isShown = false }
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(card.options.transform == nil && abs((alpha(card) ?? 0) - 0.5) < 0.01)
    stage.view.settle()
  }

  @Test func `nothing moves when a page is shown for the first time`() throws {
    let stage = stage(.move(to: .start))
    #expect(stage.host.isIdle)
    #expect(alpha(try stage.box) == 1)
  }

  @Test func `a page that is torn down while components disappear leaves nothing behind`() throws {
    let leaks = LeakTracker()
    do {
      let stage = stage()
      leaks.track(try stage.box)
      stage.change(.linear(duration: 1)) { $0.isShown = false }
      stage.host.runFrame()
      stage.view.host.tearDown()
      #expect(stage.view.root.subviews.isEmpty)
    }
    #expect(leaks.survivors.isEmpty)
  }

  @Test func `a view that follows a motion and has disappeared follows it no longer`() throws {
    let beat = Motion(1.0)
    let stage = MotionStage(Model()) { model in
      if model.isShown { Box(background: .red).frame(width: 9, height: 9).motion(opacity: beat) }
    }
    beat.play([Keyframe(0.2, after: 0.5), Keyframe(1, after: 0.5)], repeats: true)
    stage.change(.linear(duration: 0.2)) { $0.isShown = false }
    stage.host.advance(by: .seconds(2))
    let steps = stage.view.counters.motionSteps
    stage.host.advance(by: .seconds(5))
    #expect(stage.view.counters.motionSteps == steps && stage.host.isIdle)
  }

  // MARK: - One after the other

  private func opacities(_ stage: MotionStage<[Int]>) -> [Double] {
    stage.boxes.map { $0.options.alpha ?? 1 }
  }

  private func row(_ ids: [Int]) -> MotionStage<[Int]> {
    MotionStage(ids) { ids in
      Row {
        for id in ids { Box(background: .red).frame(width: 20, height: 20).key(id) }
        Text("\(ids.count)")
      }
    }
  }

  @Test func `what appears together can do so one after the other`() {
    let stage = row([1])
    stage.change(.linear(duration: 1).staggered(by: 0.5)) { $0 = [1, 2, 3, 4] }
    #expect(opacities(stage) == [1, 0, 0, 0])
    for expected in [[1, 0.5, 0, 0], [1, 1, 0.5, 0], [1, 1, 1, 0.5]] {
      for _ in 0..<30 { stage.host.runFrame() }
      let opacities = opacities(stage)
      #expect(zip(opacities, expected).allSatisfy { abs($0 - $1) < 0.02 }, "\(opacities)")
    }
    stage.view.settle()
    #expect(opacities(stage) == [1, 1, 1, 1] && stage.host.isIdle)
  }

  @Test func `what moves, goes or changes its text isn't delayed`() throws {
    let stage = row([1, 2])
    stage.change(.linear(duration: 1).staggered(by: 0.5)) { $0 = [3, 2] }
    for _ in 0..<30 { stage.host.runFrame() }
    let gone = try #require(stage.leaving.first { $0.options.backgroundColor != nil })
    #expect(abs((gone.options.alpha ?? 1) - 0.5) < 0.02)
    stage.view.settle()
    stage.change(.linear(duration: 1).staggered(by: 0.5)) { $0 = [4, 2, 5] }
    for _ in 0..<30 { stage.host.runFrame() }
    let title = stage.view.root.descendants.first { $0.visibleText == "3" && !$0.isInert }
    #expect(abs((title?.options.alpha ?? 1) - 0.5) < 0.02, "it fades while the former one does")
    #expect(stage.boxes.contains { abs(($0.options.alpha ?? 1) - 0.5) < 0.02 })
    stage.view.settle()
  }

  @Test func `a delay between that makes no sense is none`() {
    #expect(Animation.spring.staggered(by: .nan) == .spring)
    #expect(Animation.spring.staggered(by: -1) == .spring)
    #expect(Animation.spring.staggered(by: .infinity) == .spring)
  }

  // MARK: - Matched components

  @Test func `what is inside a component that takes a place moves with it`() throws {
    let stage = MotionStage(Model()) { model in
      let size = model.isOther ? 200.0 : 40
      Column {
        if model.isOther { Text("large") }
        Pressable(action: {}) {
          Box(background: model.isOther ? .white : .black).grow()
        }
        .matched(1, in: "test").frame(width: size, height: size)
        .key(model.isOther)
      }
    }
    stage.change(.linear(duration: 1)) { $0.isOther = true }
    #expect(stage.boxes.count == 1)
    #expect(try stage.box.frameInRoot == Rect(x: 0, y: 0, width: 40, height: 40))
    #expect(try stage.box.options.backgroundColor == .black)
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs(try stage.box.frame.size.width - 120) < 0.5)
    stage.view.settle()
    #expect(try stage.box.frame.size == Size(width: 200, height: 200))
    #expect(try stage.box.options.backgroundColor == .white)
  }

  private func matched() -> MotionStage<Model> {
    MotionStage(Model()) { model in
      ZStack {
        if model.isOther {
          Box(background: .blue).frame(width: 200, height: 100).matched("card", in: "test")
            .padding(50)
        } else {
          Box(background: .blue).frame(width: 40, height: 20).matched("card", in: "test")
        }
      }
    }
  }

  @Test func `a component takes the place of another one with the same name`() throws {
    let stage = matched()
    let before = try stage.box.frameInRoot
    stage.change(.linear(duration: 1)) { $0.isOther = true }
    #expect(stage.boxes.count == 1 && stage.leaving.isEmpty)
    #expect(try stage.box.frameInRoot == before)
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs(try stage.box.frame.size.width - 120) < 0.5)
    stage.view.settle()
    #expect(try stage.box.frame.size == Size(width: 200, height: 100))
  }
}
