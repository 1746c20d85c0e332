import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

/// Components that take the place of others in another scroll view, or on another page.
@MainActor @Suite struct MatchedTreesTests {
  private struct Model: Sendable {
    var path: [Int] = []
    var isBelow = false
    var text = "one"
    var label: String?
  }

  /// A blue box in the upper one of two scroll views, or in the lower one.
  private func scrolls() -> MotionStage<Model> {
    MotionStage(Model()) { model in
      Column {
        Scroll {
          Box().frame(width: 10, height: 20)
          if !model.isBelow {
            Box(background: .blue) { Box(background: .red, cornerRadius: 2).padding(4) }
              .frame(width: 40, height: 30).matched("box", in: "test")
          }
          Box().frame(width: 10, height: 500)
        }
        .frame(width: 300, height: 150)
        Scroll {
          if model.isBelow {
            Box(background: .blue) {
              Box(background: .red, cornerRadius: 6).padding(4)
              if let label = model.label { Text(label).key(label) }
            }
            .frame(width: 100, height: 50).matched("box", in: "test")
          }
          Text(model.text)
          TextField("field")
        }
        .frame(width: 300, height: 150)
      }
    }
  }

  /// The views that paint a color and aren't hidden by an opacity.
  private func painted<Model>(_ color: Color, _ stage: MotionStage<Model>) -> [HeadlessView] {
    stage.view.root.descendants.filter { view in
      view.options.backgroundColor?.light == color.light
        && sequence(first: view, next: \.superview).allSatisfy {
          !$0.isHidden && $0.options.alpha ?? 1 > 0
        }
    }
  }

  private func frame<Model>(_ color: Color, _ stage: MotionStage<Model>) -> Rect? {
    let views = painted(color, stage)
    return views.count == 1 ? views[0].frameInRoot : nil
  }

  private func isNear(_ frame: Rect?, _ other: Rect) -> Bool {
    guard let frame else { return false }
    return abs(frame.minX - other.minX) < 0.1 && abs(frame.minY - other.minY) < 0.1
      && abs(frame.size.width - other.size.width) < 0.1
      && abs(frame.size.height - other.size.height) < 0.1
  }

  @Test
  func
    `from one scroll view to another, it crosses the edge between them, and so does what is in it`()
  {
    let stage = scrolls()
    stage.change(.linear(duration: 1)) { $0.isBelow = true }
    #expect(isNear(frame(.blue, stage), Rect(x: 0, y: 20, width: 40, height: 30)))
    #expect(isNear(frame(.red, stage), Rect(x: 4, y: 24, width: 32, height: 22)))
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(isNear(frame(.blue, stage), Rect(x: 0, y: 85, width: 70, height: 40)))
    #expect(isNear(frame(.red, stage), Rect(x: 4, y: 89, width: 62, height: 32)))
    stage.view.settle()
    #expect(frame(.blue, stage) == Rect(x: 0, y: 150, width: 100, height: 50))
    #expect(stage.leaving.isEmpty && stage.host.isIdle)
  }

