import AlidadeCore
import AlidadeRender

/// A choice in a picker or a radio group: a value and the text that represents it.
public struct PickerOption<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value of the choice.
  public let value: Value
  /// The text that the user sees.
  public let title: String

  /// Creates a choice.
  public init(_ value: Value, _ title: String) {
    self.value = value
    self.title = title
  }
}

extension PickerOption {
  /// Returns the index of a selection among choices, or `nil`; a selection that isn't among them is
  /// reported.
  static func index(of selection: Value?, in choices: [PickerOption], _ name: String) -> Int? {
    guard let selection else { return nil }
    if let index = choices.firstIndex(where: { $0.value == selection }) { return index }
    Diagnostics.report(
      Diagnostic(
        "\(name)'s selection isn't one of its choices.",
        values: [
          "selection  \(selection)", "choices    \(choices.map { "\($0.value)" })",
        ],
        remedy: """
          The selection must be the value of one of the choices, or nil for none. Usually, the choices have changed, \
          but the selection in the state hasn't. Until then, nothing is selected.
          """))
    return nil
  }
}

/// The content of a control that shows options, one of which is selected by its index.
public protocol OptionsContent: ControlContent where Value == Int? {
  /// The texts of the options, in order.
  var options: [String] { get }
}

/// A selection among choices, for a control that knows only their texts and indexes.
struct Selection<Value: Hashable & Sendable>: Equatable {
  let label: String
  let value: Value?
  let choices: [PickerOption<Value>]
  let isEnabled: Bool
  let onChange: Action<Value>

  /// Returns a control that shows the choices.
  ///
  /// - Parameters:
  ///   - owner: the name of the component, for diagnostics.
  ///   - content: a closure that creates the content from the titles of the choices.
  func control<Content: OptionsContent>(
    of owner: String, _ content: ([String]) -> Content
  ) -> Control<Content> {
    let (choices, onChange) = (choices, onChange)
    return Control(
      content(choices.map(\.title)), value: PickerOption.index(of: value, in: choices, owner),
      isEnabled: isEnabled, label: label,
      onChange: Action { index in
        if let index, choices.indices.contains(index) { onChange(choices[index].value) }
      })
  }
}
