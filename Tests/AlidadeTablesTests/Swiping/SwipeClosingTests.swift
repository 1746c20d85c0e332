import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// What closes an open row, and what it does while rows change.
@MainActor @Suite struct SwipeClosingTests {
  private func opened(_ fixture: SwipeFixture, _ id: Int = 3) -> SwipeFixture {
    fixture.swipe(id, -150)
    #expect(fixture.shifts.keys.sorted() == [id])
    return fixture
  }

  @Test func `an action is performed, and the row closes`() {
    let fixture = opened(SwipeFixture())
    fixture.button("Archive")?.tap()
    #expect(fixture.log.take() == ["archive 3"])
    fixture.view.settle()
    #expect(fixture.shifts == [:] && fixture.buttons == [])
    fixture.swipe(5, -150)
    fixture.button("Delete")?.tap()
    #expect(fixture.log.take() == ["delete 5"])
    fixture.view.settle()
    #expect(fixture.shifts == [:] && fixture.row(6).frameInRoot.minY == 200)
  }

  @Test func `only one row is open, and the other closes while the next one opens`() {
    let fixture = opened(SwipeFixture())
    let swipe = fixture.grab(5)
    _ = swipe.begin(by: -50)
    for _ in 0..<3 { fixture.host.advance(by: fixture.host.clock.frameDuration) }
    let place = fixture.shifts[3] ?? 0
    #expect(place < 0 && place > -fixture.trailingWidth && fixture.shifts[5] == -50)
    swipe.end(at: -150)
    fixture.view.settle()
    #expect(fixture.shifts == [5: -fixture.trailingWidth])
    #expect(fixture.buttons == ["Archive", "Delete"])
  }

  @Test func `a row that is closed while it opens turns around with its speed`() {
    let fixture = SwipeFixture()
    let (host, width) = (fixture.host, fixture.trailingWidth)
    let swipe = fixture.grab(3)
    _ = swipe.begin(by: -80)
    swipe.end(at: -80, velocity: -1_200)
    let (spring, frame) = (Spring(duration: 0.35), host.clock.frameDuration)
    for _ in 0..<3 { host.advance(by: frame) }
    fixture.controller.list?.roots.swipes.closeAll()
    host.advance(by: frame)
    let opening = spring.advance(
      displacement: 80 - width, velocity: 1_200, by: frame * 3 / .seconds(1))
    let exact = spring.advance(
      displacement: width + opening.displacement, velocity: opening.velocity,
      by: frame / .seconds(1))
    #expect(abs(-(fixture.shifts[3] ?? 0) - exact.displacement) <= 1)
    fixture.view.settle()
    #expect(fixture.shifts == [:])
  }

  @Test func `scrolling closes it`() {
    let fixture = opened(SwipeFixture())
    fixture.list.scroll(by: 20)
    fixture.view.settle()
    #expect(fixture.shifts == [:] && fixture.controller.offset == 20)
    _ = opened(fixture, 5)
    fixture.controller.scroll(to: 20, at: .start, animated: true)
    fixture.view.settle()
    #expect(fixture.shifts == [:] && fixture.controller.offset == 800)
  }

  @Test func `a press elsewhere closes it, and counts there`() {
    let fixture = opened(SwipeFixture())
    fixture.row(6).descendants.first { $0 is HeadlessTextView }?.tap()
    fixture.view.settle()
    #expect(fixture.log.take() == ["open 6"])
    #expect(fixture.shifts == [:])
  }

  @Test func `a click on the row itself only closes it`() {
    let fixture = opened(SwipeFixture())
    fixture.row(3).descendants.first { $0 is HeadlessTextView }?.tap(at: Point(x: 100, y: 5))
    fixture.view.settle()
    #expect(fixture.log.take() == [] && fixture.shifts == [:])
    fixture.row(3).descendants.first { $0 is HeadlessTextView }?.tap(at: Point(x: 100, y: 5))
    #expect(fixture.log.take() == ["open 3"])
  }

  @Test func `a drag on the open row moves it, also if drags select rows`() {
    let fixture = opened(SwipeFixture { $0.selection(Binding(Set<Int>()) { _ in }) })
    fixture.row(3).drag(from: Point(x: 250, y: 20), through: [Point(x: 400, y: 20)])
    fixture.view.settle()
    #expect(fixture.shifts == [:])
  }

  @Test func `movements over the actions move the row`() {
    let fixture = opened(SwipeFixture())
    fixture.button("Archive")?.scroll(by: Point(x: -40, y: 0))
    fixture.view.settle()
    #expect(fixture.shifts == [:])
    _ = opened(fixture)
    fixture.button("Delete")?.swipeRow(by: [150])
    fixture.view.settle()
    #expect(fixture.shifts == [:])
    _ = opened(fixture)
    fixture.button("Delete")?.drag(from: Point(x: 20, y: 20), through: [Point(x: -130, y: 20)])
    fixture.view.settle()
    #expect(fixture.log.take() == ["delete 3"], "all the way")
  }

