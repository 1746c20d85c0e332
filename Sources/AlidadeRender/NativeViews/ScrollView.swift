import AlidadeLayout

/// A native view that scrolls rows vertically.
///
/// The view handles the wheel, the touchpad, the scroll bar and the keyboard. It doesn't move its
/// children. Instead, it notifies the delegate of the new offset, and the delegate sets
/// ``contentOrigin``, the origin of the rows' coordinates. Content may therefore be taller than
/// coordinates can represent exactly: from time to time, the delegate moves the origin and gives
/// the rows new frames.
@MainActor public protocol ScrollView: NativeView {
  /// The delegate that places the rows; retained by the view.
  var scrollDelegate: (any ScrollViewDelegate)? { get set }

  /// The height of all rows, in points; finite, not negative.
  ///
  /// If the height shrinks, the offset is clamped to the new range.
  var contentHeight: Double { get set }

  /// The distance that the content is scrolled from its top, in points.
  ///
  /// Setting the offset clamps it to the valid range and notifies the delegate.
  var scrollOffset: Double { get set }

  /// The origin of the coordinates of the views inside, in points below the top of the viewport;
  /// negative above it, initially zero.
  ///
  /// A new origin takes effect at once. It moves all views together, which costs no more than
  /// moving one.
  var contentOrigin: Double { get set }

  /// The size of the viewport, in points; zero before the view has a frame.
  var viewportSize: Size { get }

  /// The number of rows that the user can select at a time; initially none.
  var selectionMode: RowSelectionMode { get set }

  /// The rectangle that the user drags over rows to select them, in points from the top left corner
  /// of the viewport; initially `nil`.
  var selectionBand: Rect? { get set }

  /// Shows the status of a row; `nil` for a row that shows no element, such as a header.
  ///
  /// A row that can be selected is read out as a whole. Assistive technologies may learn the position
  /// later than they learn the selection.
  func show(_ status: RowStatus?, of row: any NativeView)

  /// Returns `true` if `view`, or something in it, has the keyboard focus.
  func hasFocus(in view: any NativeView) -> Bool

  /// Moves the keyboard focus to `view`, or to the first focusable element in it.
  ///
  /// - Returns: `true` if something took the focus.
  func moveFocus(to view: any NativeView) -> Bool
}
