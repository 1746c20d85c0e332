import AlidadeHeadless
import AlidadeNative
import Testing

/// Hosting views whose last owner is in their own content.
@MainActor @Suite struct ReleasedHostTests {
  /// A component whose action owns an object until its model says otherwise.
  private struct Owning: Component, AlwaysRebuilt {
    let owned: Owner?

    var body: some Component {
      Pressable(action: { [owned] in withExtendedLifetime(owned) {} }) { Text("button") }
      Text("other")
    }
  }

  @MainActor private final class Owner: Sendable {
    var view: HeadlessHostingView?
  }

  @Test(arguments: [UpdatePriority.nextFrame, .background])
  func `a hosting view may be released by its own update`(_ priority: UpdatePriority) {
    let mountHost = HeadlessMountHost()
    weak var view: HeadlessHostingView?
    do {
      let owner = Owner()
      let hosting = HeadlessHostingView(
        size: Size(width: 100, height: 100), mountHost: mountHost
      ) { Owning(owned: owner) }
      hosting.settle()
      owner.view = hosting
      view = hosting
      hosting.host.setComponent(Owning(owned: nil), priority: priority)
    }
    #expect(view != nil)
    mountHost.settle()
    #expect(view == nil && mountHost.isIdle)
  }
}
