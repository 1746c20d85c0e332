import AlidadeLayout

/// A native view that scrolls rows vertically.
///
/// The view brings the wheel, the touchpad, the scroll bar and the keyboard. It does not move its
/// children: the delegate is told the new offset and gives the rows their frames in coordinates of
/// the *viewport*, whose top left corner is that of the view. So content may be taller than
/// coordinates can tell apart exactly.
@MainActor public protocol ScrollView: NativeView {
  /// Who places the rows; kept alive by the view.
  var scrollDelegate: (any ScrollViewDelegate)? { get set }

  /// The height of all rows, in points; finite, not negative.
  ///
  /// The offset is kept in range when it shrinks.
  var contentHeight: Double { get set }

  /// How far the content is scrolled, in points from its top; setting it brings it into range and
  /// tells the delegate.
  var scrollOffset: Double { get set }

  /// The size of what is in sight, in points; zero before the view has a frame.
  var viewportSize: Size { get }

  /// Whether `view`, or something in it, has the keyboard focus.
  func hasFocus(in view: any NativeView) -> Bool

  /// Gives the keyboard focus to `view`, or to the first thing in it that takes it.
  ///
  /// - Returns: whether something took the focus.
  func moveFocus(to view: any NativeView) -> Bool
}
