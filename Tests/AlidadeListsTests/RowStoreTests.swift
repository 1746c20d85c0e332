import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeCore
@testable import AlidadeLists

/// Rows that read a store, wherever and whenever they are built.
@MainActor @Suite struct RowStoreTests {
  private struct Marks: Sendable {
    var selection = 0
    var stars: Set<Int> = []
  }

  private let store = Store(Marks())
  private let builds = Builds()
  private let controller = ListController()

  private final class Builds: Sendable {
    private let built = Mutex<[Int]>([])
    func note(_ id: Int) { built.withLock { $0.append(id) } }
    func take() -> [Int] {
      built.withLock { built in
        defer { built = [] }
        return built.sorted()
      }
    }
  }

  private struct MarkRow: Component, AlwaysRebuilt {
    let id: Int
    let store: Store<Marks>
    let builds: Builds
    var hasState = false

    func initialState() -> Int { id }

    func body(_ context: Context<Int>) -> some Component {
      let _ = builds.note(id)
      let isSelected = context.read(store) { [id] in $0.selection == id }
      let hasStar = context.read(store) { [id] in $0.stars.contains(id) }
      Text("\(id)\(isSelected ? " selected" : "")\(hasStar ? " *" : "")").frame(height: 20)
    }
  }

  private struct StatelessRow: Component, AlwaysRebuilt {
    let id: Int
    let store: Store<Marks>
    func body(_ context: Context<NoState>) -> some Component {
      let hasStar = context.read(store) { [id] in $0.stars.contains(id) }
      Text("\(id)\(hasStar ? " *" : "")").frame(height: 20)
    }
  }

  private func view(mountHost: HeadlessMountHost? = nil) -> HeadlessHostingView {
    let (store, builds, controller) = (store, builds, controller)
    let view = HeadlessHostingView(size: Size(width: 100, height: 100), mountHost: mountHost) {
      List(Array(0..<1_000), id: \.self, estimatedRowHeight: 20, controller: controller) { id in
        MarkRow(id: id, store: store, builds: builds)
      }
    }
    view.settle()
    return view
  }

  private func scroll(_ view: HeadlessHostingView, to row: Int) {
    controller.scroll(toRow: row)
    view.settle()
  }

  @Test func `only rows whose part has another value are rebuilt`() {
    let view = view()
    #expect(view.root.visibleTexts == ["0 selected", "1", "2", "3", "4"])
    _ = builds.take()
    store.update { $0.selection = 3 }
    view.settle()
    #expect(view.root.visibleTexts == ["0", "1", "2", "3 selected", "4"])
    #expect(builds.take() == [0, 3])
    store.update { $0.stars = [900] }
    view.settle()
    #expect(builds.take() == [], "that row isn't built yet")
  }

  @Test func `rows prepared out of sight show what has changed since`() {
    let view = view()
    store.update { $0.stars = Set(0..<20) }
    view.settle()
    controller.offset += 100
    view.settle()
    #expect(view.root.visibleTexts == ["5 *", "6 *", "7 *", "8 *", "9 *"])
  }

  @Test(arguments: [true, false])
  func `rows that were far away show what has changed since`(hasState: Bool) {
    let (store, builds, controller) = (store, builds, controller)
    let view = HeadlessHostingView(size: Size(width: 100, height: 100)) {
      List(Array(0..<1_000), id: \.self, estimatedRowHeight: 20, controller: controller) { id in
        if hasState {
          MarkRow(id: id, store: store, builds: builds)
        } else {
          StatelessRow(id: id, store: store)
        }
      }
    }
    view.settle()
    for row in [500, 900, 500] { scroll(view, to: row) }
    #expect(store.subscribers.trees.count < 100, "rows far away don't listen")
    _ = builds.take()
    store.update { $0.stars = [0, 1, 999] }
    view.settle()
    #expect(builds.take() == [])
    scroll(view, to: 0)
    #expect(view.root.visibleTexts.prefix(3).allSatisfy { $0.hasPrefix("2") || $0.contains("*") })
    store.update { $0.stars = [1] }
    view.settle()
    #expect(
      Array(view.root.visibleTexts.prefix(2)) == (hasState ? ["0 selected", "1 *"] : ["0", "1 *"]))
  }

  @Test func `an immediate change is shown in rows before the call returns`() {
    let view = view()
    withImmediateUpdates { store.update { $0.selection = 4 } }
    #expect(view.root.visibleTexts == ["0", "1", "2", "3", "4 selected"])
  }

  @Test func `rows built on other threads never show a previous state for good`() {
    let view = view(mountHost: HeadlessMountHost(background: .threads, isRecording: false))
    for round in 1...60 {
      store.update { marks in
        marks.selection = round
        marks.stars = Set((0..<1_000).filter { ($0 + round) % 3 == 0 })
      }
      controller.offset = Double((round * 137) % 9_000)
      if round % 4 == 0 { view.mountHost.runFrame() }
    }
    view.settle()
    controller.scroll(toRow: 58)
    view.settle()
    let expected = controller.visibleRows.map { id in
      "\(id)\(id == 60 ? " selected" : "")\((id + 60) % 3 == 0 ? " *" : "")"
    }
    #expect(Array(view.root.visibleTexts) == expected)
  }

  @Test func `rows leave nothing behind in the store`() {
    let tracker = LeakTracker()
    do {
      let view = view()
      tracker.track(view, "the view")
      tracker.track(view.host, "the host")
      for tree in store.subscribers.trees { tracker.track(tree, "a row") }
      #expect(tracker.count > 5)
      scroll(view, to: 500)
    }
    #expect(tracker.survivors == [])
    #expect(store.subscribers.trees.isEmpty)
  }
}
