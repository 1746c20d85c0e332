import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What players of one test share: their views, who refuses, and who has which view.
@MainActor final class PlayerStage: Sendable, Hashable {
  nonisolated let journal = EventLog()
  var maximumPoolSize = -1
  var maximumRefusalCount = -1
  /// Who remembers something although its view was let go of.
  var remembering: Set<String> = []
  /// Who refuses no longer when it has been made to let go.
  var givingIn: Set<String> = []
  var invalidContexts: Set<String> = []
  var refusing: Set<String> = []
  var controllers: [String: Player.Controller] = [:]
  /// Called when a player is about to let go of its view.
  var onRelinquish: (Player.Controller) -> Void = { _ in }
  let tracker = LeakTracker()
  private(set) var owners: [ObjectIdentifier: ObjectIdentifier] = [:]
  private var balance: [ObjectIdentifier: Int] = [:]

  nonisolated static func == (one: PlayerStage, other: PlayerStage) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var madeCount: Int { tracker.count }

  func made(_ context: String) -> PlayerView {
    let view = PlayerView()
    tracker.track(view)
    journal.record("make\(context.isEmpty ? "" : " \(context)")")
    return view
  }

  func didAcquire(_ view: PlayerView, by controller: Player.Controller) {
    #expect(owners[ObjectIdentifier(view)] == nil, "A view has one owner.")
    owners[ObjectIdentifier(view)] = ObjectIdentifier(controller)
    balance[ObjectIdentifier(controller), default: 0] += 1
    #expect(balance[ObjectIdentifier(controller)] == 1, "An owner has one view.")
  }

  func didTakeOver(
    _ view: PlayerView, by controller: Player.Controller, from previous: Player.Controller
  ) {
    #expect(owners[ObjectIdentifier(view)] == ObjectIdentifier(previous))
    #expect(previous.statefulView == nil)
    owners[ObjectIdentifier(view)] = nil
    balance[ObjectIdentifier(previous), default: 0] -= 1
    didAcquire(view, by: controller)
  }

  func willRelinquish(_ view: PlayerView, by controller: Player.Controller) {
    #expect(owners[ObjectIdentifier(view)] == ObjectIdentifier(controller))
    owners[ObjectIdentifier(view)] = nil
    balance[ObjectIdentifier(controller), default: 0] -= 1
    #expect(balance[ObjectIdentifier(controller)] == 0)
    if givingIn.contains(controller.component.name) { refusing.remove(controller.component.name) }
    onRelinquish(controller)
  }
}

/// A place that shows trees of components: a row of a list, a window.
@MainActor final class PlayerPlace {
  let mounted: MountedTree
  let root: HeadlessView
  private let size: Size

  init(
    _ host: HeadlessMountHost, mounter: Mounter? = nil, size: Size = Size(width: 200, height: 100)
  ) {
    self.size = size
    root = host.makeRoot(size: size)
    mounted = MountedTree(in: root, mounter: mounter ?? Mounter(host: host))
  }

  func show(_ tree: ComponentTree) {
    let result = tree.render(
      in: SizeRange(exactly: size), LayoutContext(measurer: mounted.mounter.host.measurer))
    tree.willMount(
      result.renderTree, generation: result.generation, revision: result.revision)
    mounted.update(to: result.renderTree)
    tree.didMount()
  }

  func clear() { mounted.unmountAll() }

  /// The players that are visible here.
  var players: [PlayerView] { root.visibleDescendants.compactMap { $0 as? PlayerView } }
}

extension HeadlessView {
  /// The view and all in it, without what is hidden.
  var visibleDescendants: [HeadlessView] {
    [self] + visibleSubviews.flatMap(\.visibleDescendants)
  }
}
