import AlidadeLayout

/// Tells whether two layouts were measured alike.
package struct LayoutRevision: Hashable, Sendable {
  /// The pixels that frames are aligned with.
  var grid = PixelGrid()
  /// The revision of what measures.
  var measurer = 0
  /// Grows when a host is told that something else has changed.
  package var number = 0

  /// That of one pixel for each point, and what measures first.
  package init(grid: PixelGrid = PixelGrid(), measurer: Int = 0, number: Int = 0) {
    self.grid = grid
    self.measurer = measurer
    self.number = number
  }
}
