import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct ControllerBalanceTests {
  private let journal = EventLog()
  private let interruption = Interruption()

  private func watched(_ name: String, value: Int = 0) -> Watched {
    Watched(name: name, journal: journal, value: value)
  }

  @Test func `a component whose build was interrupted begins once, when it is shown`() {
    let view = HeadlessHostingView {}
    view.updateInBackground {
      Column {
        watched("a")
        Interrupter(interruption: interruption)
        Noted(name: "n", journal: EventLog())
      }
    }
    interruption.arm(view.host.tree)
    view.mountHost.runBackgroundWork()
    #expect(interruption.end())
    #expect(journal.entries == [])
    view.settle()
    #expect(journal.entries == ["didInit a", "willMount a", "didAcquireView a", "didMount a"])
  }

  @Test func `a component that was built in the background and never shown is balanced`() {
    let view = HeadlessHostingView { watched("a") }
    view.updateInBackground { watched("b").key(1) }
    view.mountHost.runBackgroundWork()
    // The result waits while something else is shown.
    view.update { watched("c").key(2) }
    view.settle()
    view.update {}
    #expect(journal.count(of: "willMount b") == 0)
    #expect(journal.isBalanced(["a", "b", "c"]), "\(journal.entries)")
  }

  @Test func `a host that goes away with work under way leaves all balanced`() {
    let mountHost = HeadlessMountHost()
    do {
      let view = HeadlessHostingView(size: Size(width: 90, height: 90), mountHost: mountHost) {
        watched("a")
      }
      view.updateInBackground { watched("b").key(1) }
    }
    mountHost.settle()
    #expect(journal.isBalanced(["a", "b"]), "\(journal.entries)")
    #expect(journal.count(of: "didInit b") == 0)
  }

  @Test func `an update that waits for a mount is silent when the component goes meanwhile`() {
    let view = HeadlessHostingView { watched("a") }
    view.updateInBackground { watched("a", value: 1) }
    view.mountHost.runBackgroundWork()
    view.update {}
    view.settle()
    #expect(journal.isBalanced(["a"]), "\(journal.entries)")
    #expect(journal.entries.last == "invalidate a 1")
    #expect(!journal.entries.contains { $0.hasPrefix("willUpdate") })
  }

  @Test func `in a layout reader a component is accompanied through every change of the space`() {
    let journal = journal
    let view = HeadlessHostingView(size: Size(width: 300, height: 100)) {
      LayoutReader { space in
        Watched(name: "both", journal: journal).key(1)
        if space.max.width > 200 { Watched(name: "wide", journal: journal).key(2) }
      }
    }
    view.size = Size(width: 100, height: 100)
    #expect(journal.count(of: "willUnmount wide") == 1)
    #expect(journal.count(of: "invalidate wide 0") == 1, "nothing that is shown contains it")
    #expect(journal.count(of: "willUnmount both") == 0)
    view.size = Size(width: 300, height: 100)
    #expect(journal.count(of: "didMount wide") == 2)
    #expect(journal.count(of: "didInit wide") == 2)
    #expect(journal.count(of: "didInit both") == 1)
    view.update {}
    #expect(journal.isBalanced(["both", "wide"]), "\(journal.entries)")
  }

  @Test
  func `what moves out of sight and back is unmounted and mounted, and told what replaced it`() {
    let mounter = Mounter(host: HeadlessMountHost())
    guard let host = mounter.host as? HeadlessMountHost else { return }
    let root = host.makeRoot(size: Size(width: 100, height: 100))
    let mounted = MountedTree(in: root, mounter: mounter)
    func content(_ value: Int) -> Column {
      Column { for name in ["a", "b", "c"] { watched(name, value: value).frame(height: 60) } }
    }
    let tree = ComponentTree(content(0)) { _ in }
    func show(_ rect: Rect) {
      let result = tree.render(
        in: SizeRange(exactly: Size(width: 100, height: 180)),
        LayoutContext(measurer: host.measurer), isIncremental: true)
      tree.willMount(
        result.renderTree, generation: result.generation, revision: result.revision)
      mounted.update(to: result.renderTree, visibleRect: rect)
      tree.didMount()
    }
    let (top, bottom) = (
      Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 0, y: 130, width: 100, height: 50)
    )
    show(top)
    #expect(journal.take().filter { $0.hasPrefix("didMount") } == ["didMount a"])
    mounted.scroll(to: bottom)
    #expect(
      journal.take() == [
        "willUnmount a", "willMount c", "willRelinquishView a", "didAcquireView c", "didMount c",
        "didUnmount a",
      ])
    tree.setComponent(content(1))
    show(bottom)
    #expect(journal.entries.filter { $0.contains("Update") }.count == 2)
    #expect(journal.entries.filter { $0.contains(" a") } == ["unmounted a 0 to 1"])
    _ = journal.take()
    mounted.scroll(to: top)
    mounted.tearDown()
    tree.tearDown()
    #expect(
      journal.entries.filter { $0.hasPrefix("invalidate") }.sorted() == [
        "invalidate a 1", "invalidate b 1", "invalidate c 1",
      ])
  }

  @Test func `when a fallback takes the place of what failed all is balanced`() {
    let (journal, contexts) = (journal, Contexts())
    let retries = Retries()
    let view = HeadlessHostingView {
      ErrorBoundary {
        Watched(name: "content", journal: journal)
        Fragile(name: "fragile", contexts: contexts)
      } fallback: { failure in
        let _ = retries.set(failure.retry)
        Watched(name: "fallback", journal: journal)
      }
    }
    _ = journal.take()
    for round in 1...3 {
      contexts.increment("fragile")
      view.settle()
      #expect(journal.entries.contains("didUnmount content"))
      #expect(journal.entries.contains("didMount fallback"))
      #expect(!journal.entries.contains("invalidate content 0"), "it is kept")
      _ = journal.take()
      contexts["fragile"]?.update { $0 += 1 }
      retries.retry()
      view.settle()
      #expect(view.texts == ["fragile \(2 * round)"])
      #expect(journal.entries.contains("invalidate fallback 0"), "\(journal.entries)")
      #expect(journal.entries.contains("didMount content"))
      _ = journal.take()
    }
    view.update {}
    #expect(
      journal.take() == [
        "willUnmount content", "willRelinquishView content", "didUnmount content",
        "invalidate content 0",
      ])
  }

  @Test func `what failed before it was ever shown has no controller`() {
    struct Broken: Component {
      func body(_ context: Context<NoState>) throws -> ComponentList { throw Failure() }
    }
    let journal = journal
    let view = HeadlessHostingView {
      ErrorBoundary {
        Watched(name: "content", journal: journal)
        Broken()
      } fallback: { _ in
        Watched(name: "fallback", journal: journal)
      }
    }
    #expect(!journal.entries.contains { $0.hasSuffix("content") })
    view.host.tearDown()
    #expect(journal.isBalanced(["content", "fallback"]))
  }

  private struct Failure: Error {}
}
