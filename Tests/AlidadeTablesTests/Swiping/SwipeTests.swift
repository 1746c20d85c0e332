import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Rows that follow the user, and where they go.
@MainActor @Suite struct SwipeTests {
  @Test func `a row follows the finger, with its actions beside it`() throws {
    let fixture = SwipeFixture()
    let swipe = fixture.grab(3)
    #expect(swipe.begin(by: -10))
    #expect(fixture.shifts == [3: -10])
    swipe.move(to: -60.4)
    #expect(fixture.shifts == [3: -60], "on whole pixels")
    let button = try #require(fixture.button("Archive"))
    #expect(button.frameInRoot.minX == 240 && button.frameInRoot.minY == 120)
    #expect(button.frameInRoot.size.height == 40)
    #expect(fixture.buttons == ["Archive"], "the first action is at the edge, still out of sight")
    swipe.move(to: -fixture.trailingWidth)
    #expect(fixture.buttons == ["Archive", "Delete"])
    #expect(fixture.button("Delete")?.frameInRoot.maxX == 300)
    swipe.move(to: 20)
    #expect(fixture.shifts == [:], "it doesn't go to the other side")
  }

  @Test func `more than half of the actions in sight open the row, and less close it`() {
    let fixture = SwipeFixture()
    let width = fixture.trailingWidth
    fixture.swipe(3, -width * 0.4)
    #expect(fixture.shifts == [:] && fixture.buttons == [])
    fixture.swipe(3, -width * 0.6)
    #expect(fixture.shifts == [3: -width])
    #expect(fixture.buttons == ["Archive", "Delete"])
    fixture.swipe(3, width * 0.4)
    #expect(fixture.shifts == [3: -width])
    fixture.swipe(3, width * 0.6)
    #expect(fixture.shifts == [:] && fixture.buttons == [])
  }

  @Test func `a quick release decides, whatever the distance`() {
    let fixture = SwipeFixture()
    fixture.swipe(3, -12, velocity: -800)
    #expect(fixture.shifts == [3: -fixture.trailingWidth])
    fixture.swipe(3, 12, velocity: 800)
    #expect(fixture.shifts == [:])
    fixture.swipe(3, -140, velocity: 800)
    #expect(fixture.shifts == [:])
  }

  @Test func `it takes over the velocity of the release`() {
    func firstStep(_ velocity: Double) -> Double {
      let fixture = SwipeFixture()
      let swipe = fixture.grab(3)
      _ = swipe.begin(by: -80)
      swipe.end(at: -80, velocity: velocity)
      return fixture.frames(of: 3)[0] + 80
    }
    #expect(firstStep(-1_200) < 2 * firstStep(-300))
    #expect(firstStep(-300) < firstStep(0))
  }

  @Test(arguments: [60, 75, 144, 240])
  func `it takes the same time at all frame rates`(_ rate: Int) {
    let host = HeadlessMountHost(frameDuration: .seconds(1) / rate)
    let fixture = SwipeFixture(mountHost: host)
    let swipe = fixture.grab(3)
    _ = swipe.begin(by: -100)
    swipe.end(at: -100)
    let start = host.clock.now
    host.advance(by: .milliseconds(100))
    let reached = fixture.shifts[3] ?? 0
    // The exact solution after the frames that were shown.
    let passed = (host.clock.now - start) / .seconds(1)
    let shown = (passed * Double(rate)).rounded(.down) / Double(rate)
    let exact = Spring(duration: 0.35)
      .advance(displacement: fixture.trailingWidth - 100, velocity: 0, by: shown).displacement
    #expect(abs(reached - (exact - fixture.trailingWidth)) <= 1)
    _ = fixture.frames(of: 3, atMost: 1_000)
    #expect(fixture.shifts == [3: -fixture.trailingWidth] && host.isIdle)
    #expect(host.clock.now - start < .milliseconds(700))
  }

  @Test func `a row on its way is caught where it is`() {
    let fixture = SwipeFixture()
    fixture.swipe(3, -150)
    fixture.controller.list?.roots.swipes.closeAll()
    for _ in 0..<4 { fixture.host.advance(by: fixture.host.clock.frameDuration) }
    let place = fixture.shifts[3] ?? 0
    #expect(place < 0 && place > -fixture.trailingWidth)
    let swipe = fixture.grab(3)
    _ = swipe.begin(by: -1)
    #expect(abs((fixture.shifts[3] ?? 0) - (place - 1)) <= 1)
    fixture.view.settle()
    #expect(abs((fixture.shifts[3] ?? 0) - (place - 1)) <= 1, "it stays under the finger")
    swipe.end(at: -1)
  }

