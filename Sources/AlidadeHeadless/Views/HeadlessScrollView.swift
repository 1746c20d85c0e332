import AlidadeLayout
import AlidadeRender

/// A headless view that a program can scroll.
public final class HeadlessScrollView: HeadlessView, ScrollView, FocusableView {
  /// The object that positions the children; retained by the view.
  public var scrollDelegate: (any ScrollViewDelegate)? {
    didSet { didSet("scrollDelegate", to: scrollDelegate == nil ? "nil" : "delegate") }
  }

  private var size = Size.zero
  private var offset = Point.zero

  /// The axes along which the view scrolls.
  public var scrollAxes: Axis.Set = .vertical {
    didSet {
      guard scrollAxes != oldValue else { return }
      didSet("scrollAxes", to: "\(Axis.allCases.filter { scrollAxes.contains(Axis.Set($0)) })")
      moveToOffset(offset)
    }
  }

  /// A Boolean value that is `true` if the view shows scroll bars.
  public var showsScrollBars = true {
    didSet {
      if showsScrollBars != oldValue { didSet("showsScrollBars", to: "\(showsScrollBars)") }
    }
  }

  /// The size of the content, in points; NaN, infinite and negative extents count as zero.
  public var contentSize: Size {
    get { size }
    set {
      size = Size(
        width: newValue.width.isFinite ? max(0, newValue.width) : 0,
        height: newValue.height.isFinite ? max(0, newValue.height) : 0)
      didSet("contentSize", to: "\(number(size.width)) × \(number(size.height))")
      moveToOffset(offset)
    }
  }

  /// The distance from the top-left corner of the content to that of the viewport, in points;
  /// clamped when set.
  ///
  /// NaN counts as zero.
  public var contentOffset: Point {
    get { offset }
    set {
      didSet("contentOffset", to: "\(newValue.x), \(newValue.y)")
      moveToOffset(newValue)
    }
  }

  /// The origin of the coordinates of the subviews, in points from the top-left corner of this
  /// view.
  public var contentOrigin = Point.zero {
    didSet {
      didSet("contentOrigin", to: "\(contentOrigin.x), \(contentOrigin.y)")
      host?.viewsDidMove()
    }
  }

  /// The origin of the coordinates of the subviews.
  public override var subviewOrigin: Point { contentOrigin }

  /// Always `true`: subviews are also mounted beyond the edges of the viewport.
  package override var clipsSubviews: Bool { true }

  /// The size of the viewport, in points.
  public var viewportSize: Size { frame.size }

  /// The distance that an arrow key scrolls if the delegate doesn't use it, in points.
  public static let lineHeight = 40.0

  /// Scrolls vertically as a wheel or a touchpad would.
  ///
  /// - Parameter distance: the distance in points; positive toward the end.
  public func scroll(by distance: Double) {
    moveContent(by: Point(x: 0, y: distance))
  }

  /// Scrolls as far as the content allows.
  ///
  /// - Parameter distance: the distance in points; positive to the right and down.
  /// - Returns: the remaining distance for the enclosing scroll view.
  @discardableResult
  package func moveContent(by distance: Point) -> Point {
    let before = offset
    moveToOffset(before + distance)
    return distance - (offset - before)
  }

  /// Performs the command of a key that moves through rows or scrolls.
  ///
  /// If the delegate doesn't perform the command, the view scrolls.
  ///
  /// - Returns: `true` if the delegate performed the command.
  @discardableResult
  public func perform(_ command: ScrollCommand) -> Bool {
    if scrollDelegate?.scrollView(self, perform: command) == true { return true }
    moveToOffset(
      command.offset(
        from: offset, line: HeadlessScrollView.lineHeight, page: viewportSize,
        along: scrollAxes, end: maximumContentOffset))
    return false
  }

  /// The number of rows that the user can select at a time.
  public var selectionMode = RowSelectionMode.none {
    didSet {
      if selectionMode != oldValue { didSet("selectionMode", to: "\(selectionMode)") }
    }
  }

  /// The rectangle that the user drags over rows to select them, in the coordinates of this view.
  public var selectionBand: Rect? {
    didSet {
      guard selectionBand != oldValue else { return }
      didSet("selectionBand", to: selectionBand.map(HeadlessDump.text) ?? "nil")
    }
  }

  /// A Boolean value that is `true` if the user can drag rows.
  public var dragsRows = false {
    didSet { if dragsRows != oldValue { didSet("dragsRows", to: "\(dragsRows)") } }
  }

  /// A Boolean value that is `true` if the user can select the text in rows.
  public var selectsText = false {
    didSet { if selectsText != oldValue { didSet("selectsText", to: "\(selectsText)") } }
  }

