import AlidadeRender

/// One thing to choose: a value and the text that stands for it.
public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
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

extension Choice {
  /// The place of a selection among choices; one that is not among them is reported, and nothing is
  /// chosen.
  static func index(of selection: Value?, in choices: [Choice], _ name: String) -> Int? {
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
