import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Components in rows that are swiped aside, which report when they become visible.
@MainActor @Suite struct SwipeVisibilityTests {
  private let log = EventLog()

  /// Returns a view of three rows of 300 points, each of which has one action at its end.
  private func show() -> HeadlessHostingView {
    let log = log
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List([0, 1, 2], id: \.self, estimatedRowHeight: 40) { id in
        Text("mail \(id)").frame(height: 40)
          .onScrollVisibilityChange { log.record("\(id) \($0)") }
      }
      .swipeActions(for: Int.self, allowsFullSwipe: true) { id in
        SwipeAction("Mark as read") { log.record("read \(id)") }
      }
    }
    view.host.isVisible = true
    view.settle()
    #expect(Set(log.take()) == ["0 true", "1 true", "2 true"])
    return view
  }

  private func find(_ id: Int, in view: HeadlessHostingView) throws -> HeadlessView {
    try #require(view.list.visibleSubviews.first { $0.visibleTexts == ["mail \(id)"] })
  }

  @Test func `a row that returns after a full swipe is visible again`() throws {
    let view = show()
    let row = try find(1, in: view)
    let swipe = try #require(HeadlessRowSwipe(around: row))
    _ = swipe.begin(by: -100)
    swipe.move(to: -290)
    #expect(log.take() == ["1 false"], "while it follows the user")
    swipe.end(at: -290)
    #expect(log.take() == ["read 1"])
    view.settle()
    #expect(log.take() == ["1 true"])
  }
}
