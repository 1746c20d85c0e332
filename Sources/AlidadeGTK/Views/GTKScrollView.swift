#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// Scrolls rows vertically: the wheel, the touchpad with its momentum, the keyboard, and a bar to
/// drag.
///
/// A `GtkScrolledWindow` does what it does everywhere, except for the bar: the stock one has GTK
/// lay out the window in each frame that scrolls.
public final class GTKScrollView: GTKView, ScrollView {
  /// Who places the rows; kept alive by the view.
  public var scrollDelegate: (any ScrollViewDelegate)? {
    didSet { scrollDelegate?.scrollViewDidChangeViewport(self) }
  }

  /// The height of all rows, in points; what is not finite or negative counts as zero.
  public var contentHeight = 0.0 {
    didSet {
      if !(contentHeight >= 0 && contentHeight.isFinite) { contentHeight = 0 }
      if contentHeight != oldValue { configureAdjustment() }
    }
  }

  private let viewport = ScrollViewport()
  private let rows = ScrollRows()
  private let indicator = ScrollIndicator()
  let scrolledWindow: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
  let wheelRule = WheelRule()
  /// Whether a button or a finger is down in the view.
  var isPressed = false
  private var knownViewport = Size.zero

  /// Makes a view that scrolls a list.
  public required convenience init() {
    self.init(role: .list)
  }

  /// Makes a view that scrolls and is announced as `role`.
  public convenience init(role: AccessibilityRole) {
    self.init(type: ViewWidgetType.type, role: role)
    setUp()
  }

  private func setUp() {
    let window = OpaquePointer(scrolledWindow)
    // "External" scrolls without a bar of its own.
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

  // The rows must be children of the list for assistive technologies too.
  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { rows.widget }

  // MARK: Scrolling

  /// How far the content is scrolled, in points from its top; brought into range when it is set.
  public var scrollOffset: Double {
    get { gtk_adjustment_get_value(viewport.vertical) }
    set {
      guard !newValue.isNaN else { return }
      gtk_adjustment_set_value(viewport.vertical, newValue)
    }
  }

  /// Where the coordinates of the rows begin, in points below the top of what is in sight.
  public var contentOrigin: Double {
    get { rows.frame.minY }
    set { rows.setFrame(Rect(origin: Point(x: 0, y: newValue), size: rows.frame.size)) }
  }

  /// The size of what is in sight, in points; zero before the view has a frame.
  public var viewportSize: Size { knownViewport }

  /// Brings the adjustment up to date with the height of the content and of the viewport.
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

  /// Tells the delegate when the size of what is in sight is another.
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
  /// Whether a view in this one, or something in it, has the keyboard focus.
  public func hasFocus(in view: any NativeView) -> Bool {
    (view as? GTKView)?.containsFocus ?? false
  }

  /// Gives the keyboard focus to a view, or to the first thing in it that takes it.
  public func moveFocus(to view: any NativeView) -> Bool {
    guard let view = view as? GTKView else { return false }
    if view.containsFocus { return true }
    return gtk_widget_child_focus(view.widget, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Gives the focus to the list itself, so that its keys go on working.
  func focusViewport() -> Bool {
    gtk_widget_grab_focus(scrolledWindow) != 0
  }

  /// Scrolls by as little as shows what got the focus.
  ///
  /// Not for something that is being clicked: it is in sight, and would move away from under the
  /// pointer.
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
    if top < 0 || bottom - top > height {
      if top < 0 || top > 0 && bottom > height { scrollOffset += top }
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
      guard let self, let key = arguments.first?.intValue,
        let command = GTKScrollView.commands[key],
        !Modifiers.isAnyPressed(arguments)
      else { return .bool(false) }
      return .bool(perform(command))
    }
    gtk_widget_add_controller(scrolledWindow, keys)
  }

  /// Offers a command to the delegate, and scrolls if that has no use for it.
  func perform(_ command: ScrollCommand) -> Bool {
    if let scrollDelegate, scrollDelegate.scrollView(self, perform: command) {
      if let root = gtk_widget_get_root(widget) {
        gtk_window_set_focus_visible(UnsafeMutableRawPointer(root).widget.window, 1)
      }
      return true
    }
    return scroll(command)
  }

  /// Scrolls by what a command says.
  ///
  /// - Returns: whether there was anything to scroll.
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

  /// A click gives the focus to the list, so that the keys scroll what was clicked.
  private func addClickGesture() {
    guard let gesture = gtk_gesture_click_new() else { return }
    connect(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] _ in
      self?.takeFocusFromClick()
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
