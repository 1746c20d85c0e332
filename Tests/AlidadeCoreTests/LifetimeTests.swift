import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeCore

@MainActor @Suite struct LifetimeTests {
  private final class Token: Sendable {}

  private struct Holder: Component {
    let token: Token
    struct State: Sendable { let token: Token }
    func initialState() -> State { State(token: token) }
    func body(_ context: Context<State>) -> some Component {
      let token = context.state.token
      Button("press") {
        context.update { _ in withExtendedLifetime(token) {} }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a host leaves nothing alive`(_ isTornDown: Bool) {
    let mountHost = HeadlessMountHost()
    let root = mountHost.makeRoot(size: Size(width: 100, height: 100))
    weak var host: ComponentHost?
    weak var token: Token?
    weak var child: HeadlessView?
    do {
      let made = Token()
      token = made
      let component = ComponentHost(
        Column { Holder(token: made) }, in: root, mounter: Mounter(host: mountHost))
      component.size = Size(width: 100, height: 100)
      host = component
      child = root.subviews.first
      #expect(child != nil)
      root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
      component.setNeedsUpdate()
      if isTornDown {
        component.tearDown()
        #expect(root.subviews.isEmpty)
        #expect(component.mounter.viewsAlive == 0)
      }
    }
    mountHost.settle()
    mountHost.log.clear()
    #expect(host == nil)
    #expect(child == nil)
    #expect(token == nil)
    #expect(root.subviews.isEmpty)
  }

  @Test func `a host that is torn down mounts nothing any more`() {
    let probe = Probe()
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    view.host.tearDown()
    probe.increment("a")
    view.host.setNeedsUpdate()
    view.settle()
    view.host.update()
    #expect(view.root.subviews.isEmpty)
  }

  @Test func `a host that is torn down forgets what components remember, and stays empty`() {
    weak var token: Token?
    let view = HeadlessHostingView {}
    do {
      let made = Token()
      token = made
      view.update { Holder(token: made) }
    }
    #expect(token != nil)
    view.host.tearDown()
    #expect(token == nil)
    view.host.setComponent(Text("again"))
    view.host.size = Size(width: 10, height: 10)
    #expect(view.host.sizeThatFits(.unbounded) == .zero)
    #expect(view.root.subviews.isEmpty)
  }

  @Test func `views of others in the root view are left alone`() {
    let host = HeadlessMountHost()
    let root = host.makeRoot(size: Size(width: 100, height: 100))
    let foreign = HeadlessView()
    root.addSubview(foreign)
    let component = ComponentHost(Text("a"), in: root, mounter: Mounter(host: host))
    component.size = Size(width: 100, height: 100)
    #expect(root.subviews.count == 2)
    component.tearDown()
    #expect(root.subviews.count == 1)
    #expect(root.subviews.first === foreign)
  }

  @Test func `what a component remembers goes with it`() {
    weak var token: Token?
    let view = HeadlessHostingView {}
    do {
      let made = Token()
      token = made
      view.update { Holder(token: made) }
    }
    #expect(token != nil)
    view.update {}
    #expect(token == nil)
  }
}
