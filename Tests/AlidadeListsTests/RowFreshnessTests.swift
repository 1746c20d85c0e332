import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@testable import AlidadeLists

/// Rows show the newest content, whichever threads prepare them at the same time.
@MainActor @Suite struct RowFreshnessTests {
  /// Runs an action when the component of a row is first asked for.
  private final class Interruption: Sendable {
    private let contents = Mutex<(row: Int, action: @MainActor @Sendable () -> Void)?>(nil)

    func set(_ row: Int, _ action: @escaping @MainActor @Sendable () -> Void) {
      contents.withLock { $0 = (row, action) }
    }

    func pass(_ row: Int) {
      let action = contents.withLock { contents -> (@MainActor @Sendable () -> Void)? in
        guard let found = contents, found.row == row else { return nil }
        contents = nil
        return found.action
      }
      // Headless background work runs on the main thread when it is told to.
      if let action { MainActor.assumeIsolated(action) }
    }
  }

  @ComponentBuilder private func list(
    _ version: Int, _ controller: ListController, _ interruption: Interruption
  ) -> ComponentList {
    List(Array(0..<1_000), id: \.self, estimatedRowHeight: 40, controller: controller) { row in
      interruption.pass(row)
      return Text("\(row) in \(version)").frame(height: 40)
    }
  }

  @Test(arguments: [12, 15])
  func `a row that is shown while another thread brings it up to date is up to date`(_ row: Int) {
    let (controller, interruption) = (ListController(), Interruption())
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {}
    view.host.setComponent(list(1, controller, interruption))
    view.settle()
    withImmediateUpdates { view.host.setComponent(list(2, controller, interruption)) }
    // Another thread prepares the row, and at that moment it is shown.
    interruption.set(row) { controller.scroll(toRow: row) }
    view.mountHost.runBackgroundWork()
    view.settle()
    #expect(controller.offset == Double(row) * 40, "It was shown in between.")
    #expect(view.root.visibleTexts == (row..<row + 10).map { "\($0) in 2" })
  }

  /// Runs an action in each body of a row, as long as there is one.
  private final class Hook: Sendable {
    typealias Action = @MainActor @Sendable (Context<Hooked.State>) -> Void

    private let action = Mutex<Action?>(nil)

    func set(_ new: Action?) { action.withLock { $0 = new } }

    func run(_ context: Context<Hooked.State>) {
      let action = action.withLock { $0 }
      if let action { MainActor.assumeIsolated { action(context) } }
    }
  }

  private struct Hooked: Component, Equatable {
    struct State { var count = 0 }

    let hook: Hook

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      hook.run(context)
      return Text("\(context.state.count)").frame(height: 40)
    }

    static func == (one: Self, other: Self) -> Bool { one.hook === other.hook }
  }

  @Test func `a row that changes twice while another thread prepares it shows both changes`() {
    let hook = Hook()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List([1], id: \.self) { _ in Hooked(hook: hook) }
    }
    let mountHost = view.mountHost
    let first = Mutex<Context<Hooked.State>?>(nil)
    hook.set { context in first.withLock { $0 = context } }
    view.update { List([2], id: \.self) { _ in Hooked(hook: hook) } }
    view.settle()
    guard let context = first.withLock({ $0 }) else {
      Issue.record("The row was not built.")
      return
    }
    hook.set { context in
      // The row changes again, and the main thread hears of that, while it is being prepared.
      if context.state.count == 1 { context.update { $0.count = 2 } }
      mountHost.runMainWork()
    }
    context.update { $0.count = 1 }
    view.settle()
    #expect(view.root.visibleTexts == ["2"])
  }

  @Test func `a row that changes while the list has no room shows the change later`() {
    let memories = Memories()
    let source = DataSource(Item.even(0..<1_000))
    let controller = ListController()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(source, estimatedRowHeight: 20, controller: controller) {
        Remembering(name: "row \($0.id)", memories: memories)
      }
    }
    view.settle()
    // The rows below are ready, but no frame has needed them so far.
    #expect(memories["row 30"] != nil)
    view.size = Size(width: 300, height: 0)
    view.settle()
    source.append(Item(id: 5_000, height: 20))
    view.settle()
    memories["row 30"]?.update { $0 = 777_777 }
    view.settle()
    view.size = Size(width: 300, height: 400)
    view.settle()
    controller.scroll(toRow: 25)
    view.settle()
    #expect(view.root.visibleTexts.contains("row 30 777777"))
  }
  @Test func `a jump in the turn of a change shows what is new, with threads`() {
    let host = HeadlessMountHost(background: .threads)
    let (controller, interruption) = (ListController(), Interruption())
    let view = HeadlessHostingView(size: Size(width: 300, height: 400), mountHost: host) {}
    view.host.setComponent(list(0, controller, interruption))
    view.settle()
    for version in 1...300 {
      withImmediateUpdates { view.host.setComponent(list(version, controller, interruption)) }
      let row = version * 7 % 900
      controller.scroll(toRow: row)
      view.settle()
      let shown = view.root.visibleTexts
      #expect(shown.allSatisfy { $0.hasSuffix(" in \(version)") }, "\(version): \(shown)")
    }
  }
}
