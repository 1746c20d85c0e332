/// A native view that knows whether the keyboard focus is in it, and can take it.
@MainActor public protocol FocusScopeView: NativeView {
  /// Told whether the keyboard focus is somewhere in the view when that changes.
  ///
  /// When the focus goes from one such view to another, the first is told before the second.
  var focusHandler: EventHandler<Bool>? { get set }

  /// Whether the keyboard focus is somewhere in the view.
  var containsFocus: Bool { get }

  /// Whether something has the keyboard focus that is neither in the view nor around it.
  var isFocusElsewhere: Bool { get }

  /// Gives the keyboard focus to the first thing in the view that takes it; does nothing when it is
  /// in the view already.
  ///
  /// - Returns: whether it is in the view now.
  @discardableResult
  func takeFocus() -> Bool

  /// Gives up the keyboard focus if it is in the view.
  func resignFocus()
}
