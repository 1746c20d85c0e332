import AlidadeDiffing

extension OffsetMap {
  /// Returns the new offset of the row that is nearest to an old offset among those that are left;
  /// `nil` if none is.
  func newOffset(nearestToOld row: Int) -> Int? {
    nearestSurvivor(toOld: row).flatMap(newOffset(ofOld:))
  }
}
