import AlidadeRender

/// A line of text that is not shown, such as a password.
///
/// It cannot be copied, what was typed cannot be taken back, and nothing of it is kept when the field
/// is gone.
///
/// ```swift
/// SecureField("Password", text: context.state.password) { password in
///   context.update { $0.password = password }
/// }
/// ```
///
/// ``TextInputComponent`` says what holds for all fields, and what else they can be told.
public struct SecureField: TextInputComponent {
  /// One line that is kept secret.
  public static var kind: TextInputKind { .secure }

  /// All that the field was told.
  public var configuration: TextInputConfiguration

  /// Makes a field that was told all this.
  public init(configuration: TextInputConfiguration) { self.configuration = configuration }
}
