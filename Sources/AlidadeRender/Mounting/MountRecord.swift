import AlidadeLayout

// Proof (configuration, optimisticAttributes, identity, frame, connections, typedViews, above, below, isApplying,
// isReleased), which each view or attribute that is compared goes through: on the main thread, and each is read, or assigned,
// or changed by an operation of the standard library that runs no code of others.

/// What mounting knows about one native view: what it shows, what was applied to it, and the views
/// inside it.
///
/// It is attached to the view, so a view and the configuration applied to it are never apart.
@MainActor public final class MountRecord {
  /// The view; kept alive by its record.
  let view: any NativeView
  /// What the trees mounted in this place share.
  package let mounter: Mounter
  /// What the view shows; while it waits in a pool, without what must not be kept alive.
  @exclusivity(unchecked) var configuration: ViewConfiguration?
  /// What the view shows ahead of the next configuration, in place of attributes of this one or
  /// beside them.
  @exclusivity(unchecked) var optimisticAttributes: [AnyViewAttribute] = []

  /// The hooks of its class.
  let hooks: ReuseHooks?
  /// What it can be reused for; `nil` for a root view.
  let key: ViewKey?
  /// The node it shows, or showed last.
  @exclusivity(unchecked) var identity: UnitIdentity?
  /// The frame set last.
  @exclusivity(unchecked) var frame: Rect?
  /// Where events of the view go; `nil` while no attribute has asked for any.
  @exclusivity(unchecked) var connections: EventConnections?
  /// What the view was cast to for attributes.
  @exclusivity(unchecked) private var typedViews: AnyTypedView?

  /// The stateful view that was put into this one last, if it is still here.
  weak var occupant: MovableView?

  /// The views inside; `nil` while there have been none.
  var container: ViewContainer?
  /// The views around it; `nil` for a root view.
  unowned var parent: ViewContainer?
  /// The sibling directly above; see ``SiblingChain``.
  @exclusivity(unchecked) var above: MountRecord?
  /// The sibling directly below.
  // Proof: only `SiblingChain` sets it, keeps the sibling below, and clears or replaces this before it
  // lets go of that.
  @exclusivity(unchecked) unowned(unsafe) var below: MountRecord?
  /// Grows from the lowest sibling to the topmost.
  var label = 0
  /// The pass in which the view was made or last taken from a pool.
  var acquiredInPass = 0
  /// The last pass in which a unit claimed the view.
  var stamp = 0

  /// Whether attributes are being applied.
  @exclusivity(unchecked) var isApplying = false
  /// Whether the view waits in its parent's pool.
  var isPooled = false
  /// Whether the view itself is hidden.
  var isHidden = false
  /// Whether it was told that a view around it is hidden.
  var isAncestorHidden = false
  /// Whether what a pool must not keep alive was taken off the view.
  @exclusivity(unchecked) var isReleased = false
  /// Whether the view, or anything ever inside it, has hooks or something to release.
  var needsPoolNotice = false

  init(view: any NativeView, hooks: ReuseHooks?, key: ViewKey?, mounter: Mounter) {
    self.view = view
    self.hooks = hooks
    self.key = key
    self.mounter = mounter
    view.mountRecord = self
  }

  // On the main thread, as whatever keeps a record goes there.
  isolated deinit {
    if view.mountRecord === self { view.mountRecord = nil }
  }

  /// The container of the views inside, made when it is first needed.
  var ensuredContainer: ViewContainer {
    if let container { return container }
    let made = ViewContainer(owner: self)
    container = made
    return made
  }

  /// Makes pools tell this view, and so all around it, when it enters and leaves.
  func requirePoolNotice() {
    var record: MountRecord? = self
    while let current = record, !current.needsPoolNotice {
      current.needsPoolNotice = true
      record = current.parent?.owner
    }
  }

  /// Does something with the view as the type an attribute was made for; a mismatch is reported and
  /// the attribute is then skipped.
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
        "An attribute for \(type) was set on a view that is not one.",
        values: ["the view is a \(Swift.type(of: view))"],
        remedy: """
          The factory of a view class must make views of the type that the attributes name. The attribute is skipped.
          """))
  }
}
