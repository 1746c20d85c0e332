/// A font family.
public enum FontFamily: Hashable, Sendable {
  /// The family of the toolkit's own labels.
  case system
  /// A family of fixed-width fonts.
  case monospaced
  /// A family by its name; if it isn't installed, the toolkit replaces it.
  case named(String)
}
