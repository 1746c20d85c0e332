#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A view that scrolls with the wheel, the touchpad and its momentum, the keyboard, and draggable
/// bars.
///
/// A `GtkScrolledWindow` provides the usual behavior, except for the bars: with the stock bars, GTK
/// would lay out the window in each scrolled frame.
public final class GTKScrollView: GTKView, ScrollView {
  /// The delegate that places the children; it is retained by the view.
  public var scrollDelegate: (any ScrollViewDelegate)? {
    didSet { scrollDelegate?.scrollViewDidChangeViewport(self) }
  }

  /// The size of the content, in points; extents that are negative or not finite count as zero.
  public var contentSize = Size.zero {
    didSet {
      for axis in Axis.allCases where !(contentSize[axis] >= 0 && contentSize[axis].isFinite) {
        contentSize[axis] = 0
      }
      if contentSize != oldValue { configureAdjustments() }
    }
  }

  /// The number of rows that the user can select at a time.
  public var selectionMode = RowSelectionMode.none {
    didSet {
      if selectionMode != .none, !hasSelectionControllers {
        hasSelectionControllers = true
        addSelectionControllers()
        if !hasTextControllers { addFocusController() }
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

  /// A Boolean value that is `true` if the user can drag rows.
  public var dragsRows = false {
    didSet {
      if dragsRows, !hasMovingControllers {
        hasMovingControllers = true
        addMovingControllers()
      }
    }
  }

  private var hasMovingControllers = false

  /// A Boolean value that is `true` while rows that the view takes are dragged over it.
  var takesRows = false

  /// A Boolean value that is `true` if the user can select the text in rows.
  public var selectsText = false {
    didSet {
      if selectsText, !hasTextControllers {
        hasTextControllers = true
        addTextControllers()
        if !hasSelectionControllers { addFocusController() }
      }
      if !selectsText { showTextCursor(at: nil) }
    }
  }

  private var hasTextControllers = false
  /// A Boolean value that is `true` while the pointer is on text that can be selected.
  var isPointerOnText = false
  /// A Boolean value that is `true` if a drag that began with the last press selects text.
  var selectsByDrag = false

  /// A Boolean value that is `true` if the user can move rows aside.
  public var swipesRows = false {
    didSet {
      if swipesRows, !hasSwipeControllers {
        hasSwipeControllers = true
        addSwipeControllers()
      }
    }
  }

  private var hasSwipeControllers = false

  /// The mark that shows where dragged rows or content will be inserted, in the coordinates of this
  /// view.
  public var insertionMark: InsertionMark? {
    didSet { if insertionMark != oldValue { setNeedsDisplay() } }
  }

  /// The axes along which the view scrolls.
  public var scrollAxes: Axis.Set = .vertical {
    didSet { if scrollAxes != oldValue { axesDidChange() } }
  }

  /// A Boolean value that is `true` if the view shows scroll bars.
  public var showsScrollBars = true {
    didSet { if showsScrollBars != oldValue { updateBars() } }
  }

  let viewport = GTKScrollViewport()
  let rows = ScrollRows()
  let verticalBar = ScrollIndicator(axis: .vertical)
  /// The horizontal bar; `nil` until the view scrolls horizontally.
  private var horizontalBar: ScrollIndicator?
  let scrolledWindow: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
  let wheelRule = WheelRule()
  let pulling = Pulling()
  /// The object that waits for the release of a button or finger that is down in the view.
  var press: ReleaseWatch?
  private(set) var knownViewport = Size.zero
  /// A Boolean value that is `true` while both coordinates of the offset are being set.
  private var isMoving = false

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
    setPolicies()
    gtk_scrolled_window_set_child(OpaquePointer(scrolledWindow), viewport.widget)
    gtk_widget_set_parent(scrolledWindow, widget)
    viewport.owner = self
    rows.owner = self
    viewport.insert(rows, above: nil)
    add(verticalBar)
    addKeyController()
    addClickGesture()
    addMotionController()
    watchPresses()
    if role == .group { addNameController() }
  }

  private func setPolicies() {
    func policy(_ axis: Axis.Set) -> GtkPolicyType {
      // "External" scrolls without a bar.
      scrollAxes.contains(axis) ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER
    }
    gtk_scrolled_window_set_policy(
      OpaquePointer(scrolledWindow), policy(.horizontal), policy(.vertical))
  }

  private func add(_ bar: ScrollIndicator) {
    gtk_widget_set_parent(bar.widget, widget)
    bar.superview = self
    bar.owner = self
  }

  private var bars: [ScrollIndicator] { [verticalBar] + (horizontalBar.map { [$0] } ?? []) }

  isolated deinit {
    detachChildren(of: rows.widget)
    viewport.owner = nil
    rows.owner = nil
    for bar in bars {
      bar.owner = nil
      bar.superview = nil
      gtk_widget_unparent(bar.widget)
    }
    gtk_widget_unparent(scrolledWindow)
  }

  override func takeFocusFromHiddenView() -> Bool { focusViewport() }

  override var container: UnsafeMutablePointer<GtkWidget> { rows.widget }

  // The rows must be children of the list for assistive technologies, too.
  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { rows.widget }

  /// Paints the rectangle that the user drags over rows, and the line that shows where dragged rows
  /// will be inserted.
  public override func drawForeground(in snapshot: OpaquePointer, size: Size) {
    paintSelectionBand(snapshot, size: size)
    paintInsertionMark(snapshot, size: size)
  }

  // MARK: Scrolling

  /// The distance from the top-left corner of the content to that of the viewport, in points;
  /// clamped to the valid range when set.
  ///
  /// A coordinate that is NaN is ignored.
  public var contentOffset: Point {
    get { viewport.contentOffset }
    set {
      let before = contentOffset
      configureAdjustments(
        scrolledTo: Point(
          x: newValue.x.isNaN ? before.x : newValue.x, y: newValue.y.isNaN ? before.y : newValue.y))
    }
  }

  /// The origin of the children's coordinates, in points from the top-left corner of the viewport.
  public var contentOrigin: Point {
    get { rows.frame.origin }
    set { rows.setFrame(Rect(origin: newValue, size: rows.frame.size)) }
  }

  /// The size of the viewport, in points; zero before the view has a frame.
  public var viewportSize: Size { knownViewport }

  private func axesDidChange() {
    setPolicies()
    if horizontalBar == nil, scrollAxes.contains(.horizontal) {
      let bar = ScrollIndicator(axis: .horizontal)
      add(bar)
      horizontalBar = bar
      placeBars()
    }
    configureAdjustments()
  }

  /// Updates the scrolling ranges to the sizes of the content and the viewport.
  ///
  /// - Parameter offset: the new offset; `nil` to keep it.
  func configureAdjustments(scrolledTo offset: Point? = nil) {
    let before = contentOffset
    let wasMoving = isMoving
    isMoving = true
    for axis in Axis.allCases {
      let page = knownViewport[axis]
      let extent = scrollAxes.contains(Axis.Set(axis)) ? max(contentSize[axis], page) : page
      viewport.scroll(to: (offset ?? before)[axis], along: axis, extent: extent, page: page)
    }
    isMoving = wasMoving
    if contentOffset == before || isMoving { updateBars() } else { offsetDidChange() }
  }

  func offsetDidChange() {
    if isMoving { return }
    updateBars()
    revealBars()
    scrollDelegate?.scrollViewDidChangeViewport(self)
  }

  private func updateBars() {
    update(verticalBar)
    if let horizontalBar { update(horizontalBar) }
  }

  private func update(_ bar: ScrollIndicator) {
    let axis = bar.axis
    bar.update(
      content: showsScrollBars && scrollAxes.contains(Axis.Set(axis)) ? contentSize[axis] : 0,
      page: knownViewport[axis], offset: contentOffset[axis])
  }

  private func revealBars() {
    verticalBar.reveal()
    horizontalBar?.reveal()
  }

  // MARK: Size

  override func didAllocate(width: Int32, height: Int32) {
    gtk_widget_measure(scrolledWindow, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_measure(scrolledWindow, GTK_ORIENTATION_VERTICAL, width, nil, nil, nil, nil)
    gtk_widget_allocate(scrolledWindow, width, height, -1, nil)
    placeBars()
    viewportDidChange()
  }

  private func placeBars() {
    let breadth = ScrollIndicator.breadth
    let width = Double(gtk_widget_get_width(widget))
    let height = Double(gtk_widget_get_height(widget))
    // Both bars leave the corner empty.
    let corner = horizontalBar == nil ? 0 : breadth
    verticalBar.setFrame(
      Rect(x: max(0, width - breadth), y: 0, width: breadth, height: max(0, height - corner)))
    horizontalBar?.setFrame(
      Rect(x: 0, y: max(0, height - breadth), width: max(0, width - breadth), height: breadth))
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
    isMoving = true
    configureAdjustments()
    isMoving = false
    scrollDelegate?.scrollViewDidChangeViewport(self)
  }
}

// MARK: Events

extension GTKScrollView {
  private func addKeyController() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, let key = arguments.first?.intValue else { return .bool(false) }
      if use(arguments, of: keys) { return .bool(true) }
      guard !Modifiers.isAnyPressed(arguments)
      else { return .bool(false) }
      if key == Int(GDK_KEY_space) || key == Int(GDK_KEY_KP_Space) {
        return .bool(turnPage(isBackward: Modifiers.isShiftPressed(arguments)))
      }
      return .bool(GTKScrollView.commands[key].map(perform) ?? false)
    }
    gtk_widget_add_controller(scrolledWindow, keys)
  }

  /// Offers a command to the delegate, and scrolls if the delegate doesn't use it.
  func perform(_ command: ScrollCommand) -> Bool {
    endMomentum()
    if let scrollDelegate, scrollDelegate.scrollView(self, perform: command) {
      if let root = gtk_widget_get_root(widget) {
        gtk_window_set_focus_visible(UnsafeMutableRawPointer(root).widget.window, 1)
      }
      return true
    }
    return scroll(command)
  }

  /// Scrolls by a page for the space bar, unless a view inside has the focus.
  private func turnPage(isBackward: Bool) -> Bool {
    guard gtk_widget_is_focus(scrolledWindow) != 0 else { return false }
    return scroll(isBackward ? .pageBackward : .pageForward)
  }

  /// The distance that an arrow key scrolls, in points.
  static let lineHeight = 40.0

  /// Performs a scroll command.
  ///
  /// - Returns: `true` if the offset has changed.
  private func scroll(_ command: ScrollCommand) -> Bool {
    let before = contentOffset
    contentOffset = command.offset(
      from: before, line: GTKScrollView.lineHeight,
      page: Size(width: knownViewport.width * 0.9, height: knownViewport.height * 0.9),
      along: scrollAxes, end: maximumContentOffset)
    return contentOffset != before
  }

  private func addMotionController() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    connect(UnsafeMutableRawPointer(motion), "motion") { [weak self] _ in
      self?.revealBars()
      return .none
    }
    gtk_widget_add_controller(widget, motion)
  }

  private static let commands: [Int: ScrollCommand] = [
    Int(GDK_KEY_Up): .previous, Int(GDK_KEY_KP_Up): .previous,
    Int(GDK_KEY_Down): .next, Int(GDK_KEY_KP_Down): .next,
    Int(GDK_KEY_Left): .left, Int(GDK_KEY_KP_Left): .left,
    Int(GDK_KEY_Right): .right, Int(GDK_KEY_KP_Right): .right,
    Int(GDK_KEY_Page_Up): .pageBackward, Int(GDK_KEY_KP_Page_Up): .pageBackward,
    Int(GDK_KEY_Page_Down): .pageForward, Int(GDK_KEY_KP_Page_Down): .pageForward,
    Int(GDK_KEY_Home): .start, Int(GDK_KEY_KP_Home): .start,
    Int(GDK_KEY_End): .end, Int(GDK_KEY_KP_End): .end,
  ]
}
#endif
