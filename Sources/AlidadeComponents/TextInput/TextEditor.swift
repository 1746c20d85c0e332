import AlidadeRender

/// Lines of text that the user types in; grows with its content.
///
/// ```swift
/// TextEditor("What is new?", text: context.state.draft) { draft in
///   context.update { $0.draft = draft }
/// }
/// .lines(2...8)
/// ```
///
/// There is room for three lines, and for ten when there are as many, unless ``lines(_:)`` says
/// otherwise. Return begins a line; Control and Return submit. ``TextInputComponent`` says what holds
/// for all fields, and what else they can be told.
public struct TextEditor: TextInputComponent {
  /// Any number of lines.
  public static var kind: TextInputKind { .multiLine }

  /// All that the field was told.
  public var configuration: TextInputConfiguration

  /// Makes a field that was told all this.
  public init(configuration: TextInputConfiguration) { self.configuration = configuration }

  /// The same field with room for another number of lines: at least the first, at most the last; more
  /// lines scroll.
  ///
  /// Fewer than one are reported and count as one.
  public func lines(_ lines: ClosedRange<Int>) -> TextEditor {
    let least = ParameterCheck.count(lines.lowerBound, "TextEditor.lines")
    return with { $0.options.lines = least...max(least, lines.upperBound) }
  }
}
