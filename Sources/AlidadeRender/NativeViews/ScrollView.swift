import AlidadeLayout

/// A native view that scrolls content along one or both axes.
///
/// The view handles the wheel, the touchpad, the scroll bars and the keyboard. It doesn't move its
/// children. Instead, it notifies the delegate of the new offset, and the delegate sets
/// ``contentOrigin``, the origin of the children's coordinates. Content may therefore be larger
/// than coordinates can represent exactly: from time to time, the delegate moves the origin and
/// gives the children new frames.
///
/// All coordinates are physical: an offset of zero shows the left end of the content in both layout
/// directions.
@MainActor public protocol ScrollView: NativeView {
  /// The delegate that places the children; retained by the view.
  var scrollDelegate: (any ScrollViewDelegate)? { get set }

  /// The axes along which the view scrolls; initially only the vertical axis.
  ///
  /// Along another axis, the offset is zero, and input belongs to the enclosing scroll view.
  var scrollAxes: Axis.Set { get set }

  /// A Boolean value that is `true` if the view shows scroll bars; initially `true`.
  ///
  /// A view without bars scrolls by all other means.
  var showsScrollBars: Bool { get set }

  /// The size of the content, in points; finite, not negative.
  ///
  /// If the content shrinks, the offset is clamped to the new range.
  var contentSize: Size { get set }

  /// The distance that the content is scrolled from its top-left corner, in points.
  ///
  /// Setting the offset clamps it to the valid range and notifies the delegate. If the user is
  /// scrolling, or the content coasts, the movement continues from the new offset.
  var contentOffset: Point { get set }

  /// Ends the movement that continues after the user has released the touchpad or the screen,
  /// because something else scrolls the view.
  ///
  /// By default, it does nothing, for views whose content doesn't coast.
  func endMomentum()

  /// The origin of the coordinates of the views inside, in points from the top-left corner of the
  /// viewport; initially zero.
  ///
  /// A new origin takes effect immediately. It moves all views together, which costs no more than
  /// moving one.
  var contentOrigin: Point { get set }

  /// The size of the viewport, in points; zero before the view has a frame.
  var viewportSize: Size { get }

  /// The number of rows that the user can select at a time; initially none.
  var selectionMode: RowSelectionMode { get set }

  /// The rectangle that the user drags over rows to select them, in points from the top-left corner
  /// of the viewport; initially `nil`.
  var selectionBand: Rect? { get set }

  /// A Boolean value that is `true` if the user can drag rows; initially `false`.
  var dragsRows: Bool { get set }

  /// The mark that shows where dragged rows or content will be inserted; initially `nil`.
  var insertionMark: InsertionMark? { get set }

  /// A Boolean value that is `true` if the user can select the text in rows; initially `false`.
  ///
  /// The view notifies its delegate of presses on the text with
  /// ``ScrollViewDelegate/scrollView(_:didPressText:)``, and shows the text cursor over it. By
  /// default, a new value is ignored.
  var selectsText: Bool { get set }

  /// A Boolean value that is `true` if the user can move rows aside; initially `false`.
  ///
  /// The view notifies its delegate of movements along the lines with
  /// ``ScrollViewDelegate/scrollView(_:didSwipe:_:)``. By default, a new value is ignored.
  var swipesRows: Bool { get set }

  /// Shows the status of a row; `nil` for a row that shows no element, such as a header.
  ///
  /// A row that can be selected is announced as a whole. Assistive technologies may be informed of
  /// the position later than of the selection.
  func show(_ status: RowStatus?, of row: any NativeView)

  /// Returns `true` if `view`, or a view inside it, has the keyboard focus.
  func hasFocus(in view: any NativeView) -> Bool

  /// Moves the keyboard focus to `view`, or to the first focusable element in it.
  ///
  /// - Returns: `true` if an element took the focus.
  func moveFocus(to view: any NativeView) -> Bool
}

extension ScrollView {
  /// Does nothing.
  public func endMomentum() {}

  /// `false`; a new value is ignored.
  public var selectsText: Bool {
    get { false }
    set {}
  }

  /// `false`; a new value is ignored.
  public var swipesRows: Bool {
    get { false }
    set {}
  }
}

extension ScrollView {
  /// Returns `true` if drags on the content belong to the view: they scroll the content, or select,
  /// drag or swipe rows.
  ///
  /// - Parameter isByFinger: `true` for drags of a finger; `false` for drags with the primary
  ///   button of the pointer, which don't scroll.
  package func usesDrags(byFinger isByFinger: Bool) -> Bool {
    if swipesRows { return true }
    // A view without bars follows another scroll view, and isn't dragged itself.
    if isByFinger { return showsScrollBars && maximumContentOffset != .zero }
    return selectionMode == .many || dragsRows || selectsText
  }
}

/// The vertical part, for content that scrolls only vertically, as lists do.
extension ScrollView {
  /// The height of the content, in points.
  public var contentHeight: Double {
    get { contentSize.height }
    set { contentSize.height = newValue }
  }

  /// The distance that the content is scrolled from its top, in points.
  public var scrollOffset: Double {
    get { contentOffset.y }
    set { contentOffset.y = newValue }
  }

  /// The largest offset along each axis, in points.
  public var maximumContentOffset: Point {
    let (content, viewport) = (contentSize, viewportSize)
    return Point(
      x: scrollAxes.contains(.horizontal) ? max(0, content.width - viewport.width) : 0,
      y: scrollAxes.contains(.vertical) ? max(0, content.height - viewport.height) : 0)
  }
}
