/// Which letters text is set in.
public enum FontFamily: Hashable, Sendable {
  /// What the toolkit uses for its own labels.
  case system
  /// A family in which all letters have the same width.
  case monospaced
  /// A family by its name; one that is not installed is replaced by the toolkit's choice.
  case named(String)
}
