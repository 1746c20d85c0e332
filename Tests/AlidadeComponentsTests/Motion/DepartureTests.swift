import AlidadeHeadless
import AlidadeNative
import Testing

/// What is in views that disappear, and what disappears before it has appeared.
@MainActor @Suite struct DepartureTests {
  private struct Model: Sendable {
    var isShown = false
    var title = "one"
    var color = Color.red
    var x = 0.0
  }

  private func stage(_ transition: Transition) -> MotionStage<Model> {
    MotionStage(Model()) { model in
      Column {
        if model.isShown {
          Box(background: .white) {
            Box(background: model.color).frame(width: 10, height: 10)
              .padding(EdgeInsets(start: model.x))
          }
          .frame(width: 100, height: 40).transition(transition).key("card")
        }
        Text(model.title).transition(.move(to: .bottom))
      }
    }
  }

  private func views(_ stage: MotionStage<Model>, _ size: Double) -> [HeadlessView] {
    stage.view.root.descendants.filter { view in
      view.frame.size.width == size
        && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
    }
  }

  @Test(arguments: [
    Transition.asymmetric(insertion: .opacity, removal: .move(to: .top)),
    .asymmetric(insertion: .scale(), removal: .opacity), .opacity,
  ])
  func `what hasn't begun to appear isn't seen when it is removed`(transition: Transition) {
    let stage = stage(transition)
    stage.change(.linear(duration: 1).delay(1)) { $0.isShown = true }
    for _ in 0..<5 { stage.host.runFrame() }
    #expect(views(stage, 100).count == 1)
    stage.change(.linear(duration: 1)) { $0.isShown = false }
    #expect(views(stage, 100).isEmpty)
    stage.view.settle()
    #expect(stage.host.isIdle)
  }

  @Test func `what moves in a view that disappears goes on`() throws {
    let stage = stage(.opacity)
    stage.change { $0.isShown = true }
    stage.change(.linear(duration: 1)) {
      $0.x = 60
      $0.color = .blue
    }
    let start = stage.host.frameTime
    for _ in 0..<10 { stage.host.runFrame() }
    let inner = try #require(views(stage, 10).first)
    stage.change(.linear(duration: 2)) { $0.isShown = false }
    for _ in 0..<20 {
      let time = (stage.host.frameTime - start) / .seconds(1)
      #expect(abs(inner.frame.minX - 60 * time) < 0.1 && !inner.isHidden)
      stage.host.runFrame()
    }
    stage.view.settle()
    #expect(views(stage, 10).isEmpty && stage.leaving.isEmpty && stage.host.isIdle)
    stage.change { $0.isShown = true }
    #expect(views(stage, 10).first?.frame.minX == 60)
  }

  @Test func `a text that changes cross-fades whatever its transition is`() throws {
    let stage = stage(.opacity)
    stage.change(.linear(duration: 1)) { $0.title = "two" }
    for _ in 0..<30 { stage.host.runFrame() }
    let texts = stage.view.root.descendants.filter { $0.visibleText != nil && !$0.isHidden }
    #expect(texts.count == 2)
    for text in texts {
      #expect((text.options.transform ?? .identity) == .identity)
      #expect(abs((text.options.alpha ?? 1) - 0.5) < 0.02)
    }
    stage.view.settle()
  }

  @Test func `a component in a text that changes keeps its view`() throws {
    let stage = MotionStage("one ") { word in
      Text {
        word
        Text(inline: Box(background: .red).frame(width: 10, height: 10))
      }
    }
    let box = try stage.box
    stage.change(.linear(duration: 1)) { $0 = "another " }
    #expect(try stage.box === box && stage.leaving.isEmpty)
    #expect(stage.views("text").compactMap(\.visibleText).count == 1)
    stage.view.settle()
    #expect(try stage.box === box)
  }

  @Test func `a text whose label alone changes keeps its view`() throws {
    let stage = MotionStage("one") { label in Text("text").accessibility(label: label) }
    let text = try #require(stage.view.root.descendants.first { $0.visibleText == "text" })
    stage.change(.linear(duration: 1)) { $0 = "another" }
    #expect(stage.leaving.isEmpty && !text.isHidden && !text.isInert)
    stage.view.settle()
  }

  @Test func `with less motion, a view that never rests becomes visible`() throws {
    let stage = stage(.opacity)
    stage.change { $0.isShown = true }
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    let inner = try #require(views(stage, 10).first)
    var highest = 0.0
    for turn in 1...24 {
      stage.change(.linear(duration: 0.2)) { $0.x = Double(turn) }
      highest = max(highest, inner.options.alpha ?? 1)
    }
    #expect(highest > 0.9)
    stage.view.settle()
    #expect(inner.options.alpha == 1 && stage.host.isIdle)
  }
}
