import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A popover of a headless toolkit.
///
/// Its root is a view in front of the others in the root of the window, and stays inside it, as on
/// a screen that is as large as the window. Therefore, code that searches a window for views also
/// finds those of its popovers.
@MainActor public final class HeadlessPopover: NativePopover {
  /// The properties of the popover.
  public private(set) var configuration: PopoverConfiguration
  /// The view with the content of the popover.
  public let view: HeadlessHostingView
  /// The view that the popover is shown beside.
  public weak var anchor: (any NativeView)? {
    didSet { mountHost.viewsDidMove() }
  }

  private(set) weak var presenter: HeadlessHostingView?
  private weak var delegate: (any PopoverDelegate)?
  /// The view that had the focus before the popover.
  private weak var previousFocus: HeadlessView?
  private var isOpen = false
  private var mountHost: HeadlessMountHost { view.mountHost }

  init(
    _ configuration: PopoverConfiguration, beside anchor: any NativeView,
    delegate: any PopoverDelegate, of presenter: HeadlessHostingView, content: AnyComponent,
    parent: ParentComponent?
  ) {
    self.configuration = configuration
    self.anchor = anchor
    self.delegate = delegate
    self.presenter = presenter
    let root = HeadlessSurfaceView(configuration)
    view = HeadlessHostingView(
      root: root, size: nil, mountHost: presenter.mountHost, windowHost: presenter.windowHost,
      parent: parent
    ) { content }
    view.layoutDirection = presenter.layoutDirection
    view.host.didInvalidateSize = { [weak self] in self?.mountHost.viewsDidMove() }
    root.options.isInteractive = configuration.role == .dialog
  }

  // MARK: - As the program would

  /// Changes the properties of the popover.
  public func update(_ newer: PopoverConfiguration) {
    if newer == configuration { return }
    configuration = newer
    view.root.options.accessibility = Accessibility(label: newer.label)
    mountHost.viewsDidMove()
  }

  /// Replaces the component in the popover.
  public func setContent(_ content: AnyComponent, parent: ParentComponent?) {
    view.host.setComponent(ComponentList([content]), parent: parent)
  }

  /// Shows the popover and moves the keyboard focus into it.
  public func present() {
    guard let presenter, !isOpen else { return }
    if configuration.role == .dialog { mountHost.surfaces.dismissPopovers(of: presenter) }
    isOpen = true
    let focus = mountHost.focus(around: presenter.root)
    previousFocus = focus.view
    presenter.root.addSubview(view.root)
    mountHost.surfaces.add(self)
    if configuration.role == .dialog { presenter.popover = self }
    view.isPresented = true
    guard place() else { return dismiss() }
    if configuration.role == .dialog, focus.view?.isInside(view.root) != true {
      if !focus.enter(view.root), let previousFocus { focus.leave(previousFocus) }
    }
  }

  /// Closes the popover, and returns the keyboard focus.
  public func close() {
    guard isOpen else { return view.host.tearDown() }
    isOpen = false
    if presenter?.popover === self { presenter?.popover = nil }
    // Popovers that belong to the content are closed before the content.
    mountHost.surfaces.dismissPopovers(of: view)
    let focus = mountHost.focus(around: view.root)
    let hadFocus = focus.view.map { $0.isInside(view.root) } ?? true
    mountHost.surfaces.remove(self)
    view.isPresented = false
    view.root.removeFromSuperview()
    view.host.tearDown()
    if hadFocus, configuration.role == .dialog, let previousFocus, previousFocus.canBeFocused {
      _ = focus.enter(previousFocus)
    }
  }

  // MARK: - As the user would

  /// Closes the popover as the Escape key or a press outside does.
  func dismiss() {
    guard isOpen else { return }
    close()
    delegate?.popoverDidClose()
  }

  /// Takes over the layout direction of the presenting view.
  func followDirection() {
    guard let presenter else { return }
    view.layoutDirection = presenter.layoutDirection
    mountHost.viewsDidMove()
  }

  /// Follows the anchor, or closes the popover if the anchor isn't visible.
  func follow() {
    if isOpen, !place() { dismiss() }
  }

  /// Places the popover beside its anchor.
  ///
  /// - Returns: `false` if the anchor isn't visible.
  private func place() -> Bool {
    guard let presenter, let anchor = anchor as? HeadlessView, anchor.isInside(presenter.root),
      anchor.isVisible, let visible = anchor.visibleFrame, let window = anchor.outwardViews.last
    else { return false }
    let bounds = Rect(origin: .zero, size: window.frame.size)
    let size = view.host.sizeThatFits(SizeRange(min: .zero, max: bounds.size))
    let placement = PopoverPlacement(
      anchor: visible, bounds: bounds, edge: configuration.edge,
      direction: presenter.layoutDirection)
    let frame = placement.frame(of: size)
    let local = Rect(
      origin: frame.origin - presenter.root.frameInRoot.origin, size: frame.size)
    if local != view.root.frame || view.host.size != local.size {
      view.root.frame = local
      view.size = local.size
    }
    return true
  }
}

/// The root of a popover, which covers the views behind it.
final class HeadlessSurfaceView: HeadlessView {
  private let name: String

  init(_ configuration: PopoverConfiguration) {
    name = configuration.role == .dialog ? "popover" : "tooltip"
    super.init(role: configuration.role == .dialog ? .dialog : .tooltip)
    options.backgroundColor = .windowBackground
    options.border = Border(color: .separator)
    options.cornerRadius = 8
    options.accessibility = Accessibility(label: configuration.label)
  }

  required convenience init() { self.init(PopoverConfiguration()) }

  override var kindName: String { name }
}

extension HeadlessView {
  /// The part of the view that its superviews don't clip, in the coordinates of the outermost
  /// superview; `nil` if there is none.
  ///
  /// A view without a width or a height is a line or a point, which can still be visible.
  fileprivate var visibleFrame: Rect? {
    var part = frameInRoot
    for around in outwardViews {
      guard let area = around.contentAreaInRoot else { continue }
      guard part.minX <= area.maxX, part.maxX >= area.minX, part.minY <= area.maxY,
        part.maxY >= area.minY
      else { return nil }
      if part.size.width > 0, part.size.height > 0 {
        part = part.intersection(area)
        if part.size.width <= 0 || part.size.height <= 0 { return nil }
      }
    }
    return part
  }
}

extension HeadlessHostingView: PopoverPresenting {
  /// The toolkit.
  public var scheduler: any WorkScheduler { mountHost }

  /// Creates a popover in front of the content of the view.
  public func makePopover(
    _ configuration: PopoverConfiguration, beside anchor: any NativeView,
    delegate: any PopoverDelegate, content: AnyComponent, parent: ParentComponent?
  ) -> any NativePopover {
    HeadlessPopover(
      configuration, beside: anchor, delegate: delegate, of: self, content: content,
      parent: parent)
  }
}
