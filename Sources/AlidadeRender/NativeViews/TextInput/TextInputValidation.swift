/// What a field shows about the text in it, in the toolkit's own way.
public enum TextInputValidation: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The text is right.
  case valid
  /// The text can be used, but is perhaps not what is meant.
  case questionable
  /// The text cannot be used; told to assistive technologies too.
  case invalid
}
