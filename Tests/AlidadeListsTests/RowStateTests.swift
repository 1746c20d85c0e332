import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

@MainActor @Suite struct RowStateTests {
  @Test func `a row that changes is built and mounted alone`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    list.builds.clear()
    list.host.log.clear()
    let before = list.view.counters
    #expect(list.pressable(of: 3)?.press() == true)
    list.view.settle()
    #expect(list.builds.ids == [3])
    #expect(list.builds.total == 1)
    #expect(list.view.counters.since(before).attributesApplied == 1)
    #expect(list.host.log.count == 1)
    list.expectViewportIsFilled(presses: [3: 1])
  }

  @Test func `changes before a build make one build`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    list.builds.clear()
    for _ in 0..<3 { list.pressable(of: 3)?.press() }
    list.pressable(of: 5)?.press()
    list.view.settle()
    #expect(list.builds.count(of: 3) == 1)
    #expect(list.builds.count(of: 5) == 1)
    list.expectViewportIsFilled(presses: [3: 3, 5: 1])
  }

  @Test func `a change is shown at once also in a row whose newest content is not ready`() {
    let list = ListFixture(Item.even(0..<20))
    list.view.settle()
    var items = list.items
    items[2].height = 60
    list.show(items)
    withImmediateUpdates { _ = list.pressable(of: 2)?.press() }
    #expect(list.sight[2].text == ItemRow.text(2, presses: 1))
    list.view.settle()
    list.expectViewportIsFilled(presses: [2: 1])
  }

  @Test func `a row remembers while it is far out of sight`() {
    let list = ListFixture(Item.uneven(0..<100_000))
    list.view.settle()
    list.pressable(of: 2)?.press()
    list.view.settle()
    list.controller.scroll(toRow: 50_000)
    list.view.settle()
    for _ in 0..<300 {
      list.scrollView.scroll(by: 300)
      list.view.settle()
    }
    list.controller.scroll(toRow: 0)
    list.expectViewportIsFilled(presses: [2: 1])
  }

  @Test func `a row that changes while it is out of sight shows it when it comes back`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    let pressable = list.pressable(of: 2)
    pressable?.press()
    list.scrollView.scroll(by: 20_000)
    list.view.settle()
    list.scrollView.scroll(by: -20_000)
    list.expectViewportIsFilled(presses: [2: 1])
  }

  @Test func `a change of a row that is ready but wanted by nobody is not lost`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    let press = list.pressable(of: 9)!
    // Row 9 is prepared once more for the next content; nobody looks at the result before it
    // changes.
    list.show(list.items)
    list.host.runBackgroundWork()
    press.press()
    list.controller.scroll(toRow: 700)
    list.host.runMainWork()
    list.controller.scroll(toRow: 5)
    list.view.settle()
    list.expectViewportIsFilled(presses: [9: 1])
  }

  @Test func `trees of rows are bounded, with a focus far away too`() {
    let list = ListFixture(Item.even(0..<100_000))
    list.view.settle()
    #expect(list.host.moveFocus(to: list.pressable(of: 1)!))
    for _ in 0..<1_000 {
      list.scrollView.scroll(by: 200)
      list.host.runBackgroundWork()
    }
    #expect(list.mounter.prepared.trees.count < 100)
    #expect(list.mounter.prepared.count < 100)
  }

  @Test func `trees of rows are bounded when the content changes without scrolling`() {
    let list = ListFixture(Item.even(0..<100))
    for change in 1..<100 {
      list.show(Item.even(change * 100..<change * 100 + 100))
      list.view.settle()
    }
    #expect(list.mounter.prepared.trees.count < 150)
  }

  @Test func `a row that grows does not move what is above it`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.controller.scroll(toRow: 100)
    list.view.settle()
    var items = list.items
    items[104].height = 90
    let top = list.sight.prefix(5)
    list.show(items)
    list.view.settle()
    #expect(list.sight.prefix(5).map(\.top) == top.map(\.top))
    list.expectViewportIsFilled()
  }

  @Test func `rows with one id are reported and shown apart`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let list = ListFixture([
        Item(id: 1, height: 40), Item(id: 2, height: 40), Item(id: 1, height: 60),
      ])
      #expect(list.sight.map(\.height) == [40, 40, 60])
      list.view.settle()
      list.scrollView.visibleSubviews.last?.descendants.compactMap { $0 as? HeadlessPressableView }
        .first?.press()
      list.view.settle()
      #expect(list.sight.map(\.text) == [(1, 0), (2, 0), (1, 1)].map(ItemRow.text))
    }
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.values == ["first   row 0", "second  row 2"])
  }
}
