/// The rows in sight that are measured, mounted and placed as they are to be, so that an update
/// looks only at the others.
struct SettledRows {
  var rows = 0..<0
  /// The top of the first of them in the coordinates of the rows, in pixels.
  ///
  /// The others follow it, so all of them are in place if the first one is.
  var top = 0
}
