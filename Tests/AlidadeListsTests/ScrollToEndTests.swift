import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Scrolling to the end while rows change.
@MainActor @Suite struct ScrollToEndTests {
  private struct Row: Component {
    let id: Int
    let height: Double
    let handle: ListHandle

    var body: some Component {
      let (id, handle) = (id, handle)
      Text("row \(id)").frame(height: height).onDisappear {
        // Not when it is scrolled out of sight later.
        if id == 0 { handle.offset = .infinity }
      }
    }
  }

  private let handle = ListHandle()

  private func list(_ items: [Item]) -> List {
    let handle = handle
    return List(items, id: \.id, estimatedRowHeight: 40, handle: handle) {
      Row(id: $0.id, height: $0.height, handle: handle)
    }
  }

  private func expectEnd(_ view: HeadlessHostingView, lastRow: Int) {
    #expect(handle.offset == max(0, handle.contentHeight - 400))
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
    handle.offset = 0
    view.settle()
    #expect(view.root.visibleTexts.first == "row 1")
  }
}
