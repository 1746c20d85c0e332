import AlidadeLayout
import AlidadeRender

/// A backend in which the contract suite mounts nodes, with a record of the calls.
@MainActor final class ContractStage {
  typealias Node = ContractNode
  typealias Call = RecordingMountHost.Call

  let backend: any ContractBackend
  let recorder: RecordingMountHost
  let mounter: Mounter
  let mounted: MountedTree
  let journal = ContractJournal()
  let root: any NativeView

  init(_ backend: any ContractBackend, poolLimits: ReusePoolLimits = ReusePoolLimits()) {
    self.backend = backend
    recorder = RecordingMountHost(backend.host)
    mounter = Mounter(host: recorder, poolLimits: poolLimits)
    root = backend.root
    mounted = MountedTree(in: root, mounter: mounter)
  }

  /// Mounts nodes in the root as siblings.
  func mount(
    _ nodes: [Node], isIncremental: Bool = false, visible: Rect? = nil, animation: Animation? = nil
  ) {
    let layout = Layout(
      identity: rootIdentity, componentType: ComponentType(ContractStage.self),
      size: Size(width: 100, height: 100),
      children: nodes.map { Layout.Child(position: $0.frame.origin, layout: $0.layout) })
    mounted.update(
      to: RenderTree(flattening: layout, isIncremental: isIncremental), visibleRect: visible,
      animation: animation)
  }

  private let rootIdentity = UnitIdentity.unique()

  /// Returns the calls to the backend while `body` runs.
  func calls(during body: () -> Void) -> [Call] {
    _ = recorder.takeCalls()
    body()
    return recorder.takeCalls()
  }

  /// Returns a node that shows a number.
  func node(_ value: Int, _ children: [Node] = []) -> Node {
    Node([journal.attribute("value", value)], children)
  }

  /// Returns the visible subviews of `view`, or of the root, from the lowest to the topmost.
  func views(in view: (any NativeView)? = nil) -> [any NativeView] {
    backend.children(of: view ?? root).filter { !backend.isHidden($0) }
  }

  /// Returns the numbers that the visible subviews of `view`, or of the root, show, from the lowest
  /// to the topmost.
  func shown(in view: (any NativeView)? = nil) -> [Int?] {
    views(in: view).map { journal.value("value", of: $0) }
  }

  func identities(_ views: [any NativeView]) -> [ObjectIdentifier] {
    views.map { ObjectIdentifier($0) }
  }
}
