import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Horizontal lists in the rows of a vertical one.
@MainActor @Suite struct ShelvesTests {
  /// A list of shelves of 100 points with 1000 covers of 50 points each.
  private struct Shelves: Component {
    var count = 100
    func initialState() -> Set<Int> { [] }

    func body(_ context: Context<Set<Int>>) -> some Component {
      List(0..<count, id: \.self, estimatedRowHeight: 100) { shelf in
        List(shelf * 1_000..<(shelf + 1) * 1_000, id: \.self, estimatedRowHeight: 50) { cover in
          Text("\(shelf).\(cover % 1_000)").frame(width: 50)
        }
        .axis(.horizontal)
        .selection(context.binding(\.self))
        .frame(height: 100)
      }
    }
  }

  private func makeView() -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 400, height: 300)) { Shelves() }
    view.settle()
    return view
  }

  /// The scroll views of the shelves in sight, from the top.
  private func shelves(_ view: HeadlessHostingView) -> [HeadlessScrollView] {
    view.list.visibleSubviews.flatMap(\.descendants).compactMap { $0 as? HeadlessScrollView }
      .filter { $0.frameInRoot.maxY > 0 && $0.frameInRoot.minY < 300 }
      .sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }
  }

  /// The texts of the covers of a shelf that are in sight, from the left.
  private func texts(_ shelf: HeadlessScrollView) -> [String] {
    shelf.visibleSubviews.filter { $0.frameInRoot.maxX > 0 && $0.frameInRoot.minX < 400 }
      .sorted { $0.frameInRoot.minX < $1.frameInRoot.minX }.flatMap(\.visibleTexts)
  }

  @Test func `only covers in sight have views`() {
    let view = makeView()
    #expect(shelves(view).count == 3)
    #expect(texts(shelves(view)[1]) == (0..<8).map { "1.\($0)" })
    let views = view.root.descendants.count
    for _ in 0..<40 {
      view.list.scroll(by: 170)
      view.settle()
    }
    #expect(texts(shelves(view)[0]) == (0..<8).map { "68.\($0)" })
    #expect(view.root.descendants.count < 3 * views)
  }

  @Test func `a wheel over a shelf scrolls the shelves, and one that turns sideways the shelf`() {
    let view = makeView()
    let shelf = shelves(view)[0]
    shelf.scroll(by: Point(x: 0, y: 30))
    view.settle()
    #expect(view.list.contentOffset == Point(x: 0, y: 30) && shelf.contentOffset == .zero)
    shelf.scroll(by: Point(x: 75, y: 0))
    view.settle()
    #expect(shelf.contentOffset == Point(x: 75, y: 0))
    shelf.scroll(by: Point(x: 0, y: 75), modifiers: .shift)
    view.settle()
    #expect(shelf.contentOffset == Point(x: 150, y: 0) && view.list.contentOffset.y == 30)
    #expect(texts(shelf).first == "0.3")
  }

  @Test func `a shelf is where it was when it comes back into sight`() {
    let view = makeView()
    shelves(view)[1].moveContent(by: Point(x: 2_010, y: 0))
    view.settle()
    #expect(texts(shelves(view)[1]).first == "1.40")
    view.list.scroll(by: 5_000)
    view.settle()
    #expect(texts(shelves(view)[0]).first == "50.0", "a recycled view shows the start of another")
    view.list.scroll(by: -5_000)
    view.settle()
    #expect(texts(shelves(view)[1]).first == "1.40")
    #expect(shelves(view)[1].contentOffset.x == 2_010)
  }

  @Test func `the keys move in a shelf, and those that it has no use for from shelf to shelf`() {
    let view = makeView()
    func focused() -> String? { view.mountHost.focusedView?.visibleTexts.first }
    func press(_ key: Key) -> Bool {
      defer { view.settle() }
      return view.mountHost.pressKey(KeyCombination(key), in: view.root)
    }
    shelves(view)[0].descendants.first { $0.visibleText == "0.2" }?.tap()
    view.settle()
    #expect(focused() == "0.2")
    #expect(press(.right) && focused() == "0.3")
    #expect(!press(.down) && !shelves(view)[0].perform(.next) && focused() == "0.3")
    #expect(view.list.perform(.next) && focused() == "1.0")
    view.settle()
    #expect(press(.right) && focused() == "1.1")
    #expect(!press(.up) && view.list.perform(.previous) && focused() == "0.3")
  }
}
