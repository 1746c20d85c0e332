import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Frames that random programs have found to be wrong.
@MainActor @Suite struct FrameFindingsTests {
  /// A row whose upper box is as high as its layout; it grows when it is told to.
  private struct Growing: Component, Equatable {
    let id: Int
    let growsOnAppearing: Bool

    func initialState() -> Double { 40 }

    func body(_ context: Context<Double>) -> some Component {
      Box(background: .red).frame(height: context.state).onAppear {
        if growsOnAppearing { context.updateImmediately { $0 = 90 } }
      }
    }
  }

  private struct Fixed: Component, Equatable {
    let item: Item
    var body: some Component { Box(background: .red).frame(height: item.height) }
  }

  private func scrollView(_ view: HeadlessHostingView) throws -> HeadlessScrollView {
    try #require(view.root.descendants.compactMap { $0 as? HeadlessScrollView }.first)
  }

  /// The heights of rows in sight, and of their layouts.
  private func heights(_ view: HeadlessHostingView) throws -> (rows: [Double], layouts: [Double]) {
    let rows = try scrollView(view).visibleSubviews.sorted { $0.frame.minY < $1.frame.minY }
    return (
      rows.map(\.frame.size.height),
      rows.map { $0.visibleSubviews.first?.frame.size.height ?? 0 }
    )
  }

  @Test func `a row that grows while it appears is as high as what it shows`() throws {
    let view = HeadlessHostingView(size: Size(width: 100, height: 200)) {
      List([1, 2], id: \.self) { Growing(id: $0, growsOnAppearing: $0 == 1) }
    }
    let (rows, layouts) = try heights(view)
    #expect(rows == layouts)
    #expect(rows == [90, 40])
  }

  @Test func `a row that changed without room is as high as what it shows`() throws {
    @ComponentBuilder func list(_ height: Double) -> ComponentList {
      List([Item(id: 1, height: height), Item(id: 2, height: 40)], id: \.id) { Fixed(item: $0) }
    }
    let view = HeadlessHostingView(size: Size(width: 100, height: 200)) { list(40) }
    view.host.setComponent(list(40))
    view.settle()
    view.size = Size(width: 0, height: 200)
    withImmediateUpdates { view.host.setComponent(list(90)) }
    view.host.setComponent(list(60))
    view.size = Size(width: 100, height: 200)
    let (rows, layouts) = try heights(view)
    #expect(rows == layouts)
    view.settle()
    #expect(try heights(view).rows == [60, 40])
  }

  @Test func `the reader's row stays when the window becomes taller`() throws {
    // The last rows are far taller than they are assumed to be.
    let items = (0..<40).map { Item(id: $0, height: $0 < 30 ? 44 : 1_000) }
    let list = ListFixture(items, size: Size(width: 100, height: 100))
    list.scrollView.scrollOffset = 44 * 20
    list.host.runMainWork()
    let before = try #require(list.sight.first)
    list.view.size = Size(width: 100, height: 1_000)
    let after = list.sight.first { $0.text == before.text }
    #expect(after?.top == before.top)
  }
}
