import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// Hosts in views that have no size, such as on a page that isn't shown.
@MainActor @Suite struct HostWithoutSizeTests {
  private let contexts = Contexts()

  private func view() -> HeadlessHostingView {
    let view = HeadlessHostingView {
      Noted(name: "a", journal: EventLog(), contexts: contexts)
    }
    view.settle()
    view.host.size = nil
    return view
  }

  @Test(arguments: [UpdatePriority.nextFrame, .background])
  func `changes need no frame without a size, and are shown with the next one`(
    priority: UpdatePriority
  ) {
    let view = view()
    contexts.increment("a", priority: priority)
    view.mountHost.runMainWork()
    #expect(view.mountHost.isIdle)
    view.host.setNeedsUpdate()
    #expect(view.mountHost.isIdle)
    view.host.size = Size(width: 100, height: 100)
    #expect(view.texts == ["a 1"])
    #expect(view.settle())
  }

  @Test func `a host that loses its size before a frame needs no other frame`() {
    let view = view()
    view.host.size = Size(width: 100, height: 100)
    view.host.setNeedsUpdate()
    view.host.size = nil
    view.mountHost.runFrame()
    #expect(view.mountHost.isIdle)
  }
}
