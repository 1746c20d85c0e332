import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeLists

/// Rows that become higher or lower with an animation; the viewport is 400 points high, a row 40.
@MainActor @Suite struct RowExpansionTests {
  /// A row that is 40 points high, or 100 if it is expanded.
  private struct Expanding: Component, Equatable {
    let id: Int
    let contexts: Contexts

    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      let _ = contexts.keep(context, of: id)
      Text("\(id)").frame(height: context.state ? 100 : 40)
    }

    static func == (one: Expanding, other: Expanding) -> Bool { one.id == other.id }
  }

  /// The contexts of the rows; any thread.
  private final class Contexts: Sendable {
    private let contexts = Mutex<[Int: Context<Bool>]>([:])
    func keep(_ context: Context<Bool>, of id: Int) { contexts.withLock { $0[id] = context } }
    subscript(id: Int) -> Context<Bool>? { contexts.withLock { $0[id] } }
  }

  @MainActor private final class Fixture {
    let contexts = Contexts()
    let controller = ListController()
    let view: HeadlessHostingView

    init() {
      let (contexts, controller) = (contexts, controller)
      view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
        List(0..<100, id: \.self, estimatedRowHeight: 40, controller: controller) {
          Expanding(id: $0, contexts: contexts)
        }
      }
      view.settle()
    }

    /// Expands or collapses a row, and runs the frame that shows it.
    func toggle(_ id: Int, _ animation: Animation? = .linear(duration: 1)) throws {
      let context = try #require(contexts[id])
      withImmediateUpdates { context.update(animation: animation) { $0.toggle() } }
    }

    func tops(_ ids: Int...) -> [Double?] {
      let rows = view.list.visibleSubviews.filter { !$0.isInert }
      return ids.map { id in
        rows.first { $0.visibleTexts == ["\(id)"] }
          .map { (($0.frame.minY + view.list.contentOrigin.y) * 100).rounded() / 100 }
      }
    }

    func height(_ id: Int) -> Double? {
      view.list.visibleSubviews.first { $0.visibleTexts == ["\(id)"] }?.frame.size.height
    }

    func frames(_ count: Int) { for _ in 0..<count { view.mountHost.runFrame() } }
  }

  @Test func `the rows below an expanded one move down, from where they were`() throws {
    let list = Fixture()
    try list.toggle(2)
    #expect(list.height(2) == 100, "heights are final at once")
    #expect(list.tops(0, 1, 2, 3, 4) == [0, 40, 80, 120, 160])
    list.frames(30)
    #expect(list.tops(0, 1, 2, 3, 4) == [0, 40, 80, 150, 190])
    list.frames(30)
    #expect(list.tops(0, 1, 2, 3, 4) == [0, 40, 80, 180, 220])
    list.view.settle()
    #expect(list.view.mountHost.isIdle)
  }

  @Test func `the rows below a collapsed one move up, and those that come into sight with them`()
    throws
  {
    let list = Fixture()
    try list.toggle(2, nil)
    #expect(list.tops(3, 8) == [180, 380])
    try list.toggle(2)
    #expect(list.tops(1, 2, 3, 8, 9) == [40, 80, 180, 380, 420])
    list.frames(15)
    #expect(list.tops(1, 2, 3, 8, 9) == [40, 80, 165, 365, 405])
    list.view.settle()
    #expect(list.tops(1, 2, 3, 8, 9) == [40, 80, 120, 320, 360])
  }

  @Test func `a row that turns around goes on from where it is`() throws {
    let list = Fixture()
    try list.toggle(2)
    list.frames(15)
    #expect(list.tops(3) == [135])
    try list.toggle(2)
    #expect(list.tops(3) == [135])
    list.view.settle()
    #expect(list.tops(2, 3, 4) == [80, 120, 160])
  }

  @Test func `a row above the reader that expands moves nothing in sight`() throws {
    let list = Fixture()
    list.controller.scroll(toRow: 5)
    list.view.settle()
    #expect(list.tops(5, 6) == [0, 40])
    try list.toggle(3)
    #expect(list.tops(5, 6) == [0, 40])
    list.frames(20)
    #expect(list.tops(5, 6) == [0, 40])
    list.view.settle()
    #expect(list.tops(5, 6) == [0, 40])
  }
}
