import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Buttons of which one is chosen, all in sight.
///
/// ```swift
/// RadioGroup(
///   "Size", selection: state.size, choices: [Choice(.small, "Small"), Choice(.large, "Large")]
/// ) { size in context.update { $0.size = size } }
/// ```
///
/// Arrow keys choose among them. For more than a handful ``Picker`` takes less space.
public struct RadioGroup<Value: Hashable & Sendable>: Component, Equatable {
  private let label: String
  private let selection: Value?
  private let choices: [Choice<Value>]
  private let axis: Axis
  private let isEnabled: Bool
  private let onChange: Action<Value>

  /// Makes a group of buttons.
  ///
  /// - Parameters:
  ///   - label: what is chosen, for assistive technologies.
  ///   - selection: the value that is chosen; `nil` for none. One that is not among the choices is
  ///     reported and counts as `nil`.
  ///   - choices: what there is to choose, in order.
  ///   - axis: the axis along which the buttons stand.
  ///   - isEnabled: whether the user can use them.
  ///   - onChange: what happens when the user chooses, on the main thread.
  public init(
    _ label: String, selection: Value?, choices: [Choice<Value>], axis: Axis = .vertical,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.label = label
    self.selection = selection
    self.choices = choices
    self.axis = axis
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    let (choices, onChange) = (choices, onChange)
    Control(
      RadioGroupContent(options: choices.map(\.title), axis: axis),
      value: Choice.index(of: selection, in: choices, "A RadioGroup"),
      isEnabled: isEnabled, label: label,
      onChange: Action { index in
        if let index, choices.indices.contains(index) { onChange(choices[index].value) }
      })
  }
}
