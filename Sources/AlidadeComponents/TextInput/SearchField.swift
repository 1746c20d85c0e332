import AlidadeRender

/// A single-line text field for searches.
///
/// ```swift
/// SearchField("Search", text: context.state.query) { query in
///   context.update { $0.query = query }
/// }
/// ```
///
/// See ``TextInputComponent`` for the behavior and the modifiers of all fields.
public struct SearchField: TextInputComponent {
  /// A search field.
  public static var kind: TextInputKind { .search }

  /// The configuration of the field.
  public var configuration: TextInputConfiguration

  /// Creates a field with a configuration.
  public init(configuration: TextInputConfiguration) { self.configuration = configuration }
}
