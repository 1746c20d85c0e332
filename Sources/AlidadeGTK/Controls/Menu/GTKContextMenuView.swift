#if GTK
import AlidadeComponents
import AlidadeLayout
import AlidadeRender
import CGTK

/// A view that opens a context menu for its subviews.
///
/// The menu opens on a secondary click, a long press on a touchscreen, or the menu key.
final class GTKContextMenuView: GTKView, GTKControl {
  /// The content of the menu.
  var controlContent = ContextMenuContent.initial {
    didSet { if controlContent != oldValue { updateMenu() } }
  }

  /// The value, which a menu doesn't use.
  var controlValue: Int?

  /// The handler that receives the number of the item that the user chooses.
  var changeHandler: EventHandler<Int?>? {
    didSet {
      // An item that belongs to the previous component must not act on the next one.
      changeHandler?.didChangeComponent = { [weak self] in self?.close() }
    }
  }

  /// A Boolean value that is `true` if the menu can be opened.
  var isEnabled = true

  /// The layout direction of the menu.
  var layoutDirection = LayoutDirection.leftToRight

  private lazy var binding = MenuBinding(widget: widget) { [weak self] number in
    self?.changeHandler?.send(number)
  }
  private var popover: UnsafeMutablePointer<GtkWidget>?
  private var model: OpaquePointer?
  /// The widget that regains the keyboard focus when the menu is closed.
  private var previousFocus: PreviousFocus?

  /// Creates a view without a menu.
  required init() {
    super.init(role: .generic)
    addClickGesture()
    addLongPressGesture()
    addKeyController()
  }

  isolated deinit {
    if let popover {
      // GTK sends all input to a popover that is open when it is removed, for good.
      gtk_popover_popdown(popover.cast(to: GtkPopover.self))
      gtk_widget_unparent(popover)
    }
    if let model { g_object_unref(UnsafeMutableRawPointer(model)) }
  }

  /// A Boolean value that is `true` while the menu is open.
  var isOpen: Bool { popover.map { gtk_widget_get_visible($0) != 0 } ?? false }

  /// Opens the menu.
  ///
  /// - Parameter point: the position in the view, in points; `nil` for the center of the focused
  ///   widget, or of the view.
  /// - Returns: `true` if there is a menu that can be opened.
  @discardableResult
  func open(at point: Point? = nil) -> Bool {
    guard isEnabled, !isHidden, let model, !controlContent.sections.isEmpty else { return false }
    let popover = popover ?? makePopover()
    let point = point ?? focusedPlace
    var place = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
    gtk_popover_menu_set_menu_model(
      popover.opaque, UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self))
    DestructiveItems.mark(in: popover, controlContent.sections)
    popover.setDirection(layoutDirection)
    gtk_popover_set_pointing_to(popover.cast(to: GtkPopover.self), &place)
    if !isOpen { previousFocus = PreviousFocus(in: widget) }
    gtk_popover_popup(popover.cast(to: GtkPopover.self))
    return true
  }

  /// The center of the part of the focused widget that is in the view, or the center of the view.
  private var focusedPlace: Point {
    let center = Point(x: frame.size.width / 2, y: frame.size.height / 2)
    var bounds = graphene_rect_t()
    guard containsFocus, let root = gtk_widget_get_root(widget),
      let focus = gtk_root_get_focus(root),
      gtk_widget_compute_bounds(focus, widget, &bounds) != 0
    else { return center }
    let part = Rect(bounds).intersection(Rect(origin: .zero, size: frame.size))
    return Point(x: part.minX + part.size.width / 2, y: part.minY + part.size.height / 2)
  }

  override func didChangeHidden() {
    if isHidden { close() }
  }

  override func didAllocate(width: Int32, height: Int32) {
    super.didAllocate(width: width, height: height)
    if let popover, isOpen { gtk_popover_present(popover.cast(to: GtkPopover.self)) }
  }

  /// Closes the menu.
  func close() {
    if let popover { gtk_popover_popdown(popover.cast(to: GtkPopover.self)) }
  }

  private func makePopover() -> UnsafeMutablePointer<GtkWidget> {
    let made: UnsafeMutablePointer<GtkWidget> = gtk_popover_menu_new_from_model(nil)
    gtk_popover_set_has_arrow(made.cast(to: GtkPopover.self), 0)
    gtk_widget_set_parent(made, widget)
    connect(UnsafeMutableRawPointer(made), "closed") { [weak self] _ in
      self?.restoreFocus()
      return .none
    }
    popover = made
    return made
  }

  /// Restores the keyboard focus, because GTK leaves it in the hidden menu.
  private func restoreFocus() {
    let previous = previousFocus
    previousFocus = nil
    if let popover, PreviousFocus.isIn(popover) { previous?.restore() }
  }

  private func updateMenu() {
    guard let new = binding.update(controlContent.sections) else { return }
    close()
    if let model { g_object_unref(UnsafeMutableRawPointer(model)) }
    model = new
  }
}

// MARK: Events

extension GTKContextMenuView {
  private func addClickGesture() {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
    addGesture(gesture, "pressed", arguments: 1)
  }

  private func addLongPressGesture() {
    guard let gesture = gtk_gesture_long_press_new() else { return }
    // With a mouse, a long press has other meanings, such as a drag.
    gtk_gesture_single_set_touch_only(gesture, 1)
    addGesture(gesture, "pressed", arguments: 0) { [weak self] in self?.selectRows(at: $0) }
  }

  /// Selects the rows at a point, for which the menu may be.
  ///
  /// A list notices presses of the secondary button by itself.
  private func selectRows(at point: Point) {
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next {
      (ViewWidgetType.view(of: current) as? GTKScrollView)?.openMenu(at: point, in: widget)
      next = gtk_widget_get_parent(current)
    }
  }

  private func addGesture(
    _ gesture: OpaquePointer, _ signal: String, arguments first: Int,
    willOpen: @escaping @MainActor (Point) -> Void = { _ in }
  ) {
    connect(UnsafeMutableRawPointer(gesture), signal) { [weak self] arguments in
      guard let self, arguments.count > first + 1, let x = arguments[first].doubleValue,
        let y = arguments[first + 1].doubleValue
      else { return .none }
      let point = Point(x: x, y: y)
      willOpen(point)
      // If context menus are nested, the innermost one opens.
      if open(at: point) {
        gesture.setSequenceState(GTK_EVENT_SEQUENCE_CLAIMED)
      }
      return .none
    }
    gtk_widget_add_controller(widget, gesture)
  }

  private func addKeyController() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, let key = arguments.first?.intValue else { return .bool(false) }
      let isShifted =
        arguments.count > 2
        && UInt32(truncatingIfNeeded: arguments[2].intValue ?? 0) & GDK_SHIFT_MASK.rawValue != 0
      let asks = key == Int(GDK_KEY_Menu) || (key == Int(GDK_KEY_F10) && isShifted)
      return .bool(asks && open())
    }
    gtk_widget_add_controller(widget, keys)
  }
}
#endif
