import AlidadeRender

/// A line of text that the user types in.
///
/// ```swift
/// TextField("Name", text: context.state.name) { name in
///   context.update { $0.name = name }
/// }
/// ```
///
/// ``TextInputComponent`` says what holds for all fields, and what else they can be told.
public struct TextField: TextInputComponent {
  /// One line.
  public static var kind: TextInputKind { .singleLine }

  /// All that the field was told.
  public var configuration: TextInputConfiguration

  /// Makes a field that was told all this.
  public init(configuration: TextInputConfiguration) { self.configuration = configuration }
}
