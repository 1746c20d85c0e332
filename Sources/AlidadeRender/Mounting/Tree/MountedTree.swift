import AlidadeLayout

/// What is mounted in one root view, and the passes that change it.
///
/// The root view may hold views of others: they are left alone and keep their places.
@MainActor public final class MountedTree {
  /// The view that everything is mounted in.
  public let rootView: any NativeView
  /// What the trees mounted in this place share.
  public let mounter: Mounter
  /// What is mounted; `nil` before the first update and after everything was unmounted.
  public internal(set) var tree: RenderTree?
  /// What is in sight of an incremental tree, in the root's coordinates; `nil` means all of it.
  public internal(set) var visibleRect: Rect?

  let root: MountRecord
  /// The views of the units, in the order of the units; `nil` for what is not mounted or has no view.
  var records: [MountRecord?] = []
  /// Which units are mounted.
  var isMounted: [Bool] = []
  var cursors = EdgeCursors()

  /// Mounts in `rootView`, which must not be the root of another tree.
  public init(in rootView: any NativeView, mounter: Mounter) {
    self.rootView = rootView
    self.mounter = mounter
    root = MountRecord(view: rootView, hooks: nil, key: nil, mounter: mounter)
  }

  isolated deinit {
    tearDown()
  }

  /// Hides or shows the root view. Views inside it are told when that makes them invisible or visible.
  public var isHidden: Bool {
    get { root.isHidden }
    set { if newValue { root.hide() } else { root.show() } }
  }

  /// Unmounts everything. The views wait for another tree.
  ///
  /// - Parameter hidesViews: whether the views are hidden. When the root view is about to be hidden they need not be.
  public func unmountAll(hidesViews: Bool = true) {
    guard let old = tree else { return }
    let pass = MountPass(self, old: old, new: nil)
    pass.unmountAll(hidesViews: hidesViews)
  }

  /// Unmounts everything and takes all views out of the root view.
  public func tearDown() {
    unmountAll(hidesViews: false)
    guard let container = root.container else { return }
    for child in container.children { discard(child, from: container) }
    root.container = nil
  }

  /// Takes one view out for good.
  func discard(_ record: MountRecord, from container: ViewContainer) {
    mounter.host.remove(record.view, from: container.owner.view)
    mounter.viewsAlive -= record.viewCount
    record.view.mountRecord = nil
    container.remove(record)
  }
}

extension MountRecord {
  /// The number of managed views in this one, with itself.
  fileprivate var viewCount: Int {
    (container?.children ?? []).reduce(1) { $0 + $1.viewCount }
  }
}
