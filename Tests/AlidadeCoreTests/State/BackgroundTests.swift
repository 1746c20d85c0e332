import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Foundation
import Testing

@testable import AlidadeCore

@MainActor @Suite struct BackgroundTests {
  private let journal = EventLog()
  private let contexts = Contexts()
  private let interruption = Interruption()

  private func counter(_ name: String, _ content: [AnyComponent] = []) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts, content: content)
  }

  private func view(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessHostingView {
    let view = HeadlessHostingView(content)
    _ = journal.take()
    return view
  }

  /// Starts the work in the background, which is interrupted, and hands that over.
  private func runInterrupted(_ view: HeadlessHostingView, after count: Int = 0) {
    interruption.arm(view.host.tree, after: count)
    view.mountHost.runMainWork()
    view.mountHost.runBackgroundWork()
    #expect(interruption.end())
  }

  @Test func `a change is mounted when it is ready, without a frame`() {
    let view = view { counter("a") }
    contexts.increment("a", priority: .background)
    view.mountHost.runMainWork()
    #expect(journal.entries.isEmpty)
    view.mountHost.runBackgroundWork()
    #expect(journal.take() == ["build a"])
    #expect(view.texts == ["a 0"])
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 1"])
    #expect(view.host.counters.backgroundUpdates == 1)
  }

  @Test func `changes before the work begins are one build, those after it another`() {
    let view = view { counter("a") }
    for _ in 0..<5 { contexts.increment("a", priority: .background) }
    view.mountHost.runMainWork()
    view.mountHost.runBackgroundWork()
    for _ in 0..<5 { contexts.increment("a", priority: .background) }
    view.settle()
    #expect(view.texts == ["a 10"])
    #expect(journal.take() == ["build a", "build a"])
  }

  @Test func `a change for the next frame supersedes what waits for the background`() {
    let view = view { counter("a") }
    contexts.increment("a", priority: .background)
    contexts.increment("a")
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    #expect(view.texts == ["a 2"])
    view.settle()
    #expect(journal.take() == ["build a"])
  }

  @Test
  func `a frame for something shown before it leaves the background's work to the background`() {
    let view = view { counter("a") }
    contexts.increment("a")
    contexts["a"]?.updateImmediately { $0 += 10 }
    _ = journal.take()
    contexts.increment("a", priority: .background)
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    #expect(view.texts == ["a 11"])
    view.mountHost.runBackgroundWork()
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 12"])
    #expect(view.host.counters.backgroundUpdates == 1)
    #expect(journal.take() == ["build a"])
  }

  @Test func `a size that changes meanwhile is honored`() {
    let view = view { counter("a") }
    contexts.increment("a", priority: .background)
    view.mountHost.runMainWork()
    view.mountHost.runBackgroundWork()
    view.size = Size(width: 200, height: 100)
    #expect(view.texts == ["a 1"])
    view.settle()
    #expect(view.root.subviews[0].frame.size == Size(width: 200, height: 100))
    #expect(view.texts == ["a 1"])
    #expect(journal.take() == ["build a"])
  }

  @Test func `a component that is replaced in the background is mounted when it is ready`() {
    let view = view { counter("a") }
    view.updateInBackground { counter("b") }
    view.mountHost.runFrame()
    #expect(view.texts == ["a 0"])
    view.settle()
    #expect(view.texts == ["b 0"])
  }

  @Test func `interrupted work leaves what is shown, and is done again`() {
    let view = view {
      Column { counter("a", [AnyComponent(Interrupter(interruption: interruption))]) }
    }
    contexts.increment("a", priority: .background)
    runInterrupted(view)
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 0"])
    #expect(view.host.counters.backgroundInterruptions == 1)
    view.settle()
    #expect(view.texts == ["a 1"])
    #expect(journal.take() == ["build a", "build a"])
  }

  @Test func `what interrupted work was to show is shown by who interrupted it`() {
    let view = view {
      Column { counter("a", [AnyComponent(Interrupter(interruption: interruption))]) }
    }
    contexts.increment("a", priority: .background)
    runInterrupted(view)
    contexts["a"]?.updateImmediately { $0 += 10 }
    #expect(view.texts == ["a 11"])
    view.settle()
    #expect(view.texts == ["a 11"])
  }

  @Test func `work that somebody interrupted to ask for a size is shown all the same`() {
    let view = view {
      Column { counter("a", [AnyComponent(Interrupter(interruption: interruption))]) }
    }
    contexts.increment("a", priority: .background)
    runInterrupted(view)
    #expect(view.host.sizeThatFits(.unbounded).width > 0)
    view.settle()
    #expect(view.texts == ["a 1"])
  }

  @Test func `what interrupted work has begun is initialized once`() {
    let view = view { Column {} }
    view.updateInBackground {
      Column {
        counter("deep").padding(1).key("x")
        counter("flat")
        Interrupter(interruption: interruption)
        counter("late")
      }
    }
    runInterrupted(view)
    #expect(
      journal.take() == ["state deep", "build deep", "state flat", "build flat", "state late"])
    view.settle()
    #expect(view.texts == ["deep 0", "flat 0", "late 0"])
    #expect(journal.take() == ["build deep", "build flat", "build late"])
  }

  @Test func `a change of what was only begun is in it when it is shown`() {
    let view = view { Column {} }
    view.updateInBackground {
      Column { counter("a", [AnyComponent(Interrupter(interruption: interruption))]) }
    }
    runInterrupted(view)
    contexts.increment("a")
    view.settle()
    #expect(view.texts == ["a 1"])
  }

  @Test func `interrupted again and again, each is initialized once and what is left is forgotten`()
  {
    let view = view { Column {} }
    for round in 0..<4 {
      view.updateInBackground {
        Column {
          counter("a", [AnyComponent(Interrupter(interruption: interruption))])
          counter("b\(round)").key(round)
        }
      }
      runInterrupted(view)
    }
    view.settle()
    #expect(view.texts == ["a 0", "b3 0"])
    #expect(journal.count(of: "state a") == 1)
    #expect(journal.count(of: "state b3") == 1)
  }

  @Test func `a host that dies with work under way leaves nothing alive`() {
    let mountHost = HeadlessMountHost()
    weak var host: ComponentHost?
    do {
      let view = HeadlessHostingView(
        size: Size(width: 100, height: 100), mountHost: mountHost
      ) { counter("a") }
      host = view.host
      contexts.increment("a", priority: .background)
      mountHost.runMainWork()
    }
    mountHost.runBackgroundWork()
    mountHost.settle()
    #expect(host == nil)
    contexts.increment("a")
    #expect(mountHost.isIdle)
  }

  @Test func `hosts die while other threads build for them and change their state`() async {
    let mountHost = HeadlessMountHost(background: .threads, isRecording: false)
    for _ in 0..<20 {
      weak var host: ComponentHost?
      do {
        let view = HeadlessHostingView(
          size: Size(width: 100, height: 100), mountHost: mountHost
        ) { Column { for number in 0..<8 { counter("\(number)") } } }
        host = view.host
        await withTaskGroup { group in
          for number in 0..<8 {
            group.addTask { [contexts] in contexts.increment("\(number)", priority: .background) }
          }
        }
        mountHost.runMainWork()
        contexts.increment("3", priority: .background)
      }
      mountHost.settle()
      #expect(host == nil)
    }
  }

  @Test func `an immediate change interrupts another thread, and both are shown`() {
    let mountHost = HeadlessMountHost(background: .threads)
    let (began, journal, contexts) = (DispatchSemaphore(value: 0), journal, contexts)
    struct Slow: Component, AlwaysRebuilt {
      let began: DispatchSemaphore
      let tree: Contents
      var body: some Component {
        let _ = waitForMain()
        ComponentList()
      }
      private func waitForMain() {
        guard let tree = tree.tree, !Thread.isMainThread else { return }
        began.signal()
        // Until the main thread waits for the tree.
        spinPatiently(for: "the main thread") {
          tree.turn.urgentCount.load(ordering: .relaxed) > 0
        }
      }
    }
    // Proof: what it holds is set before another thread is started, and never again.
    final class Contents: @unchecked Sendable {
      var tree: ComponentTree?
    }
    let contents = Contents()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400), mountHost: mountHost) {
      Column {
        Noted(
          name: "a", journal: journal, contexts: contexts,
          content: [AnyComponent(Slow(began: began, tree: contents))])
      }
    }
    contents.tree = view.host.tree
    contexts.increment("a", priority: .background)
    mountHost.runMainWork()
    began.waitPatiently(for: "a build on another thread")
    contexts["a"]?.updateImmediately { $0 += 10 }
    #expect(view.texts == ["a 11"])
    view.settle()
    #expect(view.texts == ["a 11"])
    #expect(view.host.counters.backgroundInterruptions == 1)
  }
}
