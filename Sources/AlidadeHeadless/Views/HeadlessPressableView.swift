import AlidadeRender

/// A view without a toolkit that can be pressed by a program.
public final class HeadlessPressableView: HeadlessView, PressableView, FocusableView {
  /// Called when the view is pressed; `nil` when nothing happens.
  public var pressHandler: EventHandler<Void>? {
    didSet { didSet("pressHandler", to: pressHandler == nil ? "nil" : "handler") }
  }

  /// Whether it can be pressed and focused.
  public var isEnabled = true {
    didSet {
      didSet("isEnabled", to: "\(isEnabled)")
      if !isEnabled { host?.focus.leave(self) }
    }
  }

  /// Whether the keyboard focus can be on it.
  var takesFocus: Bool { isEnabled }

  /// What would be painted over its background while the pointer is on it or presses it.
  public var highlight = PressHighlight.none {
    didSet { didSet("highlight", to: highlight == .none ? "none" : "\(highlight.pressed.light)") }
  }

  /// Presses the view as a user would.
  ///
  /// - Returns: whether a user could have done so: the view is enabled, reacts, and is not hidden.
  @discardableResult
  public func press() -> Bool {
    guard canBeFocused else { return false }
    pressHandler?.send()
    return true
  }

  /// `pressable`.
  public override var kindName: String { "pressable" }

  /// Whether it is disabled or has the focus, after the state of every view.
  public override var stateDescriptions: [String] {
    var descriptions = super.stateDescriptions
    if !isEnabled { descriptions.append("disabled") }
    if host?.focusedView === self { descriptions.append("focused") }
    return descriptions
  }
}
