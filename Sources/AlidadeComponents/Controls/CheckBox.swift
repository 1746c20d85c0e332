import AlidadeCore
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
  public func body(_ context: Context<NoState>) -> some Component {
    Control(
      CheckBoxContent(label: label), value: state, isEnabled: isEnabled,
      label: label.isEmpty ? nil : label, onChange: onChange)
  }
}
