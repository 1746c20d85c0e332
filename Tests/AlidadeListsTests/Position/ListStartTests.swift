import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Rows that are inserted at the start while the list is scrolled there; rows are 40 points high.
@MainActor @Suite struct ListStartTests {
  private let controller = ListController()
  private let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }

  private func show(_ ids: some Collection<Int>, _ change: (List) -> List = { $0 }) {
    view.host.setComponent(
      change(
        List(Array(ids), id: \.self, estimatedRowHeight: 40, controller: controller) {
          Text("\($0)").frame(height: 40)
        }))
    view.settle()
  }

  @Test(arguments: [3, 3_000]) func `a list shows rows that are inserted there`(count: Int) {
    show(0..<100)
    show(-count..<100)
    #expect(controller.offset == 0)
  }

  @Test(arguments: [3, 3_000])
  func `a list that loads older rows keeps the first row in place`(count: Int) {
    show(0..<100) { $0.onNearStart {} }
    show(-count..<100) { $0.onNearStart {} }
    #expect(controller.offset == Double(40 * count))
    #expect(view.root.visibleTexts.contains("0"))
  }

  @Test func `older rows are loaded once, not until there are no more`() {
    let first = Store(0)
    var loads = 0
    func load() {
      loads += 1
      first.update { $0 -= 50 }
    }
    for _ in 0..<5 {
      show(first.state..<100) { $0.onNearStart { load() } }
    }
    #expect(loads == 1)
    controller.offset = 0
    view.settle()
    #expect(loads == 2)
  }

  @Test func `the application decides`() {
    show(0..<100) { $0.followsStart(false) }
    show(-5..<100) { $0.followsStart(false) }
    #expect(controller.offset == 200)
    controller.offset = 0
    show(-9..<100) { $0.onNearStart {}.followsStart() }
    #expect(controller.offset == 0)
  }
}
