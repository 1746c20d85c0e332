import AlidadeHeadless
import AlidadeNative
import Testing

/// Motions that are interrupted at every frame.
@MainActor @Suite struct InterruptedTests {
  private struct Model: Sendable {
    var isShown = false
    var title = "one"
    var x = 0.0
  }

  nonisolated private static let transition = Transition.move(to: .start).combined(
    with: .scale(0.5)
  )
  .combined(with: .opacity)

  /// A card that comes and goes; with a key, so that its view turns around.
  private func stage() -> MotionStage<Model> {
    MotionStage(Model()) { model in
      Column {
        if model.isShown {
          Box(background: .red) { Text("card") }.frame(width: 100, height: 40)
            .transition(InterruptedTests.transition).key("card")
        }
        Text(model.title)
        Box(background: .green).frame(width: 30, height: 10).padding(EdgeInsets(start: model.x))
      }
    }
  }

  /// The opacity, the distance and the factor of the size with which the card is seen; of several,
  /// the first one.
  private func look(_ stage: MotionStage<Model>) -> [Double] {
    let views = stage.view.root.descendants.filter { !$0.isHidden }
    guard let view = views.first(where: { $0.options.transform.map { $0 != .identity } == true })
    else { return [1, 0, 1] }
    let transform = view.options.transform ?? .identity
    return [view.options.alpha ?? 1, transform.translation.x, transform.scale.width]
  }

  private func look(of view: HeadlessView?) -> [Double] {
    let transform = view?.options.transform ?? .identity
    return [view?.options.alpha ?? 1, transform.translation.x, transform.scale.width]
  }

  @Test(arguments: 1..<36) func `what comes turns around with its speed`(frame: Int) throws {
    let stage = stage()
    let spring = Spring(duration: 0.5)
    stage.change(.spring) { $0.isShown = true }
    let start = stage.host.frameTime
    for _ in 0..<frame { stage.host.runFrame() }
    stage.change(.spring(duration: 0.7)) { $0.isShown = false }
    let turn = stage.host.frameTime
    let (share, speed) = spring.advance(
      displacement: 1, velocity: 0, by: (turn - start) / .seconds(1))
    func expect(_ share: Double, _ comment: Comment) {
      let exact = [1 - share, -100 * share, 1 - share / 2]
      let look = look(stage)
      for (one, other) in zip(look, exact) { #expect(abs(one - other) < 0.05, comment) }
    }
    expect(share, "nothing jumps")
    #expect(stage.leaving.count == 1)
    for _ in 0..<2 {
      stage.host.runFrame()
      let time = (stage.host.frameTime - turn) / .seconds(1)
      let rest = Spring(duration: 0.7).advance(displacement: share - 1, velocity: speed, by: time)
      expect(1 + rest.displacement, "the speed is the same")
    }
    stage.view.settle()
    expectRest(stage, boxes: 1)
  }

  @Test(arguments: 1..<36) func `what goes comes back with its speed`(frame: Int) throws {
    let stage = stage()
    stage.change { $0.isShown = true }
    stage.change(.spring) { $0.isShown = false }
    let start = stage.host.frameTime
    for _ in 0..<frame { stage.host.runFrame() }
    stage.change(.spring) { $0.isShown = true }
    let turn = stage.host.frameTime
    let (rest, speed) = Spring().advance(
      displacement: -1, velocity: 0, by: (turn - start) / .seconds(1))
    let share = 1 + rest
    let looks = (look(of: stage.leaving.first), look(of: stage.boxes.first))
    func expect(_ look: [Double], _ share: Double) {
      let exact = [1 - share, -100 * share, 1 - share / 2]
      for (one, other) in zip(look, exact) { #expect(abs(one - other) < 0.05) }
    }
    // Another component with the same key appears beside the one that goes on disappearing.
    if stage.leaving.isEmpty { expect(looks.1, share) } else { expect(looks.0, share) }
    let isNew = !stage.leaving.isEmpty
    if isNew { expect(looks.1, 1) }
    stage.host.runFrame()
    let time = (stage.host.frameTime - turn) / .seconds(1)
    let next = Spring().advance(
      displacement: isNew ? 1 : share, velocity: isNew ? 0 : speed, by: time)
    expect(look(of: stage.boxes.first), next.displacement)
    stage.view.settle()
    expectRest(stage, boxes: 2)
  }

  @Test(arguments: 1..<20) func `a text that changes again fades on`(frame: Int) throws {
    let stage = stage()
    stage.change(.linear(duration: 0.3)) { $0.title = "two" }
    for _ in 0..<frame { stage.host.runFrame() }
    func opacity(_ text: String) -> Double? {
      stage.view.root.descendants.filter { $0.visibleText == text && !$0.isHidden }
        .map { $0.options.alpha ?? 1 }.max()
    }
    let before = (opacity("one"), opacity("two"))
    stage.change(.linear(duration: 0.3)) { $0.title = "three" }
    if frame < 17 {
      #expect(abs((opacity("one") ?? 0) - (before.0 ?? 0)) < 0.07, "the first one fades on")
    }
    #expect(abs((opacity("two") ?? 0) - (before.1 ?? 0)) < 0.07, "the second one turns around")
    #expect((opacity("three") ?? 1) < 0.07)
    stage.view.settle()
    let shown = stage.view.root.descendants.filter { !$0.isHidden }.compactMap(\.visibleText)
    #expect(shown == ["three"])
    expectRest(stage, boxes: 1)
  }

  @Test(arguments: 1..<36) func `a change without an animation carries on what moves`(
    frame: Int
  ) throws {
    let stage = stage()
    let box = try stage.box
    stage.change(.spring) { $0.x = 200 }
    for _ in 0..<frame { stage.host.runFrame() }
    let before = box.frame.minX
    stage.host.runFrame()
    let next = box.frame.minX
    stage.change { $0.title = "two" }
    #expect(box.frame.minX >= next && box.frame.minX - next <= next - before + 15)
    stage.view.settle()
    #expect(box.frame.minX == 200)
  }

  /// Expects that nothing is left of what has moved.
  private func expectRest(
    _ stage: MotionStage<Model>, boxes: Int, location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(stage.boxes.count == boxes, sourceLocation: location)
    #expect(stage.leaving.isEmpty && stage.host.isIdle, sourceLocation: location)
    for view in stage.view.root.descendants {
      #expect(view.options.transform ?? .identity == .identity, sourceLocation: location)
      #expect(view.options.alpha ?? 1 == 1 && !view.isInert, sourceLocation: location)
    }
  }
}
