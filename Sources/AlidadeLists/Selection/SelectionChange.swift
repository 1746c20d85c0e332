import AlidadeCore

/// A change of the selected rows of a list by the user.
enum SelectionChange {
  /// Selects rows, and no others.
  case only([ComponentKey])
  /// Selects rows in addition to others.
  case adding([ComponentKey])
  /// Deselects rows.
  case removing([ComponentKey])
  /// Selects those rows that aren't selected, and deselects the others.
  case toggling([ComponentKey])
}
