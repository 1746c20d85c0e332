import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// What is built for a frame, in time and too late.
@MainActor @Suite struct FrameBuildTests {
  private let journal = EventLog()
  private let contexts = Contexts()

  private func counter(_ name: String, _ content: [AnyComponent] = []) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts, content: content)
  }

  private func view(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessHostingView {
    let view = HeadlessHostingView(content)
    _ = journal.take()
    return view
  }

  /// Lets what is built for a frame miss it.
  private func missFrame(_ view: HeadlessHostingView) {
    view.mountHost.holdsBackgroundWork = true
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    view.mountHost.holdsBackgroundWork = false
  }

  // MARK: - In time

  @Test func `what is built in time is shown in its frame`() {
    let view = view { counter("a") }
    contexts.increment("a")
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 0"])
    view.mountHost.runFrame()
    #expect(view.texts == ["a 1"])
    #expect(view.host.counters.missedFrames == 0)
    #expect(view.mountHost.isIdle)
  }

  @Test func `what is shown for the first time is built at once`() {
    let mountHost = HeadlessMountHost()
    mountHost.holdsBackgroundWork = true
    let view = HeadlessHostingView(size: Size(width: 100, height: 100), mountHost: mountHost) {
      counter("a")
    }
    #expect(view.texts == ["a 0"])
  }

  @Test func `another size is shown at once`() {
    let view = view { counter("a") }
    view.mountHost.holdsBackgroundWork = true
    contexts.increment("a")
    view.size = Size(width: 200, height: 100)
    #expect(view.texts == ["a 1"])
    #expect(view.root.subviews[0].frame.size == Size(width: 200, height: 100))
  }

  @Test func `what follows from mounting is built for the same frame`() {
    let view = view { counter("a") }
    let contexts = contexts
    view.host.setComponent(
      Column {
        counter("a").onAppear { contexts.increment("a") }
      })
    view.mountHost.runFrame()
    #expect(view.texts == ["a 0"])
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    #expect(view.texts == ["a 1"])
  }

  // MARK: - Too late

  @Test func `what takes too long misses the frame, and what was shown stays`() {
    let view = view { counter("a") }
    contexts.increment("a")
    missFrame(view)
    #expect(view.texts == ["a 0"])
    #expect(view.host.counters.missedFrames == 1)
    view.mountHost.runFrame()
    #expect(view.texts == ["a 0"])
  }

  @Test func `code that waits for an update is called when it is shown, however late`() {
    let view = view { counter("a") }
    let log = EventLog()
    contexts.increment("a")
    contexts["a"]?.whenUpdatesAreShown(on: view.mountHost) { log.record("late") }
    missFrame(view)
    view.mountHost.runMainWork()
    #expect(log.take() == [])
    view.settle()
    #expect(view.texts == ["a 1"])
    #expect(log.take() == ["late"])
    contexts["a"]?.whenUpdatesAreShown(on: view.mountHost) { log.record("now") }
    #expect(log.take() == ["now"], "nothing is pending")
  }

  @Test func `what missed a frame is shown as soon as it is there`() {
    let view = view { counter("a") }
    contexts.increment("a")
    missFrame(view)
    view.mountHost.runBackgroundWork()
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 1"])
    view.settle()
    #expect(journal.take() == ["build a"])
  }

  @Test func `an immediate change by a component that appears late is shown with it`() {
    let (view, contexts) = (view { counter("a") }, contexts)
    view.host.setComponent(
      Column {
        counter("a").onAppear { withImmediateUpdates { contexts.increment("a") } }
      })
    missFrame(view)
    view.mountHost.runBackgroundWork()
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 1"])
  }

  @Test func `all changes while a build is late make one more`() {
    let view = view { counter("a") }
    contexts.increment("a")
    missFrame(view)
    view.mountHost.runBackgroundWork()
    for _ in 0..<5 {
      contexts.increment("a")
      view.mountHost.runFrame()
    }
    #expect(journal.take() == ["build a"])
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 1"])
    view.settle()
    #expect(view.texts == ["a 6"])
    #expect(journal.take() == ["build a"])
    #expect(view.host.counters.missedFrames == 1)
  }

  @Test func `an immediate change overtakes what is late`() {
    let view = view { counter("a") }
    contexts.increment("a")
    missFrame(view)
    contexts["a"]?.updateImmediately { $0 += 10 }
    #expect(view.texts == ["a 11"])
    view.settle()
    #expect(view.texts == ["a 11"])
    #expect(journal.take() == ["build a"])
  }

  @Test func `a late result never replaces a newer one`() {
    let view = view { counter("a") }
    contexts.increment("a")
    missFrame(view)
    view.mountHost.runBackgroundWork()
    contexts["a"]?.updateImmediately { $0 += 10 }
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 11"])
  }

  @Test func `a late result never takes back another direction`() {
    let view = view { Row { Box(background: .red).frame(width: 10, height: 10) } }
    view.host.setComponent(Row { Box(background: .red).frame(width: 20, height: 10) })
    missFrame(view)
    view.mountHost.runBackgroundWork()
    view.host.layoutDirection = .rightToLeft
    view.host.update()
    #expect(view.root.subviews[0].frame.minX == 280)
    view.mountHost.runMainWork()
    #expect(view.root.subviews[0].frame.minX == 280)
  }

  @Test func `a direction that changes before a late build begins isn't lost`() {
    let view = view { Row { Box(background: .red).frame(width: 10, height: 10) } }
    view.host.setComponent(Row { Box(background: .red).frame(width: 20, height: 10) })
    missFrame(view)
    view.host.layoutDirection = .rightToLeft
    view.mountHost.runBackgroundWork()
    view.settle()
    #expect(view.root.subviews[0].frame.minX == 280)
  }

  @Test func `a scale that changes before a late build begins isn't lost`() {
    let view = view { Row { Box(background: .red).frame(width: 10.5, height: 10) } }
    view.host.setComponent(Row { Box(background: .red).frame(width: 20.5, height: 10) })
    missFrame(view)
    view.mountHost.scaleFactor = 2
    view.host.setNeedsLayout()
    view.mountHost.runBackgroundWork()
    view.settle()
    #expect(view.root.subviews[0].frame.size.width == 20.5)
  }

  @Test(arguments: [true, false])
  func `a size that changes while a build is late is honored`(_ isBuilt: Bool) {
    let view = view { counter("a") }
    contexts.increment("a")
    missFrame(view)
    if isBuilt { view.mountHost.runBackgroundWork() }
    view.size = Size(width: 200, height: 100)
    #expect(view.texts == ["a 1"])
    view.settle()
    #expect(view.root.subviews[0].frame.size == Size(width: 200, height: 100))
    #expect(view.texts == ["a 1"])
    #expect(journal.take() == ["build a"])
  }

  @Test func `immediate updates in a row show what is late, too`() {
    let view = view {
      counter("a")
      counter("b")
    }
    contexts.increment("a")
    missFrame(view)
    withImmediateUpdates { contexts.increment("b") }
    #expect(view.texts == ["a 1", "b 1"])
    view.settle()
    #expect(view.texts == ["a 1", "b 1"])
  }

  @Test func `what waits is shown when somebody has to see it, though it is being built`() {
    let view = view { counter("a") }
    contexts.increment("a")
    missFrame(view)
    contexts["a"]?.flushPendingUpdates()
    #expect(view.texts == ["a 1"])
    view.settle()
    #expect(view.texts == ["a 1"])
  }

  @Test func `a late result doesn't count as showing what was requested after it`() {
    let view = view { counter("a") }
    contexts.increment("a")
    missFrame(view)
    view.mountHost.runBackgroundWork()
    view.host.setNeedsUpdate()
    _ = view.host.sizeThatFits(SizeRange(max: Size(width: 50, height: .infinity)))
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 1"])
    #expect(view.host.pendingPriority == .nextFrame)
    let count = view.host.counters.updates
    contexts["a"]?.flushPendingUpdates()
    #expect(view.host.counters.updates == count + 1)
    #expect(view.host.pendingPriority == nil)
  }

  @Test func `to replace the component does not wait for what is being built`() {
    struct Replacer: Component, AlwaysRebuilt {
      let replace: @Sendable () -> Void
      var body: some Component {
        // As another thread would while this is built.
        let _ = replace()
        Text("old")
      }
    }
    let view = view { Text("first") }
    let tree = view.host.tree
    view.host.setComponent(Replacer { tree.setComponent(Text("new")) })
    missFrame(view)
    view.mountHost.runBackgroundWork()
    view.mountHost.runMainWork()
    #expect(view.texts == ["old"])
    view.host.setNeedsUpdate()
    view.settle()
    #expect(view.texts == ["new"])
    #expect(view.host.counters.backgroundInterruptions == 0)
  }

  @Test func `a late build that gives way is done again`() {
    let view = view { counter("a") }
    contexts.increment("a")
    BuildInterruption.$isForced.withValue({ true }) {
      missFrame(view)
      view.mountHost.runBackgroundWork()
    }
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 0"])
    #expect(view.host.counters.backgroundInterruptions == 1)
    view.settle()
    #expect(view.texts == ["a 1"])
  }

  @Test func `a host that dies with a build late leaves nothing alive`() {
    let mountHost = HeadlessMountHost()
    weak var host: ComponentHost?
    do {
      let view = HeadlessHostingView(
        size: Size(width: 100, height: 100), mountHost: mountHost
      ) { counter("a") }
      host = view.host
      contexts.increment("a")
      missFrame(view)
    }
    mountHost.runBackgroundWork()
    mountHost.settle()
    #expect(host == nil)
    #expect(mountHost.isIdle)
  }

  @Test func `nothing late is mounted in a host that was torn down`() {
    let view = view { counter("a") }
    contexts.increment("a")
    missFrame(view)
    view.mountHost.runBackgroundWork()
    view.host.tearDown()
    view.settle()
    #expect(view.root.subviews.isEmpty)
  }
}
