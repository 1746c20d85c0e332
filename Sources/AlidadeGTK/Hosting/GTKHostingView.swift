#if GTK
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CGTK

/// A widget that shows a component in any GTK program.
///
/// ```swift
/// let view = GTKHostingView { Greeting(name: "world") }
/// gtk_box_append(box, view.widget)
/// ```
///
/// The view lives as long as it is referenced, or as long as its widget is inside another widget.
/// Use it only on the main thread.
@MainActor public final class GTKHostingView {
  /// The size that a hosting view requests from its parent.
  public enum Sizing: Hashable, Sendable {
    /// The size that the component chooses: its preferred width if there is space, and the height
    /// that it needs at that width.
    case content
    /// Only ``GTKHostingView/minimumSize``, for a view that fills its window.
    case fill
  }

  /// The view in which the component is mounted.
  public let root: GTKView
  /// The host that keeps the view up to date.
  public let host: ComponentHost
  /// The toolkit's interface for mounting.
  public let mountHost: GTKMountHost

  /// The size that the view requests from its parent.
  public var sizing: Sizing {
    didSet { if sizing != oldValue { invalidateSize() } }
  }

  /// The minimum size that the view requests, in points; values that are negative or not finite
  /// count as zero.
  public var minimumSize = Size.zero {
    didSet { if minimumSize != oldValue { invalidateSize() } }
  }

  /// The visible part of the view.
  private lazy var visiblePart = VisiblePart(of: widget) { [weak self] in
    self?.visiblePartMayHaveChanged()
  }

  /// The layout direction of the content; `nil`, the default, for GTK's direction.
  var layoutDirection: LayoutDirection? {
    didSet { if layoutDirection != oldValue { updateLayoutDirection() } }
  }

  /// A Boolean value that is `true` if the view is a page to print.
  ///
  /// Such a view is never visible, and other code sets the size and the visible part of its host.
  var isPage = false

  /// A Boolean value that is `true` while GTK allocates the view's size.
  private var isAllocating = false

  /// A closure that is called once, after the component has been mounted for the first time.
  var didAppear: (@MainActor () -> Void)?

  /// The popovers that the content shows, in the order in which they were opened.
  var popovers: [GTKPopover] = []

  private var presence: ScreenPresence?

  /// A reference to the view itself while its widget is in another widget.
  private var selfInParent: GTKHostingView?

  /// Creates a view that shows a component.
  ///
  /// - Parameters:
  ///   - sizing: the size that the view requests from its parent.
  ///   - parent: the component whose environment and messages the content shares; `nil` for none.
  ///   - content: the component; several are stacked vertically.
  public init(
    sizing: Sizing = .content, parent: ParentComponent? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    let root = HostingRootView()
    self.root = root
    self.sizing = sizing
    mountHost = GTKMountHost(root: root)
    host = ComponentHost(content(), parent: parent, in: root, mounter: Mounter(host: mountHost))
    root.owner = self
    updateLayoutDirection()
    host.setAppearance(GTKAppearance.shared)
    if parent == nil {
      host.setLanguages(
        GTKToolkit.preferredLanguages, formats: GTKToolkit.preferredFormats)
    }
    host.setPopoverPresenter(self)
    host.didInvalidateSize = { [weak self] in self?.invalidateSize() }
    observe()
  }

  isolated deinit {
    dismissPopovers()
    host.tearDown()
    (root as? HostingRootView)?.owner = nil
  }

  /// The widget to put into a window or a container.
  public var widget: UnsafeMutablePointer<GtkWidget> { root.widget }

  /// Replaces the component and shows it in the next frame.
  ///
  /// State is kept where the types and keys match.
  public func setContent(@ComponentBuilder _ content: () -> ComponentList) {
    host.setComponent(content())
  }

  /// The number of mounting operations so far, by kind.
  public var counters: MountCounters { host.mounter.counters }

  private func observe() {
    TextSettings.add(host)
    host.mountedTree.hasFocus = { ($0 as? GTKView)?.containsFocus ?? false }
    connect(widget, "notify::parent") { [weak self] _ in
      guard let self else { return .none }
      selfInParent = gtk_widget_get_parent(widget) == nil ? nil : self
      return .none
    }
    presence = ScreenPresence(of: widget) { [weak self] isOnScreen in
      guard let self, !isPage else { return }
      host.isVisible = isOnScreen
    }
    // The signal also arrives when the default direction changes, because that may change the
    // direction of every widget.
    connect(widget, "direction-changed") { [weak self] _ in
      self?.updateLayoutDirection()
      return .none
    }
    connect(widget, "notify::scale-factor") { [weak self] _ in
      self?.host.setNeedsLayout()
      return .none
    }
  }

  private func updateLayoutDirection() {
    host.layoutDirection = layoutDirection ?? GTKHostingView.defaultDirection
    for popover in popovers { popover.followDirection() }
  }

  /// GTK's layout direction for the user's language.
  private static var defaultDirection: LayoutDirection {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  // MARK: Size

  func didAllocate(_ size: Size) {
    if isPage { return }
    isAllocating = true
    // The visible part and the size are a single update.
    host.mounter.beginUpdate()
    updateVisiblePart()
    host.size = size
    host.mounter.endUpdate()
    isAllocating = false
    for popover in popovers { popover.presenterDidAllocate() }
    if let didAppear {
      self.didAppear = nil
      // The closure must not run while GTK allocates widgets.
      mountHost.scheduleLaterTurn(didAppear)
    }
  }

  private func visiblePartMayHaveChanged() {
    // If there is no size yet, a change of the size will follow.
    if host.size != nil { updateVisiblePart() }
  }

  private func updateVisiblePart() {
    if isPage { return }
    let rect = visiblePart.rect()
    let scrolls = sizing == .content && visiblePart.scrollsVertically
    if scrolls != (host.scrollEnclosingView != nil) {
      let scroll: @MainActor (Double) -> Void = { [weak self] distance in
        self?.visiblePart.scroll(by: distance)
      }
      host.scrollEnclosingView = scrolls ? scroll : nil
    }
    host.visibleRect = rect
  }

  /// Returns the size request along an axis.
  ///
  /// - Parameter other: the extent across the axis; -1 if it is unknown.
  func extents(along axis: Axis, other: Int32) -> (minimum: Int32, natural: Int32) {
    let least = wholePoints(minimumSize[axis])
    guard sizing == .content else { return (least, least) }
    let across = other < 0 ? nil : Double(other)
    let range = SizeRange(
      min: Size(along: axis, main: 0, cross: across ?? 0),
      max: Size(along: axis, main: .infinity, cross: across ?? .infinity))
    let natural = max(least, wholePoints(host.sizeThatFits(range)[axis]))
    // The width can be less than the component prefers, because text wraps. The height at a given
    // width can't be.
    return axis == .horizontal ? (least, natural) : (natural, natural)
  }

  private func invalidateSize() {
    if isAllocating {
      // GTK discards such a request once it has allocated the widgets around this one.
      return mountHost.scheduleLaterTurn { [weak self] in self?.invalidateSize() }
    }
    gtk_widget_queue_resize(widget)
  }
}
#endif
