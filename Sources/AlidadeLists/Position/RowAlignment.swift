/// The part of the viewport in which a list shows a row that it scrolls to.
public enum RowAlignment: Hashable, Sendable, CaseIterable, Codable {
  /// The row begins at the top of the viewport, below the sticky header of its section.
  case top
  /// The row is in the middle of the viewport.
  case center
  /// The row ends at the bottom of the viewport.
  case bottom
  /// The list scrolls as little as necessary to show all of the row, or its top if the row is
  /// taller than the viewport.
  case nearest
}
