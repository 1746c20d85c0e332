import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A box with a tick and a label: something is so, or is not, or is so in part.
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

  /// Makes a check box with two states.
  ///
  /// - Parameters:
  ///   - label: the text beside the box.
  ///   - isOn: whether it is ticked; stays so until this says otherwise.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user clicks, on the main thread, with whether it is to be
  ///     ticked.
  public init(
    _ label: String, isOn: Bool, isEnabled: Bool = true,
    onChange: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    self.init(label, state: isOn ? .on : .off, isEnabled: isEnabled) { onChange($0 == .on) }
  }

  /// Makes a check box that shows and changes a value; otherwise like the initializer with a closure.
  public init(
    _ label: String, isOn: Binding<Bool>, isEnabled: Bool = true
  ) {
    self.init(label, isOn: isOn.value, isEnabled: isEnabled) {
      isOn.set($0)
    }
  }

  /// Makes a check box with three states.
  ///
  /// - Parameters:
  ///   - label: the text beside the box.
  ///   - state: whether it is ticked; stays so until this says otherwise.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user clicks, on the main thread, with what is chosen: `on`
  ///     or `off`; after `mixed` it is `on`.
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

/// What a check box shows beside its mark.
public struct CheckBoxContent: ControlContent {
  /// Whether it is ticked.
  public typealias Value = CheckState

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.checkbox
  /// No label.
  public static let initial = CheckBoxContent()
  /// Not ticked.
  public static let initialValue = CheckState.off

  /// The text beside the mark, on one line.
  public var label: String

  /// Makes the content.
  public init(label: String = "") {
    self.label = label
  }

  /// As large as the label and the mark; the label may be cut off.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .checkBox, around: [label])
  }

  /// The text that it shows.
  public func visibleText(showing value: Value) -> String? {
    label
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .text("\(value)")
  }
}

extension ControlMetrics.Element {
  /// A check box around its label.
  public static let checkBox = Self("checkBox", .around(22, 2, least: Size(width: 16, height: 20)))
}

/// Whether a check box is ticked.
public enum CheckState: Hashable, Sendable, CaseIterable {
  /// It is not.
  case off
  /// It is.
  case on
  /// Some of what it stands for is ticked and some is not; the user cannot choose this.
  case mixed
}
