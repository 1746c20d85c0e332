import AlidadeLayout
import AlidadeRender

/// Accompanies a component with a stateful view, and has that view.
///
/// The view is acquired, that is, made or recycled, configured and then announced, when the
/// component is mounted without one. From then on it goes with the controller. When the component
/// is unmounted the view stays; in a later turn of the main loop, when nothing scrolls, the
/// controller lets go of it if the component is still not mounted and ``canRelinquishStatefulView``
/// agrees. Whoever is mounted before that finds the very same view, which is not even taken out of
/// its wrapper if that is the same.
///
/// | when | calls |
/// |---|---|
/// | a view is acquired | `newStatefulView` unless one waits, `configureStatefulView`, `didAcquireStatefulView` |
/// | the component is another one | `configureStatefulView` |
/// | the component was unmounted, and has not been mounted since | `willRelinquishStatefulView` |
/// | too many refuse (`maximumRefusalCount`) | the same; the view is thrown away if the controller still refuses then |
/// | the component is gone | the same, even if ``canRelinquishStatefulView`` refuses; the view is then thrown away |
///
/// A list does not forget a row whose controller refuses, however far the row is out of sight.
@MainActor
open class StatefulViewComponentController<Controlled: StatefulViewDescription>:
  ComponentController<Controlled>
{
  /// A view, and what it was acquired for.
  private struct Holding {
    let view: Controlled.StatefulView
    let movable: MovableView
    let viewContext: Controlled.ViewContext
    let identity: UnitIdentity
  }

  private var holding: Holding?
  /// What is being let go of.
  private var leaving: Holding?
  private var isMounted = false
  private var isInvalid = false
  /// Whether the view is shown by somebody else for a while.
  private var isLent = false
  private var needsConfiguration = false
  /// Whom it was noted with that the tree must be kept.
  private var held: StaleScopes?
  package var isAwaitingRelinquishment = false
  private weak var host: (any MountHost)?
  private var shownSize = Size.zero

  /// The view; `nil` before the component is mounted and after the view was let go of.
  ///
  /// It must not be taken out of its wrapper, nor be given another size.
  public final var statefulView: Controlled.StatefulView? { (holding ?? leaving)?.view }

  /// The view was acquired and configured; it is about to be shown.
  open func didAcquireStatefulView(_ statefulView: Controlled.StatefulView) {}

  /// The view is about to be let go of, and may then be used by another component.
  ///
  /// It may have left its wrapper.
  open func willRelinquishStatefulView(_ statefulView: Controlled.StatefulView) {}

  /// Whether the view may be let go of while the component is not mounted; `true` unless overridden.
  ///
  /// Where the answer changes, ``canRelinquishStatefulViewDidChange()`` is to be called. A
  /// controller that refused is also asked again when others are.
  open var canRelinquishStatefulView: Bool { true }

  /// Whether the controller remembers something that is worth as much as state, so that a list does
  /// not forget the row although its view was let go of; `false` unless overridden.
  ///
  /// Asked when the component has been unmounted, and again when the view has been let go of.
  open var hasSomethingToRemember: Bool { false }

  /// The answer of ``canRelinquishStatefulView`` may be another one now.
  ///
  /// If it agrees and the component is not mounted, the view is let go of in a later turn of the
  /// main loop.
  public final func canRelinquishStatefulViewDidChange() {
    if !isMounted { relinquishLater() }
  }

  /// Lends the view to somebody who shows it elsewhere for a while, such as in a full-screen window.
  ///
  /// The view is taken out of its wrapper, is neither put into one nor let go of, and belongs to
  /// the caller until ``takeBackStatefulView()``.
  ///
  /// - Returns: the view, which is in no other; `nil` when there is none.
  public final func lendStatefulView() -> Controlled.StatefulView? {
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
    if isMounted, let view { show(in: view, size: shownSize) } else { relinquishLater() }
  }

  // MARK: - What happens to the component

  override func didReplaceComponent() {
    needsConfiguration = true
  }

  override func observe(_ event: MountEvent, in place: MountContext) {
    switch event {
    case .willMount: isMounted = true
    case .didAcquireView: present(in: place, isNewWrapper: true)
    case .didMount, .didUpdate: present(in: place, isNewWrapper: false)
    case .didUnmount:
      isMounted = false
      relinquishLater()
    case .willUpdate, .willRelinquishView, .willUnmount: break
    }
  }

  override func didInvalidate() {
    isInvalid = true
    isMounted = false
    holdTree(false)
    relinquishLater()
  }

  /// Shows the view in the wrapper, as the component is now.
  private final func present(in place: MountContext, isNewWrapper: Bool) {
    guard let record = place.view.mountRecord else { return }
    holdTree(false)
    host = record.mounter.host
    shownSize = place.frame.size
    let isExchanged = letGoForOtherContext(record.mounter)
    if holding == nil, isNewWrapper || isExchanged {
      acquire(in: place.view, record.mounter)
    } else if needsConfiguration, let view = holding?.view {
      needsConfiguration = false
      Controlled.Controller.configureStatefulView(view, for: component)
    }
    show(in: place.view, size: shownSize)
  }

  private final func show(in wrapper: any NativeView, size: Size) {
    if let holding, !isLent {
      holding.movable.show(in: wrapper, at: Rect(origin: .zero, size: size))
    } else {
      MovableView.empty(wrapper)
    }
  }

  // MARK: - Acquiring

  private final func acquire(in wrapper: any NativeView, _ mounter: Mounter) {
    let viewContext = Controlled.Controller.contextForNewStatefulView(component)
    let identity = context.reference.scope?.identity ?? .unique()
    let waiting = mounter.statefulViews.take(kind(viewContext), for: identity, in: wrapper)
    guard let (view, movable) = reused(waiting) ?? made(viewContext, mounter.host) else { return }
    holding = Holding(
      view: view, movable: movable, viewContext: viewContext, identity: identity)
    needsConfiguration = false
    Controlled.Controller.configureStatefulView(view, for: component)
    didAcquireStatefulView(view)
  }

  private final func reused(_ movable: MovableView?) -> (Controlled.StatefulView, MovableView)? {
    guard let movable, let view = movable.view as? Controlled.StatefulView else { return nil }
    return (view, movable)
  }

  private final func made(
    _ viewContext: Controlled.ViewContext, _ host: any MountHost
  ) -> (Controlled.StatefulView, MovableView)? {
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
  /// - Returns: whether it did.
  private final func letGoForOtherContext(_ mounter: Mounter) -> Bool {
    guard let holding, needsConfiguration else { return false }
    let wanted = Controlled.Controller.contextForNewStatefulView(component)
    guard wanted != holding.viewContext, agrees else { return false }
    letGo(of: holding)
    mounter.statefulViews.keep(
      holding.movable, kind(holding.viewContext), from: holding.identity)
    return true
  }

  private final func kind(_ viewContext: Controlled.ViewContext) -> StatefulViewKind {
    StatefulViewKind(
      key: StatefulViewKey(Controlled.Controller.self, context: viewContext),
      maximumCount: Controlled.Controller.maximumPoolSize(viewContext),
      maximumRefusalCount: Controlled.Controller.maximumRefusalCount(viewContext)
    ) { Controlled.Controller.isContextValid(viewContext) }
  }

  // MARK: - Letting go

  /// - Returns: whether the controller agrees by now, so that the view can be used by others.
  @discardableResult
  private final func letGo(of holding: Holding) -> Bool {
    self.holding = nil
    // Whoever is told may mount the component again, which then gets another view.
    leaving = holding
    willRelinquishStatefulView(holding.view)
    let agrees = agrees
    leaving = nil
    return agrees
  }

  private final func relinquishLater() {
    guard holding != nil else { return }
    holdTree(!isInvalid && (!agrees || hasSomethingToRemember))
    guard let host else {
      // With the toolkit everybody is gone who could use the view.
      if isInvalid { _ = relinquish() }
      return
    }
    host.statefulViews.enqueue(self, on: host)
  }

  private var agrees: Bool { !isLent && canRelinquishStatefulView }

  /// Sees to it that the tree is not forgotten as long as it has a view that must not be lost.
  private final func holdTree(_ isHolding: Bool) {
    guard isHolding != (held != nil) else { return }
    let stale = held ?? context.reference.scope?.stale
    stale?.hold(isHolding)
    held = isHolding ? stale : nil
  }
}

extension StatefulViewComponentController: StatefulViewOwner {
  package var ownerIdentity: UnitIdentity { holding?.identity ?? .unique() }

  package var statefulViewKind: StatefulViewKind? { holding.map { kind($0.viewContext) } }

  package func relinquish() -> StatefulViewRelinquishment {
    guard let holding, !isMounted else { return .unneeded }
    let isReusable = agrees
    guard isReusable || isInvalid else {
      holdTree(true)
      return .refused
    }
    isLent = false
    letGo(of: holding)
    if self.holding == nil { holdTree(!isInvalid && hasSomethingToRemember) }
    return .relinquished(holding.movable, isReusable: isReusable)
  }

  package func surrender() -> StatefulViewRelinquishment {
    guard let holding, !isMounted, !isLent else { return .unneeded }
    let isReusable = letGo(of: holding)
    if self.holding == nil { holdTree(!isInvalid && hasSomethingToRemember) }
    return .relinquished(holding.movable, isReusable: isReusable)
  }
}
