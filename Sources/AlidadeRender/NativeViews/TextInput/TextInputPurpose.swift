/// The kind of text expected; on-screen keyboards and input methods adapt to it.
///
/// It doesn't restrict the text.
public enum TextInputPurpose: Hashable, Sendable, CaseIterable {
  /// Any text.
  case anything
  /// Digits only.
  case digits
  /// A number.
  case number
  /// A phone number.
  case phone
  /// A URL.
  case url
  /// An email address.
  case email
  /// The name of a person.
  case name
  /// A password; input methods don't store it.
  case password
  /// Secret digits.
  case pin
}
