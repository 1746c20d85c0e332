#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A view that scrolls rows vertically with the wheel, the touchpad and its momentum, the keyboard,
/// and a draggable bar.
///
/// A `GtkScrolledWindow` provides the usual behavior, except for the bar: with the stock bar, GTK
/// lays out the window in each scrolled frame.
public final class GTKScrollView: GTKView, ScrollView {
  /// The delegate that places the rows; retained by the view.
  public var scrollDelegate: (any ScrollViewDelegate)? {
    didSet { scrollDelegate?.scrollViewDidChangeViewport(self) }
  }

  /// The height of all rows, in points; values that are negative or not finite count as zero.
  public var contentHeight = 0.0 {
    didSet {
      if !(contentHeight >= 0 && contentHeight.isFinite) { contentHeight = 0 }
      if contentHeight != oldValue { configureAdjustment() }
    }
  }

  /// The number of rows that the user can select at a time.
  public var selectionMode = RowSelectionMode.none {
    didSet {
      if selectionMode != .none, !hasSelectionControllers {
        hasSelectionControllers = true
        addSelectionControllers()
      }
      if selectionMode == .many || oldValue == .many {
        accessibleWidget.setAccessibleProperty(
          GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, selectionMode == .many)
      }
    }
  }

  private var hasSelectionControllers = false

  /// The rectangle that the user drags over rows to select them, in the coordinates of this view.
  public var selectionBand: Rect? {
    didSet { if selectionBand != oldValue { setNeedsDisplay() } }
  }

  let viewport = ScrollViewport()
  let rows = ScrollRows()
  private let indicator = ScrollIndicator()
  let scrolledWindow: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
  let wheelRule = WheelRule()
  /// A Boolean value that is `true` while a button or a finger is down in the view.
  var isPressed = false
  private var knownViewport = Size.zero

  /// Creates a view that scrolls a list.
  public required convenience init() {
    self.init(role: .list)
  }

  /// Creates a scroll view that is announced as `role`.
  public override init(role: AccessibilityRole) {
    super.init(role: role)
    setUp()
  }

