import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@testable import AlidadeLists

/// What rows do to the list, and to each other, while they are mounted.
@MainActor @Suite struct ReentrancyTests {
  /// Leads to the states of rows, and to that of the list's surroundings.
  private final class Contexts: Sendable {
    let rows = Mutex<[Int: Context<Counting.State>]>([:])
    let surroundings = Mutex<Context<Surroundings.State>?>(nil)
    let didAppear: @MainActor @Sendable (Int, Contexts) -> Void

    init(didAppear: @escaping @MainActor @Sendable (Int, Contexts) -> Void) {
      self.didAppear = didAppear
    }

    @MainActor func count(_ id: Int) {
      rows.withLock { $0[id] }?.updateImmediately { $0.count += 1 }
    }
  }

  private struct Counting: Component {
    let id: Int
    let contexts: Contexts

    struct State { var count = 0 }

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let (id, contexts) = (id, contexts)
      let _ = contexts.rows.withLock { $0[id] = context }
      Text("\(id):\(context.state.count)")
        .onAppear { contexts.didAppear(id, contexts) }
        .frame(height: 40 + Double(context.state.count) * 20)
    }
  }

  private struct Surroundings: Component {
    let contexts: Contexts
    let controller: ListController

    struct State { var count = 100 }

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let contexts = contexts
      let _ = contexts.surroundings.withLock { $0 = context }
      List(Array(0..<context.state.count), id: \.self, controller: controller) {
        Counting(id: $0, contexts: contexts)
      }
    }
  }

  private func makeView(_ contexts: Contexts, _ controller: ListController) -> HeadlessHostingView {
    HeadlessHostingView(size: Size(width: 300, height: 400)) {
      Surroundings(contexts: contexts, controller: controller)
    }
  }

  @Test func `a row that removes most rows when it appears is shown no longer`() {
    let controller = ListController()
    let contexts = Contexts { id, contexts in
      guard id == 50 else { return }
      contexts.surroundings.withLock { $0 }?.updateImmediately { $0.count = 3 }
    }
    let view = makeView(contexts, controller)
    view.settle()
    controller.offset = 45 * 40
    view.settle()
    #expect(view.root.visibleTexts == ["0:0", "1:0", "2:0"])
    #expect(controller.offset == 0)
  }

  @Test func `a row that changes one that is about to be mounted leaves it to be seen`() {
    let contexts = Contexts { id, contexts in if id == 1 { contexts.count(3) } }
    let view = makeView(contexts, ListController())
    view.settle()
    #expect(view.root.visibleTexts.prefix(5) == ["0:0", "1:0", "2:0", "3:1", "4:0"])
  }

  @Test func `a row that grows when it appears does so in the same frame`() {
    let controller = ListController()
    let contexts = Contexts { id, contexts in if id == 10 { contexts.count(10) } }
    let view = makeView(contexts, controller)
    view.settle()
    controller.offset = 30
    #expect(view.root.visibleTexts.suffix(1) == ["10:1"])
    let rows = view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
    let last = rows?.visibleSubviews.max { $0.frame.minY < $1.frame.minY }
    #expect(last?.frame.size.height == 60)
  }

  @Test func `a row that appears at the top and grows then doesn't move the rows below it`() throws
  {
    let controller = ListController()
    let contexts = Contexts { id, contexts in if id == 19 { contexts.count(19) } }
    let view = makeView(contexts, controller)
    controller.scroll(toRow: 20)
    view.settle()
    let rows = try #require(
      view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first)
    rows.scroll(by: -10)
    let tops = rows.visibleSubviews.map { $0.frame.minY + rows.contentOrigin.y }.sorted()
    #expect(tops.prefix(3) == [-50, 10, 50])
  }

  @Test func `a row that scrolls when it appears shows where it scrolls to in the same frame`() {
    let controller = ListController()
    let contexts = Contexts { id, _ in if id == 10 { controller.scroll(toRow: 40) } }
    let view = makeView(contexts, controller)
    view.settle()
    controller.offset = 30
    #expect(view.root.visibleTexts.sorted() == (40..<50).map { "\($0):0" })
  }

  @Test func `rows that all grow when they appear do so in the same frame`() {
    let contexts = Contexts { id, contexts in contexts.count(id) }
    let view = makeView(contexts, ListController())
    #expect(view.root.visibleTexts == (0..<7).map { "\($0):1" })
  }

  @Test func `rows below one that grows while another is mounted are moved in the same frame`() {
    let controller = ListController()
    let contexts = Contexts { id, contexts in if id == 10 { contexts.count(4) } }
    let view = makeView(contexts, controller)
    view.settle()
    controller.offset = 30
    let rows = view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
    let frames = (rows?.visibleSubviews ?? []).map(\.frame).sorted { $0.minY < $1.minY }
    #expect(frames.contains { $0.size.height == 60 })
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(above.maxY == below.minY) }
  }
}
