import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Rows that move to their places; the viewport is 400 points high, a row 40.
@MainActor @Suite struct RowMotionTests {
  @MainActor private final class Fixture {
    let source = DataSource(Item.even(0..<1_000))
    let builds = BuildLog()
    let controller = ListController()
    let view: HeadlessHostingView

    init(_ animation: Animation? = .linear(duration: 1)) {
      let (source, builds, controller) = (source, builds, controller)
      view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
        List(source, estimatedRowHeight: 40, controller: controller) {
          ItemRow(item: $0, builds: builds)
        }.rowAnimation(animation)
      }
      view.settle()
    }

    /// Changes the elements, and runs the frame that shows the change.
    func change(_ edit: @escaping @Sendable (inout DataSource<Item>.Transaction) -> Void) {
      source.change(edit)
      show()
    }

    func show() {
      let host = view.mountHost
      for _ in 0..<3 {
        host.runMainWork()
        host.runBackgroundWork()
      }
    }

    func frames(_ count: Int) {
      for _ in 0..<count { view.mountHost.runFrame() }
    }

    var rows: [HeadlessView] { view.list.visibleSubviews.filter { !$0.isInert } }
    var leaving: [HeadlessView] { view.list.visibleSubviews.filter(\.isInert) }

    /// The top of a row in the viewport; `nil` if the row isn't shown.
    func top(_ id: Int) -> Double? {
      row(id).map { $0.frame.minY + view.list.contentOrigin.y }
    }

