import AlidadeCore
import AlidadeRender

/// One thing to choose: a value and the text that stands for it.
public struct PickerOption<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is chosen.
  public let value: Value
  /// The text that the user sees.
  public let title: String

  /// Makes a choice.
  public init(_ value: Value, _ title: String) {
    self.value = value
    self.title = title
  }
}

extension PickerOption {
  /// The place of a selection among choices; one that is not among them is reported, and nothing is
  /// chosen.
  static func index(of selection: Value?, in choices: [PickerOption], _ name: String) -> Int? {
    guard let selection else { return nil }
    if let index = choices.firstIndex(where: { $0.value == selection }) { return index }
    Diagnostics.report(
      Diagnostic(
        "\(name) was given a selection that is not among its choices.",
        values: [
          "selection  \(selection)", "choices    \(choices.map { "\($0.value)" })",
        ],
        remedy: """
          The selection must be the value of one of the choices, or nil for none. Usually the choices have changed and \
          the selection in state was left as it was. Nothing is chosen.
          """))
    return nil
  }
}

/// The content of a control that shows options of which one is chosen, by its index.
public protocol OptionsContent: ControlContent where Value == Int? {
  /// The texts of the options, in order.
  var options: [String] { get }
}

/// Choices of which one is chosen, for a control that knows their texts and indexes only.
struct Selection<Value: Hashable & Sendable>: Equatable {
  let label: String
  let value: Value?
  let choices: [PickerOption<Value>]
  let isEnabled: Bool
  let onChange: Action<Value>

  /// The control that shows the choices.
  ///
  /// - Parameters:
  ///   - owner: the component, for reports.
  ///   - content: makes the content for the titles of the choices.
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