  /// A Boolean value that is `true` if the user can swipe rows aside.
  public var swipesRows = false {
    didSet { if swipesRows != oldValue { didSet("swipesRows", to: "\(swipesRows)") } }
  }

  // The keys that copy text go to this view.
  var takesFocus: Bool { selectsText || scrollsByKeysAlone }

  /// A Boolean value that is `true` if only the keyboard focus on the view itself lets the keys
  /// scroll: there is more to see, and nothing inside takes the focus.
  private var scrollsByKeysAlone: Bool {
    guard role == .group, maximumContentOffset != .zero else { return false }
    return !descendants.contains { $0 !== self && $0.canBeFocused }
  }

  override func didChangeFocus(_ hasFocus: Bool) {
    scrollDelegate?.scrollView(self, focusDidChange: hasFocus)
  }

  var usesPresses: Bool { false }

  /// The mark that shows where dragged rows or content will be inserted, in the coordinates of this
  /// view.
  public var insertionMark: InsertionMark? {
    didSet {
      guard insertionMark != oldValue else { return }
      didSet("insertionMark", to: insertionMark.map(HeadlessDump.text) ?? "nil")
    }
  }

  /// Records the status of a row in ``HeadlessView/rowStatus``.
  ///
  /// Positions aren't logged, because changing them has no visible cost.
  public func show(_ status: RowStatus?, of row: any NativeView) {
    guard let row = row as? HeadlessView else { return }
    let previous = row.rowStatus
    row.rowStatus = status
    if status?.isSelected != previous?.isSelected || status?.takesFocus != previous?.takesFocus {
      row.didSet("rowStatus", to: status.map(HeadlessDump.description(of:)) ?? "nil")
    }
  }

  /// Returns `true` if `view` or one of its descendants has the keyboard focus.
  public func hasFocus(in view: any NativeView) -> Bool {
    guard let view = view as? HeadlessView, let focused = windowFocus?.view else { return false }
    return focused.isInside(view)
  }

  /// Gives the keyboard focus to the first view that can have it: `view` or one of its descendants.
  public func moveFocus(to view: any NativeView) -> Bool {
    guard let view = view as? HeadlessView, let host else { return false }
    return host.moveFocus(to: view)
  }

  /// Scrolls by the smallest distance that reveals a view inside, as toolkits do for the view that
  /// gets the focus by a key.
  func reveal(_ view: HeadlessView) {
    let (frame, origin) = (view.frameInRoot, frameInRoot.origin)
    let row = view.outwardViews.last { $0.superview === self } ?? view
    reveal(
      Rect(origin: frame.origin - origin, size: frame.size),
      in: scrollDelegate?.scrollView(self, partUncoveredAt: row)
        ?? Rect(origin: .zero, size: viewportSize))
  }

  /// The name of this kind of view: `scroll`.
  public override var kindName: String { "scroll" }

  /// The state descriptions of every view, then the offset and the size of the content along the
  /// axes that scroll.
  public override var stateDescriptions: [String] {
    let isVertical = !scrollAxes.contains(.horizontal)
    let offset = isVertical ? number(offset.y) : "\(number(offset.x)), \(number(offset.y))"
    let size = isVertical ? number(size.height) : "\(number(size.width)) × \(number(size.height))"
    let selection = selectionMode == .none ? [] : ["selects \(selectionMode)"]
    let band = selectionBand.map { ["band \(HeadlessDump.text($0))"] } ?? []
    let selectsText = selectsText ? ["selects text"] : []
    let swiping = swipesRows ? ["swipes rows"] : []
    let moving = dragsRows ? ["drags rows"] : []
    let mark = insertionMark.map { ["mark \(HeadlessDump.text($0))"] } ?? []
    return super.stateDescriptions + ["offset \(offset) of \(size)"] + selection + band
      + selectsText + swiping + moving + mark
  }

  /// Clamps the offset and notifies the delegate of the new size.
  public override func didResize() {
    offset = clamped(offset)
    scrollDelegate?.scrollViewDidChangeViewport(self)
  }

  private func moveToOffset(_ requested: Point) {
    let reached = clamped(requested)
    guard reached != offset else { return }
    offset = reached
    scrollDelegate?.scrollViewDidChangeViewport(self)
  }

  private func clamped(_ requested: Point) -> Point {
    let end = maximumContentOffset
    return Point(
      x: requested.x > 0 ? min(requested.x, end.x) : 0,
      y: requested.y > 0 ? min(requested.y, end.y) : 0)
  }

  private func number(_ value: Double) -> String { HeadlessNumber.text(value) }
}