    func row(_ id: Int) -> HeadlessView? {
      rows.first { ItemRow.id(in: $0.visibleTexts.joined()) == id }
    }
  }

  @Test func `rows move down for a new one, which fades in`() throws {
    let list = Fixture()
    list.change { $0.insert(Item(id: -1, height: 40), at: 0) }
    #expect(list.top(0) == 0 && list.top(5) == 200, "they begin where they were")
    #expect(list.top(-1) == 0 && list.row(-1)?.options.alpha == 0)
    list.frames(30)
    #expect(abs((list.top(0) ?? 0) - 20) < 0.1)
    #expect(abs((list.row(-1)?.options.alpha ?? 0) - 0.5) < 0.01)
    list.view.settle()
    #expect(list.top(0) == 40 && list.top(-1) == 0 && list.row(-1)?.options.alpha == 1)
    #expect(list.view.mountHost.isIdle)
  }

  @Test func `new rows can fade in one after the other`() {
    let list = Fixture(.linear(duration: 1).staggered(by: 0.5))
    list.change { $0.insert(contentsOf: [-1, -2].map { Item(id: $0, height: 40) }, at: 0) }
    list.frames(30)
    #expect(abs((list.row(-1)?.options.alpha ?? 1) - 0.5) < 0.02)
    #expect((list.row(-2)?.options.alpha ?? 1) < 0.01)
    list.frames(30)
    #expect(list.row(-1)?.options.alpha == 1)
    #expect(abs((list.row(-2)?.options.alpha ?? 1) - 0.5) < 0.02)
    list.view.settle()
    #expect(list.row(-2)?.options.alpha == 1 && list.top(0) == 80)
  }

  @Test func `a row that is gone fades out in its place, and those below it close the gap`() throws
  {
    let list = Fixture()
    let gone = try #require(list.row(2))
    list.change { $0.remove(id: 2) }
    #expect(list.leaving.first === gone && list.top(3) == 120)
    #expect(gone.frame.minY + list.view.list.contentOrigin.y == 80)
    list.frames(30)
    #expect(abs((list.top(3) ?? 0) - 100) < 0.1)
    #expect(abs((gone.options.alpha ?? 0) - 0.5) < 0.01)
    list.view.settle()
    #expect(list.top(3) == 80 && list.leaving.isEmpty)
    #expect(gone.options.alpha == 1 && !gone.isInert)
  }

  @Test func `a row that comes into sight moves with the others`() throws {
    let list = Fixture()
    list.change { $0.remove(id: 0) }
    #expect(list.top(10) == 400)
    list.view.settle()
    #expect(list.top(10) == 360)
  }

  @Test func `rows that leave the sight move out of it`() throws {
    let list = Fixture()
    let last = try #require(list.row(9))
    list.change { $0.insert(Item(id: -1, height: 40), at: 0) }
    #expect(list.leaving.contains { $0 === last })
    #expect(last.frame.minY + list.view.list.contentOrigin.y == 360)
    list.frames(30)
    #expect(abs(last.frame.minY + list.view.list.contentOrigin.y - 380) < 0.1)
    list.view.settle()
    #expect(list.leaving.isEmpty)
  }

  @Test func `a row that is moved goes there`() throws {
    let list = Fixture()
    list.change { $0.move(from: 0, to: 5) }
    #expect(list.top(0) == 0 && list.top(1) == 40)
    list.view.settle()
    #expect(list.top(0) == 200 && list.top(1) == 0)
  }

  @Test func `a row that comes from far away comes from the edge`() throws {
    let list = Fixture()
    list.change { $0.move(from: 500, to: 0) }
    #expect(list.top(500) == 400)
    list.frames(30)
    #expect(abs((list.top(500) ?? 0) - 200) < 0.5)
    list.view.settle()
    #expect(list.top(500) == 0)
  }

  @Test func `a row that goes far away leaves across the edge`() throws {
    let list = Fixture()
    let row = try #require(list.row(1))
    list.change { $0.move(from: 1, to: 500) }
    #expect(list.leaving.contains { $0 === row })
    #expect(row.frame.minY + list.view.list.contentOrigin.y == 40)
    list.frames(59)
    #expect(row.frame.minY + list.view.list.contentOrigin.y > 390)
    list.view.settle()
    #expect(list.leaving.isEmpty && list.top(2) == 40)
  }

  @Test func `rows around the row that stays in place don't move`() throws {
    let list = Fixture()
    list.controller.offset = 4_000
    list.view.settle()
    let before = list.top(105)
    list.change { $0.insert(Item(id: -1, height: 40), at: 0) }
    #expect(list.top(105) == before)
    #expect(list.view.mountHost.isIdle || list.leaving.isEmpty)
    list.view.settle()
    #expect(list.top(105) == before)
  }

  @Test func `ten thousand new rows move only those in sight`() throws {
    let list = Fixture()
    let counters = list.view.counters
    list.change { edit in
      edit.insert(contentsOf: Item.even(-10_000..<0), at: 1)
    }
    #expect(list.top(0) == 0)
    let made = list.view.counters.since(counters)
    #expect(made.viewsCreated < 80)
    let steps = list.view.counters.motionSteps
    list.view.mountHost.runFrame()
    #expect(list.view.counters.motionSteps - steps <= 30)
    list.view.settle()
    #expect(list.top(-10_000) == 40)
  }

  @Test func `while rows move, none is built`() throws {
    let list = Fixture()
    list.change { $0.remove(id: 0) }
    list.view.mountHost.runBackgroundWork()
    list.view.mountHost.runMainWork()
    list.frames(2)
    let (builds, counters) = (list.builds.total, list.view.host.counters)
    list.frames(40)
    #expect(list.builds.total == builds && list.view.host.counters == counters)
  }

  @Test func `a scroll moves nothing, and a recycled row shows no trace of a motion`() throws {
    let list = Fixture()
    list.change { $0.insert(Item(id: -1, height: 40), at: 0) }
    list.frames(10)
    list.controller.offset = 20_000
    list.show()
    for row in list.rows {
      #expect(row.options.alpha ?? 1 == 1)
      let top = row.frame.minY + list.view.list.contentOrigin.y
      #expect(top.truncatingRemainder(dividingBy: 40) == 0)
    }
    list.view.settle()
    #expect(list.rows.count >= 10 && list.leaving.isEmpty)
  }

  @Test func `rows fade out when all of them go`() throws {
    let list = Fixture()
    list.change { $0.removeAll() }
    #expect(list.rows.isEmpty && list.leaving.count == 10)
    list.view.settle()
    #expect(list.leaving.isEmpty)
  }

  @Test func `with less motion, rows fade and don't move`() throws {
    let list = Fixture()
    list.view.mountHost.appearance.reducesMotion = true
    list.view.settle()
    list.change { $0.insert(Item(id: -1, height: 40), at: 1) }
    #expect(list.top(0) == 0 && list.row(0)?.options.alpha ?? 1 == 1, "it stays")
    #expect(list.top(-1) == 40 && list.row(-1)?.options.alpha == 0, "it is new")
    #expect(list.top(1) == 80 && list.row(1)?.options.alpha == 0, "it moves")
    list.frames(30)
    #expect(list.top(1) == 80 && abs((list.row(1)?.options.alpha ?? 0) - 0.5) < 0.02)
    list.view.settle()
    #expect(list.row(1)?.options.alpha == 1 && list.row(-1)?.options.alpha == 1)
    #expect(list.view.mountHost.isIdle)
  }

  @Test func `without an animation, rows are in place at once`() throws {
    let list = Fixture(nil)
    list.change { $0.insert(Item(id: -1, height: 40), at: 0) }
    #expect(list.top(0) == 40 && list.row(-1)?.options.alpha ?? 1 == 1)
  }

  @Test func `a list of a model moves with the animation of the change`() throws {
    let store = Store(Item.even(0..<100))
    let builds = BuildLog()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      StoreList(store: store, builds: builds)
    }
    view.settle()
    store.update(animation: .linear(duration: 1)) { $0.remove(at: 0) }
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    let tops = view.list.visibleSubviews.filter { !$0.isInert }.map {
      $0.frame.minY + view.list.contentOrigin.y
    }
    #expect(tops.min() == 40)
    view.settle()
    #expect(view.list.visibleSubviews.map { $0.frame.minY + view.list.contentOrigin.y }.min() == 0)
  }

  private struct StoreList: Component, AlwaysRebuilt {
    let store: Store<[Item]>
    let builds: BuildLog

    func body(_ context: Context<NoState>) -> some Component {
      let builds = builds
      List(context.read(store, \.self), estimatedRowHeight: 40) {
        ItemRow(item: $0, builds: builds)
      }
    }
  }

  // MARK: - Random use

  @Test(arguments: 0..<24) func `in the end, everything is where it is without animations`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (moved, plain) = (Fixture(.spring(duration: 0.3, bounce: 0.3)), Fixture(nil))
    var next = 10_000
    for _ in 0..<40 {
      var edits: [@Sendable (inout DataSource<Item>.Transaction) -> Void] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<30, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          next += 1
          let item = Item(id: next, height: Double.random(in: 10...90, using: &random).rounded())
          edits.append { $0.insert(item, at: place) }
        case 1: edits.append { $0.remove(at: place) }
        default:
          let other = Int.random(in: 0..<30, using: &random)
          edits.append { $0.move(from: place, to: other) }
        }
      }
      let all = edits
      let scroll = Int.random(in: 0..<4, using: &random) == 0
      let offset = Double.random(in: 0..<800, using: &random).rounded()
      let frames = Int.random(in: 0..<6, using: &random)
      for list in [moved, plain] {
        list.change { transaction in for edit in all { edit(&transaction) } }
        if scroll { list.controller.offset = offset }
        list.show()
        list.frames(frames)
      }
    }
    for list in [moved, plain] { list.view.settle() }
    #expect(moved.leaving.isEmpty)
    #expect(moved.controller.offset == plain.controller.offset)
    #expect(sight(moved) == sight(plain))
    #expect(moved.view.mountHost.isIdle)
    for row in moved.rows { #expect(row.options.alpha ?? 1 == 1 && !row.isInert) }
  }

  private func sight(_ list: Fixture) -> [String] {
    list.rows.map { row in
      let top = row.frame.minY + list.view.list.contentOrigin.y
      return "\(row.visibleTexts.joined()) at \(top), \(row.frame.size.height)"
    }.filter { !$0.isEmpty }.sorted()
  }
}
