import AlidadeLayout

// Proof (tree, records): as in ``MountRecord``.

/// The render tree mounted in one root view, with its native views.
///
/// The root view may contain other views, which are left unchanged and keep their positions.
@MainActor public final class MountedTree {
  /// The view that contains all mounted views.
  public let rootView: any NativeView
  /// The mounter shared by all trees in this place.
  public let mounter: Mounter
  /// The mounted tree; `nil` before the first update and after everything was unmounted.
  @exclusivity(unchecked) public internal(set) var tree: RenderTree?
  /// The visible rectangle of an incremental tree, in the root's coordinates; `nil` means
  /// everything.
  var visibleRect: Rect?
  /// The distance by which ``visibleRect`` extends beyond the visible part, on each side.
  package var margin = Size.zero
  /// The object that scrolls the tree; `nil` if nothing does.
  package weak var enclosing: (any EnclosingScroll)?

  let root: MountRecord
  /// The superview of a root view that this tree created; `nil` if the root view belongs to other
  /// code.
  private let surroundings: (any NativeView)?
  private var isTornDown = false
  /// The views in the order of the units; `nil` for a unit that isn't mounted or has no view.
  @exclusivity(unchecked) var records: [MountRecord?] = []
  /// For each unit, `true` if it is mounted.
  var isMounted: [Bool] = []
  var cursors = EdgeCursors()
  /// The units that are mounted although they aren't visible, because they contain the keyboard
  /// focus.
  var outliers: [Int] = []
  /// A closure that returns `true` if a view contains the keyboard focus; `nil` if units with the
  /// focus aren't kept.
  package var hasFocus: ((any NativeView) -> Bool)?
  /// A Boolean value that is `true` if notices of mounted units wait for ``notifyDeferred()``.
  var defersNotices = false
  /// The distance by which the coordinates of the root have moved on the screen since the latest
  /// pass.
  ///
  /// Animations in a pass begin at the position where the views were shown on the screen.
  var shift = Point.zero
  /// The views that are disappearing: their units are no longer mounted.
  var departures: [MountRecord] = []
  /// The pooled views that go on moving inside views that are disappearing.
  var carried: [MountRecord] = []
  private var deferredNotices: [() -> Void] = []
  /// A Boolean value that is `true` if the root view is a view of another tree.
  private let isInside: Bool
  /// The number of the last pass over all units.
  var lastWholePass = 0
  /// The appearance with which a named view begins in the next pass; `nil` for none.
  var departure: (name: MatchedIdentifier, look: MountPass.Match)?
  /// Called after a disappearing view was removed.
  var didFinishDeparture: (@MainActor () -> Void)?
  /// A Boolean value that is `true` if the tree has, or had, named views.
  var hasNames = false
  /// A Boolean value that is `true` if the tree shows the copy of a view that moves between other
  /// trees.
  var isOverlay = false

  /// Creates an empty tree in `rootView`, which must not be the root of another tree.
  public init(in rootView: any NativeView, mounter: Mounter) {
    self.rootView = rootView
    self.mounter = mounter
    surroundings = nil
    isInside = false
    root = MountRecord(view: rootView, hooks: nil, key: nil, mounter: mounter)
    mounter.matchedViews.host = self
  }

  /// Creates an empty tree in a view of another tree that mounts nothing in it.
  ///
  /// Unmounted views stay in the view, for the next tree in it.
  init(inside record: MountRecord) {
    rootView = record.view
    mounter = record.mounter
    surroundings = nil
    isInside = true
    root = record
  }

  /// Creates an empty tree with its own root view, and inserts the root view into `parent`.
  ///
  /// The root view is removed with the tree.
  ///
  /// - Parameters:
  ///   - viewClass: the class of the root view.
  ///   - parent: the superview of the root view.
  ///   - sibling: the view directly below the root view; `nil` inserts the root view below all
  ///     other views.
  ///   - mounter: the mounter shared by all trees in this place.
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
    isInside = false
    root = MountRecord(view: view, hooks: nil, key: nil, mounter: mounter)
    root.surroundings = parent.mountRecord
  }

  isolated deinit {
    tearDown()
  }

  /// A Boolean value that is `true` if the root view is hidden.
  ///
  /// Setting this property notifies the views inside if they become invisible or visible.
  public var isHidden: Bool {
    get { root.isHidden }
    set { if newValue { root.hide() } else { root.show() } }
  }

  /// Sets the frame of the root view in its superview's coordinates; an equal frame costs nothing.
  public func setFrame(_ frame: Rect) {
    guard frame != root.frame else { return }
    root.frame = frame
    root.place()
    mounter.counters.framesSet += 1
  }

  /// Moves the root view directly above `sibling`, or below all other views if `sibling` is `nil`.
  ///
  /// This method does nothing if the root view belongs to other code.
  public func moveRoot(above sibling: (any NativeView)?) {
    guard let surroundings, sibling !== rootView else { return }
    mounter.host.move(rootView, in: surroundings, above: sibling)
    mounter.counters.viewsMoved += 1
  }

  /// Unmounts everything.
  ///
  /// The views stay in pools for another tree.
  ///
  /// - Parameter hidesViews: `true` to hide the views; not necessary if the root view is about to
  ///   be hidden.
  public func unmountAll(hidesViews: Bool = true) {
    guard let old = tree else { return }
    mounter.beginUpdate()
    defer { mounter.endUpdate() }
    let pass = MountPass(self, old: old, new: nil)
    pass.unmountAll(hidesViews: hidesViews)
  }

  /// Unmounts everything and removes all views, including a root view that this tree created.
  public func tearDown() {
    mounter.matchedViews.remove(self)
    unmountAll(hidesViews: false)
    if isInside { return }
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

  /// Calls `notices` now, or in ``notifyDeferred()``.
  func notify(_ notices: @escaping () -> Void) {
    if defersNotices { deferredNotices.append(notices) } else { notices() }
  }

  /// Notifies the observers of units that were mounted since the last call.
  func notifyDeferred() {
    let notices = deferredNotices
    deferredNotices = []
    for notice in notices { notice() }
  }

  /// Discards the pooled views of a container that exceed the limits.
  func trim(_ container: ViewContainer) {
    for record in container.pools.trim(mounter.poolLimits, pass: mounter.passCount) {
      discard(record, from: container)
      mounter.counters.viewsDiscarded += 1
    }
  }

  /// Permanently removes a view, with all views inside it.
  func discard(_ record: MountRecord, from container: ViewContainer) {
    container.remove(record)
    discardRemoved(record, from: container)
  }

  private func discardRemoved(_ record: MountRecord, from container: ViewContainer) {
    // The values of a view may in turn retain the view, as the rows of a list do.
    record.releaseInside()
    mounter.host.remove(record.view, from: container.contentView)
    mounter.viewsAlive -= record.dismantle()
  }
}

extension MountRecord {
  /// Detaches the record, and those of all views inside, from their views.
  ///
  /// Works without recursion, because views may be nested deeper than the stack allows.
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
