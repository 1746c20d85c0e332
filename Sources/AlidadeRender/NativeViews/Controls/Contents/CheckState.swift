/// Whether a check box is ticked.
public enum CheckState: Hashable, Sendable, CaseIterable {
  /// It is not.
  case off
  /// It is.
  case on
  /// Some of what it stands for is ticked and some is not; the user cannot choose this.
  case mixed
}
