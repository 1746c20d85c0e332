/// A key that moves through the rows of a list.
public enum ScrollCommand: Hashable, Sendable, CaseIterable {
  /// The up arrow: one row back.
  case previous
  /// The down arrow: one row on.
  case next
  /// Page Up: one screenful back.
  case pageBackward
  /// Page Down: one screenful on.
  case pageForward
  /// Home: to the first row.
  case start
  /// End: to the last row.
  case end
}
