import AlidadeDiffing

extension OffsetMap {
  /// Returns the new offset of the remaining row that is nearest to an old offset; `nil` if no rows
  /// remain.
  func newOffset(nearestToOld row: Int) -> Int? {
    nearestSurvivor(toOld: row).flatMap(newOffset(ofOld:))
  }
}
