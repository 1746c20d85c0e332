/// A light or dark color scheme.
public enum ColorScheme: Hashable, Sendable {
  /// Dark content on light backgrounds.
  case light
  /// Light content on dark backgrounds.
  case dark
}