  @Test func `the row that is open stays open while rows come and go around it`() throws {
    let fixture = opened(SwipeFixture())
    fixture.show([100, 101] + fixture.ids)
    #expect(fixture.shifts == [3: -fixture.trailingWidth])
    #expect(fixture.button("Archive")?.frameInRoot.minY == fixture.row(3).frameInRoot.minY)
    #expect(fixture.row(3).frameInRoot.minY == 200)
    fixture.show(fixture.ids.filter { ![100, 0, 1, 5].contains($0) })
    #expect(fixture.shifts == [3: -fixture.trailingWidth])
    fixture.show(Array(fixture.ids.prefix(8).reversed()))
    #expect(fixture.shifts == [3: -fixture.trailingWidth])
    #expect(fixture.button("Archive")?.frameInRoot.minY == fixture.row(3).frameInRoot.minY)
    fixture.button("Archive")?.tap()
    #expect(fixture.log.take() == ["archive 3"])
  }

  @Test func `the removal of the row ends it, also while it follows a finger`() {
    let fixture = opened(SwipeFixture())
    fixture.show(fixture.ids.filter { $0 != 3 })
    #expect(fixture.shifts == [:] && fixture.buttons == [])
    let swipe = fixture.grab(5)
    _ = swipe.begin(by: -80)
    fixture.show(fixture.ids.filter { $0 != 5 })
    #expect(fixture.shifts == [:])
    swipe.move(to: -120)
    swipe.end(at: -250, velocity: -900)
    fixture.view.settle()
    #expect(fixture.shifts == [:] && fixture.log.take() == [], "its view shows another row")
  }

  @Test func `the actions of an open row follow the data`() {
    let fixture = opened(SwipeFixture())
    let delete = fixture.button("Delete")
    fixture.archiveTitle = "Put into the archive"
    fixture.show()
    #expect(fixture.buttons == ["Put into the archive", "Delete"])
    #expect(fixture.button("Delete") === delete, "the views are those that were there")
    #expect((fixture.shifts[3] ?? 0) < -fixture.trailingWidth)
    #expect(fixture.button("Delete")?.frameInRoot.maxX == 300)
    fixture.fixed = [3]
    fixture.show()
    #expect(fixture.shifts == [:] && fixture.buttons == [])
  }

  @Test func `an open row follows its height and the width of the window`() throws {
    let fixture = opened(SwipeFixture())
    fixture.height = 60
    fixture.show()
    #expect(fixture.row(3).frame.size.height == 60)
    #expect(fixture.button("Delete")?.frameInRoot.size.height == 60)
    #expect(fixture.button("Delete")?.frameInRoot.minY == fixture.row(3).frameInRoot.minY)
    fixture.view.size = Size(width: 260, height: 400)
    fixture.view.settle()
    #expect(fixture.shifts == [3: -fixture.trailingWidth])
    #expect(fixture.button("Delete")?.frameInRoot.maxX == 260)
  }

  @Test func `a list that no longer has actions closes`() {
    var isOn = true
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    func show() {
      let list = List(0..<5, id: \.self) { Text("\($0)").frame(height: 40) }
      view.host.setComponent(
        isOn
          ? list.swipeActions(for: Int.self) { _ in SwipeAction("Delete") {} }
          : list)
      view.settle()
    }
    show()
    let row = view.list.visibleSubviews[1]
    row.swipeRow(by: [-100])
    view.settle()
    #expect(row.frame.minX < 0 && view.list.swipesRows)
    isOn = false
    show()
    #expect(row.frame.minX == 0 && !view.list.swipesRows && view.mountHost.isIdle)
  }

  @Test func `a view that goes to a list without actions swipes no rows`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    func show(_ key: Int, _ modify: (List) -> List) -> HeadlessScrollView {
      view.host.setComponent(modify(List(0..<5, id: \.self) { Text("\($0)") }).key(key))
      view.settle()
      return view.list
    }
    let first = show(1) { $0.swipeActions(for: Int.self) { _ in SwipeAction("Delete") {} } }
    #expect(first.swipesRows)
    let second = show(2) { $0 }
    #expect(second === first && !second.swipesRows)
  }

  @Test func `views of rows are never reused where they were moved to`() {
    let fixture = SwipeFixture(Array(0..<2_000))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      let ids = fixture.list.visibleSubviews.compactMap {
        $0.visibleTexts.first.flatMap { $0.hasPrefix("mail ") ? Int($0.dropFirst(5)) : nil }
      }
      let id = ids.randomElement(using: &generator) ?? 0
      fixture.row(id).swipeRow(
        by: [Double.random(in: -280...280, using: &generator)],
        velocity: Double.random(in: -900...900, using: &generator))
      for _ in 0..<Int.random(in: 0..<8, using: &generator) {
        fixture.host.advance(by: fixture.host.clock.frameDuration)
      }
      let moved = Set(fixture.shifts.keys)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: fixture.list.scroll(by: Double.random(in: -900...900, using: &generator))
      case 1: fixture.setIDs(fixture.ids.filter { $0 != id })
      case 2: fixture.setIDs(fixture.ids.shuffled(using: &generator))
      default: fixture.controller.scroll(to: ids.first ?? 0, at: .center)
      }
      fixture.view.host.update()
      #expect(moved.isSuperset(of: fixture.shifts.keys), "no view takes its place to another row")
      fixture.view.settle()
      fixture.list.scroll(by: 1)
      fixture.list.scroll(by: -1)
      fixture.view.settle()
      #expect(fixture.shifts == [:] && fixture.buttons == [])
    }
  }

  @Test func `an open row is closed when the list is shown again`() {
    let fixture = opened(SwipeFixture())
    fixture.view.host.setComponent(AnyComponent(Text("gone")))
    fixture.view.settle()
    fixture.show()
    #expect(fixture.shifts == [:] && fixture.buttons == [])
    _ = opened(fixture)
  }
}
