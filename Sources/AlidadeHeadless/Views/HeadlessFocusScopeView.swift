import AlidadeRender

/// A view without a toolkit that knows whether the keyboard focus is in it.
public final class HeadlessFocusScopeView: HeadlessView, FocusScopeView {
  /// Told whether the keyboard focus is somewhere in the view.
  public var focusHandler: EventHandler<Bool>?

  /// `focusScope`.
  public override var kindName: String { "focusScope" }

  /// Whether the keyboard focus is somewhere in the view.
  public var containsFocus: Bool { host?.focusedView?.isInside(self) ?? false }

  /// Whether something has the keyboard focus that is neither in the view nor around it.
  public var isFocusElsewhere: Bool {
    guard let focused = host?.focusedView else { return false }
    return !focused.isInside(self) && !isInside(focused)
  }

  /// Gives the keyboard focus to the first thing in the view that takes it.
  @discardableResult
  public func takeFocus() -> Bool {
    containsFocus || host?.moveFocus(to: self) ?? false
  }

  /// Gives up the keyboard focus if it is in the view.
  public func resignFocus() {
    host?.focus.leave(self)
  }

  override func didChangeFocus(_ hasFocus: Bool) {
    focusHandler?.send(hasFocus)
  }
}
