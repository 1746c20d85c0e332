import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Lists whose rows arrive after they are shown; rows are 40 points high, and ten are visible.
@MainActor @Suite struct LateContentTests {
  private let controller = ListController()
  private let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }

  private func show(_ ids: some Collection<Int>, _ start: ListPosition = .row(50)) {
    view.host.setComponent(
      List(Array(ids), id: \.self, estimatedRowHeight: 40, controller: controller) {
        Text("\($0)").frame(height: 40)
      }.opens(at: start))
    view.settle()
  }

  @Test(arguments: [100, 5_000])
  func `a list opens at its position when it gets its first rows`(count: Int) {
    show([])
    #expect(controller.position == .row(50), "saving it loses nothing")
    show(0..<count)
    #expect(controller.offset == 2_000)
  }

  @Test(arguments: [100, 5_000])
  func `a list of a data source opens at its position when the source is filled`(count: Int) {
    let source = DataSource<Item>([])
    view.host.setComponent(
      List(source, estimatedRowHeight: 40, controller: controller) { _ in
        Text("").frame(height: 40)
      }.opens(at: .end))
    view.settle()
    source.replaceAll(with: Item.even(0..<count))
    view.settle()
    #expect(controller.offset == Double(count) * 40 - 400)
  }

  @Test func `a list that has had rows doesn't open again`() {
    show(0..<100, .row(50))
    controller.offset = 400
    view.settle()
    show([])
    show(0..<100)
    #expect(controller.offset == 0)
  }

  @Test func `rows that replace all others aren't new`() {
    var newRows: Int?
    for ids in [0..<1_000, 2_000..<7_000] {
      view.host.setComponent(
        List(Array(ids), id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) }
          .onVisibleRowsChange { newRows = $0.newRowsBelow })
      view.settle()
    }
    #expect(newRows == 0)
  }

  @Test(arguments: [100, 5_000])
  func `a list that was removed while it was empty opens at its position later`(count: Int) {
    let memory = ListMemory()
    func show(_ count: Int) {
      view.host.setComponent(
        List(0..<count, id: \.self, estimatedRowHeight: 40, controller: controller) {
          Text("\($0)").frame(height: 40)
        }.opens(at: .row(50)).remembered(by: memory))
      view.settle()
    }
    func hide() {
      view.host.setComponent(Text("gone"))
      view.settle()
    }
    show(0)
    hide()
    show(count)
    #expect(controller.offset == 2_000)
    controller.offset = 400
    show(0)
    hide()
    show(count)
    #expect(controller.offset == 0, "it opens only once")
  }

  @Test func `the row at which a long list opens isn't looked up on the main thread`() {
    let source = DataSource<Item>([])
    view.host.setComponent(
      List(source, estimatedRowHeight: 40, controller: controller) { _ in
        Text("").frame(height: 40)
      }.opens(at: .row(50)))
    view.settle()
    view.mountHost.holdsBackgroundWork = true
    source.replaceAll(with: Item.even(0..<5_000))
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    #expect(controller.contentHeight == 0)
    view.mountHost.holdsBackgroundWork = false
    view.settle()
    #expect(controller.offset == 2_000)
  }
}
