import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@testable import AlidadeLists

/// Rows that contain a scroll view, and change while it scrolls.
@MainActor @Suite struct ScrollInRowTests {
  /// Leads to the state of the row, and says what the lines in it do before they are mounted.
  @MainActor private final class Link {
    nonisolated let context = Mutex<Context<Int>?>(nil)
    var willMount: ((Int) -> Void)?
  }

  private struct Row: Component {
    let link: Link

    func initialState() -> Int { 100 }

    func body(_ context: Context<Int>) -> some Component {
      let _ = link.context.withLock { $0 = context }
      Scroll {
        Column { ForEach(Array(0..<context.state), id: \.self) { Line(number: $0, link: link) } }
      }
      .frame(height: 150)
    }
  }

  private struct Line: Component, ControllerProviding, AlwaysRebuilt {
    let number: Int
    let link: Link

    var body: some Component { Text("line \(number)").frame(height: 20) }

    final class Controller: ComponentController<Line> {
      override func willMount() { component.link.willMount?(component.number) }
    }
  }

  @Test func `a row that loses lines while they scroll into sight shows those that remain`() throws
  {
    let link = Link()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List([0], id: \.self) { _ in Row(link: link) }
    }
    view.settle()
    link.willMount = { number in
      if number == 20 { link.context.withLock { $0 }?.updateImmediately { $0 = 3 } }
    }
    let scrollViews = view.root.descendants.compactMap { $0 as? HeadlessScrollView }
    #expect(scrollViews.count == 2)
    try #require(scrollViews.last).scroll(by: 300)
    #expect(view.root.visibleTexts == ["line 0", "line 1", "line 2"])
    #expect(view.settle())
  }
}
