import AlidadeComponents
import AlidadeLayout
import AlidadeRender

/// A headless control that a program can use as a user would.
///
/// The type of its content determines the kind of control. Each kind that a user can
/// change or activate has a type alias, such as ``HeadlessSliderView``, and methods that simulate
/// the user's actions.
public final class HeadlessControlView<Content: ControlContent>: HeadlessView, ControlView,
  FocusableView
{
  /// Creates a control with the initial content and value.
  public required convenience init() {
    self.init(role: Content.role)
  }

  /// The content besides the value.
  public var controlContent = Content.initial {
    didSet { didSet("content", to: "\(controlContent)") }
  }

  /// The current value.
  public var controlValue = Content.initialValue {
    didSet {
      didSet("value", to: "\(controlValue)")
      valueObserver?()
    }
  }

  /// A closure that runs after the value is set.
  final var valueObserver: (@MainActor () -> Void)?

  /// The handler of the user's changes.
  public var changeHandler: EventHandler<Content.Value>? {
    didSet { didSet("changeHandler", to: changeHandler == nil ? "nil" : "handler") }
  }

  /// A Boolean value that is `true` if the user can use the control.
  public var isEnabled = true {
    didSet {
      didSet("isEnabled", to: "\(isEnabled)")
      if !isEnabled { windowFocus?.leave(self) }
    }
  }

  /// The layout direction of the control.
  public var layoutDirection = LayoutDirection.leftToRight {
    didSet { didSet("layoutDirection", to: "\(layoutDirection)") }
  }

  var takesFocus: Bool { isEnabled && Content.isInteractive }

  var usesPresses: Bool { Content.isInteractive }

  var actsOnPreviousFocus: Bool {
    Content.self == MenuContent.self || Content.self == MenuBarContent.self
  }

  /// Chooses a value as a user would.
  ///
  /// - Returns: `true` if a user could do so: the control is interactive, enabled and visible.
  @discardableResult
  func choose(_ value: Content.Value) -> Bool {
    guard canBeFocused else { return false }
    if value != controlValue { changeHandler?.send(value) }
    return true
  }

  /// The kind of control.
  public override var kindName: String { "\(ControlKind(Content.self))" }

  /// The state descriptions of every view, then the value, and `disabled` and `focused` if they
  /// apply.
  public override var stateDescriptions: [String] {
    var descriptions = super.stateDescriptions
    if let value = accessibilityValue { descriptions.append(value.dump) }
    if !isEnabled { descriptions.append("disabled") }
    if host?.focusedView === self { descriptions.append("focused") }
    return descriptions
  }

  /// The value as the content describes it.
  package override var accessibilityValue: AccessibilityValue? {
    controlContent.accessibilityValue(of: controlValue)
  }

  /// The label of the control; `nil` if it shows none.
  public override var visibleText: String? { controlContent.visibleText(showing: controlValue) }
}

extension ControlContent {
  /// Creates a headless view for this kind of content.
  @MainActor static func makeHeadlessView() -> HeadlessView { HeadlessControlView<Self>() }
}

extension AccessibilityValue {
  /// The text that represents the value in dumps.
  package var dump: String {
    switch self {
    case .isOn(let isOn): isOn ? "on" : "off"
    case .number(let number): "value \(HeadlessNumber.text(number))"
    case .color(let color): HeadlessColor.hex(color)
    case .playback(let isPlaying, let position):
      "\(isPlaying ? "playing" : "still") at \(HeadlessNumber.text(position))"
    case .text(let text): text
    }
  }
}
