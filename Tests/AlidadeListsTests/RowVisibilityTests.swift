import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Components in the rows of a list of 400 points that report when they become visible.
@MainActor @Suite struct RowVisibilityTests {
  private struct Line: Component, Equatable {
    let number: Int
    let log: EventLog

    var body: some Component {
      Text("line \(number)").frame(height: 20)
        .onScrollVisibilityChange { log.record("\(number) \($0)") }
    }
  }

  private let log = EventLog()

  private func show(_ list: List) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    view.host.isVisible = true
    view.host.setComponent(list)
    view.settle()
    return view
  }

  private func events(_ invisible: ClosedRange<Int>, _ visible: ClosedRange<Int>) -> Set<String> {
    Set(invisible.map { "\($0) false" } + visible.map { "\($0) true" })
  }

  @Test func `a line of a row is visible while half of it is`() {
    let log = log
    let view = show(
      List(Array(0..<100), id: \.self, estimatedRowHeight: 60) { row in
        Column {
          for line in 0..<3 { Line(number: 3 * row + line, log: log) }
        }
      })
    #expect(Set(log.take()) == Set((0..<20).map { "\($0) true" }))
    view.list.scroll(by: 30)
    view.settle()
    #expect(Set(log.take()) == events(0...0, 20...21))
    view.list.scroll(by: 1000)
    view.settle()
    #expect(Set(log.take()) == events(1...21, 51...71))
  }

  @Test func `lines of a tall row are reported although only those in sight have views`() {
    let log = log
    let view = show(
      List([0], id: \.self) { _ in
        Column {
          for line in 0..<1000 { Line(number: line, log: log) }
        }
      })
    #expect(Set(log.take()) == Set((0..<20).map { "\($0) true" }))
    view.list.scroll(by: 30)
    view.settle()
    #expect(Set(log.take()) == events(0...0, 20...21))
    view.list.scroll(by: 3000)
    view.settle()
    #expect(Set(log.take()) == events(1...21, 151...171))
    #expect(view.counters.viewsCreated < 100)
    view.host.isVisible = false
    #expect(Set(log.take()) == Set((151...171).map { "\($0) false" }))
  }

  @Test func `lines of rows that another list shows in the same update stay visible`() {
    let log = log
    let list = List([0, 1, 2], id: \.self, estimatedRowHeight: 20) { Line(number: $0, log: log) }
      .remembered(by: ListMemory())
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { list }
    view.host.isVisible = true
    view.settle()
    #expect(Set(log.take()) == ["0 true", "1 true", "2 true"])
    // The view of the list can't be reused in another view.
    view.update { list.opacity(0.5) }
    view.settle()
    #expect(log.take() == [])
  }

  @Test func `what a row scrolls sideways is visible with the row, and where it is scrolled to`()
    throws
  {
    let log = log
    let view = show(
      List(Array(0..<100), id: \.self, estimatedRowHeight: 40) { row in
        Scroll(.horizontal) {
          Row {
            for page in ["a", "b"] {
              Box(background: .red).frame(width: 300, height: 40)
                .onScrollVisibilityChange { log.record("\(row)\(page) \($0)") }
            }
          }
        }
        .frame(height: 40)
      })
    #expect(Set(log.take()) == Set((0..<10).map { "\($0)a true" }))
    view.list.scroll(by: 1000)
    view.settle()
    let (gone, shown) = ((0..<10).map { "\($0)a false" }, (25..<35).map { "\($0)a true" })
    #expect(Set(log.take()) == Set(gone + shown))
    let first = try #require(
      view.list.descendants.lazy.compactMap { $0 as? HeadlessScrollView }
        .first { $0 !== view.list && $0.frameInRoot.minY == 0 })
    first.contentOffset.x = 300
    view.settle()
    #expect(Set(log.take()) == ["25a false", "25b true"])
    view.list.scroll(by: 1000)
    view.settle()
    let next = (26..<35).map { "\($0)a false" } + (50..<60).map { "\($0)a true" }
    #expect(Set(log.take()) == Set(["25b false"] + next))
  }

  @Test func `lines of a row that is removed are no longer visible`() {
    let log = log
    func list(_ rows: [Int]) -> List {
      List(rows, id: \.self, estimatedRowHeight: 20) { Line(number: $0, log: log) }
    }
    let view = show(list([0, 1, 2]))
    #expect(Set(log.take()) == ["0 true", "1 true", "2 true"])
    view.host.setComponent(list([0, 2]))
    view.settle()
    #expect(log.take() == ["1 false"])
    view.host.setComponent(Text("no list"))
    view.settle()
    #expect(Set(log.take()) == ["0 false", "2 false"])
  }
}
