/// The state of the text that a field indicates, in the toolkit's own way.
public enum TextInputValidation: Hashable, Sendable, CaseIterable {
  /// No indication.
  case none
  /// The text is valid.
  case valid
  /// The text can be used, but may not be what is meant.
  case questionable
  /// The text can't be used; also reported to assistive technologies.
  case invalid
}
