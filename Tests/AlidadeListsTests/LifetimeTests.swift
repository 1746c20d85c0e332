import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

@MainActor @Suite struct LifetimeTests {
  @Test func `a list that is torn down leaves nothing alive`() {
    weak var mounter: ListMounter?
    weak var scrollView: HeadlessScrollView?
    weak var row: HeadlessPressableView?
    weak var trees: RowTrees?
    let host = HeadlessMountHost()
    do {
      let list = ListFixture(Item.even(0..<1_000), mountHost: host)
      list.view.settle()
      list.pressable(of: 2)?.press()
      list.view.settle()
      list.scrollView.scroll(by: 5_000)
      (mounter, scrollView, row) = (list.mounter, list.scrollView, list.pressable(of: 120))
      trees = list.mounter.prepared.trees
      #expect(row != nil)
      list.view.host.tearDown()
      #expect(list.view.host.mounter.viewsAlive == 0)
    }
    host.settle()
    #expect(mounter == nil)
    #expect(row == nil)
    #expect(scrollView == nil)
    #expect(trees == nil)
  }

  @Test func `a list that is let go of leaves nothing alive`() {
    weak var mounter: ListMounter?
    weak var scrollView: HeadlessScrollView?
    weak var trees: RowTrees?
    let host = HeadlessMountHost()
    do {
      let list = ListFixture(Item.even(0..<1_000), mountHost: host)
      list.scrollView.scroll(by: 5_000)
      (mounter, scrollView, trees) = (list.mounter, list.scrollView, list.mounter.prepared.trees)
    }
    host.settle()
    #expect(mounter == nil)
    #expect(scrollView == nil)
    #expect(trees == nil)
  }

  @Test func `what is remembered of rows that changed nothing does not grow with the distance`() {
    let list = ListFixture(Item.uneven(0..<20_000))
    list.view.settle()
    var most = 0
    for direction in [1.0, -1.0] {
      for _ in 0..<400 {
        list.scrollView.scroll(by: 300 * direction)
        list.view.settle()
        most = max(most, list.mounter.prepared.trees.count, list.mounter.prepared.count)
      }
    }
    // Some six screenfuls of twenty rows at most.
    #expect(most <= 150)
    #expect(list.mounter.counters.rowsBuiltOnMainThread < 100)
    #expect(list.mounter.counters.rowsMounted > 3_000)
  }

  @Test func `a jump leaves nothing behind of where the list was`() {
    let list = ListFixture(Item.uneven(0..<20_000))
    for offset in [0, 400_000, 10_000, 700_000, 0.0] {
      list.controller.offset = offset
      list.view.settle()
    }
    #expect(list.mounter.prepared.trees.count <= 150)
    #expect(list.mounter.prepared.count <= 150)
  }

  @Test func `a view that belonged to another list is as good as new`() {
    let builds = BuildLog()
    let (first, second) = (ListController(), ListController())
    func list(_ key: Int, _ controller: ListController) -> AnyComponent {
      List(Item.even(0..<1_000), id: \.id, controller: controller) {
        ItemRow(item: $0, builds: builds)
      }
      .key(key)
    }
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { list(1, first) }
    view.settle()
    pressables(view).first?.press()
    view.settle()
    first.offset = 20
    #expect(view.root.visibleTexts.first == ItemRow.text(0, presses: 1))

    view.update { list(2, second) }
    view.settle()
    #expect(view.root.visibleTexts == (0..<10).map { ItemRow.text($0, presses: 0) })
    #expect(second.offset == 0)
    #expect(second.visibleRows == 0..<10)
    #expect(first.visibleRows.isEmpty)

    second.offset = 5_000
    view.update { ComponentList() }
    view.settle()
    #expect(second.visibleRows.isEmpty)
    #expect(view.root.visibleTexts.isEmpty)
    view.update { list(2, second) }
    view.settle()
    #expect(second.visibleRows == 0..<10)
    #expect(view.root.visibleTexts == (0..<10).map { ItemRow.text($0, presses: 0) })
  }

  @Test func `another controller takes over`() {
    let (first, second) = (ListController(), ListController())
    let items = Item.even(0..<100)
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(items, id: \.id, controller: first) { Text("\($0.id)") }
    }
    first.offset = 120
    view.update { List(items, id: \.id, controller: second) { Text("\($0.id)") } }
    #expect(first.offset == 0)
    #expect(first.counters == ListCounters())
    #expect(second.offset == 120)
    view.update { List(items, id: \.id) { Text("\($0.id)") } }
    #expect(second.visibleRows.isEmpty)
  }

  private func pressables(_ view: HeadlessHostingView) -> [HeadlessPressableView] {
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }
  }
}
