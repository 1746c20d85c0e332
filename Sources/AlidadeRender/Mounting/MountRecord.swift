import AlidadeLayout

// Proof (configuration, optimisticAttributes, identity, frame, motion, nextFrame, connections,
// typedViews, above, below, isApplying, isReleased), which are accessed for each view or attribute
// that is compared: all accesses are on the main thread, and each reads, assigns, or calls a
// standard library operation that runs no other code.

/// The mounting state of one native view: its configuration, the attributes applied to it, and the
/// views inside it.
///
/// It is attached to the view, so a view and the configuration applied to it are never separated.
@MainActor public final class MountRecord {
  /// The view; retained by its record.
  let view: any NativeView
  /// The mounter shared by all trees in this place.
  package let mounter: Mounter
  /// The configuration shown; in a pool, without the values that must not be kept alive.
  @exclusivity(unchecked) var configuration: ViewConfiguration?
  /// The attributes shown before the next configuration sets them, in place of attributes of this
  /// one or in addition to them.
  @exclusivity(unchecked) var optimisticAttributes: [AnyViewAttribute] = []

  /// The reuse hooks of the view's class.
  let hooks: ReuseHooks?
  /// The key for which the view can be reused; `nil` for a root view.
  let key: ViewKey?
  /// The identity of the node that the view shows, or last showed.
  @exclusivity(unchecked) var identity: UnitIdentity?
  /// The frame that was last set, without the motion in progress.
  @exclusivity(unchecked) package internal(set) var frame: Rect?
  /// The motion in progress, or set by hand; `nil` if there is none.
  @exclusivity(unchecked) var motion: ViewMotion?
  /// The final look of a view that disappears; `nil` for any other view.
  var leavingLook: Transition.Look?
  /// The name of a view that disappears and that another view may replace; `nil` if there is none.
  var leavingMatch: MatchedIdentifier?
  /// A Boolean value that is `true` if the view is disappearing or moving out of sight: its unit is
  /// no longer mounted.
  var isLeaving: Bool { leavingLook != nil }
  /// The frame to set after the attributes that are being applied; `nil` if the frame doesn't
  /// change.
  @exclusivity(unchecked) var nextFrame: Rect?
  /// The animation with which the attributes that are being applied are shown; `nil` if the view
  /// isn't animated.
  package internal(set) var nextAnimation: Animation?
  /// The handlers of the view's events; `nil` until an attribute connects one.
  @exclusivity(unchecked) var connections: EventConnections?
  /// The casts of the view that attributes have used.
  @exclusivity(unchecked) private var typedViews: AnyTypedView?

  /// The stateful view that was most recently placed in this view, if it is still here.
  weak var occupant: MovableView?

  /// The container of the views inside; `nil` until it is first needed.
  var container: ViewContainer?
  /// The container that the view is in; `nil` for a root view.
  unowned var parent: ViewContainer?
  /// The view around a root view that its tree has made; `nil` for any other view.
  weak var surroundings: MountRecord?
  /// The sibling directly above; see ``SiblingChain``.
  @exclusivity(unchecked) var above: MountRecord?
  /// The sibling directly below.
  // Proof: only `SiblingChain` sets it; it retains the sibling below, and clears or replaces this
  // before it releases that sibling.
  @exclusivity(unchecked) unowned(unsafe) var below: MountRecord?
  /// The number of times that the root view of a row was passed to another row.
  package internal(set) var replacementCount = 0
  /// A number that grows from the lowest sibling to the topmost.
  var label = 0
  /// The pass in which the view was created or last taken from a pool.
  var acquiredInPass = 0
  /// The last pass in which a unit claimed the view.
  var stamp = 0

  /// A Boolean value that is `true` if attributes are being applied.
  @exclusivity(unchecked) var isApplying = false
  /// A Boolean value that is `true` if the view is in its parent's pool.
  var isPooled = false
  /// A Boolean value that is `true` if the view itself is hidden.
  var isHidden = false
  /// A Boolean value that is `true` if the view was notified that an ancestor is hidden.
  var isAncestorHidden = false
  /// A Boolean value that is `true` if the values that a pool must not keep alive were released.
  @exclusivity(unchecked) var isReleased = false
  /// A Boolean value that is `true` if the view, or any view ever inside it, has hooks or something
  /// to release.
  var needsPoolNotice = false

  init(view: any NativeView, hooks: ReuseHooks?, key: ViewKey?, mounter: Mounter) {
    self.view = view
    self.hooks = hooks
    self.key = key
    self.mounter = mounter
    view.mountRecord = self
  }

  // On the main thread, where the owners of a record are released too.
  isolated deinit {
    if view.mountRecord === self { view.mountRecord = nil }
  }

  /// The identity of the node that the view shows; `nil` for a root view and in a pool.
  package var shownIdentity: UnitIdentity? { isPooled ? nil : identity }

  /// A Boolean value that is `true` while attributes are applied to a view that gets another size
  /// next.
  package var isAboutToResize: Bool { nextFrame.map { $0.size != frame?.size } ?? false }

  /// The container of the views inside, created when first needed.
  var ensuredContainer: ViewContainer {
    if let container { return container }
    let made = ViewContainer(owner: self)
    container = made
    return made
  }

  /// Sets the node that the view shows next, and ends a motion that belongs to another node.
  func setIdentity(_ next: UnitIdentity) {
    if motion != nil, next != identity { endMotion() }
    identity = next
  }

  /// Marks this view and its ancestors as needing a notification when they enter or leave a pool.
  func requirePoolNotice() {
    var record: MountRecord? = self
    while let current = record, !current.needsPoolNotice {
      current.needsPoolNotice = true
      record = current.parent?.owner
    }
  }

  /// Calls `body` with the view, cast to the type that an attribute is declared for.
  ///
  /// A mismatch is reported, and `body` isn't called.
  func withView<View>(as type: View.Type, _ body: (View) -> Void) {
    guard let typed = typedViews?.typed(as: type) ?? castView(to: type) else { return }
    body(typed.view)
  }

  private func castView<View>(to type: View.Type) -> TypedView<View>? {
    guard let view = view as? View else {
      reportMismatch(type)
      return nil
    }
    let typed = TypedView(view, next: typedViews)
    typedViews = typed
    return typed
  }

  private func reportMismatch<View>(_ type: View.Type) {
    Diagnostics.reportOnce(
      Diagnostic(
        "An attribute for \(type) was set on a view of another type.",
        values: ["view  \(Swift.type(of: view))"],
        remedy: """
          The factory of a view class must return views of the type that its attributes are declared for. The attribute \
          is skipped.
          """))
  }
}