  private func setUp() {
    let window = OpaquePointer(scrolledWindow)
    // "External" scrolls without a bar.
    gtk_scrolled_window_set_policy(window, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(window, viewport.widget)
    gtk_widget_set_parent(scrolledWindow, widget)
    viewport.owner = self
    rows.owner = self
    viewport.insert(rows, above: nil)
    gtk_widget_set_parent(indicator.widget, widget)
    indicator.superview = self
    indicator.owner = self
    addKeyController()
    addClickGesture()
    addMotionController()
    watchPresses()
  }

  isolated deinit {
    detachChildren(of: rows.widget)
    viewport.owner = nil
    rows.owner = nil
    indicator.owner = nil
    indicator.superview = nil
    gtk_widget_unparent(indicator.widget)
    gtk_widget_unparent(scrolledWindow)
  }

  override func takeFocusFromHiddenView() -> Bool { focusViewport() }

  override var container: UnsafeMutablePointer<GtkWidget> { rows.widget }

  // The rows must be children of the list for assistive technologies, too.
  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { rows.widget }

  /// Paints the rectangle that the user drags over rows.
  public override func drawForeground(in snapshot: OpaquePointer, size: Size) {
    paintSelectionBand(snapshot, size: size)
  }

  // MARK: Scrolling

  /// The distance from the top of the content to the top of the viewport, in points; clamped to the
  /// valid range when set.
  public var scrollOffset: Double {
    get { gtk_adjustment_get_value(viewport.vertical) }
    set {
      guard !newValue.isNaN else { return }
      gtk_adjustment_set_value(viewport.vertical, newValue)
    }
  }

  /// The origin of the rows' coordinates, in points below the top of the viewport.
  public var contentOrigin: Double {
    get { rows.frame.minY }
    set { rows.setFrame(Rect(origin: Point(x: 0, y: newValue), size: rows.frame.size)) }
  }

  /// The size of the viewport, in points; zero before the view has a frame.
  public var viewportSize: Size { knownViewport }

  /// Updates the scrolling range to the heights of the content and the viewport.
  func configureAdjustment() {
    let page = knownViewport.height
    let upper = max(contentHeight, page)
    let value = min(scrollOffset, upper - page)
    gtk_adjustment_configure(viewport.vertical, value, 0, upper, 40, page * 0.9, page)
    indicator.update(content: contentHeight, page: page, offset: scrollOffset)
  }

  func offsetDidChange() {
    indicator.update(content: contentHeight, page: knownViewport.height, offset: scrollOffset)
    indicator.reveal()
    scrollDelegate?.scrollViewDidChangeViewport(self)
  }

  // MARK: Size

  override func didAllocate(width: Int32, height: Int32) {
    gtk_widget_measure(scrolledWindow, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_measure(scrolledWindow, GTK_ORIENTATION_VERTICAL, width, nil, nil, nil, nil)
    gtk_widget_allocate(scrolledWindow, width, height, -1, nil)
    let breadth = ScrollIndicator.breadth
    indicator.setFrame(
      Rect(x: max(0, Double(width) - breadth), y: 0, width: breadth, height: Double(height)))
    viewportDidChange()
  }

  override func didResize() {
    viewportDidChange()
  }

  /// Notifies the delegate if the size of the viewport has changed.
  func viewportDidChange() {
    let size = paintedSize
    guard size != knownViewport else { return }
    knownViewport = size
    rows.setFrame(Rect(origin: rows.frame.origin, size: size))
    configureAdjustment()
    scrollDelegate?.scrollViewDidChangeViewport(self)
  }
}

// MARK: Focus

extension GTKScrollView {
  /// Returns `true` if a view or one of its descendants has the keyboard focus.
  public func hasFocus(in view: any NativeView) -> Bool {
    (view as? GTKView)?.containsFocus ?? false
  }

  /// Moves the keyboard focus to a view, or to the first subview that accepts it.
  public func moveFocus(to view: any NativeView) -> Bool {
    guard let view = view as? GTKView else { return false }
    if view.containsFocus { return true }
    return gtk_widget_child_focus(view.widget, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Moves the focus to the list itself, so that its keys continue to work.
  func focusViewport() -> Bool {
    gtk_widget_grab_focus(scrolledWindow) != 0
  }

  /// Scrolls by the smallest distance that reveals the focused widget.
  ///
  /// This method does nothing during a press, because the pressed widget is visible, and would move
  /// away from the pointer.
  func reveal(focusedChild child: UnsafeMutablePointer<GtkWidget>) {
    if isPressed { return }
    var target = child
    if let root = gtk_widget_get_root(child), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, child) != 0
    {
      target = focus
    }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(target, viewport.widget, &bounds) != 0 else { return }
    let top = Double(bounds.origin.y)
    let bottom = top + Double(bounds.size.height)
    let height = knownViewport.height
    // A sticky header covers rows that are behind it.
    let row = ViewWidgetType.view(of: child)
    let covered = row.flatMap { scrollDelegate?.scrollView(self, heightCoveredAbove: $0) } ?? 0
    if top < covered || bottom - top > height - covered {
      if top < covered || top > covered && bottom > height { scrollOffset += top - covered }
    } else if bottom > height {
      scrollOffset += bottom - height
    }
  }
}

// MARK: Events

extension GTKScrollView {
  private func addKeyController() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, let key = arguments.first?.intValue else { return .bool(false) }
      if use(arguments, of: keys) { return .bool(true) }
      guard let command = GTKScrollView.commands[key],
        !Modifiers.isAnyPressed(arguments)
      else { return .bool(false) }
      return .bool(perform(command))
    }
    gtk_widget_add_controller(scrolledWindow, keys)
  }

  /// Offers a command to the delegate, and scrolls if the delegate doesn't use it.
  func perform(_ command: ScrollCommand) -> Bool {
    if let scrollDelegate, scrollDelegate.scrollView(self, perform: command) {
      if let root = gtk_widget_get_root(widget) {
        gtk_window_set_focus_visible(UnsafeMutableRawPointer(root).widget.window, 1)
      }
      return true
    }
    return scroll(command)
  }

  /// Performs a scroll command.
  ///
  /// - Returns: `true` if the offset has changed.
  private func scroll(_ command: ScrollCommand) -> Bool {
    let before = scrollOffset
    switch command {
    case .previous: scrollOffset -= gtk_adjustment_get_step_increment(viewport.vertical)
    case .next: scrollOffset += gtk_adjustment_get_step_increment(viewport.vertical)
    case .pageBackward: scrollOffset -= gtk_adjustment_get_page_increment(viewport.vertical)
    case .pageForward: scrollOffset += gtk_adjustment_get_page_increment(viewport.vertical)
    case .start: scrollOffset = 0
    case .end: scrollOffset = contentHeight
    }
    return scrollOffset != before
  }

  /// Moves the focus to the list on a click, so that the keys scroll the clicked list.
  private func addClickGesture() {
    guard let gesture = gtk_gesture_click_new() else { return }
    var start = Point.zero
    connect(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] arguments in
      self?.takeFocusFromClick()
      start = Point(ofClick: arguments)
      return .none
    }
    connect(UnsafeMutableRawPointer(gesture), "released") { [weak self] arguments in
      let point = Point(ofClick: arguments)
      self?.click(from: start, to: point, .primary, arguments, gesture)
      return .none
    }
    gtk_widget_add_controller(scrolledWindow, gesture)
  }

  func takeFocusFromClick() {
    if !containsFocus { _ = focusViewport() }
  }

  private func addMotionController() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    connect(UnsafeMutableRawPointer(motion), "motion") { [weak self] _ in
      self?.indicator.reveal()
      return .none
    }
    gtk_widget_add_controller(widget, motion)
  }

  private static let commands: [Int: ScrollCommand] = [
    Int(GDK_KEY_Up): .previous, Int(GDK_KEY_KP_Up): .previous,
    Int(GDK_KEY_Down): .next, Int(GDK_KEY_KP_Down): .next,
    Int(GDK_KEY_Page_Up): .pageBackward, Int(GDK_KEY_KP_Page_Up): .pageBackward,
    Int(GDK_KEY_Page_Down): .pageForward, Int(GDK_KEY_KP_Page_Down): .pageForward,
    Int(GDK_KEY_Home): .start, Int(GDK_KEY_KP_Home): .start,
    Int(GDK_KEY_End): .end, Int(GDK_KEY_KP_End): .end,
  ]
}
#endif
