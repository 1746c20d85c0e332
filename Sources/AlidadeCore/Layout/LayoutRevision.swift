import AlidadeLayout

/// A value that is equal for layouts that were measured under the same conditions.
package struct LayoutRevision: Hashable, Sendable {
  /// The pixel grid that frames are aligned to.
  var grid = PixelGrid()
  /// The revision of the measurer.
  var measurer = 0
  /// A number that increases when a host is notified of another change.
  package var number = 0

  /// Creates a revision; by default, one pixel for each point, and the first measurer.
  package init(grid: PixelGrid = PixelGrid(), measurer: Int = 0, number: Int = 0) {
    self.grid = grid
    self.measurer = measurer
    self.number = number
  }
}
