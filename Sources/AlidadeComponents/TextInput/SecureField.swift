import AlidadeRender

/// A single-line text field that hides its text, such as a password.
///
/// The text can't be copied, edits can't be undone, and no part of the text is kept after the field
/// is removed.
///
/// ```swift
/// SecureField("Password", text: context.state.password) { password in
///   context.update { $0.password = password }
/// }
/// ```
///
/// See ``TextInputComponent`` for the behavior and the modifiers of all fields.
public struct SecureField: TextInputComponent {
  /// A single line with hidden text.
  public static var kind: TextInputKind { .secure }

  /// The configuration of the field.
  public var configuration: TextInputConfiguration

  /// Creates a field with a configuration.
  public init(configuration: TextInputConfiguration) { self.configuration = configuration }
}
