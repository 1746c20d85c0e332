import AlidadeLayout
import AlidadeRender

/// A headless view that a program can press.
public final class HeadlessPressableView: HeadlessView, PressableView, FocusableView {
  /// The handler of presses; `nil` if presses have no effect.
  public var pressHandler: EventHandler<Void>? {
    didSet { didSet("pressHandler", to: pressHandler == nil ? "nil" : "handler") }
  }

  /// A Boolean value that is `true` if the view can be pressed and focused.
  public var isEnabled = true {
    didSet {
      didSet("isEnabled", to: "\(isEnabled)")
      if !isEnabled { windowFocus?.leave(self) }
    }
  }

  /// A Boolean value that is `true` if the view can be pressed; otherwise, it can only have the
  /// keyboard focus.
  public var isPressable = true {
    didSet { if isPressable != oldValue { didSet("isPressable", to: "\(isPressable)") } }
  }

  /// A Boolean value that is `true` if the view performs a command on the view that has the
  /// keyboard focus, which a click leaves where it is.
  public var performsCommand = false {
    didSet {
      if performsCommand != oldValue { didSet("performsCommand", to: "\(performsCommand)") }
    }
  }

  var takesFocus: Bool { isEnabled }

  var usesPresses: Bool { isPressable }

  var actsOnPreviousFocus: Bool { performsCommand }

  /// The highlight over the background while the pointer is over the view or presses it.
  public var highlight = PressHighlight.none {
    didSet { didSet("highlight", to: highlight == .none ? "none" : "\(highlight.pressed.light)") }
  }

  /// The range of the enclosing text view that the view represents; `nil` for its whole frame.
  public var textRange: Range<Int>? {
    didSet {
      if textRange != oldValue { didSet("textRange", to: textRange.map { "\($0)" } ?? "nil") }
    }
  }

  /// The parts of the view that respond to the pointer, in points; `nil` for all of it.
  package var touchableParts: [Rect]? {
    guard let textRange, let text = superview as? HeadlessTextView, let layout = text.textLayout
    else { return nil }
    return layout.shownRectangles(of: textRange, width: text.frame.size.width)
      .map { $0.offset(by: .zero - frame.origin) }
  }

  /// On or off, for a button that stays pressed.
  package override var accessibilityValue: AccessibilityValue? {
    options.accessibility?.isPressed.map { .isOn($0) } ?? super.accessibilityValue
  }

  /// Presses the view as a user would.
  ///
  /// - Returns: `true` if a user could press it: the view is pressable, enabled, interactive and
  ///   visible.
  @discardableResult
  public func press() -> Bool {
    guard isPressable, canBeFocused else { return false }
    pressHandler?.send()
    return true
  }

  /// The name of this kind of view: `pressable`.
  public override var kindName: String { "pressable" }

  /// The state descriptions of every view, then `disabled` and `focused` if they apply.
  public override var stateDescriptions: [String] {
    var descriptions = super.stateDescriptions
    if !isEnabled { descriptions.append("disabled") }
    if host?.focusedView === self { descriptions.append("focused") }
    return descriptions
  }
}
