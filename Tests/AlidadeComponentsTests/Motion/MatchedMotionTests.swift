import AlidadeHeadless
import AlidadeNative
import Testing

/// Components that take the place of others with the same name, also in the middle of a motion.
@MainActor @Suite struct MatchedMotionTests {
  private struct Model: Sendable {
    var isLarge = false
    var isShown = true
  }

  /// A small box at the top left corner and a large one elsewhere, one of which is shown.
  private func stage() -> MotionStage<Model> {
    MotionStage(Model()) { model in
      Row {
        if model.isShown {
          if model.isLarge {
            Box(background: .white, cornerRadius: 16) { Box(background: .blue).grow() }
              .frame(width: 200, height: 100).opacity(0.5).matched("card", in: "test").padding(50)
          } else {
            Box(background: .black, cornerRadius: 4) { Box(background: .blue).grow() }
              .frame(width: 40, height: 20).opacity(1).matched("card", in: "test")
          }
        }
      }
    }
  }

  /// What one sees of a card.
  private struct Look {
    var numbers: [Double]

    /// The place, the width, the gray, the radius and the opacity of the card, and the width of the
    /// box in it.
    @MainActor init(_ stage: MotionStage<Model>) throws {
      let views = stage.seen
      let card = try #require(views.first { ($0.options.cornerRadius ?? 0) > 0 })
      let inner = try #require(views.last { $0.options.backgroundColor?.light == Color.blue.light })
      let faded = try #require(views.first { $0.options.alpha != nil })
      let gray = try #require(card.options.backgroundColor?.light)
      numbers = [
        card.frameInRoot.minX, card.frameInRoot.size.width, Double(gray.red) * 100,
        card.options.cornerRadius ?? 0, (faded.options.alpha ?? 1) * 100,
        inner.frameInRoot.size.width,
      ]
    }

    static let small = [0, 40, 0, 4, 100, 40.0]
    static let large = [50, 200, 100, 16, 50, 200.0]
  }

  private func expect(
    _ look: Look, _ exact: [Double], _ comment: Comment,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    for (number, exact) in zip(look.numbers, exact) {
      #expect(abs(number - exact) < 0.1, comment, sourceLocation: location)
    }
  }

  @Test(arguments: 1..<30) func `one that goes back on its way keeps its place, look and speed`(
    frame: Int
  ) throws {
    let stage = stage()
    let spring = Spring(duration: 0.5)
    stage.change(.spring) { $0.isLarge = true }
    let start = stage.host.frameTime
    expect(try Look(stage), Look.small, "it begins as the other")
    for _ in 0..<frame { stage.host.runFrame() }
    stage.change(.spring(duration: 0.8)) { $0.isLarge = false }
    let turn = stage.host.frameTime
    let passed = (turn - start) / .seconds(1)
    let states = zip(Look.small, Look.large).map { small, large in
      let state = spring.advance(displacement: small - large, velocity: 0, by: passed)
      return (place: large + state.displacement, velocity: state.velocity)
    }
    expect(try Look(stage), states.map(\.place), "nothing jumps")
    for _ in 0..<3 {
      stage.host.runFrame()
      let time = (stage.host.frameTime - turn) / .seconds(1)
      let exact = zip(Look.small, states).map { small, state in
        small
          + Spring(duration: 0.8).advance(
            displacement: state.place - small, velocity: state.velocity, by: time
          ).displacement
      }
      expect(try Look(stage), exact, "the speed is the same")
    }
    stage.view.settle()
    expect(try Look(stage), Look.small, "it rests")
    #expect(stage.leaving.isEmpty && stage.host.isIdle)
  }

  @Test func `one that is exchanged in each frame never jumps`() throws {
    let stage = stage()
    var before = try Look(stage).numbers
    for turn in 0..<60 {
      stage.change(.spring) { $0.isLarge = turn % 7 < 4 }
      let now = try Look(stage).numbers
      for (one, other) in zip(before, now) { #expect(abs(one - other) < 25) }
      before = now
    }
    stage.view.settle()
    expect(try Look(stage), Look.large, "it rests")
  }

  @Test(arguments: [1, 10, 25]) func `one that takes the place of one that goes begins as that`(
    frame: Int
  ) throws {
    let stage = stage()
    stage.change(.linear(duration: 0.5)) { $0.isShown = false }
    for _ in 0..<frame { stage.host.runFrame() }
    #expect(stage.leaving.count > 0)
    stage.change(.spring) {
      $0.isShown = true
      $0.isLarge = true
    }
    let seen = stage.seen.filter { ($0.options.cornerRadius ?? 0) > 0 }
    #expect(seen.count == 1, "the other is gone")
    let box = try #require(seen.first)
    #expect(box.frameInRoot.minX == 0 && box.frameInRoot.size.width == 40)
    stage.view.settle()
    expect(try Look(stage), Look.large, "it rests")
    #expect(stage.leaving.isEmpty && stage.host.isIdle)
  }

  @Test func `one that the hand has moved begins where it was seen`() throws {
    let place = Motion(Point.zero)
    let stage = MotionStage(Model()) { model in
      Row {
        if model.isLarge {
          Box(background: .red).frame(width: 40, height: 20).matched(1, in: "test").padding(50)
        } else {
          Box(background: .red).frame(width: 40, height: 20).motion(offset: place)
            .matched(1, in: "test")
        }
      }
    }
    place.drag(by: .zero)
    place.drag(by: Point(x: 30, y: 10))
    stage.change(.linear(duration: 1)) { $0.isLarge = true }
    let views = stage.seen
    let moved = views.compactMap(\.options.transform?.translation)
    #expect(moved == [Point(x: 30, y: 10)])
    stage.view.settle()
    #expect(try stage.box.frameInRoot.minX == 50 && stage.box.frame.size.width == 40)
    #expect(views.allSatisfy { $0.options.transform ?? .identity == .identity })
  }

  @Test func `with less motion, one fades out while the other fades in`() throws {
    let stage = stage()
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    stage.change(.linear(duration: 1)) { $0.isLarge = true }
    #expect(!stage.leaving.isEmpty, "the former one is still to be seen")
    for _ in 0..<30 { stage.host.runFrame() }
    let leaving = try #require(stage.leaving.first)
    #expect(abs((leaving.options.alpha ?? 1) - 0.5) < 0.02)
    #expect(leaving.frameInRoot.minX == 0)
    #expect(try Look(stage).numbers.first == 50, "the new one is in its place")
    stage.view.settle()
    expect(try Look(stage), Look.large, "it rests")
    #expect(stage.leaving.isEmpty)
  }
}
