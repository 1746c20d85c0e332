import AlidadeHeadless
import AlidadeNative
import Testing

/// Transforms with anchors on their way.
@MainActor @Suite struct TransformMotionTests {
  private struct Model: Sendable {
    var isShown = true
    var angle = Angle.zero
    var scale = 1.0
    var anchor = UnitPoint.center
    var offset = 0.0
    var count = 1
  }

  private func stage(_ model: Model = Model()) -> MotionStage<Model> {
    MotionStage(model) { model in
      Box(background: .red).frame(width: 100, height: 40)
        .scale(model.scale, anchor: model.anchor).key("scaled")
      Box(background: .blue).frame(width: 100, height: 40)
        .rotation(model.angle, anchor: model.anchor).key("rotated")
    }
  }

  /// The place of a point of a view, in the coordinates around it.
  private func place(_ point: Point, in view: HeadlessView) -> Point {
    let transform = (view.options.transform ?? .identity).transform(for: view.frame.size)
    return transform.applied(to: point) + view.frame.origin
  }

  private func moved(_ stage: MotionStage<Model>) -> [HeadlessView] {
    stage.view.root.descendants.filter { $0.frame.size == Size(width: 100, height: 40) }
      .filter { !$0.isHidden && $0.superview?.frame.size != $0.frame.size }
  }

  private func isNear(_ one: Point, _ other: Point, _ limit: Double = 0.01) -> Bool {
    abs(one.x - other.x) < limit && abs(one.y - other.y) < limit
  }

  @Test(arguments: [false, true]) func `a transition keeps its anchor in its place in every frame`(
    bounces: Bool
  ) throws {
    let stage = MotionStage(Model()) { model in
      if model.isShown {
        Box(background: .red).frame(width: 100, height: 40)
          .transition(.scale(0, anchor: .topLeft))
      }
    }
    let animation: Animation = bounces ? .spring(bounce: 0.5) : .linear(duration: 0.5)
    stage.change { $0.isShown = false }
    for turn in 0..<4 {
      stage.change(animation) { $0.isShown.toggle() }
      for _ in 0..<(turn == 2 ? 9 : 50) {
        for view in stage.view.root.descendants where view.options.backgroundColor == .red {
          #expect(isNear(place(.zero, in: view), view.frame.origin))
        }
        stage.host.runFrame()
      }
    }
    stage.view.settle()
  }

  @Test func `a large view that grows with a spring comes to rest without a jump`() throws {
    let stage = MotionStage(Model(isShown: false)) { model in
      if model.isShown {
        Box(background: .red).frame(width: 1920, height: 1080).transition(.scale(0.9))
      }
    }
    stage.view.size = Size(width: 2000, height: 1200)
    stage.view.settle()
    stage.change(.spring) { $0.isShown = true }
    let page = try stage.box
    #expect(page.options.transform != nil)
    #expect(page.frame.size.width > 1000)
    var edge = 0.0
    for _ in 0..<600 where page.options.transform != nil {
      edge = place(.zero, in: page).x
      stage.host.runFrame()
    }
    #expect(page.options.transform == nil)
    #expect(abs(place(.zero, in: page).x - edge) < 0.1)
  }

  @Test func `a scale and a rotation keep their anchor in its place in every frame`() throws {
    let stage = stage(Model(anchor: .topLeft))
    let views = moved(stage)
    #expect(views.count == 2)
    stage.change(.spring(bounce: 0.4)) {
      $0.scale = 3
      $0.angle = .degrees(120)
    }
    var hasMoved = false
    for _ in 0..<20 {
      stage.host.runFrame()
      for view in views {
        #expect(isNear(place(.zero, in: view), view.frame.origin))
        hasMoved = hasMoved || !isNear(place(Point(x: 100, y: 40), in: view), .zero, 200)
      }
    }
    #expect(hasMoved)
    stage.change(.spring) {
      $0.scale = 1
      $0.angle = .zero
    }
    for _ in 0..<60 {
      stage.host.runFrame()
      for view in views { #expect(isNear(place(.zero, in: view), view.frame.origin)) }
    }
    stage.view.settle()
  }

  @Test(arguments: 1..<12) func `nothing jumps when a transform gets another anchor`(
    frame: Int
  ) throws {
    let stage = stage()
    let views = moved(stage)
    let changes: [@Sendable (inout Model) -> Void] = [
      { ($0.scale, $0.angle, $0.anchor) = (2, .degrees(90), .topLeft) },
      { $0.anchor = .bottomRight },
      { ($0.scale, $0.angle, $0.anchor) = (1, .zero, .center) },
      { ($0.scale, $0.angle) = (0.5, .degrees(-30)) },
      { $0.anchor = .top },
    ]
    for (number, change) in changes.enumerated() {
      let before = views.map { PaintedValues(of: $0) }
      stage.store.update(animation: .spring(bounce: 0.2), change)
      stage.view.host.update()
      for (view, before) in zip(views, before) {
        let jump = PaintedValues(of: view).jump(from: before, limit: 0.01)
        #expect(jump == nil, "\(number): \(jump ?? "")")
      }
      let next = zip(views, before).map { view, _ in PaintedValues(of: view) }
      stage.host.runFrame()
      for (view, before) in zip(views, next) {
        let jump = PaintedValues(of: view).jump(from: before, limit: 30)
        #expect(jump == nil, "in the frame after \(number): \(jump ?? "")")
      }
      for _ in 1..<frame { stage.host.runFrame() }
    }
    stage.view.settle()
    #expect(stage.host.isIdle)
  }

  @Test func `a view with a transform of its own keeps it while it comes and goes`() throws {
    let stage = MotionStage(Model()) { model in
      if model.isShown {
        Box(background: .red).frame(width: 100, height: 40).rotation(.degrees(45))
          .transition(.scale(0.5))
      }
    }
    stage.change(.linear(duration: 1)) { $0.isShown = false }
    let view = try #require(stage.view.root.descendants.first { $0.options.transform != nil })
    #expect(abs((view.options.transform?.rotation.degrees ?? 0) - 45) < 0.001)
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs((view.options.transform?.rotation.degrees ?? 0) - 45) < 0.001)
    #expect(
      stage.view.root.descendants.contains {
        abs(($0.options.transform?.scale.width ?? 1) - 0.75) < 0.02
      })
    stage.view.settle()
  }

  @Test func `a view that moves as a whole stays the same, however many views are in it`() throws {
    let stage = MotionStage(Model()) { model in
      Parts(count: model.count).transition(.move(to: .top))
      Parts(count: model.count).matched("parts", in: "test")
    }
    let before = stage.view.root.subviews.filter { !$0.isHidden }
    #expect(before.count == 2)
    for count in [2, 0, 3, 1] {
      stage.change(.spring) { $0.count = count }
      let after = stage.view.root.subviews.filter { !$0.isHidden }
      #expect(after.count == 2 && zip(before, after).allSatisfy { $0 === $1 })
      #expect(stage.leaving.allSatisfy { view in !before.contains { $0 === view } })
    }
    stage.view.settle()
  }

  @Test func `a component that is always one view gets no other one`() throws {
    let stage = MotionStage(Model()) { model in
      Text("one").transition(.opacity)
      Box(background: .red).frame(width: 10, height: 10).padding(4).transition(.opacity)
    }
    #expect(stage.view.root.subviews.count == 2)
    #expect(stage.view.root.subviews.flatMap(\.subviews).isEmpty)
  }

  private struct Parts: Component, Equatable {
    let count: Int
    var body: some Component {
      for number in 0..<count { Box(background: .green).frame(width: 9, height: 9).key(number) }
    }
  }
}
