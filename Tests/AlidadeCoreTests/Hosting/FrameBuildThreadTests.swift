import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeCore

/// Builds for frames on other threads, with the main thread going on.
@MainActor @Suite struct FrameBuildThreadTests {
  /// A condition that the first body waits for, and that any other body holds until the first one
  /// has seen it, however busy the machine is.
  private final class Gate: Sendable {
    private let tree = Mutex<ComponentTree?>(nil)
    private let began = DispatchSemaphore(value: 0)
    private let bodyCount = Atomic<Int>(0)
    private let hasPassed = Atomic<Bool>(false)
    private let isOpen: @Sendable (ComponentTree) -> Bool

    init(_ isOpen: @escaping @Sendable (ComponentTree) -> Bool) { self.isOpen = isOpen }

    func connect(_ tree: ComponentTree) { self.tree.withLock { $0 = tree } }

    /// Waits until the first body waits.
    func awaitBody() { began.waitPatiently(for: "a build on another thread") }

    func pass() {
      guard let tree = tree.withLock({ $0 }) else { return }
      if bodyCount.add(1, ordering: .relaxed).oldValue == 0 {
        began.signal()
        spinPatiently(for: "the condition of the gate") { isOpen(tree) }
        hasPassed.store(true, ordering: .releasing)
      } else {
        spinPatiently(for: "the first body to pass the gate") {
          hasPassed.load(ordering: .acquiring)
        }
      }
    }
  }

  private struct Gated: Component, AlwaysRebuilt {
    let gate: Gate
    var body: some Component {
      let _ = gate.pass()
      ComponentList()
    }
  }

  private final class Switch: Sendable {
    let isOn = Atomic<Bool>(false)
  }

  private let contexts = Contexts()

  private func view(_ gate: Gate) -> HeadlessHostingView {
    let counter = Noted(
      name: "a", journal: EventLog(), contexts: contexts,
      content: [AnyComponent(Gated(gate: gate))])
    let view = HeadlessHostingView(
      size: Size(width: 300, height: 400), mountHost: HeadlessMountHost(background: .threads)
    ) { counter }
    gate.connect(view.host.tree)
    return view
  }

  @Test func `the main thread goes on when a build takes long, and may overtake it`() {
    let gate = Gate { $0.turn.urgentCount.load(ordering: .relaxed) > 0 }
    let view = view(gate)
    contexts.increment("a")
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    #expect(view.texts == ["a 0"])
    #expect(view.host.counters.missedFrames == 1)
    gate.awaitBody()
    contexts["a"]?.updateImmediately { $0 += 10 }
    #expect(view.texts == ["a 11"])
    view.settle()
    #expect(view.texts == ["a 11"])
    #expect(view.host.counters.backgroundInterruptions == 1)
  }

  @Test func `to replace the component does not interrupt what is being built`() {
    let switched = Switch()
    let gate = Gate { _ in switched.isOn.load(ordering: .relaxed) }
    let view = view(gate)
    contexts.increment("a")
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    gate.awaitBody()
    view.host.setComponent(ComponentList([AnyComponent(Text("new"))]))
    switched.isOn.store(true, ordering: .relaxed)
    view.mountHost.runBackgroundWork()
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 1"])
    view.settle()
    #expect(view.texts == ["new"])
    #expect(view.host.counters.backgroundInterruptions == 0)
  }

  @Test func `what is built in the background gives way to what is built for a frame`() {
    let gate = Gate { $0.turn.frameCount.load(ordering: .relaxed) > 0 }
    let view = view(gate)
    contexts.increment("a", priority: .background)
    view.mountHost.runMainWork()
    gate.awaitBody()
    contexts.increment("a")
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    view.settle()
    #expect(view.texts == ["a 2"])
    #expect(view.host.counters.backgroundInterruptions == 1)
  }
}
