#if GTK
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CGTK

/// A popover: a `GtkPopover`, which has its own surface and may extend beyond the window.
///
/// The widget is a child of the presenting hosting view, not of the anchor, because an anchor may
/// be recycled. It follows the anchor in each frame of the window.
@MainActor final class GTKPopover: NativePopover {
  /// The `GtkPopover`.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The view with the content.
  let hostingView: GTKHostingView
  private(set) var configuration: PopoverConfiguration

  /// The view next to which the popover is shown.
  weak var anchor: (any NativeView)? {
    didSet { if state == .shown { follow() } }
  }

  private weak var presenter: GTKHostingView?
  private weak var delegate: (any PopoverDelegate)?
  private var state = State.waiting
  /// The widget that had the focus before the popover.
  private var previousFocus: PreviousFocus?
  /// The part of the presenter that the popover points to.
  private var place: Rect?
  private var connections: [SignalConnection] = []

  private enum State { case waiting, shown, closed }

  init(
    _ configuration: PopoverConfiguration, beside anchor: any NativeView,
    delegate: any PopoverDelegate, of presenter: GTKHostingView, content: AnyComponent,
    parent: ParentComponent?
  ) {
    self.configuration = configuration
    self.anchor = anchor
    self.delegate = delegate
    self.presenter = presenter
    let isDialog = configuration.role == .dialog
    widget = gtk_popover_new()
    g_object_ref_sink(widget)
    widget.setAccessibleRole((isDialog ? AccessibilityRole.dialog : .tooltip).gtkRole)
    hostingView = GTKHostingView(sizing: .content, parent: parent) { content }
    hostingView.layoutDirection = presenter.layoutDirection
    gtk_popover_set_child(popover, hostingView.widget)
    gtk_popover_set_autohide(popover, isDialog ? 1 : 0)
    if !isDialog {
      gtk_widget_set_can_focus(widget, 0)
      gtk_widget_set_can_target(widget, 0)
    } else {
      receiveShortcuts()
    }
    apply()
  }

  isolated deinit {
    g_object_unref(widget)
  }

  private var isDialog: Bool { configuration.role == .dialog }

  private var popover: UnsafeMutablePointer<GtkPopover> { widget.cast(to: GtkPopover.self) }

  // MARK: - As the program would

  func update(_ newer: PopoverConfiguration) {
    if newer == configuration { return }
    configuration = newer
    apply()
    if state == .shown { gtk_popover_present(popover) }
  }

  func setContent(_ content: AnyComponent, parent: ParentComponent?) {
    hostingView.host.setComponent(ComponentList([content]), parent: parent)
  }

  func present() {
    guard state == .waiting, let presenter else { return }
    if isDialog { presenter.dismissPopovers() }
    presenter.popovers.append(self)
    // The views around the anchor may not have been placed yet.
    MainLoopTurns.add { [weak self] in self?.showWhenPossible() }
  }

  func close() {
    guard state != .closed else { return }
    let wasShown = state == .shown
    state = .closed
    // Popovers of the content are closed before the content.
    hostingView.dismissPopovers()
    presenter?.popovers.removeAll { $0 === self }
    connections = []
    if wasShown { hide() }
    hostingView.host.tearDown()
    // The popover may close because of an event in its content.
    MainLoopTurns.add { [self] in
      gtk_popover_set_child(popover, nil)
      if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }
  }

  /// Closes the popover and notifies the delegate.
  func dismiss() {
    guard state != .closed else { return }
    close()
    delegate?.popoverDidClose()
  }

  /// Takes over the layout direction of the presenting view.
  func followDirection() {
    guard let presenter, state != .closed else { return }
    hostingView.layoutDirection = presenter.layoutDirection
    apply()
    if state == .shown { gtk_popover_present(popover) }
  }

  /// Allocates a size for the popover, which GTK requires after the parent has been allocated.
  func presenterDidAllocate() {
    if state == .shown { gtk_popover_present(popover) }
  }

  // MARK: - Showing

