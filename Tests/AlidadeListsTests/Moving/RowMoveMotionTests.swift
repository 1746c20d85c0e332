import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Rows that make room for those that the user moves; they are 40 points high.
@MainActor @Suite struct RowMoveMotionTests {
  private let spring = Spring(duration: 0.5)

  /// Returns the distance that is left after some frames.
  private func rest(
    of distance: Double, velocity: Double = 0, after frames: Int, _ fixture: MovingFixture
  ) -> Double {
    let time = fixture.view.mountHost.clock.frameDuration / .seconds(1) * Double(frames)
    return spring.advance(displacement: distance, velocity: velocity, by: time).displacement
  }

  private func tops(_ fixture: MovingFixture, _ ids: Int...) -> [Double] {
    ids.map { fixture.row($0).frameInRoot.minY }
  }

  private func isNear(_ values: [Double], _ expected: [Double]) -> Bool {
    zip(values, expected).allSatisfy { abs($0 - $1) < 0.06 }
  }

  @Test func `rows make room, and the dropped one settles from where it was let go`() {
    let fixture = MovingFixture([Array(0..<8)])
    // It is held at (50, 20), and let go at (60, 150).
    fixture.drag(1, to: 150)
    #expect(fixture.row(1).frameInRoot.origin == Point(x: 10, y: 130))
    #expect(tops(fixture, 0, 2, 3, 4) == [0, 80, 120, 160])
    for frame in 1...20 {
      fixture.view.mountHost.runFrame()
      let (row, gap) = (rest(of: 10, after: frame, fixture), rest(of: 40, after: frame, fixture))
      #expect(isNear(tops(fixture, 0, 1, 2, 3, 4), [0, 120 + row, 40 + gap, 80 + gap, 160]))
      #expect(abs(fixture.row(1).frameInRoot.minX - row) < 0.06)
    }
    fixture.view.settle()
    #expect(tops(fixture, 0, 2, 3, 1, 4) == [0, 40, 80, 120, 160])
    #expect(fixture.view.mountHost.isIdle)
  }

  @Test func `a row goes on with the velocity of the hand`() {
    let fixture = MovingFixture([Array(0..<8)])
    let row = fixture.row(1)
    row.drag(
      from: Point(x: 50, y: 20), through: [Point(x: 50, y: 110)], velocity: Point(x: 0, y: 300))
    #expect(fixture.row(1).frameInRoot.minY == 130)
    for frame in 1...10 {
      fixture.view.mountHost.runFrame()
      let place = 120 + rest(of: 10, velocity: 300, after: frame, fixture)
      #expect(isNear(tops(fixture, 1), [place]))
    }
  }

