/// A keyboard command that moves through the rows of a list.
public enum ScrollCommand: Hashable, Sendable, CaseIterable {
  /// The up arrow: one row back.
  case previous
  /// The down arrow: one row forward.
  case next
  /// Page Up: one screenful back.
  case pageBackward
  /// Page Down: one screenful forward.
  case pageForward
  /// Home: to the first row.
  case start
  /// End: to the last row.
  case end
}
