import AlidadeLayout

// Proof (tree, records): as in ``MountRecord``.

/// What is mounted in one root view, and the passes that change it.
///
/// The root view may hold views of others: they are left alone and keep their places.
@MainActor public final class MountedTree {
  /// The view that everything is mounted in.
  public let rootView: any NativeView
  /// What the trees mounted in this place share.
  public let mounter: Mounter
  /// What is mounted; `nil` before the first update and after everything was unmounted.
  @exclusivity(unchecked) public internal(set) var tree: RenderTree?
  /// What is in sight of an incremental tree, in the root's coordinates; `nil` means all of it.
  var visibleRect: Rect?

  let root: MountRecord
  /// The view that the root view was put into by this tree; `nil` when the root view belongs to
  /// somebody else.
  private let surroundings: (any NativeView)?
  private var isTornDown = false
  /// The views of the units, in the order of the units; `nil` for what is not mounted or has no
  /// view.
  @exclusivity(unchecked) var records: [MountRecord?] = []
  /// Which units are mounted.
  var isMounted: [Bool] = []
  var cursors = EdgeCursors()
  /// The last pass that looked at all units.
  var lastWholePass = 0

  /// Mounts in `rootView`, which must not be the root of another tree.
  public init(in rootView: any NativeView, mounter: Mounter) {
    self.rootView = rootView
    self.mounter = mounter
    surroundings = nil
    root = MountRecord(view: rootView, hooks: nil, key: nil, mounter: mounter)
  }

  /// Makes a root view, puts it into `parent`, and mounts in it.
  ///
  /// The view goes with the tree.
  ///
  /// - Parameters:
  ///   - viewClass: the kind of the root view.
  ///   - parent: the view around it.
  ///   - sibling: the view below it; `nil` puts it below all others.
  ///   - mounter: what the trees mounted in this place share.
  public init(
    making viewClass: PortableViewClass, in parent: any NativeView,
    above sibling: (any NativeView)?, mounter: Mounter
  ) {
    let view = mounter.host.makeView(viewClass)
    mounter.host.insert(view, into: parent, above: sibling)
    mounter.counters.viewsCreated += 1
    mounter.viewsAlive += 1
    rootView = view
    self.mounter = mounter
    surroundings = parent
    root = MountRecord(view: view, hooks: nil, key: nil, mounter: mounter)
  }

  isolated deinit {
    tearDown()
  }

  /// Hides or shows the root view.
  ///
  /// Views inside it are told when that makes them invisible or visible.
  public var isHidden: Bool {
    get { root.isHidden }
    set { if newValue { root.hide() } else { root.show() } }
  }

  /// Gives the root view its frame in the coordinates of the view around it; an equal frame costs
  /// nothing.
  public func setFrame(_ frame: Rect) {
    guard frame != root.frame else { return }
    root.frame = frame
    mounter.host.setFrame(frame, of: rootView)
    mounter.counters.framesSet += 1
  }

  /// Moves the root view directly above `sibling`, or below all others when that is `nil`.
  ///
  /// Does nothing with a root view that belongs to somebody else.
  public func moveRoot(above sibling: (any NativeView)?) {
    guard let surroundings, sibling !== rootView else { return }
    mounter.host.move(rootView, in: surroundings, above: sibling)
    mounter.counters.viewsMoved += 1
  }

  /// Unmounts everything.
  ///
  /// The views wait for another tree.
  ///
  /// - Parameter hidesViews: whether the views are hidden. When the root view is about to be hidden
  ///   they need not be.
  public func unmountAll(hidesViews: Bool = true) {
    guard let old = tree else { return }
    let pass = MountPass(self, old: old, new: nil)
    pass.unmountAll(hidesViews: hidesViews)
  }

  /// Unmounts everything and takes all views out of the root view.
  public func tearDown() {
    unmountAll(hidesViews: false)
    if let container = root.container {
      for child in container.removeAll() { discardRemoved(child, from: container) }
      root.container = nil
    }
    if let surroundings, !isTornDown {
      mounter.host.remove(rootView, from: surroundings)
      mounter.viewsAlive -= 1
      isTornDown = true
    }
  }

  /// Takes one view out for good, with all that is in it.
  func discard(_ record: MountRecord, from container: ViewContainer) {
    container.remove(record)
    discardRemoved(record, from: container)
  }

  private func discardRemoved(_ record: MountRecord, from container: ViewContainer) {
    // What a view was given may hold the view in turn, as the rows of a list do.
    record.releaseInside()
    mounter.host.remove(record.view, from: container.contentView)
    mounter.viewsAlive -= record.dismantle()
  }
}

extension MountRecord {
  /// Parts the record, and those of all views inside, from their views.
  ///
  /// Works without recursion, for views may be nested deeper than the stack allows.
  ///
  /// - Returns: the number of views.
  fileprivate func dismantle() -> Int {
    var count = 0
    var pending = [self]
    while let record = pending.popLast() {
      count += 1
      record.view.mountRecord = nil
      if let container = record.container { pending += container.removeAll() }
    }
    return count
  }
}