  @Test func `without a full swipe, the row resists beyond its actions`() throws {
    let fixture = SwipeFixture(allowsFullSwipe: false)
    let width = fixture.trailingWidth
    let swipe = fixture.grab(3)
    _ = swipe.begin(by: -width)
    #expect(fixture.shifts == [3: -width])
    var last = width
    for pull in stride(from: 20.0, through: 2_000, by: 20) {
      swipe.move(to: -width - pull)
      let place = -(fixture.shifts[3] ?? 0)
      #expect(place >= last && place - width <= 0.55 * pull + 1 && place <= 300)
      last = place
    }
    swipe.end(at: -width - 2_000)
    fixture.view.settle()
    #expect(fixture.shifts == [3: -width])
    #expect(fixture.log.take() == [], "no action is performed")
  }

  @Test func `a full swipe performs the first action`() {
    let fixture = SwipeFixture()
    let swipe = fixture.grab(3)
    _ = swipe.begin(by: -100)
    swipe.move(to: -250)
    #expect(fixture.shifts == [3: -250])
    #expect(fixture.log.take() == [], "not before the release")
    swipe.end(at: -250)
    #expect(fixture.log.take() == ["delete 3"])
    fixture.view.settle()
    #expect(fixture.shifts == [:] && fixture.buttons == [])
    #expect(fixture.list.visibleSubviews.allSatisfy { $0.visibleTexts != ["mail 3"] })
    fixture.swipe(6, 250)
    #expect(fixture.log.take() == ["read 6"])
    #expect(fixture.shifts == [:], "it closes, because the row is still there")
    fixture.swipe(8, 250, velocity: -900)
    #expect(fixture.log.take() == [], "moved back")
    fixture.swipe(8, 800)
    #expect(fixture.log.take() == ["read 8"])
  }

  @Test func `beyond half of the row, only the action is in sight that a release performs`() throws
  {
    let fixture = SwipeFixture()
    let swipe = fixture.grab(3)
    _ = swipe.begin(by: -150)
    #expect(fixture.buttons == ["Archive", "Delete"])
    _ = fixture.work.take()
    let before = fixture.view.counters
    swipe.move(to: -200)
    #expect(fixture.buttons == ["Delete"])
    #expect(fixture.button("Delete")?.frameInRoot.minX == 100, "next to the row")
    #expect(fixture.view.counters.since(before).unitsVisited == 0 && fixture.work.take() == [])
    swipe.move(to: -130)
    #expect(fixture.buttons == ["Archive", "Delete"], "it isn't too late")
    swipe.end(at: -130)
    fixture.view.settle()
    #expect(fixture.shifts == [3: -fixture.trailingWidth] && fixture.log.take() == [])
  }

  @Test func `a canceled movement leaves the row as it was`() {
    let fixture = SwipeFixture()
    fixture.row(3).swipeRow(by: [-250], isCanceled: true)
    fixture.view.settle()
    #expect(fixture.shifts == [:] && fixture.log.take() == [])
    fixture.swipe(3, -150)
    fixture.row(3).swipeRow(by: [200], isCanceled: true)
    fixture.view.settle()
    #expect(fixture.shifts == [3: -fixture.trailingWidth])
  }

  @Test func `an edge without actions doesn't move`() {
    let fixture = SwipeFixture()
    #expect(!fixture.swipe(3, 100))
    #expect(fixture.shifts == [:])
    #expect(fixture.swipe(4, 100))
    #expect(fixture.buttons == ["Read"])
    fixture.fixed = [5]
    fixture.show()
    #expect(!fixture.swipe(5, -100))
    #expect(fixture.shifts[4] != nil, "nothing has happened")
  }

  @Test func `from right to left, the trailing edge is the left one`() throws {
    let fixture = SwipeFixture(direction: .rightToLeft)
    fixture.swipe(3, 150)
    #expect(fixture.shifts == [3: fixture.trailingWidth])
    #expect(fixture.buttons == ["Delete", "Archive"])
    #expect(fixture.button("Delete")?.frameInRoot.minX == 0)
    fixture.swipe(4, -50)
    #expect(fixture.buttons == ["Read"])
    #expect(fixture.button("Read")?.frameInRoot.maxX == 300)
    fixture.swipe(4, 50)
    #expect(fixture.shifts == [:])
  }

