import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// The sidebar of a split view that is shown and hidden, 200 points wide beside a line of one
/// point.
@MainActor @Suite struct SidebarMotionTests {
  /// Content that tells in which widths it is laid out.
  private struct Content: LayoutComponent, Equatable {
    static func == (one: Content, other: Content) -> Bool { one.log === other.log }

    let log: EventLog
    let children: [AnyComponent]

    init(log: EventLog) {
      self.log = log
      children = [AnyComponent(Text("content"))]
    }

    func layout(
      _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
    ) -> ComponentLayout {
      log.record("\(range.max.width)")
      let text = children[0].layout(in: SizeRange(max: range.max))
      return ComponentLayout(
        size: range.max, placements: [.init(text, at: .zero)],
        view: ViewConfiguration(
          .container(), attributes: ViewOptions(backgroundColor: .blue).viewAttributes()))
    }
  }

  @MainActor private struct Fixture {
    let stage: MotionStage<Bool>
    let log = EventLog()
    /// The spring of the pages.
    let spring = Spring(duration: 0.35)

    /// The displacement and the velocity of the content, which is 201 points from where it goes.
    func motion(
      from start: (displacement: Double, velocity: Double) = (201, 0), after frames: Int
    ) -> (displacement: Double, velocity: Double) {
      let time = host.clock.frameDuration / .seconds(1) * Double(frames)
      return spring.advance(displacement: start.displacement, velocity: start.velocity, by: time)
    }

    init(isShown: Bool = true, _ direction: LayoutDirection = .leftToRight) {
      stage = MotionStage(isShown) { [log] isShown in
        Column {
          SplitView(width: Binding(200) { _ in }, minimum: 90, isSidebarShown: isShown) {
            Box(background: .red) { Text("sidebar") }
          } content: {
            Content(log: log)
          }
          .frame(width: 300, height: 200)
        }
        .layoutDirection(direction)
      }
      _ = log.take()
    }

    var host: HeadlessMountHost { stage.host }

    func show(_ isShown: Bool) { stage.change { $0 = isShown } }

    func frames(_ count: Int) {
      for _ in 0..<count { host.runFrame() }
    }

    private func view(_ color: Color) -> HeadlessView? {
      stage.view.root.descendants.first {
        $0.options.backgroundColor == color && $0.isVisible
      }
    }

    var sidebar: HeadlessView? { view(.red) }
    var content: HeadlessView? { view(.blue) }
    var border: HeadlessView? {
      stage.view.root.descendants.first { $0.role == .separator && $0.isVisible }
    }

    /// The left edges of the sidebar, of the border's area and of the content.
    var places: [Double?] {
      [sidebar, border, content].map { $0?.frameInRoot.minX }
    }
  }

  private func isNear(_ places: [Double?], _ expected: [Double]) -> Bool {
    places.count == expected.count
      && zip(places, expected).allSatisfy { place, expected in
        place.map { abs($0 - expected) < 0.06 } ?? false
      }
  }

  @Test func `a sidebar that is hidden slides out, and the content follows it`() throws {
    let split = Fixture()
    #expect(split.places == [0, 196, 201])
    split.show(false)
    #expect(split.places == [0, 196, 201], "it begins where it was")
    for frame in 1...20 {
      split.frames(1)
      let rest = split.motion(after: frame).displacement
      #expect(isNear(split.places, [rest - 201, rest - 5, rest]), "\(split.places) at \(rest)")
    }
    split.stage.view.settle()
    #expect(split.places == [nil, nil, 0])
    #expect(split.content?.frame.size.width == 300 && split.host.isIdle)
  }

  @Test func `a sidebar that is shown slides in beside the content`() throws {
    let split = Fixture(isShown: false)
    #expect(split.places == [nil, nil, 0])
    split.show(true)
    #expect(split.places == [-201, -5, 0])
    split.frames(8)
    let place = try #require(split.content?.frameInRoot.minX)
    #expect(place > 50 && place < 195)
    #expect(isNear(split.places, [place - 201, place - 5, place]))
    split.stage.view.settle()
    #expect(split.places == [0, 196, 201])
  }

  @Test func `from right to left, it slides to the right`() throws {
    let split = Fixture(.rightToLeft)
    #expect(split.places == [100, 95, 0])
    split.show(false)
    split.frames(8)
    let sidebar = try #require(split.sidebar?.frameInRoot.minX)
    #expect(sidebar > 150 && sidebar < 295)
    let end = try #require(split.content?.frameInRoot.maxX)
    #expect(abs(end - sidebar + 1) < 0.06)
    split.stage.view.settle()
    #expect(split.places == [nil, nil, 0])
  }

  @Test func `while it slides, nothing is built or laid out, and the content has its final width`()
    throws
  {
    let split = Fixture()
    for isShown in [false, true] {
      _ = split.log.take()
      split.show(isShown)
      // What it was when it had that width before is still known.
      let widths = Set(split.log.take())
      #expect(widths == (isShown ? [] : ["300.0"]))
      let built = split.stage.view.host.counters
      let framesSet = split.stage.view.counters.framesSet
      split.stage.view.settle()
      #expect(split.stage.view.host.counters == built && split.log.take().isEmpty)
      #expect(split.stage.view.counters.framesSet == framesSet)
    }
  }

