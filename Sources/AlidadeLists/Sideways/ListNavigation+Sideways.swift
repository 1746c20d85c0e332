import AlidadeRender

// The keys that scroll rows that are wider than the list.
extension ListNavigation {
  /// Scrolls sideways with Control and an arrow key, also where the arrow alone has another
  /// meaning, such as in a tree.
  ///
  /// - Returns: `true` if the rows have moved.
  func scrollSideways(with key: KeyCombination) -> Bool {
    guard key.modifiers == .control, let command = key.key.arrowCommand,
      command == .left || command == .right, list.canScrollSideways(command)
    else { return false }
    list.scrollSideways(
      by: list.isTowardEnd(command) ? ListNavigation.lineHeight : -ListNavigation.lineHeight)
    return true
  }
}
