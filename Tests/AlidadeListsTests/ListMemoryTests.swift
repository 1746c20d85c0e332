import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Lists that are shown again; rows are 40 points high, and ten are in sight.
@MainActor @Suite struct ListMemoryTests {
  /// A row that counts its taps.
  private struct CountingRow: Component, Equatable {
    let id: Int
    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      Text("\(id): \(context.state)").onTap { context.update { $0 += 1 } }.frame(height: 40)
    }
  }

  private let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }

  private func show(_ ids: [Int], _ memory: ListMemory?) {
    let list = List(ids, id: \.self, estimatedRowHeight: 40) { CountingRow(id: $0) }
    view.host.setComponent(memory.map(list.remembered) ?? list)
    view.settle()
  }

  private func hide() {
    view.host.setComponent(Text("gone"))
    view.settle()
  }

  private var scrollView: HeadlessScrollView { view.list }

  private var texts: [String] {
    scrollView.visibleSubviews.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }
      .flatMap(\.visibleTexts)
  }

  private func tap(_ text: String) {
    view.root.descendants.first { $0.isVisible && $0.visibleText == text }?.tap()
    view.settle()
  }

  @Test(arguments: [100, 5000])
  func `a list that is shown again is where it was, with the state of its rows`(count: Int) {
    let memory = ListMemory()
    show(Array(0..<count), memory)
    tap("3: 0")
    scrollView.scroll(by: 1210)
    view.settle()
    tap("32: 0")
    let before = texts
    hide()
    show(Array(0..<count), memory)
    #expect(texts == before && scrollView.scrollOffset == 1210)
    #expect(texts.contains("32: 1"))
    scrollView.scroll(by: -1210)
    view.settle()
    #expect(texts.contains("3: 1"))
  }

  @Test(arguments: [100, 5000])
  func `rows that were added above in the meantime don't move the reader`(count: Int) {
    let memory = ListMemory()
    show(Array(0..<count), memory)
    scrollView.scroll(by: 1210)
    view.settle()
    let before = texts
    hide()
    show(Array(-500..<count), memory)
    #expect(texts == before)
    hide()
    show(Array(-500..<20) + Array(35..<count), memory)
    #expect(texts.contains("35: 0"), "the nearest row that is left")
  }

  @Test func `state ends with its row`() {
    let memory = ListMemory()
    show(Array(0..<10), memory)
    tap("3: 0")
    show([0, 1], memory)
    hide()
    show(Array(0..<10), memory)
    #expect(texts[3] == "3: 0")
  }

  @Test func `a list without a memory begins anew`() {
    show(Array(0..<100), nil)
    tap("3: 0")
    scrollView.scroll(by: 500)
    view.settle()
    hide()
    show(Array(0..<100), nil)
    #expect(scrollView.scrollOffset == 0 && texts[3] == "3: 0")
  }

  @Test func `another memory is another list`() {
    let (one, other) = (ListMemory(), ListMemory())
    show(Array(0..<100), one)
    tap("3: 0")
    scrollView.scroll(by: 500)
    view.settle()
    show(Array(0..<100), other)
    #expect(scrollView.scrollOffset == 0 && texts[3] == "3: 0")
    show(Array(0..<100), one)
    #expect(scrollView.scrollOffset == 500)
  }

  @Test func `a list opens at its position only when it is shown for the first time`() {
    let memory = ListMemory()
    func show() {
      let list = List(0..<100, id: \.self, estimatedRowHeight: 40) { CountingRow(id: $0) }
      view.host.setComponent(list.remembered(by: memory).opens(at: .row(50)))
      view.settle()
    }
    show()
    #expect(texts.first == "50: 0")
    scrollView.scroll(by: 400)
    hide()
    show()
    #expect(texts.first == "60: 0")
  }

  @Test func `a list that is shown again is in the middle of a row taller than the estimate`() {
    let (memory, controller) = (ListMemory(), ListController())
    func show(height: Double = 400) {
      let list = List(0..<20, id: \.self, estimatedRowHeight: 44, controller: controller) {
        Text("\($0)").frame(height: 3_000)
      }
      view.host.setComponent(Column { list.remembered(by: memory).frame(height: height) })
      view.settle()
    }
    show()
    controller.scroll(toRow: 5)
    view.settle()
    scrollView.scroll(by: 2_000)
    view.settle()
    let before = controller.position
    #expect(before == ListPosition(place: .row(ComponentKey(5), .start, 2_000)))
    hide()
    show()
    #expect(controller.position == before && controller.visibleRows == 5..<6)
    hide()
    show(height: 0)
    #expect(controller.position == before, "also before the row is measured")
    show()
    #expect(controller.position == before && controller.visibleRows == 5..<6)
  }
}
