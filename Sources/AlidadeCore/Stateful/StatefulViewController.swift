import AlidadeLayout
import AlidadeRender

/// The base class of controllers of components with stateful views; see
/// ``StatefulViewComponentController``, from which they inherit.
///
/// When the component is mounted and the controller has no view, the controller acquires one: the
/// view is created or recycled, configured and then announced. The controller keeps it when the
/// component is unmounted. In a later turn of the main loop, when nothing scrolls, it relinquishes
/// the view if the component is still not mounted and ``canRelinquishStatefulView`` is `true`. If
/// the component is mounted again before that, it gets the same view, which stays in its wrapper if
/// the wrapper is the same.
///
/// | when | calls |
/// |---|---|
/// | a view is acquired | `newStatefulView` unless one is pooled, `configureStatefulView`, `didAcquireStatefulView` |
/// | the component is replaced | `configureStatefulView` |
/// | the component was unmounted, and hasn't been mounted since | `willRelinquishStatefulView` |
/// | too many refuse (`maximumRefusalCount`) | the same; the view is discarded if the controller still refuses then |
/// | the component is gone | the same, even if ``canRelinquishStatefulView`` is `false`; the view is then discarded |
/// | the view comes from another place with the same ``StatefulViewIdentity`` | `configureStatefulView`, `didTakeOverStatefulView`; none on the other side |
///
/// A list keeps a row as long as the controller has the view, however far the row has been scrolled
/// away. If several places show one component, the place mounted last has the view.
@MainActor
open class StatefulViewController<Controlled: StatefulViewComponent>:
  ComponentController<Controlled>
{
  /// A view, and the context and the owner it was acquired for.
  private struct Holding {
    let view: Controlled.Controller.StatefulView
    let movable: MovableView
    let viewContext: Controlled.Controller.ViewContext
    let owner: UnitIdentity
  }

  /// A wrapper in which the component is mounted.
  private struct Place {
    let wrapper: any NativeView
    var size: Size
  }

  private var holding: Holding?
  /// The view that is being relinquished.
  private var leaving: Holding?
  /// The wrappers in which the component is mounted, in the order of mounting; the last one shows
  /// the view.
  private var places: [Place] = []
  private var isInvalid = false
  /// A Boolean value that is `true` while the view is lent to a caller that shows it elsewhere.
  private var isLent = false
  private var needsConfiguration = false
  /// The updates of the tree that this controller keeps from being forgotten.
  private var held: PendingUpdates?
  /// The identity with which the component was mounted.
  private var identity: StatefulViewIdentity?
  package var poolPlaces = StatefulViewPool.OwnerPlaces()
  private weak var host: (any MountHost)?
  private weak var pool: StatefulViewPool?

  /// The view; `nil` before the component is mounted, after the view was relinquished, and while
  /// another place has it.
  ///
  /// Don't remove the view from its wrapper or change its size.
  public final var statefulView: Controlled.Controller.StatefulView? { (holding ?? leaving)?.view }

  /// Called when the view was acquired and configured, and is about to be shown.
  open func didAcquireStatefulView(_ statefulView: Controlled.Controller.StatefulView) {}

  /// Called when the view is about to be relinquished, and may then be used by another component.
  ///
  /// The view may already have left its wrapper.
  open func willRelinquishStatefulView(_ statefulView: Controlled.Controller.StatefulView) {}

  /// Called when the view was taken over from another place with the same ``StatefulViewIdentity``
  /// and configured, and is about to be shown.
  ///
  /// The other controller no longer has a view, and isn't notified. By default, this method calls
  /// ``didAcquireStatefulView(_:)``. Override it if that would restart something, or if the
  /// controller holds additional state of the view.
  open func didTakeOverStatefulView(
    _ statefulView: Controlled.Controller.StatefulView, from previous: Controlled.Controller
  ) {
    didAcquireStatefulView(statefulView)
  }

  /// A Boolean value that is `true` if the view may be relinquished while the component isn't
  /// mounted; `true` by default.
  ///
  /// Call ``canRelinquishStatefulViewDidChange()`` when the value changes. A controller that
  /// refused is also asked again when other controllers are.
  open var canRelinquishStatefulView: Bool { true }

  /// A Boolean value that is `true` if the controller has information as valuable as state, so that
  /// a list keeps the row even after the view was relinquished; `false` by default.
  ///
  /// This property is read after the view was relinquished.
  open var hasStateToPreserve: Bool { false }

  /// Informs the controller that ``canRelinquishStatefulView`` may have changed.
  ///
  /// If the property is `true` and the component isn't mounted, the view is relinquished in a later
  /// turn of the main loop.
  public final func canRelinquishStatefulViewDidChange() {
    if places.isEmpty { relinquishLater() }
  }

  /// Lends the view to a caller that shows it elsewhere temporarily, such as in a full-screen
  /// window.
  ///
  /// The view is removed from its wrapper. It is neither put back nor relinquished, and belongs to
  /// the caller until ``takeBackStatefulView()``.
  ///
  /// - Returns: the view, without a superview; `nil` if there is none.
  public final func lendStatefulView() -> Controlled.Controller.StatefulView? {
    guard let holding else { return nil }
    isLent = true
    holding.movable.takeOut()
    return holding.view
  }

  /// Takes back a lent view, which must have no superview, and puts it back into its wrapper if the
  /// component is mounted.
  ///
  /// This method does nothing if no view is lent.
  public final func takeBackStatefulView() {
    guard isLent else { return }
    isLent = false
    if places.isEmpty { passOn() } else { show() }
  }

  // MARK: - Mount events

  override func didReplaceComponent() {
    needsConfiguration = true
  }

  override func observe(_ event: MountEvent, in place: MountContext) {
    switch event {
    // No other component may take the view during the mount.
    case .willMount: pool?.withdraw(self)
    case .didAcquireView, .didMount, .didUpdate: present(in: place.view, size: place.frame.size)
    case .willRelinquishView: places.removeAll { $0.wrapper === place.view }
    case .didUnmount: if places.isEmpty { passOn() } else { show() }
    case .willUpdate, .willUnmount: break
    }
  }

  override func didInvalidate() {
    isInvalid = true
    places = []
    holdTree(false)
    passOn()
  }

  /// Records a wrapper, and shows the view of the current component in the last one.
  private final func present(in wrapper: any NativeView, size: Size) {
    guard let mounter = wrapper.mountRecord?.mounter else { return }
    holdTree(false)
    pool?.withdraw(self)
    host = mounter.host
    pool = mounter.statefulViews
    let known = places.firstIndex { $0.wrapper === wrapper }
    if let known {
      places[known].size = size
    } else {
      places.append(Place(wrapper: wrapper, size: size))
    }
    noteIdentity(isNew: known == nil)
    let isExchanged = letGoForOtherContext(mounter)
    if holding == nil, known == nil || isExchanged {
      if !takeOverFromHolder() { acquire(in: wrapper, mounter) }
    } else {
      configure()
    }
    show()
  }

  private final func configure() {
    guard needsConfiguration, let view = holding?.view else { return }
    needsConfiguration = false
    Controlled.Controller.configureStatefulView(view, for: component)
  }

  /// Shows the view in the wrapper that was mounted last.
  private final func show() {
    guard let place = places.last else { return }
    if let holding, !isLent {
      holding.movable.show(in: place.wrapper, at: Rect(origin: .zero, size: place.size))
    } else {
      MovableView.empty(place.wrapper)
    }
  }

  // MARK: - Acquiring

  private final func acquire(in wrapper: any NativeView, _ mounter: Mounter) {
    let viewContext = Controlled.Controller.contextForNewStatefulView(component)
    let owner = identity?.owner ?? context.reference.scope?.identity ?? .unique()
    let waiting = mounter.statefulViews.take(kind(viewContext), for: owner, in: wrapper)
    guard let (view, movable) = reused(waiting) ?? made(viewContext, mounter.host) else { return }
    hold(Holding(view: view, movable: movable, viewContext: viewContext, owner: owner))
    didAcquireStatefulView(view)
  }

  private final func hold(_ new: Holding) {
    holding = new
    identity?.holder = self
    needsConfiguration = false
    Controlled.Controller.configureStatefulView(new.view, for: component)
  }

  private final func reused(
    _ movable: MovableView?
  ) -> (Controlled.Controller.StatefulView, MovableView)? {
    guard let movable, let view = movable.view as? Controlled.Controller.StatefulView else {
      return nil
    }
    return (view, movable)
  }

  private final func made(
    _ viewContext: Controlled.Controller.ViewContext, _ host: any MountHost
  ) -> (Controlled.Controller.StatefulView, MovableView)? {
    let view = Controlled.Controller.newStatefulView(viewContext, on: host)
    if let native = view as? any NativeView { return (view, MovableView(native)) }
    Diagnostics.report(
      Diagnostic(
        "The stateful view of \(Controlled.self) isn't a native view.",
        values: ["view  \(Swift.type(of: view))"],
        remedy: """
          `newStatefulView` must return a view that conforms to NativeView. To show a stock widget of a toolkit, wrap \
          it in a view of its backend. Until then, nothing is shown.
          """))
    return nil
  }

  /// Relinquishes a view that was created for a context other than that of the current component.
  ///
  /// - Returns: `true` if the view was relinquished.
  private final func letGoForOtherContext(_ mounter: Mounter) -> Bool {
    guard let holding, needsConfiguration else { return false }
    let wanted = Controlled.Controller.contextForNewStatefulView(component)
    guard wanted != holding.viewContext, agrees else { return false }
    relinquish(of: holding)
    mounter.statefulViews.keep(holding.movable, kind(holding.viewContext), from: holding.owner)
    return true
  }

  private final func kind(_ viewContext: Controlled.Controller.ViewContext) -> StatefulViewKind {
    StatefulViewKind(
      key: StatefulViewKey(Controlled.Controller.self, context: viewContext),
      maximumCount: Controlled.Controller.maximumPoolSize(viewContext),
      maximumRefusalCount: Controlled.Controller.maximumRefusalCount(viewContext)
    ) { Controlled.Controller.isContextValid(viewContext) }
  }

  // MARK: - Other places with the same identity

  private final func noteIdentity(isNew: Bool) {
    let isOther = identity !== component.viewIdentity
    if isOther {
      forgetIdentity()
      identity = component.viewIdentity
      if holding != nil { identity?.holder = self }
    }
    if isNew || isOther { identity?.noteMounted(self) }
  }

  private final func forgetIdentity() {
    identity?.noteUnmounted(self)
    if identity?.holder === self { identity?.holder = nil }
  }

  /// Takes over the view of the controller that holds the view of this identity.
  private final func takeOverFromHolder() -> Bool {
    guard let holder = identity?.holder as? StatefulViewController<Controlled> else { return false }
    return takeOver(from: holder)
  }

  /// - Returns: `true` if the view was taken over: the other controller had a view for the same
  ///   context and toolkit, and hadn't lent it.
  private final func takeOver(from previous: StatefulViewController<Controlled>) -> Bool {
    guard previous !== self, previous.pool === pool, !previous.isLent, let taken = previous.holding,
      taken.viewContext == Controlled.Controller.contextForNewStatefulView(component),
      let controller = previous as? Controlled.Controller
    else { return false }
    previous.holding = nil
    previous.pool?.withdraw(previous)
    previous.holdTree(false)
    hold(taken)
    didTakeOverStatefulView(taken.view, from: controller)
    return true
  }

  /// Passes the view to another place that shows the component, or relinquishes it later.
  private final func passOn() {
    identity?.noteUnmounted(self)
    if let next = identity?.lastMounted as? StatefulViewController<Controlled>,
      next.holding == nil, next.takeOver(from: self)
    {
      next.show()
    } else {
      relinquishLater()
    }
  }

  // MARK: - Relinquishing

  /// - Returns: `true` if the controller now agrees, so that the view can be recycled.
  @discardableResult
  private final func relinquish(of holding: Holding) -> Bool {
    self.holding = nil
    // The notified code may mount the component again, which then gets another view.
    leaving = holding
    willRelinquishStatefulView(holding.view)
    let agrees = agrees
    leaving = nil
    if identity?.holder === self, self.holding == nil { identity?.holder = nil }
    if places.isEmpty { holdTree(!isInvalid && hasStateToPreserve) }
    return agrees
  }

  private final func relinquishLater() {
    guard holding != nil else { return }
    holdTree(!isInvalid)
    guard let host, let pool else {
      // Without the toolkit, no component could use the view.
      if isInvalid { _ = relinquish() }
      return
    }
    pool.enqueue(self, on: host)
  }

  private var agrees: Bool { !isLent && canRelinquishStatefulView }

  /// Keeps the tree from being forgotten as long as this controller has a view that must not be
  /// lost.
  private final func holdTree(_ isHolding: Bool) {
    guard isHolding != (held != nil) else { return }
    let updates = held ?? context.reference.scope?.updates
    updates?.hold(isHolding)
    held = isHolding ? updates : nil
  }
}

extension StatefulViewController: StatefulViewOwner {
  package var ownerIdentity: UnitIdentity { holding?.owner ?? .unique() }

  package var statefulViewKind: StatefulViewKind? { holding.map { kind($0.viewContext) } }

  package func relinquish() -> StatefulViewRelinquishment {
    guard let holding, places.isEmpty else { return .unneeded }
    let isReusable = agrees
    guard isReusable || isInvalid else { return .refused }
    isLent = false
    relinquish(of: holding)
    return .relinquished(holding.movable, isReusable: isReusable)
  }

  package func surrender() -> StatefulViewRelinquishment {
    guard let holding, places.isEmpty, !isLent else { return .unneeded }
    let isReusable = relinquish(of: holding)
    return .relinquished(holding.movable, isReusable: isReusable)
  }
}
