/// A header or a footer that isn't at its own place, because it stays visible as long as its
/// section.
struct StickyRow: Equatable {
  let row: Int
  /// The distance from the top of the list, in pixels.
  let top: Int
  /// The rows that it covers at least in part.
  let covered: Range<Int>
}
