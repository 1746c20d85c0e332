import AlidadeLayout
import AlidadeRender

/// The controllers of components with stateful views; see ``StatefulViewComponentController``, from
/// which they inherit.
///
/// The view is acquired, that is, made or recycled, configured and then announced, when the
/// component is mounted without one. From then on it goes with the controller. When the component
/// is unmounted the view stays; in a later turn of the main loop, when nothing scrolls, the
/// controller lets go of it if the component is still not mounted and ``canRelinquishStatefulView``
/// agrees. A component that is mounted before that finds the very same view, which is not even taken
/// out of its wrapper if that is the same.
///
/// | when | calls |
/// |---|---|
/// | a view is acquired | `newStatefulView` unless one waits, `configureStatefulView`, `didAcquireStatefulView` |
/// | the component is another one | `configureStatefulView` |
/// | the component was unmounted, and has not been mounted since | `willRelinquishStatefulView` |
/// | too many refuse (`maximumRefusalCount`) | the same; the view is thrown away if the controller still refuses then |
/// | the component is gone | the same, even if ``canRelinquishStatefulView`` refuses; the view is then thrown away |
/// | the view comes from another place with the same ``StatefulViewIdentity`` | `configureStatefulView`, `didTakeOverStatefulView`; nothing on the other side |
///
/// A list does not forget a row as long as the controller has the view, however far the row is out of
/// sight. Of several places that show one component the one that was mounted last has the view.
@MainActor
open class StatefulViewController<Controlled: StatefulViewComponent>:
  ComponentController<Controlled>
{
  /// A view, and what it was acquired for.
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
  /// What is being let go of.
  private var leaving: Holding?
  /// Where the component is mounted, in the order in which it was; the last one shows the view.
  private var places: [Place] = []
  private var isInvalid = false
  /// Is true when the view is shown by somebody else for a while.
  private var isLent = false
  private var needsConfiguration = false
  /// What it was noted with that the tree must be kept.
  private var held: PendingUpdates?
  /// The identity with which the component was mounted.
  private var identity: StatefulViewIdentity?
  package var poolPlaces = StatefulViewPool.OwnerPlaces()
  private weak var host: (any MountHost)?
  private weak var pool: StatefulViewPool?

  /// The view; `nil` before the component is mounted, after the view was let go of, and while another
  /// place has it.
  ///
  /// It must not be taken out of its wrapper, nor be given another size.
  public final var statefulView: Controlled.Controller.StatefulView? { (holding ?? leaving)?.view }

  /// The view was acquired and configured; it is about to be shown.
  open func didAcquireStatefulView(_ statefulView: Controlled.Controller.StatefulView) {}

  /// The view is about to be let go of, and may then be used by another component.
  ///
  /// It may have left its wrapper.
  open func willRelinquishStatefulView(_ statefulView: Controlled.Controller.StatefulView) {}

  /// The view was taken over from another place with the same ``StatefulViewIdentity``, and was
  /// configured; it is about to be shown.
  ///
  /// The controller there, which has no view any longer, was told nothing. The default calls
  /// ``didAcquireStatefulView(_:)``. Override it where that would begin anew, or where a controller
  /// remembers more about the view.
  open func didTakeOverStatefulView(
    _ statefulView: Controlled.Controller.StatefulView, from former: Controlled.Controller
  ) {
    didAcquireStatefulView(statefulView)
  }

  /// Is true when the view may be let go of while the component is not mounted; `true` unless
  /// overridden.
  ///
  /// Where the answer changes, ``canRelinquishStatefulViewDidChange()`` is to be called. A
  /// controller that refused is also asked again when others are.
  open var canRelinquishStatefulView: Bool { true }

  /// Is true when the controller remembers something that is worth as much as state, so that a list
  /// does not forget the row although its view was let go of; `false` unless overridden.
  ///
  /// Asked when the view has been let go of.
  open var hasSomethingToRemember: Bool { false }

  /// Tells that ``canRelinquishStatefulView`` may answer otherwise now.
  ///
  /// If it agrees and the component is not mounted, the view is let go of in a later turn of the
  /// main loop.
  public final func canRelinquishStatefulViewDidChange() {
    if places.isEmpty { relinquishLater() }
  }

  /// Lends the view to somebody who shows it elsewhere for a while, such as in a full-screen window.
  ///
  /// The view is taken out of its wrapper, is neither put into one nor let go of, and belongs to
  /// the caller until ``takeBackStatefulView()``.
  ///
  /// - Returns: the view, which is in no other; `nil` when there is none.
  public final func lendStatefulView() -> Controlled.Controller.StatefulView? {
    guard let holding else { return nil }
    isLent = true
    holding.movable.takeOut()
    return holding.view
  }

  /// Takes a lent view back, which must be in no other: into its wrapper if the component is
  /// mounted.
  ///
  /// Does nothing when no view is lent.
  public final func takeBackStatefulView() {
    guard isLent else { return }
    isLent = false
    if places.isEmpty { passOn() } else { show() }
  }

  // MARK: - What happens to the component

  override func didReplaceComponent() {
    needsConfiguration = true
  }

  override func observe(_ event: MountEvent, in place: MountContext) {
    switch event {
    // Nobody else may take the view while the pass goes on.
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

  /// Notes a wrapper, and shows the view in the last one, as the component is now.
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
        "The stateful view of \(Controlled.self) is no native view.",
        values: ["the view is a \(Swift.type(of: view))"],
        remedy: """
          `newStatefulView` must return a view that conforms to NativeView; a stock widget of a toolkit is put into \
          a view of its backend first. Nothing is shown.
          """))
    return nil
  }

  /// Lets go of a view that was made for another context than the component has now.
  ///
  /// - Returns: `true` if it did.
  private final func letGoForOtherContext(_ mounter: Mounter) -> Bool {
    guard let holding, needsConfiguration else { return false }
    let wanted = Controlled.Controller.contextForNewStatefulView(component)
    guard wanted != holding.viewContext, agrees else { return false }
    letGo(of: holding)
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

  /// Takes over the view of the controller that has the one of this identity.
  private final func takeOverFromHolder() -> Bool {
    guard let holder = identity?.holder as? StatefulViewController<Controlled> else { return false }
    return takeOver(from: holder)
  }

  /// - Returns: `true` if it did: the other one has a view for the same context and toolkit, which
  ///   is not lent.
  private final func takeOver(from former: StatefulViewController<Controlled>) -> Bool {
    guard former !== self, former.pool === pool, !former.isLent, let taken = former.holding,
      taken.viewContext == Controlled.Controller.contextForNewStatefulView(component),
      let controller = former as? Controlled.Controller
    else { return false }
    former.holding = nil
    former.pool?.withdraw(former)
    former.holdTree(false)
    hold(taken)
    didTakeOverStatefulView(taken.view, from: controller)
    return true
  }

  /// Leaves the view to another place that shows the component, or lets go of it later.
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

  // MARK: - Letting go

  /// - Returns: `true` if the controller agrees by now, so that the view can be used by others.
  @discardableResult
  private final func letGo(of holding: Holding) -> Bool {
    self.holding = nil
    // Whoever is told may mount the component again, which then gets another view.
    leaving = holding
    willRelinquishStatefulView(holding.view)
    let agrees = agrees
    leaving = nil
    if identity?.holder === self, self.holding == nil { identity?.holder = nil }
    if places.isEmpty { holdTree(!isInvalid && hasSomethingToRemember) }
    return agrees
  }

  private final func relinquishLater() {
    guard holding != nil else { return }
    holdTree(!isInvalid)
    guard let host, let pool else {
      // With the toolkit everybody is gone who could use the view.
      if isInvalid { _ = relinquish() }
      return
    }
    pool.enqueue(self, on: host)
  }

  private var agrees: Bool { !isLent && canRelinquishStatefulView }

  /// Sees to it that the tree is not forgotten as long as it has something that must not be lost.
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
    letGo(of: holding)
    return .relinquished(holding.movable, isReusable: isReusable)
  }

  package func surrender() -> StatefulViewRelinquishment {
    guard let holding, places.isEmpty, !isLent else { return .unneeded }
    let isReusable = letGo(of: holding)
    return .relinquished(holding.movable, isReusable: isReusable)
  }
}
