import AlidadeCore

/// A change of the selected rows of a list by the user.
enum SelectionChange {
  /// Selects only these rows.
  case only([ComponentKey])
  /// Selects these rows in addition to the current selection.
  case adding([ComponentKey])
  /// Deselects these rows.
  case removing([ComponentKey])
  /// Selects those of the rows that aren't selected, and deselects the others.
  case toggling([ComponentKey])
}
