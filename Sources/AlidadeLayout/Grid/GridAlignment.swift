/// The position of an item in its grid cell, along one axis.
public enum GridAlignment: Hashable, Sendable, CaseIterable {
  /// The start of the cell: the top, or the side where lines begin.
  case start
  /// The middle of the cell.
  case center
  /// The end of the cell: the bottom, or the side where lines end.
  case end
  /// The whole cell; the same as `start` for an item with its own extent.
  case stretch
  /// The first baseline shared by the items that begin in the same row.
  ///
  /// Items without text rest on the baseline. Horizontally, this is the same as `start`.
  case baseline

  /// Returns the distance, in points, from the start of a cell to an item with the given extent.
  package func offset(of extent: Double, in cell: Double) -> Double {
    switch self {
    case .start, .stretch, .baseline: 0
    case .center: (cell - extent) / 2
    case .end: cell - extent
    }
  }
}
