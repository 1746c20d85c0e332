import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

@MainActor @Suite struct ScrollingTests {
  @Test func `only rows in sight have views`() {
    let list = ListFixture(Item.even(0..<100_000))
    #expect(list.sight.map(\.text) == (0..<10).map { ItemRow.text($0, presses: 0) })
    #expect(list.controller.visibleRows == 0..<10)
    #expect(list.scrollView.subviews.count == 10)
    #expect(list.controller.counters.rowViewsCreated == 10)
  }

  @Test(arguments: [300, 3_000])
  func `steady scrolling creates no view after the first screenfuls`(_ ticks: Int) {
    let list = ListFixture(Item.even(0..<100_000))
    list.view.settle()
    for _ in 0..<40 {
      list.scrollView.scroll(by: 30)
      list.view.settle()
    }
    let before = list.view.counters
    let roots = list.controller.counters.rowViewsCreated
    for _ in 0..<ticks {
      list.scrollView.scroll(by: 30)
      list.host.runBackgroundWork()
    }
    #expect(list.view.counters.since(before).viewsCreated == 0)
    #expect(list.controller.counters.rowViewsCreated == roots)
    #expect(roots == 11)
    list.expectViewportIsFilled()
  }

  @Test func `rows are built ahead, none of them on the main thread`() {
    let list = ListFixture(Item.uneven(0..<100_000))
    list.view.settle()
    let built = list.controller.counters.rowsBuiltOnMainThread
    for _ in 0..<600 {
      list.scrollView.scroll(by: 25)
      list.host.runBackgroundWork()
    }
    #expect(list.controller.counters.rowsBuiltOnMainThread == built)
    #expect(list.controller.counters.rowsMounted > 250)
  }

  @Test func `rows of several structures take over roots of their own structure`() {
    let list = ListFixture(Item.uneven(0..<100_000, kinds: 3))
    list.view.settle()
    for _ in 0..<200 {
      list.scrollView.scroll(by: 25)
      list.host.runBackgroundWork()
    }
    let before = list.view.counters
    for _ in 0..<600 {
      list.scrollView.scroll(by: 25)
      list.host.runBackgroundWork()
    }
    #expect(list.view.counters.since(before).viewsCreated == 0)
    list.expectViewportIsFilled()
  }

  @Test func `rows that turn out larger or smaller do not move what is in sight`() {
    let list = ListFixture(Item.uneven(0..<10_000))
    list.scrollView.scroll(by: 100_000)
    list.expectViewportIsFilled("after a jump")
    for step in 0..<300 {
      let distance = step % 2 == 0 ? -31.0 : -53.0
      expectShift(list, by: distance, "upwards, tick \(step)")
    }
    for step in 0..<300 { expectShift(list, by: 47, "downwards, tick \(step)") }
  }

