#if GTK
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CGTK

/// Shows a component in any GTK program: a widget that goes where any other widget goes.
///
/// ```swift
/// let view = GTKHostingView { Greeting(name: "world") }
/// gtk_box_append(box, view.widget)
/// ```
///
/// The view lives as long as somebody holds it or its widget is in another widget. Main thread
/// only.
@MainActor public final class GTKHostingView {
  /// What a hosting view asks its surroundings for.
  public enum Sizing: Hashable, Sendable {
    /// The size the component chooses: its widget is as wide as it wishes if there is room, and as
    /// high as it needs in that width.
    case content
    /// No more than ``GTKHostingView/minimumSize``; for a view that takes what its window has.
    case fill
  }

  /// The view that the component is mounted in.
  public let root: GTKView
  /// What keeps the view up to date.
  public let host: ComponentHost
  /// The toolkit, as mounting sees it.
  public let mountHost: GTKMountHost

  /// What the view asks its surroundings for.
  public var sizing: Sizing {
    didSet { if sizing != oldValue { invalidateSize() } }
  }

  /// The least that the view asks for, in points; what is not finite or negative counts as zero.
  public var minimumSize = Size.zero {
    didSet { if minimumSize != oldValue { invalidateSize() } }
  }

  /// Holds the view itself while its widget is in another.
  private var selfInParent: GTKHostingView?

  /// Shows a component.
  ///
  /// - Parameters:
  ///   - sizing: what the view asks its surroundings for.
  ///   - content: the component; several stand below each other.
  public init(sizing: Sizing = .content, @ComponentBuilder content: () -> ComponentList) {
    let root = HostingRootView()
    self.root = root
    self.sizing = sizing
    mountHost = GTKMountHost(root: root)
    host = ComponentHost(content(), in: root, mounter: Mounter(host: mountHost))
    root.owner = self
    host.layoutDirection = GTKHostingView.defaultDirection
    host.didInvalidateSize = { [weak self] in self?.invalidateSize() }
    observe()
  }

  isolated deinit {
    host.tearDown()
    (root as? HostingRootView)?.owner = nil
  }

  /// The widget to put into a window or a container.
  public var widget: UnsafeMutablePointer<GtkWidget> { root.widget }

  /// Replaces the component and shows it in the next frame.
  ///
  /// State inside survives if types and keys are the same.
  public func setContent(@ComponentBuilder _ content: () -> ComponentList) {
    host.setComponent(content())
  }

  /// What mounting did so far.
  public var counters: MountCounters { host.mounter.counters }

  private func observe() {
    TextSettings.add(host)
    connect(widget, "notify::parent") { [weak self] _ in
      guard let self else { return .none }
      selfInParent = gtk_widget_get_parent(widget) == nil ? nil : self
      return .none
    }
    connectVisibility(of: widget) { [weak self] in self?.host.isVisible = $0 }
    // Also when another direction becomes the default, for then that of every widget may change.
    connect(widget, "direction-changed") { [weak self] _ in
      self?.host.layoutDirection = GTKHostingView.defaultDirection
      return .none
    }
    connect(widget, "notify::scale-factor") { [weak self] _ in
      self?.host.setNeedsLayout()
      return .none
    }
  }

  /// The direction that GTK has for the language of the user.
  private static var defaultDirection: LayoutDirection {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  // MARK: Size

  func didAllocate(_ size: Size) {
    host.size = size
  }

  /// What the widget asks for along an axis, given the extent across it, or -1 when that is not
  /// known.
  func extents(along axis: Axis, other: Int32) -> (minimum: Int32, natural: Int32) {
    let least = wholePoints(minimumSize[axis])
    guard sizing == .content else { return (least, least) }
    let across = other < 0 ? nil : Double(other)
    let range = SizeRange(
      min: Size(along: axis, main: 0, cross: across ?? 0),
      max: Size(along: axis, main: .infinity, cross: across ?? .infinity))
    let natural = max(least, wholePoints(host.sizeThatFits(range)[axis]))
    // A width can be less than the component wishes, for text wraps; the height for a width cannot.
    return axis == .horizontal ? (least, natural) : (natural, natural)
  }

  private func invalidateSize() {
    gtk_widget_queue_resize(widget)
  }
}
#endif
