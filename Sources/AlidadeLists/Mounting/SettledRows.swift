/// The visible rows that are measured, mounted and placed, which an update can skip.
struct SettledRows {
  var rows = 0..<0
  /// The top of the first settled row, in pixels, in the coordinates of the rows.
  ///
  /// The rows are contiguous, so all of them are in place if the first one is.
  var top = 0
}
