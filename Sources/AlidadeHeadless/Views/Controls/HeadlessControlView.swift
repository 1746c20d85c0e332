import AlidadeLayout
import AlidadeRender

/// A native control without a toolkit, which a program uses as a user would.
///
/// The type of its content tells what kind of control it is; each has a name, such as
/// ``HeadlessSliderView``, and functions that do what a user does.
public final class HeadlessControlView<Content: ControlContent>: HeadlessView, ControlView,
  FocusableView
{
  /// Makes a control that shows the first content and value.
  public required convenience init() {
    self.init(role: Content.role)
  }

  /// What is shown beside the value.
  public var controlContent = Content.initial {
    didSet { didSet("content", to: "\(controlContent)") }
  }

  /// The value that was set.
  public var controlValue = Content.initialValue {
    didSet {
      didSet("value", to: "\(controlValue)")
      valueObserver?()
    }
  }

  /// Called when the value was set.
  final var valueObserver: (@MainActor () -> Void)?

  /// Where a change by the user goes.
  public var changeHandler: EventHandler<Content.Value>? {
    didSet { didSet("changeHandler", to: changeHandler == nil ? "nil" : "handler") }
  }

  /// Whether the user can use it.
  public var isEnabled = true {
    didSet {
      didSet("isEnabled", to: "\(isEnabled)")
      if !isEnabled { host?.focus.leave(self) }
    }
  }

  /// Where lines begin in it.
  public var layoutDirection = LayoutDirection.leftToRight {
    didSet { didSet("layoutDirection", to: "\(layoutDirection)") }
  }

  /// Whether the keyboard focus can be on it.
  var takesFocus: Bool { isEnabled && Content.isInteractive }

  /// Makes the control show another value, as a user does.
  ///
  /// - Returns: whether a user could have done so: the control is one that is used, is enabled,
  ///   reacts, and is not hidden.
  @discardableResult
  func choose(_ value: Content.Value) -> Bool {
    guard canBeFocused else { return false }
    if value != controlValue { changeHandler?.send(value) }
    return true
  }

  /// The kind of control.
  public override var kindName: String { "\(ControlKind(Content.self))" }

  /// The value, and whether the control is disabled or has the focus, after the state of every view.
  public override var stateDescriptions: [String] {
    var descriptions = super.stateDescriptions
    if let value = controlContent.accessibilityValue(of: controlValue) {
      descriptions.append(value.dump)
    }
    if !isEnabled { descriptions.append("disabled") }
    if host?.focusedView === self { descriptions.append("focused") }
    return descriptions
  }

  /// The label of the control; `nil` when it shows none.
  public override var visibleText: String? { controlContent.visibleText(showing: controlValue) }
}

extension ControlContent {
  /// Makes the view of a toolkit without a display that shows such contents.
  @MainActor static func makeHeadlessView() -> HeadlessView { HeadlessControlView<Self>() }
}

extension AccessibilityValue {
  /// What dumps say.
  fileprivate var dump: String {
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
