import AlidadeLayout
import AlidadeRender

/// The scroll view of a list: its offset, and the content height that was last set.
///
/// All coordinates are those of the list, whose rows are arranged from top to bottom, regardless of
/// their direction in the view.
///
/// The view of an inline list doesn't scroll. Its visible part serves as the viewport, and an
/// enclosing view scrolls.
// Proof (axis): it is read or replaced as a whole, and nothing is called in the meantime. It is
// read several times in each frame.
@MainActor final class ScrolledView {
  private(set) weak var view: (any ScrollView)?
  /// The direction in which rows follow each other in the view; its axis never changes.
  @exclusivity(unchecked) var axis: RowAxis
  /// The visible part of an inline list; `nil` if the view scrolls.
  private(set) var inline: InlineViewport?
  /// The object that scrolls the view of an inline list; `nil` if nothing does.
  weak var enclosing: (any EnclosingScroll)?
  /// The offset to which an inline list itself is about to scroll the component around it; `nil` if
  /// there is none.
  var requestedOffset: Double?
  /// The offset that was last set by the list or a scroll, in points.
  ///
  /// A view that becomes taller clamps its own offset, which doesn't count as a scroll.
  private(set) var offset = 0.0
  /// The coordinate along the rows that the view's offset has unless it is scrolled.
  private var expectedPosition = 0.0
  /// A Boolean value that is `true` while the list itself changes the view, so that it can ignore
  /// the view's notifications.
  private(set) var isAdjusting = false
  private var reportedHeight = -1.0

  init(_ view: any ScrollView, _ axis: RowAxis, inlineHeight: Double?) {
    self.view = view
    self.axis = axis
    inline = inlineHeight.map { InlineViewport(height: $0) }
    // The view may have belonged to another list.
    let axes = Axis.Set(axis.axis)
    if view.scrollAxes != axes { view.scrollAxes = axes }
    if view.contentOffset != .zero { view.contentOffset = .zero }
  }

  // MARK: - Viewport

  /// The distance from the top of the rows to the top of the viewport, in points; negative if an
  /// inline list begins below the top of the viewport.
  var scrollOffset: Double {
    if let inline { return inline.windowTop + inline.shift }
    return view.map(offset) ?? 0
  }

  /// Returns the offset of the view, converted to that of the list.
  private func offset(of view: any ScrollView) -> Double {
    let position = view.contentOffset[axis.axis]
    return axis == .rightToLeft ? room(of: view) - position : position
  }

  /// Returns the largest offset of the view along the rows.
  private func room(of view: any ScrollView) -> Double {
    max(0, view.contentSize[axis.axis] - view.viewportSize[axis.axis])
  }

  /// Sets the offset of the view.
  private func setOffset(_ offset: Double, of view: any ScrollView) {
    switch axis {
    case .vertical: view.scrollOffset = offset
    case .leftToRight: view.contentOffset.x = offset
    case .rightToLeft:
      let room = room(of: view)
      view.contentOffset.x = room - max(0, min(offset, room))
    }
  }

  /// The size of the viewport, in points.
  var viewportSize: Size {
    let size = viewSize
    return inline.map { Size(width: size.width, height: $0.windowHeight) } ?? size
  }

  /// The size of the part of the view in which rows are visible.
  var sightSize: Size {
    let size = viewSize
    return inline.map { Size(width: size.width, height: $0.visibleHeight) } ?? size
  }

  /// A Boolean value that is `true` if it is known which rows are visible.
  var hasRoom: Bool {
    let size = viewSize
    return size.width > 0 && (inline?.isKnown ?? (size.height > 0))
  }

  /// The size of the view.
  private var viewSize: Size { axis.rotated(view?.viewportSize ?? .zero) }

  /// The top of the part in which rows are visible, in points from the top of the view.
  var sightTop: Double { inline?.top ?? 0 }

  /// The top of the viewport, in points from the top of the view.
  var viewportTop: Double { inline?.windowTop ?? 0 }

  // MARK: - Inline lists

  /// Makes the list inline, with a height for all rows, or lets the view scroll.
  func setInline(height: Double?) {
    if let height, inline != nil {
      inline?.height = height
      return
    }
    guard (height == nil) != (inline == nil), let view else { return }
    isAdjusting = true
    defer { isAdjusting = false }
    inline = height.map { InlineViewport(height: $0) }
    reportedHeight = -1
    if height == nil {
      enclosing = nil
    } else {
      view.contentHeight = 0
    }
    offset = 0
    expectedPosition = view.scrollOffset
  }

  /// Sets the visible part of an inline list.
  ///
  /// - Returns: `true` if the visible part has changed.
  func see(_ part: Rect?) -> Bool {
    let before = inline
    inline?.see(part)
    offset = (inline?.top ?? 0) + (inline?.shift ?? 0)
    return inline != before
  }

  /// Sets the height of the view of an inline list.
  ///
  /// - Returns: the distance by which the rows were shifted until now, if they no longer are.
  func takeShift(height: Double, total: Double) -> Double {
    inline?.take(height, total: total) ?? 0
  }

  /// Returns the offset that the list can have, given the one that its anchor requires.
  func limit(_ wanted: Double, total: Double) -> Double {
    inline?.offset(nearest: wanted, total: total) ?? wanted
  }

