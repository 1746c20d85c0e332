/// Whether surroundings are light or dark.
public enum ColorScheme: Hashable, Sendable {
  /// Dark things on light surroundings.
  case light
  /// Light things on dark surroundings.
  case dark
}
