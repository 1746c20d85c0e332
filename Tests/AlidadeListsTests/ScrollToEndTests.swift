import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Scrolling to the end while rows change.
@MainActor @Suite struct ScrollToEndTests {
  private struct Row: Component {
    let id: Int
    let height: Double
    let controller: ListController

    var body: some Component {
      let (id, controller) = (id, controller)
      Text("row \(id)").frame(height: height).onDisappear {
        // Not when it is scrolled out of sight later.
        if id == 0 { controller.offset = .infinity }
      }
    }
  }

  private let controller = ListController()

  private func list(_ items: [Item]) -> List {
    let controller = controller
    return List(items, id: \.id, estimatedRowHeight: 40, controller: controller) {
      Row(id: $0.id, height: $0.height, controller: controller)
    }
  }

  private func expectEnd(_ view: HeadlessHostingView, lastRow: Int) {
    #expect(controller.offset == max(0, controller.contentHeight - 400))
    #expect(view.root.visibleTexts.last == "row \(lastRow)")
  }

  @Test(arguments: [30.0, 40, 130, 700])
  func `a row that disappears scrolls to the end of rows of any height`(height: Double) {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      list((0..<5).map { Item(id: $0, height: 40) })
    }
    view.settle()
    view.update { list((1..<60).map { Item(id: $0, height: $0 < 5 ? 40 : height) }) }
    view.settle()
    expectEnd(view, lastRow: 59)
  }

  @Test func `rows that all go scroll to the end of the new ones`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      list((0..<5).map { Item(id: $0, height: 40) })
    }
    view.settle()
    view.update { list((100..<300).map { Item(id: $0, height: 90) }) }
    view.settle()
    expectEnd(view, lastRow: 299)
  }

  @Test func `a wish to go elsewhere afterwards counts`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      list((0..<5).map { Item(id: $0, height: 40) })
    }
    view.settle()
    view.update { list((1..<60).map { Item(id: $0, height: 90) }) }
    controller.offset = 0
    view.settle()
    #expect(view.root.visibleTexts.first == "row 1")
  }
}