  @Test func `other changes on its way keep it going`() {
    let stage = scrolls()
    stage.change(.linear(duration: 1)) { $0.isBelow = true }
    for turn in 1...20 {
      stage.change(turn % 2 == 0 ? .spring : nil) { $0.text = "\(turn)" }
      #expect(
        isNear(
          frame(.blue, stage).map { Rect(origin: $0.origin, size: .zero) },
          Rect(x: 0, y: 20 + 130 * Double(turn) / 60, width: 0, height: 0)))
    }
    stage.view.settle()
    #expect(frame(.blue, stage) == Rect(x: 0, y: 150, width: 100, height: 50))
  }

  @Test func `a view that disappears inside it doesn't keep it from arriving`() {
    let stage = scrolls()
    stage.change(.linear(duration: 1)) { ($0.isBelow, $0.label) = (true, "one") }
    for label in ["two", nil] {
      for _ in 0..<5 { stage.host.runFrame() }
      stage.change(.linear(duration: 0.2)) { $0.label = label }
    }
    stage.view.settle()
    #expect(frame(.blue, stage) == Rect(x: 0, y: 150, width: 100, height: 50))
    #expect(stage.leaving.isEmpty && stage.host.isIdle)
    let steps = stage.view.counters.motionSteps
    stage.change { $0.text = "two" }
    #expect(stage.view.counters.motionSteps == steps, "nothing is left of the copy")
  }

  @Test func `the only one that is removed on its way, and comes back, is seen once`() {
    let stage = MotionStage(Optional(1)) { place in
      Column {
        for number in 1...2 {
          Scroll {
            Box().frame(width: 10, height: 20)
            if place == number {
              Box(background: .blue).frame(width: 40, height: 30).matched("box", in: "test")
            }
          }
          .frame(width: 300, height: 100)
        }
      }
    }
    for place in [2, nil, 2, 1] {
      stage.change(.linear(duration: 1)) { $0 = place }
      for _ in 0..<10 { stage.host.runFrame() }
      #expect(painted(.blue, stage).count == 1, "\(place ?? 0)")
    }
    stage.view.settle()
    #expect(frame(.blue, stage) == Rect(x: 0, y: 20, width: 40, height: 30))
    #expect(stage.leaving.isEmpty && stage.host.isIdle)
  }

  @Test func `a host that is torn down on its way leaves nothing behind`() {
    weak var tree: MountedTree?
    do {
      let stage = scrolls()
      tree = stage.view.host.mountedTree
      stage.change(.linear(duration: 1)) { $0.isBelow = true }
      for _ in 0..<5 { stage.host.runFrame() }
      stage.view.host.tearDown()
      #expect(stage.leaving.isEmpty)
      stage.view.settle()
    }
    #expect(tree == nil)
  }

  @Test func `a change is complete when it has arrived`() {
    let stage = scrolls()
    let isComplete = Mutex(false)
    withAnimation(.linear(duration: 0.5)) {
      isComplete.withLock { $0 = true }
    } _: {
      stage.store.update { $0.isBelow = true }
    }
    stage.show()
    for _ in 0..<20 { stage.host.runFrame() }
    #expect(!isComplete.withLock { $0 })
    stage.view.settle()
    #expect(isComplete.withLock { $0 })
  }

  @Test func `one that waits for its turn needs no frames`() {
    let stage = scrolls()
    stage.change(.linear(duration: 0.5).delay(2)) { $0.isBelow = true }
    let steps = stage.view.counters.motionSteps
    for _ in 0..<60 { stage.host.runFrame() }
    #expect(isNear(frame(.blue, stage), Rect(x: 0, y: 20, width: 40, height: 30)))
    #expect(stage.view.counters.motionSteps == steps)
    stage.view.settle()
    #expect(frame(.blue, stage) == Rect(x: 0, y: 150, width: 100, height: 50))
  }

  @Test func `from one page to another, it takes the straight way`() {
    let stage = MotionStage(Model()) { model in
      NavigationStack(path: Binding(model.path) { _ in }) {
        Column { Box(background: .blue).frame(width: 40, height: 30).matched(1, in: "test") }
      } page: { page in
        Column {
          Box().frame(height: 100)
          Box(background: .blue).frame(width: 200, height: 150).matched(1, in: "test")
        }
      }
    }
    let (small, large) = (
      Rect(x: 0, y: 0, width: 40, height: 30), Rect(x: 0, y: 100, width: 200, height: 150)
    )
    let spring = Spring(duration: 0.35)
    for (path, from, to) in [([1], small, large), ([], large, small)] {
      stage.change { $0.path = path }
      let start = stage.host.frameTime
      for _ in 0..<10 {
        let rest = spring.advance(
          displacement: 1, velocity: 0, by: (stage.host.frameTime - start) / .seconds(1)
        ).displacement
        let distance = Point(x: from.minX - to.minX, y: from.minY - to.minY)
        let place = Rect(
          x: to.minX + distance.x * rest, y: to.minY + distance.y * rest,
          width: to.size.width + (from.size.width - to.size.width) * rest,
          height: to.size.height + (from.size.height - to.size.height) * rest)
        #expect(isNear(frame(.blue, stage), place))
        stage.host.runFrame()
      }
      stage.view.settle()
      #expect(frame(.blue, stage) == to && stage.leaving.isEmpty)
    }
  }

  @Test func `a field in it is left out until it has arrived`() {
    let stage = MotionStage(false) { isBelow in
      Column {
        Scroll {
          if !isBelow {
            Box(background: .blue) { TextField("field") }.frame(width: 100, height: 60)
              .matched(1, in: "test")
          }
        }
        .frame(width: 300, height: 100)
        Scroll {
          if isBelow {
            Box(background: .blue) { TextField("field") }.frame(width: 100, height: 60)
              .matched(1, in: "test")
          }
        }
        .frame(width: 300, height: 100)
      }
    }
    let fields = stage.view.root.descendants.count { $0 is any TextInputView && $0.isVisible }
    stage.change(.linear(duration: 1)) { $0 = true }
    stage.host.runFrame()
    #expect(stage.view.root.descendants.count { $0 is any TextInputView && $0.isVisible } == fields)
    #expect(painted(.blue, stage).count == 1)
    stage.view.settle()
    #expect(stage.leaving.isEmpty)
  }
}
