/// The validity of a field's text, which the field indicates in the toolkit's own way.
public enum TextInputValidation: Hashable, Sendable, CaseIterable {
  /// No indication.
  case none
  /// The text is valid.
  case valid
  /// The text can be used, but may not be what the user means.
  case questionable
  /// The text can't be used; also reported to assistive technologies.
  case invalid
}
