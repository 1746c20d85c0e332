import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Rows that have been visible for two seconds; they are 40 points high, and ten are in sight.
@MainActor @Suite struct SeenRowsTests {
  private let log = EventLog()

  private func list(_ ids: [Int]) -> List {
    let log = log
    return List(ids, id: \.self, estimatedRowHeight: 40) { id in
      Text("\(id)").frame(height: id < 1000 ? 40 : 900)
    }
    .onSeen(for: .seconds(2)) { (ids: [Int]) in log.record("\(ids.sorted())") }
  }

  private func show(_ ids: [Int]) -> (HeadlessHostingView, HeadlessScrollView) {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
    view.host.isVisible = true
    view.host.setComponent(list(ids))
    view.settle()
    return (view, view.list)
  }

  @Test func `rows are seen after the time, each once`() {
    let (view, scrollView) = show(Array(0..<100))
    view.mountHost.advance(by: .seconds(1.9))
    #expect(log.take() == [])
    view.mountHost.advance(by: .seconds(0.2))
    #expect(log.take() == ["\(Array(0..<10))"])
    scrollView.scroll(by: 40)
    view.mountHost.advance(by: .seconds(5))
    scrollView.scroll(by: -40)
    view.mountHost.advance(by: .seconds(5))
    #expect(log.take() == ["[10]"])
    #expect(view.mountHost.clock.nextTimer == nil, "nothing is waited for")
  }

  @Test func `the list's newest closure is called, and none if there is none any more`() {
    let (view, _) = show(Array(0..<5))
    let log = log
    view.mountHost.advance(by: .seconds(1))
    view.host.setComponent(
      list(Array(0..<5)).onSeen(for: .seconds(2)) { (ids: [Int]) in log.record("new \(ids.count)") }
    )
    view.settle()
    view.mountHost.advance(by: .seconds(2))
    #expect(log.take() == ["new 5"])
    view.host.setComponent(list(Array(0..<7)))
    view.settle()
    view.mountHost.advance(by: .seconds(1))
    view.host.setComponent(
      List(Array(0..<7), id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) })
    view.settle()
    view.mountHost.advance(by: .seconds(5))
    #expect(log.take() == [])
  }

  @Test func `rows that leave in between begin anew`() {
    let (view, scrollView) = show(Array(0..<100))
    view.mountHost.advance(by: .seconds(1))
    scrollView.scroll(by: 200)
    view.mountHost.advance(by: .seconds(0.5))
    scrollView.scroll(by: -200)
    view.mountHost.advance(by: .seconds(0.6))
    #expect(log.take() == ["[5, 6, 7, 8, 9]"], "they stayed")
    view.mountHost.advance(by: .seconds(1.3))
    #expect(log.take() == [])
    view.mountHost.advance(by: .seconds(0.2))
    #expect(log.take() == ["[0, 1, 2, 3, 4]"])
  }

  @Test func `a row counts while half of it is visible, or while it fills half of the list`() {
    let (view, scrollView) = show([0, 1, 2, 3, 1000, 5])
    scrollView.scroll(by: 19)
    view.mountHost.advance(by: .seconds(3))
    #expect(log.take() == ["[0, 1, 2, 3, 1000]"])
    let (other, list) = show([0, 1, 2, 3, 4, 5, 6, 7, 8, 1000])
    list.scroll(by: 101)
    view.mountHost.advance(by: .seconds(3))
    other.mountHost.advance(by: .seconds(3))
    #expect(log.take() == ["[3, 4, 5, 6, 7, 8]"], "2 and 1000 are visible by less than half")
  }

  @Test func `elements are seen, wherever they move`() {
    let (view, _) = show(Array(0..<5))
    view.mountHost.advance(by: .seconds(1))
    view.host.setComponent(list([7, 4, 3, 0]))
    view.settle()
    view.mountHost.advance(by: .seconds(1.1))
    #expect(log.take() == ["[0, 3, 4]"])
    view.mountHost.advance(by: .seconds(1))
    #expect(log.take() == ["[7]"])
  }

  @Test func `nothing is seen while the window is hidden`() {
    let (view, _) = show(Array(0..<5))
    view.mountHost.advance(by: .seconds(1.5))
    view.host.isVisible = false
    view.mountHost.advance(by: .seconds(10))
    #expect(log.take() == [])
    view.host.isVisible = true
    view.mountHost.advance(by: .seconds(1.9))
    #expect(log.take() == [], "the rows begin anew")
    view.mountHost.advance(by: .seconds(0.2))
    #expect(log.take() == ["[0, 1, 2, 3, 4]"])
    view.host.isVisible = false
    view.host.setComponent(list([7, 8]))
    view.settle()
    view.mountHost.advance(by: .seconds(10))
    #expect(log.take() == [], "rows that come meanwhile aren't seen either")
    view.host.isVisible = true
    view.mountHost.advance(by: .seconds(3))
    #expect(log.take() == ["[7, 8]"])
  }

  @Test func `a list that is gone has seen nothing`() {
    let (view, _) = show(Array(0..<5))
    view.host.setComponent(Text("gone"))
    view.settle()
    view.mountHost.advance(by: .seconds(3))
    #expect(log.take() == [])
  }

  @Test func `nothing is seen while the list has no room`() {
    let (view, _) = show(Array(0..<5))
    view.mountHost.advance(by: .seconds(1.5))
    view.size = Size(width: 200, height: 0)
    view.mountHost.advance(by: .seconds(10))
    #expect(log.take() == [])
    view.size = Size(width: 200, height: 400)
    view.mountHost.advance(by: .seconds(1.9))
    #expect(log.take() == [], "the rows begin anew")
    view.mountHost.advance(by: .seconds(0.2))
    #expect(log.take() == ["[0, 1, 2, 3, 4]"])
  }

  @Test func `a log doesn't keep all the ids that it ever had`() throws {
    let (view, scrollView) = show([])
    var seenCount = 0
    for first in stride(from: -2_000, to: 0, by: 10) {
      view.host.setComponent(list(Array(first..<first + 50)))
      view.settle()
      view.mountHost.advance(by: .seconds(3))
      seenCount += log.take().map { $0.split(separator: ",").count }.reduce(0, +)
    }
    #expect(seenCount == 2_000, "each once")
    let mounter = try #require(scrollView.scrollDelegate as? ListMounter)
    #expect(mounter.prepared.trees.history.seen.count <= 2 * 50 + 1_000)
  }
}
