/// The number of rows of a list that the user can select at a time.
public enum RowSelectionMode: Hashable, Sendable, CaseIterable {
  /// The user can't select rows.
  case none
  /// The user can select one row.
  case one
  /// The user can select any number of rows.
  case many
}