  @Test func `without animations, the row is there at once`() {
    let fixture = SwipeFixture()
    fixture.host.showsAnimations = false
    fixture.row(3).swipeRow(by: [-150])
    #expect(fixture.shifts == [3: -fixture.trailingWidth] && fixture.host.isIdle)
    fixture.row(3).swipeRow(by: [150])
    #expect(fixture.shifts == [:] && fixture.host.isIdle)
  }

  @Test func `a wheel that turns sideways opens and closes`() {
    let fixture = SwipeFixture()
    #expect(fixture.row(4).scroll(by: Point(x: 40, y: 0)))
    fixture.view.settle()
    #expect(fixture.shifts == [4: -fixture.trailingWidth])
    fixture.row(4).scroll(by: Point(x: 0, y: -40), modifiers: .shift)
    fixture.view.settle()
    #expect(fixture.shifts == [:])
    fixture.row(4).scroll(by: Point(x: -40, y: 0))
    fixture.view.settle()
    #expect(fixture.buttons == ["Read"])
    #expect(fixture.log.take() == [])
  }

  @Test(arguments: [0, 1, 3])
  func `a wheel that turns far only opens the row`(_ frames: Int) {
    let fixture = SwipeFixture()
    let row = fixture.row(4)
    for _ in 0..<20 {
      row.scroll(by: Point(x: 40, y: 0))
      for _ in 0..<frames { fixture.host.advance(by: fixture.host.clock.frameDuration) }
    }
    fixture.view.settle()
    #expect(fixture.shifts == [4: -fixture.trailingWidth] && fixture.log.take() == [])
    fixture.row(4).scroll(by: Point(x: 40, y: 0))
    fixture.view.settle()
    #expect(fixture.shifts == [4: -fixture.trailingWidth] && fixture.log.take() == [])
  }

  @Test func `a full swipe of an open row begins at its actions`() {
    let fixture = SwipeFixture()
    fixture.swipe(3, -150)
    fixture.swipe(3, -5)
    #expect(fixture.shifts == [3: -fixture.trailingWidth] && fixture.log.take() == [])
    fixture.swipe(3, -40)
    #expect(fixture.log.take() == ["delete 3"])
  }

  @Test func `a drag with the pointer moves a row unless it selects or moves rows`() {
    func shifts(_ modify: @escaping (List) -> List) -> [Int: Double] {
      let fixture = SwipeFixture(Array(0..<50), modify)
      fixture.row(3).drag(from: Point(x: 250, y: 20), through: [Point(x: 100, y: 25)])
      fixture.view.settle()
      return fixture.shifts
    }
    let open = [3: -SwipeFixture().trailingWidth]
    #expect(shifts { $0 } == open)
    #expect(shifts { $0.selection(Binding(Int?.none) { _ in }) } == open)
    #expect(shifts { $0.selection(Binding(Set<Int>()) { _ in }) } == [:])
    #expect(shifts { $0.textSelection() } == [:])
    #expect(shifts { $0.onMove { (_: RowMove<Int>) in } } == [:])
  }

  @Test func `a drag that a component in a row listens for doesn't move the row`() throws {
    let log = EventLog()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(0..<3, id: \.self, estimatedRowHeight: 40) { id in
        Text("mail \(id)").frame(height: 40).onSwipe { log.record("\($0.direction)") }
      }
      .swipeActions(for: Int.self) { _ in
        SwipeAction("Delete") {}
      }
    }
    view.settle()
    let text = try #require(view.root.descendants.first { $0 is HeadlessTextView })
    let (start, end) = (Point(x: 100, y: 5), Point(x: 20, y: 5))
    text.drag(from: start, through: [end], velocity: Point(x: -900, y: 0))
    view.settle()
    #expect(log.entries == ["left"])
    #expect(view.list.visibleSubviews.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func `a drag that is rather vertical doesn't move a row`() {
    let fixture = SwipeFixture()
    fixture.row(3).drag(from: Point(x: 250, y: 20), through: [Point(x: 200, y: 90)])
    #expect(fixture.shifts == [:])
  }
}
