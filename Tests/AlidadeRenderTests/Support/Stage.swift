import AlidadeHeadless
import AlidadeLayout
import AlidadeRender

/// A root view of a headless toolkit, and what is mounted in it.
@MainActor final class Stage {
  let host: HeadlessMountHost
  let root: HeadlessView
  let mounter: Mounter
  let mounted: MountedTree

  init(poolLimits: ReusePoolLimits = ReusePoolLimits(), isRecording: Bool = true) {
    host = HeadlessMountHost(isRecording: isRecording)
    root = host.makeRoot(size: Size(width: 100, height: 100))
    mounter = Mounter(host: host, poolLimits: poolLimits)
    mounted = MountedTree(in: root, mounter: mounter)
  }

  /// Mounts nodes side by side in the root view.
  func mount(_ nodes: [Node], isIncremental: Bool = false, visible: Rect? = nil) {
    mounted.update(
      to: Stage.tree(nodes, isIncremental: isIncremental), visibleRect: visible)
  }

  static let rootIdentity = UnitIdentity.unique()

  static func tree(_ nodes: [Node], isIncremental: Bool = false) -> RenderTree {
    let root = Node(
      identity: rootIdentity, frame: Rect(x: 0, y: 0, width: 100, height: 100), children: nodes)
    return RenderTree(flattening: root.layout, isIncremental: isIncremental)
  }

  /// What is done to native views while `body` runs.
  func operations(during body: () -> Void) -> [HeadlessOperation] {
    host.log.operations(during: body)
  }

  /// What mounting counts while `body` runs.
  func counters(during body: () -> Void) -> MountCounters {
    let before = mounter.counters
    body()
    return mounter.counters.since(before)
  }

  /// The views in sight in the root view, from the lowest to the topmost.
  var views: [HeadlessView] { root.visibleSubviews }

  /// What the labels in sight in the root view show.
  var texts: [String] { root.visibleSubviews.compactMap(\.visibleText) }
}
