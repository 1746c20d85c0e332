import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Animated scrolls of a page to rows of a list in it, frame by frame.
@MainActor @Suite struct InlineScrollMotionTests {
  private let page = PageFixture(Item.uneven(0..<3_000))

  /// Runs a number of frames, or frames until nothing moves.
  ///
  /// - Returns: the offsets of the page after each frame.
  @discardableResult private func run(atMost count: Int = 200) -> [Double] {
    let host = page.view.mountHost
    var offsets: [Double] = []
    while offsets.count < count, !host.isIdle {
      host.advance(by: host.clock.frameDuration)
      offsets.append(page.page.offset.y)
    }
    return offsets
  }

  @Test func `the page scrolls to a row near by without a jump at either end`() {
    page.list.scroll(to: 12, at: .start, animated: true)
    #expect(page.page.offset.y == 0, "it begins with the next frame")
    let offsets = run()
    let steps = zip([0] + offsets, offsets).map { $1 - $0 }
    #expect((20...60).contains(offsets.count))
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 80 })
    #expect((steps.first ?? 99) < 25 && (steps.last ?? 99) < 2)
    #expect(page.sight[12] == 0)
  }

  @Test func `it ends exactly, although no row on the way was measured`() {
    for id in [2_500, 40, 1_234, 1_236] {
      page.list.scroll(to: id, at: .start, animated: true)
      page.view.settle()
      #expect(page.sight[id].map { abs($0) <= 1 } == true, "\(id)")
    }
  }

  @Test func `from far away, the rows on the way aren't built`() {
    let before = page.builds.total
    page.list.scroll(to: 2_900, at: .start, animated: true)
    run()
    #expect(page.sight[2_900] == 0)
    #expect(page.builds.total - before < 200)
  }

  @Test func `the user takes over`() {
    page.list.scroll(to: 50, at: .start, animated: true)
    run(atMost: 8)
    let offset = page.page.offset.y
    #expect(offset > 0)
    page.scroll(to: offset + 30)
    #expect(page.page.offset.y == offset + 30)
    #expect(page.view.mountHost.isIdle)
  }

  @Test(arguments: [false, true])
  func `the user takes over while the row is looked up`(isAnimated: Bool) {
    page.list.scroll(to: 2_500, at: .start, animated: isAnimated)
    page.scroll(to: 50)
    #expect(page.page.offset.y == 50)
    #expect(page.view.mountHost.isIdle)
  }

  @Test func `the last row ends at the bottom of the page, and nothing goes on`() {
    page.list.scroll(to: 2_999, at: .start, animated: true)
    run()
    #expect(page.view.mountHost.isIdle)
    #expect(page.frame(of: "footer")?.minY == 400)
  }
}
