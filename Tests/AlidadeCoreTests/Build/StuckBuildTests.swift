import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeCore

/// Builds that do not end while the main thread wants something: it goes ahead without them.
@MainActor @Suite struct StuckBuildTests {
  /// Holds the next thread that passes, until it is opened.
  private final class Gate: Sendable {
    private let isHolding = Atomic<Bool>(false)
    private let reached = DispatchSemaphore(value: 0)
    private let opened = DispatchSemaphore(value: 0)

    func hold() { isHolding.store(true, ordering: .relaxed) }

    /// Waits until a thread is held.
    func awaitThread() { reached.waitPatiently(for: "a thread to be held") }

    func open() { opened.signal() }

    func pass() {
      guard isHolding.exchange(false, ordering: .relaxed) else { return }
      reached.signal()
      opened.waitPatiently(for: "a test that opens the gate")
    }
  }

  /// Cannot be interrupted while its body runs.
  private struct Stuck: Component, AlwaysRebuilt {
    let gate: Gate
    var body: some Component {
      let _ = gate.pass()
      Text("stuck")
    }
  }

  private let contexts = Contexts()
  private let gate = Gate()

  private func view() -> HeadlessHostingView {
    let counter = Noted(
      name: "a", journal: EventLog(), contexts: contexts, content: [AnyComponent(Stuck(gate: gate))]
    )
    let view = HeadlessHostingView(
      size: Size(width: 300, height: 400), mountHost: HeadlessMountHost(background: .threads)
    ) { counter }
    gate.hold()
    contexts.increment("a", priority: .background)
    view.mountHost.runMainWork()
    gate.awaitThread()
    return view
  }

  @Test func `an immediate update does not wait for a build that is stuck`() {
    let view = view()
    contexts["a"]?.updateImmediately { $0 += 10 }
    #expect(view.texts == ["a 11", "stuck"])
    gate.open()
    view.settle()
    #expect(view.texts == ["a 11", "stuck"])
  }

  @Test func `another size does not wait for a build that is stuck`() {
    let view = view()
    view.size = Size(width: 200, height: 100)
    #expect(view.texts == ["a 1", "stuck"])
    gate.open()
    view.settle()
    #expect(view.root.subviews[0].frame.size.width <= 200)
  }

  @Test func `what is built beside a stuck build is not replaced by it`() {
    let view = view()
    contexts["a"]?.updateImmediately { $0 += 10 }
    contexts["a"]?.updateImmediately { $0 += 100 }
    gate.open()
    view.settle()
    #expect(view.texts == ["a 111", "stuck"])
    contexts.increment("a")
    view.settle()
    #expect(view.texts == ["a 112", "stuck"])
  }

  @Test func `tearing down does not wait for a build that is stuck`() {
    let view = view()
    view.host.tearDown()
    #expect(view.root.subviews.isEmpty)
    gate.open()
    view.settle()
    #expect(view.root.subviews.isEmpty)
  }
}
