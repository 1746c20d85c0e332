import AlidadeRender

/// A multiline text field that grows with its content.
///
/// ```swift
/// TextEditor("What is new?", text: context.state.draft) { draft in
///   context.update { $0.draft = draft }
/// }
/// .lines(2...8)
/// ```
///
/// By default, the field has space for three lines and grows to at most ten; to change that, use
/// ``lines(_:)``. Return inserts a line break, and Control-Return submits; to change that, use
/// ``submitKey(_:)``. See ``TextInputComponent`` for the behavior and the modifiers of all fields.
public struct TextEditor: TextInputComponent {
  /// Any number of lines.
  public static var kind: TextInputKind { .multiLine }

  /// The configuration of the field.
  public var configuration: TextInputConfiguration

  /// Creates a field with a configuration.
  public init(configuration: TextInputConfiguration) { self.configuration = configuration }

  /// Returns this field with a minimum and a maximum number of visible lines; additional lines
  /// scroll.
  ///
  /// A number below one is reported and counts as one.
  public func lines(_ lines: ClosedRange<Int>) -> TextEditor {
    let least = ParameterCheck.count(lines.lowerBound, "TextEditor.lines")
    return with { $0.options.lines = least...max(least, lines.upperBound) }
  }

  /// Returns this field with a different key for submitting.
  ///
  /// The key has an effect only together with ``TextInputComponent/onSubmit(perform:)``.
  ///
  /// With ``SubmitKey/enter``, Shift-Return inserts a line break. While an input method is
  /// composing text, the input method gets the key.
  public func submitKey(_ key: SubmitKey) -> TextEditor {
    with { $0.options.submitKey = key }
  }
}
