/// The horizontal direction of lines of text, rows, grid columns, and everything else with a start
/// and an end.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// The start is on the left, as in English.
  case leftToRight
  /// The start is on the right, as in Arabic and Hebrew.
  case rightToLeft
}