  private func apply() {
    gtk_popover_set_has_arrow(popover, configuration.hasArrow ? 1 : 0)
    gtk_popover_set_position(popover, position)
    widget.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, configuration.label)
  }

  private var position: GtkPositionType {
    let isFromLeft = presenter?.host.layoutDirection != .rightToLeft
    return switch configuration.edge {
    case .top: GTK_POS_TOP
    case .bottom: GTK_POS_BOTTOM
    case .start: isFromLeft ? GTK_POS_LEFT : GTK_POS_RIGHT
    case .end: isFromLeft ? GTK_POS_RIGHT : GTK_POS_LEFT
    }
  }

  private func showWhenPossible() {
    guard state == .waiting, let presenter else { return }
    if gtk_widget_get_mapped(presenter.widget) == 0 {
      return observe("map", of: presenter.widget.object) { popover in
        MainLoopTurns.add { [weak popover] in popover?.showWhenPossible() }
      }
    }
    connections = []
    guard let place = anchorPlace else { return dismiss() }
    state = .shown
    gtk_widget_set_parent(widget, presenter.widget)
    point(to: place)
    if isDialog { previousFocus = PreviousFocus(in: presenter.widget) }
    observe("closed", of: widget.object) { $0.dismiss() }
    if let clock = gtk_widget_get_frame_clock(presenter.widget) {
      // What moves the anchor may need no layout; if there is one, the popover is placed before the
      // window is painted.
      for phase in ["layout", "paint"] {
        observe(phase, of: UnsafeMutableRawPointer(clock).assumingMemoryBound(to: GObject.self)) {
          $0.follow()
          if !$0.isDialog { $0.letPointerThrough() }
        }
      }
    }
    // There is nothing to focus before the content is mounted, which happens when it has its size.
    hostingView.didAppear = { [weak self] in
      if let self, isDialog, state == .shown { hostingView.takeFocus() }
    }
    gtk_popover_popup(popover)
  }

  private func observe(
    _ signal: String, of object: UnsafeMutablePointer<GObject>,
    _ handler: @escaping @MainActor (GTKPopover) -> Void
  ) {
    let connection = SignalConnection(signal, of: object, isAfter: true) { [weak self] _ in
      if let self { handler(self) }
      return .none
    }
    if let connection { connections.append(connection) }
  }

  /// Makes the display pass the pointer to the window behind the popover.
  ///
  /// Without this, the popover's surface would take it, although its widget doesn't. GTK sets the
  /// area whenever it allocates the popover.
  private func letPointerThrough() {
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return }
    let nothing = cairo_region_create()
    gdk_surface_set_input_region(surface, nothing)
    cairo_region_destroy(nothing)
  }

  private func hide() {
    let hadFocus = PreviousFocus.isIn(widget)
    gtk_popover_popdown(popover)
    if hadFocus { previousFocus?.restore() }
    previousFocus = nil
  }

  // MARK: - Following the anchor

  /// Follows the anchor, or closes the popover if the anchor isn't visible.
  private func follow() {
    guard state == .shown else { return }
    guard let now = anchorPlace else {
      // The closure must not run while GTK allocates widgets.
      return MainLoopTurns.add { [weak self] in
        if let self, state == .shown, anchorPlace == nil { dismiss() }
      }
    }
    if now == place { return }
    point(to: now)
    gtk_popover_present(popover)
  }

  private func point(to place: Rect) {
    self.place = place
    var area = GdkRectangle(
      x: Int32(place.minX.rounded(.down)), y: Int32(place.minY.rounded(.down)),
      width: max(1, wholePoints(place.size.width)), height: max(1, wholePoints(place.size.height)))
    gtk_popover_set_pointing_to(popover, &area)
  }

  /// The visible part of the anchor, in the presenter's coordinates; `nil` if the anchor isn't
  /// visible.
  private var anchorPlace: Rect? {
    guard let presenter, let view = anchor as? GTKView, gtk_widget_get_mapped(view.widget) != 0,
      gtk_widget_is_ancestor(view.widget, presenter.widget) != 0,
      var part = bounds(of: view.widget)
    else { return nil }
    var next: UnsafeMutablePointer<GtkWidget>? = view.widget
    while let around = next {
      next = gtk_widget_get_parent(around)
      if let clip = ViewWidgetType.view(of: around).flatMap(visibleClip) {
        guard let visible = part.visiblePart(in: clip) else { return nil }
        part = visible
      }
      let clips = gtk_widget_get_overflow(around) == GTK_OVERFLOW_HIDDEN
      if clips || around == presenter.widget, let bounds = bounds(of: around) {
        guard let visible = part.visiblePart(in: bounds) else { return nil }
        part = visible
      }
      // A popover around the presenter has its own surface.
      if gtk_widget_get_native(around) == OpaquePointer(around) { break }
    }
    return part
  }

  /// Returns the part of a view that its clip shows, in the presenter's coordinates; `nil` for no
  /// clip.
  private func visibleClip(of view: GTKView) -> Rect? {
    guard let presenter, let clip = view.decoration?.clip, clip.outsideOpacity == 0 else {
      return nil
    }
    var area = graphene_rect_t(clip.frame(in: view.paintedSize))
    var matrix = graphene_matrix_t()
    guard gtk_widget_compute_transform(view.widget, presenter.widget, &matrix) != 0 else {
      return nil
    }
    var bounds = graphene_rect_t()
    graphene_matrix_transform_bounds(&matrix, &area, &bounds)
    return Rect(bounds)
  }

  /// Returns the frame of a widget in the presenter's coordinates.
  private func bounds(of other: UnsafeMutablePointer<GtkWidget>) -> Rect? {
    guard let presenter else { return nil }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(other, presenter.widget, &bounds) != 0 else { return nil }
    return Rect(bounds)
  }
}

extension Rect {
  /// Returns the part of the rectangle that is in an area; `nil` if it is outside.
  ///
  /// A rectangle without a width or a height is a line or a point, which can be inside.
  fileprivate func visiblePart(in area: Rect) -> Rect? {
    guard minX <= area.maxX, maxX >= area.minX, minY <= area.maxY, maxY >= area.minY else {
      return nil
    }
    if size.width <= 0 || size.height <= 0 { return self }
    let part = intersection(area)
    return part.size.width > 0 && part.size.height > 0 ? part : nil
  }
}

extension GTKHostingView: PopoverPresenting {
  /// Creates a popover over the content of the view.
  public func makePopover(
    _ configuration: PopoverConfiguration, beside anchor: any NativeView,
    delegate: any PopoverDelegate, content: AnyComponent, parent: ParentComponent?
  ) -> any NativePopover {
    GTKPopover(
      configuration, beside: anchor, delegate: delegate, of: self, content: content,
      parent: parent)
  }

  /// The toolkit's interface for mounting.
  public var scheduler: any WorkScheduler { mountHost }

  /// Closes the popovers that the content shows, except the one that contains a widget.
  func dismissPopovers(except inner: UnsafeMutablePointer<GtkWidget>? = nil) {
    for popover in popovers.reversed() {
      if let inner, gtk_widget_is_ancestor(inner, popover.widget) != 0 { continue }
      popover.dismiss()
    }
  }
}
#endif
