/// The direction in which elements are sorted.
public enum SortDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// From the smallest to the largest.
  case ascending
  /// From the largest to the smallest.
  case descending
}
