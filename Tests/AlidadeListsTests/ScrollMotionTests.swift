import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Animated scrolls, frame by frame; the viewport is 400 points high.
@MainActor @Suite struct ScrollMotionTests {
  /// Runs frames until nothing moves, and returns the offsets of all of them.
  private func offsets(
    _ list: ListFixture, atMost count: Int = 200, _ check: () -> Void = {}
  ) -> [Double] {
    var offsets: [Double] = []
    while offsets.count < count, !list.host.isIdle {
      list.host.advance(by: list.host.clock.frameDuration)
      offsets.append(list.controller.offset)
      check()
    }
    return offsets
  }

  @Test func `it takes about half a second, without a jump at either end`() {
    let list = ListFixture(Item.even(0..<1_000), estimate: 40)
    list.controller.scroll(to: 15, at: .start, animated: true)
    #expect(list.controller.offset == 0, "it begins with the next frame")
    let offsets = offsets(list)
    #expect(offsets.last == 600)
    #expect((20...50).contains(offsets.count))
    let steps = zip([0] + offsets, offsets).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 60 })
    #expect((steps.first ?? 99) < 20 && (steps.last ?? 99) < 1)
    #expect(list.host.isIdle, "no frame while nothing moves")
  }

  @Test func `it ends exactly, although no row on the way was measured`() {
    let list = ListFixture(Item.uneven(0..<3_000), estimate: 200)
    for (id, alignment) in [
      (2_500, ScrollAlignment.start), (40, .end), (1_234, .center), (1_236, .start),
    ] {
      list.controller.scroll(to: id, at: alignment, animated: true)
      list.view.settle()
      let row = list.sight.first { ItemRow.id(in: $0.text) == id }
      let height = row?.height ?? 0
      let top =
        switch alignment {
        case .end: 400 - height
        case .center: ((400 - height) / 2).rounded(.down)
        default: 0.0
        }
      #expect(row.map { abs($0.top - top) <= 1 } == true, "\(id)")
      list.expectViewportIsFilled()
    }
  }

  @Test func `in a list without room, it ends at the row once there is room`() {
    let list = ListFixture(Item.even(0..<1_000), estimate: 40)
    list.view.size = Size(width: 300, height: 0)
    list.controller.scroll(to: 500, at: .start, animated: true)
    list.view.settle()
    list.view.size = Size(width: 300, height: 400)
    list.view.settle()
    #expect(list.sight.first?.text == ItemRow.text(500, presses: 0))
  }

  @Test func `from far away, the rows on the way aren't built`() {
    let list = ListFixture(Item.even(0..<100_000), estimate: 40)
    let before = list.builds.total
    list.controller.scroll(to: 90_000, at: .start, animated: true)
    let offsets = offsets(list) { list.expectViewportIsFilled() }
    #expect(offsets.last == 3_600_000)
    #expect(list.builds.total - before < 150)
  }

  @Test func `rows that come in the meantime move the goal, not what is in sight`() {
    let list = ListFixture(Item.even(0..<1_000), estimate: 40)
    list.controller.scroll(to: 50, at: .start, animated: true)
    for _ in 0..<8 { list.host.advance(by: list.host.clock.frameDuration) }
    let before = list.sight.first
    list.setItems(Item.even(-500..<1_000))
    list.view.host.update()
    #expect(list.sight.first { $0.text == before?.text }?.top == before?.top)
    list.view.settle()
    #expect(list.sight.first { $0.top == 0 }.flatMap { ItemRow.id(in: $0.text) } == 50)
  }

  @Test func `the user takes over`() {
    let list = ListFixture(Item.even(0..<1_000), estimate: 40)
    list.controller.scroll(to: 50, at: .start, animated: true)
    for _ in 0..<8 { list.host.advance(by: list.host.clock.frameDuration) }
    let offset = list.controller.offset
    list.scrollView.scroll(by: 10)
    list.view.settle()
    #expect(list.controller.offset == offset + 10)
  }

  @Test func `another goal keeps the velocity`() {
    let list = ListFixture(Item.even(0..<1_000), estimate: 40)
    list.controller.scroll(to: 20, at: .start, animated: true)
    for _ in 0..<6 { list.host.advance(by: list.host.clock.frameDuration) }
    let speed = list.controller.offset
    list.host.advance(by: list.host.clock.frameDuration)
    let step = list.controller.offset - speed
    list.controller.scroll(to: 19, at: .start, animated: true)
    let offset = list.controller.offset
    list.host.advance(by: list.host.clock.frameDuration)
    let nextStep = list.controller.offset - offset
    #expect(nextStep > 0.5 * step && nextStep < 1.5 * step)
    list.view.settle()
    #expect(list.controller.offset == 760)
  }

  @Test func `without animations, the list is there at once`() {
    let list = ListFixture(Item.even(0..<1_000), estimate: 40)
    list.host.showsAnimations = false
    list.controller.scroll(to: 15, at: .start, animated: true)
    #expect(list.controller.offset == 600)
  }

  @Test func `a row in sight doesn't move for the nearest place`() {
    let list = ListFixture(Item.even(0..<1_000), estimate: 40)
    list.view.settle()
    list.controller.scroll(to: 3, animated: true)
    #expect(list.host.isIdle)
    list.controller.scroll(to: 10, animated: true)
    list.view.settle()
    #expect(list.controller.offset == 40)
  }

  @Test func `scrolling to the end and back keeps following the end`() {
    let list = ListFixture(Item.even(0..<100), estimate: 40)
    list.controller.scroll(to: .end, animated: true)
    list.view.settle()
    #expect(list.controller.isAtEnd)
    list.controller.scroll(to: .start, animated: true)
    list.view.settle()
    #expect(list.controller.offset == 0)
  }

  @Test func `it ends when the list has no room anymore`() {
    for size in [Size(width: 0, height: 400), Size(width: 300, height: 0)] {
      let list = ListFixture(Item.even(0..<1_000), estimate: 40)
      list.controller.scroll(to: 900, at: .start, animated: true)
      for _ in 0..<8 { list.host.advance(by: list.host.clock.frameDuration) }
      list.view.size = size
      _ = offsets(list)
      #expect(list.host.isIdle)
    }
  }

  @Test func `it ends when the list is told to stay where it is`() {
    let stays: [(String, @MainActor (ListFixture) -> Void)] = [
      ("a visible row", { $0.controller.scroll(to: $0.controller.visibleRows.lowerBound + 3) }),
      ("the offset", { $0.controller.offset += 0 }),
    ]
    for (name, stay) in stays {
      let list = ListFixture(Item.even(0..<1_000), estimate: 40)
      list.controller.scroll(to: 900, at: .start, animated: true)
      for _ in 0..<8 { list.host.advance(by: list.host.clock.frameDuration) }
      let offset = list.controller.offset
      stay(list)
      list.view.settle()
      #expect(list.controller.offset == offset, "\(name)")
    }
    let starts: [(String, @MainActor (ListFixture) -> Void)] = [
      ("the first row", { $0.controller.scroll(toRow: 0) }),
      ("Home", { _ = $0.scrollView.perform(.start) }),
    ]
    for (name, start) in starts {
      let list = ListFixture(Item.even(0..<1_000), estimate: 40)
      list.view.settle()
      list.controller.scroll(to: 900, at: .start, animated: true)
      start(list)
      list.view.settle()
      #expect(list.controller.offset == 0, "\(name)")
    }
  }
}
