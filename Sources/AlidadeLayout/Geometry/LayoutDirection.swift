/// Where lines of text begin, and with them rows, columns of a grid, and everything else that has a
/// start and an end from side to side.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// The start is on the left, as in English.
  case leftToRight
  /// The start is on the right, as in Arabic and Hebrew.
  case rightToLeft
}
