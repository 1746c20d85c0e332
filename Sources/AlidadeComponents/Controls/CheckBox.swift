import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A box with a check mark and a label, which is on, off or mixed.
///
/// ```swift
/// CheckBox("Remember me", isOn: state.remembers) { isOn in
///   context.update { $0.remembers = isOn }
/// }
/// ```
public struct CheckBox: Component, Equatable {
  private let label: String
  private let state: CheckState
  private let isEnabled: Bool
  private let onChange: Action<CheckState>

  /// Creates a check box with two states.
  ///
  /// - Parameters:
  ///   - label: the text next to the box.
  ///   - isOn: `true` if the box is checked. The control shows this value until it gets a new one.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - onChange: called on the main thread with the new value when the user clicks.
  public init(
    _ label: String, isOn: Bool, isEnabled: Bool = true,
    onChange: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    self.init(label, state: isOn ? .on : .off, isEnabled: isEnabled) { onChange($0 == .on) }
  }

  /// Creates a check box with a binding.
  ///
  /// The other parameters are those of the initializer with a closure.
  public init(
    _ label: String, isOn: Binding<Bool>, isEnabled: Bool = true
  ) {
    self.init(label, isOn: isOn.value, isEnabled: isEnabled) {
      isOn.set($0)
    }
  }

  /// Creates a check box with three states.
  ///
  /// - Parameters:
  ///   - label: the text next to the box.
  ///   - state: the state. The control shows this value until it gets a new one.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - onChange: called on the main thread with the new state when the user clicks: `on` or
  ///     `off`, and `on` after `mixed`.
  public init(
    _ label: String, state: CheckState, isEnabled: Bool = true,
    onChange: @escaping @MainActor @Sendable (CheckState) -> Void
  ) {
    self.label = label
    self.state = state
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
  }

  /// The native control.
  public var body: some Component {
    Control(
      CheckBoxContent(label: label), value: state, isEnabled: isEnabled,
      label: label.isEmpty ? nil : label, onChange: onChange)
  }
}

/// The content of a check box, apart from its state.
public struct CheckBoxContent: ControlContent {
  /// The state of the check box.
  public typealias Value = CheckState

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.checkbox
  /// A check box without a label.
  public static let initial = CheckBoxContent()
  /// Not checked.
  public static let initialValue = CheckState.off

  /// The text next to the box, on one line.
  public var label: String

  /// Creates the content.
  public init(label: String = "") {
    self.label = label
  }

  /// Returns the size of the box and its label; the label can be truncated.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .checkBox, around: [label])
  }

  /// Returns the visible text.
  public func visibleText(showing value: Value) -> String? {
    label
  }

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .text("\(value)")
  }
}

extension ControlMetrics.Element {
  /// A check box around its label.
  public static let checkBox = Self("checkBox", .around(22, 2, least: Size(width: 16, height: 20)))
}

/// The state of a check box.
public enum CheckState: Hashable, Sendable, CaseIterable {
  /// Not checked.
  case off
  /// Checked.
  case on
  /// Partly checked, for a group of items of which only some are checked; the user can't select
  /// this state.
  case mixed
}
