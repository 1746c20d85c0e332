import AlidadeRender

/// A line of text that something is looked for with.
///
/// ```swift
/// SearchField("Search", text: context.state.query) { query in
///   context.update { $0.query = query }
/// }
/// ```
///
/// ``TextInputComponent`` says what holds for all fields, and what else they can be told.
public struct SearchField: TextInputComponent {
  /// One line, to look for something.
  public static var kind: TextInputKind { .search }

  /// All that the field was told.
  public var configuration: TextInputConfiguration

  /// Makes a field that was told all this.
  public init(configuration: TextInputConfiguration) { self.configuration = configuration }
}
