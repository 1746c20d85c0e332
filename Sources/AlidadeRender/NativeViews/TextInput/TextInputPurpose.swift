/// What kind of text is expected; on-screen keyboards and input methods help accordingly.
///
/// Nothing is refused because of it.
public enum TextInputPurpose: Hashable, Sendable, CaseIterable {
  /// Any text.
  case anything
  /// Digits only.
  case digits
  /// A number.
  case number
  /// A phone number.
  case phone
  /// The address of a page.
  case url
  /// The address of an electronic letter.
  case email
  /// The name of a person.
  case name
  /// A password; not kept by input methods.
  case password
  /// Digits that are kept secret.
  case pin
}
