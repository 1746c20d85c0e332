import AlidadeLayout

/// A native view that scrolls rows vertically.
///
/// The view brings the wheel, the touchpad, the scroll bar and the keyboard. It does not move its
/// children: the delegate is told the new offset and sets ``contentOrigin``, where the coordinates
/// of the rows begin. So content may be taller than coordinates can tell apart exactly: now and
/// then the delegate lets them begin elsewhere and gives the rows other frames.
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

  /// Where the coordinates of the views in this one begin, in points below the top of what is in
  /// sight; negative above it, and zero at first.
  ///
  /// Holds at once. Setting it moves all of them together, which costs no more than moving one.
  var contentOrigin: Double { get set }

  /// The size of what is in sight, in points; zero before the view has a frame.
  var viewportSize: Size { get }

  /// Whether `view`, or something in it, has the keyboard focus.
  func hasFocus(in view: any NativeView) -> Bool

  /// Gives the keyboard focus to `view`, or to the first thing in it that takes it.
  ///
  /// - Returns: whether something took the focus.
  func moveFocus(to view: any NativeView) -> Bool
}