  @Test func `while rows move, nothing is built and no final frame is set`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.drag(1, to: 150)
    let (built, mounted) = (fixture.view.host.counters, fixture.view.counters)
    fixture.view.settle()
    #expect(fixture.view.host.counters == built)
    let since = fixture.view.counters.since(mounted)
    #expect(since.framesSet == 0 && since.viewsCreated == 0 && since.attributesApplied == 0)
    #expect(since.motionSteps > 0)
  }

  @Test func `a row that is dropped where it was goes back there`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.drag(1, to: 150, 70)
    #expect(fixture.log.take() == [])
    #expect(fixture.row(1).frameInRoot.origin == Point(x: 10, y: 50))
    fixture.view.mountHost.runFrame()
    #expect(isNear(tops(fixture, 0, 1, 2), [0, 40 + rest(of: 10, after: 1, fixture), 80]))
    fixture.view.settle()
    #expect(fixture.row(1).frameInRoot.origin == Point(x: 0, y: 40))
  }

  @Test func `rows that the keyboard moves turn around with their speed`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.click(1)
    fixture.press(.down, .alt)
    #expect(tops(fixture, 1, 2) == [40, 80])
    for _ in 0..<6 { fixture.view.mountHost.runFrame() }
    let before = tops(fixture, 1, 2)
    #expect(
      isNear(before, [80 - rest(of: 40, after: 6, fixture), 40 + rest(of: 40, after: 6, fixture)]))
    fixture.press(.up, .alt)
    #expect(isNear(tops(fixture, 1, 2), before))
    #expect(fixture.shown() == Array(0..<8))
  }

  @Test func `a row that a key moves up at the top stays there, and the others make room`() {
    let fixture = MovingFixture([Array(0..<100)])
    fixture.scrollViews[0].scroll(by: 400)
    fixture.view.settle()
    fixture.click(10)
    fixture.press(.up, .alt)
    #expect(tops(fixture, 10, 11) == [0, 40])
    #expect(fixture.shown() == [10, 9] + Array(11..<19))
  }

  @Test func `the other selected rows come from where they were`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.click(1)
    fixture.click(3, .control)
    fixture.drag(3, to: 270)
    #expect(tops(fixture, 1, 3) == [40, 250])
    #expect(fixture.shown() == [0, 2, 4, 5, 6, 1, 3, 7])
  }

  @Test func `a row from another list comes from the hand, and the gap closes`() {
    let fixture = MovingFixture([[0, 1, 2], [20, 21]], within: "board")
    let list = fixture.scrollViews[1]
    let host = fixture.view.mountHost
    #expect(host.drag(from: fixture.row(1), to: list, at: Point(x: 15, y: 45)))
    #expect(fixture.row(1).frameInRoot.origin == Point(x: 215, y: 45))
    #expect((fixture.row(1).options.alpha ?? 1) == 1)
    #expect(tops(fixture, 2, 20, 21) == [80, 0, 40])
    fixture.view.settle()
    #expect(fixture.row(1).frameInRoot.origin == Point(x: 200, y: 40))
    #expect(tops(fixture, 2, 20, 21) == [40, 0, 80])
  }

  @Test func `the animation of the list is used in place of the spring`() {
    let fixture = MovingFixture([Array(0..<8)], .linear(duration: 1))
    fixture.drag(1, to: 150)
    for _ in 0..<30 { fixture.view.mountHost.runFrame() }
    #expect(isNear(tops(fixture, 1, 2), [125, 60]))
  }

  @Test func `a move that the application declines animates no later change`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.takesMoves = false
    fixture.drag(1, to: 150)
    fixture.view.mountHost.advance(by: .seconds(1))
    #expect(tops(fixture, 1, 2) == [40, 80])
    fixture.lists = [[2, 1, 0]]
    fixture.show()
    #expect(tops(fixture, 2, 1, 0) == [0, 40, 80])
  }

  @Test
  func `another change that is shown before the move neither moves the row nor stops the move`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.takesMoves = false
    fixture.drag(1, to: 150)
    fixture.lists = [[50] + Array(0..<8)]
    fixture.show()
    #expect(tops(fixture, 50, 0, 1, 2) == [0, 40, 80, 120])
    #expect(fixture.row(1).frameInRoot.minX == 0)
    fixture.lists = [[50, 0, 2, 3, 1, 4, 5, 6, 7]]
    fixture.show()
    #expect(fixture.row(1).frameInRoot.origin == Point(x: 10, y: 130))
    #expect(tops(fixture, 0, 2, 3) == [40, 120, 160])
    fixture.view.settle()
    #expect(tops(fixture, 50, 0, 2, 3, 1) == [0, 40, 80, 120, 160])
  }

  @Test(arguments: [Double.nan, .infinity, 1e9])
  func `a velocity that can't be shows no row far away`(velocity: Double) {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.row(1).drag(
      from: Point(x: 50, y: 20), through: [Point(x: 50, y: 110)],
      velocity: Point(x: 0, y: velocity))
    for _ in 0..<200 {
      fixture.view.mountHost.runFrame()
      #expect(abs(fixture.row(1).frameInRoot.minY - 120) < 400)
    }
    fixture.view.settle()
    #expect(fixture.view.mountHost.isIdle)
    #expect(tops(fixture, 1) == [120])
  }

  @Test func `with less motion or without animations, rows are in their places at once`() {
    for isOff in [false, true] {
      let fixture = MovingFixture([Array(0..<8)])
      fixture.view.mountHost.appearance.reducesMotion = true
      fixture.view.mountHost.showsAnimations = !isOff
      fixture.view.settle()
      fixture.drag(1, to: 150)
      #expect(tops(fixture, 0, 2, 3, 1, 4) == [0, 40, 80, 120, 160])
      #expect(fixture.row(1).frameInRoot.minX == 0)
      fixture.drag(4, to: 150, 170)
      #expect(tops(fixture, 4) == [160])
    }
  }
}

extension RowMoveMotionTests {
  private func drawn(_ fixture: MovingFixture) -> [String] {
    fixture.scrollViews[0].visibleSubviews.compactMap(\.visibleTexts.first)
  }

  @Test func `a row that was let go is above the others until it has settled`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.drag(1, to: 150)
    #expect(drawn(fixture).last == "1")
    for _ in 0..<20 {
      fixture.view.mountHost.runFrame()
      #expect(drawn(fixture).last == "1")
    }
    fixture.view.settle()
    #expect(drawn(fixture) == ["0", "2", "3", "1", "4", "5", "6", "7"])
    #expect(fixture.view.mountHost.isIdle)
  }

  @Test func `so is a row that goes back to its place`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.drag(1, to: 150, 70)
    #expect(drawn(fixture).last == "1")
    for _ in 0..<10 { fixture.view.mountHost.runFrame() }
    #expect(drawn(fixture).last == "1")
    fixture.view.settle()
    #expect(drawn(fixture) == (0..<8).map { "\($0)" })
  }
}
