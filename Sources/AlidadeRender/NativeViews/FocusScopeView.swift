/// A native view that tracks whether it contains the keyboard focus, and can take it.
@MainActor public protocol FocusScopeView: NativeView {
  /// The handler that receives `true` when the keyboard focus enters the view and `false` when the
  /// focus leaves.
  ///
  /// It is called when the focus has moved, so it can use ``containsFocus``, and move the focus
  /// again. When the focus moves from one such view to another, the first is notified before the
  /// second.
  var focusHandler: EventHandler<Bool>? { get set }

  /// The handler called after the keyboard focus of the window has moved, unless it is now in a
  /// menu, a menu bar or a ``PressableView`` with ``PressableView/performsCommand``.
  ///
  /// These act on the view that had the focus before. If the window isn't active, the handler is
  /// called when it becomes active.
  var focusMoveHandler: EventHandler<Void>? { get set }

  /// A Boolean value that is `true` if the keyboard focus is in the view.
  var containsFocus: Bool { get }

  /// A Boolean value that is `true` if the keyboard focus is on an element that is neither in the
  /// view nor an ancestor of it.
  var isFocusElsewhere: Bool { get }

  /// Moves the keyboard focus to the first focusable element in the view; does nothing if the focus
  /// is already in the view.
  ///
  /// - Returns: `true` if the focus is now in the view.
  @discardableResult
  func takeFocus() -> Bool

  /// The innermost mounted view that has or contains the keyboard focus, either this view or one
  /// inside it; `nil` if the focus isn't in this view.
  ///
  /// A view is mounted if it has a ``NativeView/mountRecord``.
  var focusedView: (any NativeView)? { get }

  /// Moves the keyboard focus to a view inside this one, or to the first focusable element in that
  /// view; does nothing if the focus is already in it.
  ///
  /// - Returns: `true` if the focus is now in the view.
  func moveFocus(to view: any NativeView) -> Bool

  /// Gives up the keyboard focus if it is in the view.
  func resignFocus()
}
