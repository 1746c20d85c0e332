import AlidadeRender

/// A single-line text field.
///
/// ```swift
/// TextField("Name", text: context.state.name) { name in
///   context.update { $0.name = name }
/// }
/// ```
///
/// See ``TextInputComponent`` for the behavior and the modifiers of all fields.
public struct TextField: TextInputComponent {
  /// A single line.
  public static var kind: TextInputKind { .singleLine }

  /// The configuration of the field.
  public var configuration: TextInputConfiguration

  /// Creates a field with a configuration.
  public init(configuration: TextInputConfiguration) { self.configuration = configuration }
}
