import AlidadeCore
import AlidadeRender

/// A drop-down list: one of several things is chosen, and only it is in sight.
///
/// ```swift
/// Picker("Country", selection: state.country, choices: countries, isSearchable: true) { country in
///   context.update { $0.country = country }
/// }
/// ```
///
/// It is as wide as its widest choice.
public struct Picker<Value: Hashable & Sendable>: Component, Equatable {
  private let label: String
  private let selection: Value?
  private let choices: [Choice<Value>]
  private let isSearchable: Bool
  private let isEnabled: Bool
  private let onChange: Action<Value>

  /// Makes a drop-down list.
  ///
  /// - Parameters:
  ///   - label: what is chosen, for assistive technologies.
  ///   - selection: the value that is chosen; `nil` for none. One that is not among the choices is
  ///     reported and counts as `nil`.
  ///   - choices: what there is to choose, in order.
  ///   - isSearchable: whether the list has a field that finds choices by their text.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user chooses, on the main thread.
  public init(
    _ label: String, selection: Value?, choices: [Choice<Value>], isSearchable: Bool = false,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.label = label
    self.selection = selection
    self.choices = choices
    self.isSearchable = isSearchable
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    let (choices, onChange) = (choices, onChange)
    Control(
      PickerContent(options: choices.map(\.title), isSearchable: isSearchable),
      value: Choice.index(of: selection, in: choices, "A Picker"), isEnabled: isEnabled,
      label: label,
      onChange: Action { index in
        if let index, choices.indices.contains(index) { onChange(choices[index].value) }
      })
  }
}