  /// Scrolls and checks that all that stays in sight moved by exactly that distance.
  private func expectShift(_ list: ListFixture, by distance: Double, _ comment: Comment) {
    let before = Dictionary(uniqueKeysWithValues: list.sight.map { ($0.text, $0.top) })
    list.scrollView.scroll(by: distance)
    list.expectViewportIsFilled(comment)
    for row in list.sight {
      if let top = before[row.text] { #expect(row.top == top - distance, comment) }
    }
  }

  @Test(arguments: [4.0, 10, 44, 300])
  func `the end is the end, however wrong the estimate was`(_ height: Double) {
    let list = ListFixture(Item.even(0..<5_000, height: height))
    #expect(list.scrollView.perform(.end))
    list.view.settle()
    list.expectViewportIsFilled()
    #expect(list.sight.last?.text == ItemRow.text(4_999, presses: 0))
    #expect(list.sight.last.map { $0.top + $0.height } == 400)
  }

  @Test func `a row is scrolled to, near and far`() {
    let list = ListFixture(Item.uneven(0..<100_000))
    for row in [50, 99_000, 3, 70_000, 69_999, 99_980] {
      list.controller.scroll(toRow: row)
      list.expectViewportIsFilled("row \(row)")
      #expect(list.sight.first?.text == ItemRow.text(row, presses: 0))
      #expect(list.sight.first?.top == 0)
    }
    list.controller.scroll(toRow: 1_000_000)
    #expect(list.sight.last?.text == ItemRow.text(99_999, presses: 0))
    list.controller.scroll(toRow: -1)
    #expect(list.sight.first?.text == ItemRow.text(0, presses: 0))
  }

  @Test func `another width keeps what is in sight`() {
    let list = ListFixture(Item.uneven(0..<10_000))
    list.controller.scroll(toRow: 500)
    list.view.size = Size(width: 200, height: 400)
    list.expectViewportIsFilled()
    #expect(list.sight.first?.text == ItemRow.text(500, presses: 0))
    #expect(list.scrollView.visibleSubviews.allSatisfy { $0.frame.size.width == 200 })
    list.view.size = Size(width: 200, height: 900)
    list.expectViewportIsFilled()
  }

  @Test func `a list without rows shows nothing and can be filled`() {
    let list = ListFixture([])
    #expect(list.sight.isEmpty)
    #expect(!list.scrollView.scrollDelegate!.scrollView(list.scrollView, perform: .end))
    list.show(Item.even(0..<3))
    #expect(list.sight.count == 3)
    list.show([])
    #expect(list.sight.isEmpty)
    #expect(list.scrollView.contentHeight == 0)
  }

  @Test func `rows without height do not make the list build them all`() {
    let hidden = Item.even(0..<3_000, height: 0)
    let list = ListFixture(hidden + Item.even(3_000..<100_000))
    #expect(list.builds.total <= 1_024)
    list.host.runFrame()
    #expect(list.builds.total <= 2_048)
    list.view.settle()
    #expect(list.sight.first?.text == ItemRow.text(3_000, presses: 0))
    #expect(list.sight.count == 10)
    #expect(list.controller.counters.rowViewsCreated == 10)
  }

  @Test func `a list at rest is read out in the order of its rows, wherever one came from`() {
    let list = ListFixture(Item.uneven(0..<1_000, kinds: 3))
    list.host.moveFocus(to: list.pressable(of: 2)!)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      if Bool.random(using: &generator) {
        list.scrollView.scroll(by: Double(Int.random(in: -300...300, using: &generator)))
      } else {
        list.controller.scroll(toRow: Int.random(in: 0..<1_000, using: &generator))
      }
      list.view.settle()
      #expect(idsInOrderOfViews(list) == idsInOrderOfViews(list).sorted())
    }
    var items = list.items
    items.reverse()
    list.show(items)
    list.view.settle()
    #expect(idsInOrderOfViews(list) == idsInOrderOfViews(list).sorted(by: >))
  }

  @Test func `views are not moved among each other while a list scrolls in each frame`() {
    let list = ListFixture(Item.uneven(0..<1_000))
    list.view.settle()
    let before = list.view.counters
    for _ in 0..<100 {
      list.scrollView.scroll(by: 50)
      list.host.runBackgroundWork()
      list.host.runFrame()
    }
    #expect(list.view.counters.since(before).viewsMoved == 0)
    list.view.settle()
    #expect(list.view.counters.since(before).viewsMoved > 0)
  }

  @Test func `rows that stay are moved together, by one operation`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.scrollView.scroll(by: 10)
    list.view.settle()
    list.host.log.clear()
    list.scrollView.scroll(by: 5)
    list.view.settle()
    #expect(list.host.log.count == 1)
    #expect(list.scrollView.contentOrigin.y == -15)
    list.expectViewportIsFilled()
  }

  @Test func `wherever a list is scrolled to, coordinates stay small enough to be exact`() {
    let list = ListFixture(Item.uneven(0..<100_000))
    let limit = 17_000.0
    for step in 0..<400 {
      list.scrollView.scroll(by: step % 7 == 6 ? 40_000 : 333)
      list.expectViewportIsFilled("step \(step)")
      #expect(abs(list.scrollView.contentOrigin.y) < limit)
      for row in list.scrollView.visibleSubviews { #expect(abs(row.frame.minY) < limit) }
    }
  }

  private func idsInOrderOfViews(_ list: ListFixture) -> [Int] {
    list.scrollView.visibleSubviews.compactMap { ItemRow.id(in: $0.visibleTexts.joined()) }
  }

  @Test(arguments: [1.0, 2])
  func `rows leave no gap wherever they are scrolled to`(_ scale: Double) {
    let host = HeadlessMountHost()
    host.scaleFactor = scale
    let view = HeadlessHostingView(size: Size(width: 300, height: 400), mountHost: host) {
      List(Item.even(0..<1_000, height: 30.3), id: \.id) { item in
        Text("row \(item.id)").frame(height: item.height)
      }
    }
    let scrollView = view.root.descendants.compactMap { $0 as? HeadlessScrollView }.first!
    for _ in 0..<100 {
      scrollView.scroll(by: 7.3)
      let frames = scrollView.visibleSubviews.map(\.frameInRoot).sorted { $0.minY < $1.minY }
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
      #expect(frames.allSatisfy { ($0.minY * scale).rounded() == $0.minY * scale })
      #expect(frames[0].minY <= 0 && frames[frames.count - 1].maxY >= 400)
    }
  }
}
