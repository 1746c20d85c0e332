import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Clips on their way.
@MainActor @Suite struct ClipMotionTests {
  struct Model: Sendable {
    var clip: ViewClip?
    var isShown = true
    var x = 0.0
  }

  /// A clipped box of 100 x 40 points.
  private func stage(
    _ clip: ViewClip? = nil, transition: Transition = .opacity
  ) -> MotionStage<Model> {
    MotionStage(Model(clip: clip)) { model in
      Column {
        if model.isShown {
          Box(background: .red, shadow: Shadow(color: .black, blur: 8))
            .frame(width: 100, height: 40)
            .clipped(to: model.clip)
            .transition(transition)
        }
        Box(background: .green).frame(width: 30, height: 10).padding(EdgeInsets(start: model.x))
      }
    }
  }

  /// The view that clips the red box.
  private func clipping(_ stage: MotionStage<Model>) throws -> HeadlessView {
    try #require(
      stage.view.root.descendants.first {
        !$0.isHidden && $0.subviews.contains { $0.options.backgroundColor == .red }
      })
  }

  private func share(_ stage: MotionStage<Model>, since start: Duration) -> Double {
    (stage.host.frameTime - start) / .seconds(1)
  }

  @Test func `edges and corners move, without a build or a layout`() throws {
    let stage = stage(.bounds)
    let view = try clipping(stage)
    #expect(view.options.clip == .bounds)
    stage.change(.linear(duration: 1)) {
      $0.clip = ViewClip(top: 4, left: -8, bottom: 20, right: 2, cornerRadius: 10)
    }
    let start = stage.host.frameTime
    let (built, mounted) = (stage.view.host.counters, stage.view.counters)
    for _ in 0..<30 { stage.host.runFrame() }
    let share = share(stage, since: start)
    let clip = try #require(view.options.clip)
    let shown = [clip.top, clip.left, clip.bottom, clip.right, clip.cornerRadius]
    for (one, other) in zip(shown, [4.0, -8, 20, 2, 10]) {
      #expect(abs(one - other * share) < 0.01)
    }
    #expect(clip.outsideOpacity == 0)
    stage.view.settle()
    #expect(
      view.options.clip == ViewClip(top: 4, left: -8, bottom: 20, right: 2, cornerRadius: 10))
    #expect(stage.view.host.counters == built, "nothing is built or laid out")
    let since = stage.view.counters.since(mounted)
    #expect(since.framesSet == 0 && since.attributesUpdated == 0 && stage.host.isIdle)
  }

  @Test func `from no clip, the edges begin at the bounds, and what sticks out fades`() throws {
    let stage = stage()
    let view = try clipping(stage)
    stage.change(.linear(duration: 1)) { $0.clip = ViewClip(bottom: 30) }
    let start = stage.host.frameTime
    for _ in 0..<4 { stage.host.runFrame() }
    var share = share(stage, since: start)
    let early = try #require(view.options.clip)
    #expect(abs(early.outsideOpacity - (1 - 8 * share)) < 0.01 && early.outsideOpacity > 0.2)
    #expect(abs(early.bottom - 30 * share) < 0.01)
    for _ in 0..<26 { stage.host.runFrame() }
    share = self.share(stage, since: start)
    let late = try #require(view.options.clip)
    #expect(late.outsideOpacity == 0 && abs(late.bottom - 30 * share) < 0.01)
    stage.view.settle()
    #expect(view.options.clip == ViewClip(bottom: 30))
    stage.change(.linear(duration: 1)) { $0.clip = nil }
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs((view.options.clip?.bottom ?? 0) - 15) < 0.6)
    for _ in 0..<27 { stage.host.runFrame() }
    #expect((view.options.clip?.outsideOpacity ?? 0) > 0.1, "what sticks out fades in")
    stage.view.settle()
    #expect(view.options.clip == nil && stage.host.isIdle)
    #expect(try clipping(stage) === view, "it is the same view")
  }

  @Test func `a clip outside the view leaves room for a shadow on its whole way`() throws {
    let stage = stage()
    let view = try clipping(stage)
    let clips = [ViewClip(-12, cornerRadius: 4), nil]
    for clip in clips {
      stage.change(.linear(duration: 0.5)) { $0.clip = clip }
      var frames = 0
      for _ in 0..<1_000 where !stage.host.isIdle {
        if let shown = view.options.clip {
          for edge in [shown.top, shown.left, shown.bottom, shown.right] {
            #expect(abs(edge + 12) < 1e-9)
          }
          frames += 1
        }
        stage.host.runFrame()
      }
      #expect(frames > 20 && view.options.clip == clip && stage.host.isIdle)
    }
  }

  @Test(arguments: 1..<30) func `nothing jumps when a clip is redirected`(frame: Int) throws {
    let stage = stage()
    let view = try clipping(stage)
    let clips: [ViewClip?] = [
      ViewClip(bottom: 30), nil, ViewClip(top: 12, cornerRadius: .infinity), ViewClip(-6), nil,
      .bounds, ViewClip(9, cornerRadius: 4),
    ]
    let reports = DiagnosticsRecorder.reports {
      for (number, clip) in clips.enumerated() {
        for _ in 0..<frame { stage.host.runFrame() }
        let before = PaintedValues(of: view)
        stage.store.update(
          animation: number % 2 == 0 ? .linear(duration: 0.5) : .spring(bounce: 0.4)
        ) { $0.clip = clip }
        stage.view.host.update()
        let jump = PaintedValues(of: view).jump(from: before, limit: 0.01)
        #expect(jump == nil, "\(number): \(jump ?? "")")
      }
      stage.view.settle()
    }
    #expect(view.options.clip == ViewClip(9, cornerRadius: 4) && stage.host.isIdle)
    #expect(reports.isEmpty, "a spring that overshoots isn't a mistake of the program")
  }

  @Test func `with less motion, a clip changes at once`() throws {
    let stage = stage()
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    stage.change(.linear(duration: 1)) { $0.clip = ViewClip(5) }
    #expect(try clipping(stage).options.clip == ViewClip(5))
  }

  @Test func `less motion ends a clip on its way`() throws {
    let stage = stage()
    stage.change(.linear(duration: 1)) { $0.clip = ViewClip(5) }
    for _ in 0..<5 { stage.host.runFrame() }
    stage.host.appearance.reducesMotion = true
    stage.host.runFrame()
    stage.host.runFrame()
    #expect(try clipping(stage).options.clip == ViewClip(5))
    stage.view.settle()
  }

  // MARK: - Transitions

  @Test func `a component is uncovered from an edge, in its place`() throws {
    let stage = stage(transition: .reveal(from: .top))
    stage.change { $0.isShown = false }
    stage.change(.linear(duration: 1)) { $0.isShown = true }
    let view = try clipping(stage)
    let size = Size(width: 100, height: 40)
    #expect(view.options.clip?.frame(in: size) == Rect(x: 0, y: 0, width: 100, height: 0))
    #expect(view.options.clip?.outsideOpacity == 0 && view.options.alpha ?? 1 == 1)
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs((view.options.clip?.bottom ?? 0) - 20) < 0.5 && view.frame.origin == .zero)
    stage.view.settle()
    #expect(view.options.clip == nil && stage.host.isIdle)
    stage.change(.linear(duration: 1)) { $0.isShown = false }
    #expect(stage.leaving.contains { $0 === view })
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs((view.options.clip?.bottom ?? 0) - 20) < 0.5)
    stage.view.settle()
    #expect(view.isHidden && view.options.clip == nil, "its view is ready for another one")
    #expect(stage.leaving.isEmpty && stage.host.isIdle)
  }

  @Test(
    arguments: zip(
      Transition.Edge.allCases,
      [ViewClip(bottom: 40), ViewClip(top: 40), ViewClip(right: 100), ViewClip(left: 100)]))
  func `what is covered last is at the edge`(edge: Transition.Edge, covered: ViewClip) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = stage(transition: .reveal(from: edge))
      stage.view.host.layoutDirection = direction
      stage.view.settle()
      stage.change { $0.isShown = false }
      stage.change(.linear(duration: 1)) { $0.isShown = true }
      let expected =
        direction == .leftToRight
        ? covered
        : ViewClip(
          top: covered.top, left: covered.right, bottom: covered.bottom, right: covered.left)
      #expect(try clipping(stage).options.clip == expected)
      stage.view.settle()
    }
  }

  @Test func `two edges reveal from the corner between them`() throws {
    let stage = stage(
      transition: .reveal(from: .top).combined(with: .reveal(from: .end)).combined(with: .opacity))
    stage.change { $0.isShown = false }
    stage.change(.linear(duration: 1)) { $0.isShown = true }
    let view = try clipping(stage)
    #expect(view.options.clip == ViewClip(left: 100, bottom: 40) && view.options.alpha == 0)
    stage.view.settle()
  }

  @Test func `a component with a clip of its own is revealed inside it`() throws {
    let stage = stage(ViewClip(top: 10, bottom: 6), transition: .reveal(from: .top))
    stage.change { $0.isShown = false }
    stage.change(.linear(duration: 1)) { $0.isShown = true }
    let view = try clipping(stage)
    #expect(view.options.clip == ViewClip(top: 10, bottom: 30))
    for _ in 0..<30 {
      stage.host.runFrame()
      #expect(view.options.clip?.outsideOpacity == 0 && view.options.clip?.top == 10)
    }
    #expect(abs((view.options.clip?.bottom ?? 0) - 18) < 0.5)
    stage.view.settle()
    #expect(view.options.clip == ViewClip(top: 10, bottom: 6))
  }

  @Test(arguments: 1..<30) func `a reveal that is interrupted turns around with its speed`(
    frame: Int
  ) throws {
    let stage = stage(transition: .reveal(from: .top))
    stage.change { $0.isShown = false }
    stage.change(.spring) { $0.isShown = true }
    let start = stage.host.frameTime
    let view = try clipping(stage)
    for _ in 0..<frame { stage.host.runFrame() }
    stage.change(.spring(duration: 0.7)) { $0.isShown = false }
    let turn = stage.host.frameTime
    let (rest, speed) = Spring(duration: 0.5).advance(
      displacement: 1, velocity: 0, by: (turn - start) / .seconds(1))
    #expect(stage.leaving.contains { $0 === view })
    #expect(abs((view.options.clip?.bottom ?? 0) - 40 * rest) < 0.1, "nothing jumps")
    for _ in 0..<3 { stage.host.runFrame() }
    let next = Spring(duration: 0.7).advance(
      displacement: rest - 1, velocity: speed, by: (stage.host.frameTime - turn) / .seconds(1))
    #expect(
      abs((view.options.clip?.bottom ?? 0) - 40 * (1 + next.displacement)) < 0.1,
      "the speed is the same")
    stage.view.settle()
    #expect(view.isHidden && view.options.clip == nil && stage.host.isIdle)
  }

  @Test func `with less motion, a reveal is a fade`() throws {
    let stage = stage(transition: .reveal(from: .start))
    stage.host.appearance.reducesMotion = true
    stage.view.settle()
    let view = try clipping(stage)
    stage.change(.linear(duration: 1)) { $0.isShown = false }
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(view.options.clip == nil && abs((view.options.alpha ?? 1) - 0.5) < 0.02)
    stage.view.settle()
    #expect(view.isHidden && view.options.alpha == 1)
  }

  // MARK: - Input

  @Test func `what is clipped away isn't hit, and the pointer hits what is painted`() throws {
    let stage = MotionStage(Model()) { model in
      ZStack(alignment: .topStart) {
        Box(background: .green).frame(width: 100, height: 40)
        Box(background: .red).frame(width: 100, height: 40).clipped(to: model.clip)
      }
      .frame(width: 100, height: 40)
    }
    func color(_ y: Double) -> Color? {
      stage.view.root.hitTest(Point(x: 50, y: y))?.options.backgroundColor
    }
    #expect(color(30) == .red)
    stage.change { $0.clip = ViewClip(bottom: 20) }
    #expect(color(10) == .red && color(30) == .green)
    stage.change(.linear(duration: 1)) { $0.clip = ViewClip(bottom: 0) }
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(color(25) == .red && color(35) == .green)
    stage.view.settle()
    #expect(color(35) == .red)
  }

  @Test func `an element that is clipped away isn't visible`() throws {
    let app = TestHost(size: Size(width: 300, height: 100)) {
      Column {
        Text("clipped").frame(height: 20).clipped(to: ViewClip(top: 20))
        Text("shown").frame(height: 20).clipped(to: ViewClip(top: 5))
      }
    }
    #expect(!app.contains("clipped") && app.contains("shown"))
  }

  // MARK: - Places in sight

  @Test func `a component that a clip hides isn't where another one begins`() throws {
    for isHidden in [false, true] {
      let stage = MotionStage(Model(clip: isHidden ? ViewClip(top: 100) : nil)) { model in
        Column {
          Scroll {
            if model.isShown {
              Box(background: .blue).frame(width: 40, height: 30).matched("box", in: "test")
            }
          }
          .frame(width: 300, height: 100).clipped(to: model.clip)
          Scroll {
            if !model.isShown {
              Box(background: .blue).frame(width: 40, height: 30).matched("box", in: "test")
            }
          }
          .frame(width: 300, height: 100)
        }
      }
      stage.change(.linear(duration: 1)) { $0.isShown = false }
      let seen = stage.boxes.filter { $0.options.alpha ?? 1 > 0 && $0.frameInRoot.minY < 50 }
      #expect(seen.isEmpty == isHidden)
      stage.view.settle()
    }
  }
}