  @Test func `nothing is seen outside the split view, and what leaves reacts to nothing`() throws {
    let split = Fixture()
    split.show(false)
    split.frames(2)
    let sidebar = try #require(split.sidebar)
    let enclosing = sequence(first: sidebar) { $0.superview }
    let clipping = try #require(enclosing.first { $0.options.clipsToBounds == true })
    #expect(clipping.frameInRoot == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(enclosing.contains { $0.isInert })
    #expect(split.stage.view.root.hitTest(Point(x: 10, y: 100))?.isInside(sidebar) != true)
    let border = try #require(split.border)
    #expect(sequence(first: border) { $0.superview }.contains { $0.isInert })
    #expect(split.content?.isInert == false)
  }

  @Test func `one that comes back on its way continues with its speed`() throws {
    let split = Fixture()
    let sidebar = try #require(split.sidebar)
    split.show(false)
    split.frames(8)
    let first = split.motion(after: 9)
    split.show(true)
    #expect(split.sidebar === sidebar && split.stage.leaving.isEmpty)
    let place = first.displacement
    #expect(isNear(split.places, [place - 201, place - 5, place]), "it turns around where it is")
    let turned = (displacement: first.displacement - 201, velocity: first.velocity)
    for frame in 1...8 {
      split.frames(1)
      let place = 201 + split.motion(from: turned, after: frame).displacement
      #expect(isNear(split.places, [place - 201, place - 5, place]), "\(split.places) at \(place)")
    }
    let second = split.motion(from: turned, after: 9)
    split.show(false)
    #expect(split.sidebar === sidebar)
    for frame in 1...8 {
      split.frames(1)
      let turned = (displacement: second.displacement + 201, velocity: second.velocity)
      let place = split.motion(from: turned, after: frame).displacement
      #expect(isNear(split.places, [place - 201, place - 5, place]), "\(split.places) at \(place)")
    }
    let shown = split.stage.view.root.descendants.filter {
      $0.visibleText == "sidebar" && $0.isVisible
    }
    #expect(shown.count == 1)
    split.stage.view.settle()
    #expect(split.places == [nil, nil, 0])
    split.show(true)
    split.stage.view.settle()
    #expect(split.places == [0, 196, 201])
    #expect(split.sidebar.map { $0.isInert || $0.options.transform != nil } == false)
  }

  @Test func `one that comes back at once leaves nothing that goes`() throws {
    let split = Fixture()
    split.show(false)
    split.frames(4)
    split.host.showsAnimations = false
    split.show(true)
    #expect(split.sidebar?.frameInRoot.minX == 0 && split.stage.leaving.isEmpty)
    split.stage.view.settle()
    #expect(split.places == [0, 196, 201])
  }

  @Test func `with less motion, it fades, and nothing moves`() throws {
    let split = Fixture()
    split.host.appearance.reducesMotion = true
    split.stage.view.settle()
    let sidebar = try #require(split.sidebar)
    split.show(false)
    split.frames(8)
    #expect(split.places == [0, 196, 0])
    let alpha = sequence(first: sidebar) { $0.superview }
      .compactMap(\.options.alpha).min()
    #expect(alpha.map { $0 > 0.05 && $0 < 0.95 } == true)
    split.stage.view.settle()
    #expect(split.places == [nil, nil, 0])
  }

  @Test func `without animations, it is there at once`() {
    let split = Fixture()
    split.host.showsAnimations = false
    split.show(false)
    #expect(split.places == [nil, nil, 0])
    split.show(true)
    #expect(split.places == [0, 196, 201])
    split.stage.view.settle()
    #expect(split.host.isIdle)
  }

  @Test func `a drag of the border moves nothing later`() throws {
    let host = TestHost(size: Size(width: 600, height: 200)) {
      SplitView(ideal: 200) {
        Box(background: .red)
      } content: {
        Box(background: .blue)
      }
    }
    try host.drag(.role(.separator, "Width of the sidebar"), by: Point(x: 40, y: 0))
    #expect(host.view.boxes.map(\.size.width).contains(240))
    #expect(!host.view.root.dump().contains("moved by"))
  }

  @Test func `what is gone from a sidebar that comes back isn't seen`() {
    struct Sides: Equatable {
      var isShown = true
      var isEmpty = false
    }
    let stage = MotionStage(Sides()) { sides in
      SplitView(width: Binding(200) { _ in }, minimum: 90, isSidebarShown: sides.isShown) {
        Box(background: .red) {
          if !sides.isEmpty { Button("in the sidebar") {} }
        }
        .frame(width: 200, height: 100)
      } content: {
        Text("content")
      }
      .frame(width: 300, height: 200)
    }
    let button = { stage.view.root.visibleTexts.contains("in the sidebar") }
    #expect(button())
    stage.change { $0.isShown = false }
    for _ in 0..<3 { stage.host.runFrame() }
    stage.change { $0 = Sides(isShown: true, isEmpty: true) }
    #expect(!button())
    stage.view.settle()
    #expect(!button())
  }
}