  /// Follows a change of the viewport.
  ///
  /// - Returns: `true` if the view was scrolled, by the user or by code.
  func follow() -> Bool {
    guard let view, inline == nil else { return false }
    expectedPosition = min(expectedPosition, room(of: view))
    let position = view.contentOffset[axis.axis]
    if position == expectedPosition { return false }
    expectedPosition = position
    offset = offset(of: view)
    return true
  }

  /// Sets the content height and the offset of the view.
  func adjust(to offset: Double, _ extents: RowExtents, height: Double) {
    guard let view else { return }
    if inline != nil {
      inline?.move(to: offset, on: extents.grid)
      self.offset = offset
      return
    }
    isAdjusting = true
    defer { isAdjusting = false }
    let isVisible = ScrolledView.showsChange(of: reportedHeight, to: extents.total)
    if isVisible || isNearEnd(offset, extents, height: height) { reportExactHeight(extents) }
    if self.offset(of: view) != offset { setOffset(offset, of: view) }
    noteOffset(of: view)
  }

  /// Records the offset that the list has set on the view.
  private func noteOffset(of view: any ScrollView) {
    offset = offset(of: view)
    expectedPosition = view.contentOffset[axis.axis]
  }

  /// Sets the width of the content.
  ///
  /// - Parameters:
  ///   - width: the width, in points.
  ///   - x: the horizontal offset; `nil` if the content doesn't scroll sideways.
  func setWidth(_ width: Double, scrollsTo x: Double?) {
    guard let view else { return }
    isAdjusting = true
    defer { isAdjusting = false }
    let axes: Axis.Set = x == nil ? .vertical : .both
    if view.scrollAxes != axes { view.scrollAxes = axes }
    if view.contentSize.width != width { view.contentSize.width = width }
    if let x, view.contentOffset.x != x { view.contentOffset.x = x }
  }

  /// Scrolls to a distance from the top, in points, limited to the content.
  ///
  /// - Parameter extents: the rows; `nil` during an update of the list, which sets the height
  ///   itself.
  func scroll(to offset: Double, _ extents: RowExtents?) {
    guard let view else { return }
    let offset = offset.isNaN ? 0 : offset
    if inline != nil {
      let end = extents.map { max(0, $0.total - viewportSize.height) } ?? scrollOffset
      let wanted = offset.isFinite ? offset : offset > 0 ? end : 0
      enclosing?.scroll(by: wanted - scrollOffset)
      return
    }
    // The view has only an approximate content height, which matters near the end.
    let height = viewSize.height
    if let extents, isNearEnd(offset, extents, height: height) { reportExactHeight(extents) }
    setOffset(offset, of: view)
  }

  /// Returns `true` if a scroll bar should reflect that the content has another height; small
  /// corrections of an estimate are ignored.
  static func showsChange(of height: Double, to other: Double) -> Bool {
    abs(other - height) > height * 0.002
  }

  private func isNearEnd(_ offset: Double, _ extents: RowExtents, height: Double) -> Bool {
    offset + 4 * height > min(extents.total, reportedHeight)
  }

  private func reportExactHeight(_ extents: RowExtents) {
    let total = extents.total
    guard reportedHeight != total else { return }
    let wasAdjusting = isAdjusting
    isAdjusting = true
    defer { isAdjusting = wasAdjusting }
    reportedHeight = total
    guard let view else { return }
    switch axis {
    case .vertical: view.contentHeight = total
    case .leftToRight: view.contentSize = Size(width: total, height: 0)
    case .rightToLeft:
      view.contentSize = Size(width: total, height: 0)
      // The offset of the view is measured from the other end, which has moved.
      setOffset(offset, of: view)
      noteOffset(of: view)
    }
  }
}

// The operations that a list performs on its view, with points of the viewport.
extension ScrolledView {
  /// The rectangle that the user drags over rows to select them, in the viewport.
  var selectionBand: Rect? {
    get { view?.selectionBand.map(rect(inViewport:)) }
    set { view?.selectionBand = newValue.map(rect(inView:)) }
  }

  /// The mark that shows where dragged rows or content will be inserted, in the viewport.
  var insertionMark: InsertionMark? {
    get { view?.insertionMark?.moved(by: rect(inViewport:)) }
    set { view?.insertionMark = newValue?.moved(by: rect(inView:)) }
  }

  /// Converts a point of the view to a point of the viewport.
  func point(inViewport point: Point) -> Point {
    axis.inList(point, height: viewSize.height) - Point(x: 0, y: viewportTop)
  }

  private func rect(inViewport rect: Rect) -> Rect {
    axis.inList(rect, height: viewSize.height).offset(by: Point(x: 0, y: -viewportTop))
  }

  private func rect(inView rect: Rect) -> Rect {
    axis.inView(rect.offset(by: Point(x: 0, y: viewportTop)), height: viewSize.height)
  }

  /// Converts a drag over the view to a drag over the viewport.
  func drag(inViewport drag: DragEvent) -> DragEvent {
    DragEvent(
      phase: drag.phase, start: point(inViewport: drag.start),
      translation: axis.distanceInList(drag.translation),
      velocity: axis.distanceInList(drag.velocity), modifiers: drag.modifiers)
  }

  /// Returns `true` if a row, or a view inside it, has the keyboard focus.
  func hasFocus(in row: any NativeView) -> Bool { view?.hasFocus(in: row) ?? false }

  /// Moves the keyboard focus to a row, or to the first focusable element in it.
  func moveFocus(to row: any NativeView) -> Bool { view?.moveFocus(to: row) ?? false }
}
