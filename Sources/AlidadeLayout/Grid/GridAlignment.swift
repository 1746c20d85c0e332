/// Where something stands in its cell of a grid, along one axis.
public enum GridAlignment: Hashable, Sendable, CaseIterable {
  /// At the start of the cell: at the top, or where lines begin.
  case start
  /// In the middle of the cell.
  case center
  /// At the end of the cell: at the bottom, or where lines end.
  case end
  /// As large as the cell; the same as `start` for what has an extent of its own.
  case stretch
  /// With its first baseline on one line with those of the others in its first row; from side to side
  /// the same as `start`. What has no text stands on that line.
  case baseline

  /// The distance from the start of a cell, in points, at which something of an extent stands.
  package func offset(of extent: Double, in cell: Double) -> Double {
    switch self {
    case .start, .stretch, .baseline: 0
    case .center: (cell - extent) / 2
    case .end: cell - extent
    }
  }
}
