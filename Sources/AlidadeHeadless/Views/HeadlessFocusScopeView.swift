import AlidadeRender

/// A headless view that tracks whether the keyboard focus is inside it.
public final class HeadlessFocusScopeView: HeadlessView, FocusScopeView {
  /// The handler that receives `true` when the keyboard focus enters the view and `false` when it
  /// leaves.
  public var focusHandler: EventHandler<Bool>?

  /// The handler called after the keyboard focus has moved, unless it is now in a menu or on a
  /// button that performs a command.
  public var focusMoveHandler: EventHandler<Void>?

  /// The name of this kind of view: `focusScope`.
  public override var kindName: String { "focusScope" }

  /// A Boolean value that is `true` if the view or one of its descendants has the keyboard focus of
  /// the window.
  public var containsFocus: Bool { windowFocus?.view?.isInside(self) ?? false }

  /// A Boolean value that is `true` if a view of the window that is neither a descendant nor an
  /// ancestor of this view has the keyboard focus.
  public var isFocusElsewhere: Bool {
    guard let focused = windowFocus?.view else { return false }
    return !focused.isInside(self) && !isInside(focused)
  }

  /// Gives the keyboard focus to the first view inside this one that can have it.
  @discardableResult
  public func takeFocus() -> Bool { moveFocus(to: self) }

  /// The innermost mounted view that has or contains the keyboard focus, either this view or one
  /// inside it; `nil` if the focus isn't in this view.
  public var focusedView: (any NativeView)? {
    guard let focused = windowFocus?.view, focused.isInside(self) else { return nil }
    return focused.outwardViews.first { $0.mountRecord != nil }
  }

  /// Gives the keyboard focus to the first view that can have it: `view` or one of its descendants.
  public func moveFocus(to view: any NativeView) -> Bool {
    guard let view = view as? HeadlessView else { return false }
    if windowFocus?.view?.isInside(view) == true { return true }
    return host?.moveFocus(to: view) ?? false
  }

  /// Removes the keyboard focus if it is in the view.
  public func resignFocus() {
    windowFocus?.leave(self)
  }

  override func didChangeFocus(_ hasFocus: Bool) {
    focusHandler?.send(hasFocus)
  }
}
