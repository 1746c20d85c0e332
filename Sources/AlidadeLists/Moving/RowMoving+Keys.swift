import AlidadeCore
import AlidadeRender

// Moving rows with the keyboard.
extension RowMoving {
  /// Moves the selected rows, or the row with the keyboard focus, with Alt and an arrow key.
  ///
  /// They move by one place, or by one line in a list with columns. Rows that aren't next to each
  /// other are moved together.
  ///
  /// - Returns: `true` if the key was used.
  func use(_ key: KeyCombination) -> Bool {
    guard movable != nil, key.modifiers == .alt, let row = list.selector.start(in: list),
      content.position(of: row) != nil
    else { return false }
    if content.showsTree {
      guard let step = OutlineStep(key.key, in: list) else { return false }
      let nodes = start(from: row)
      if let place = place(step, from: nodes),
        move(nodes.map(content.key), to: place, showsNodes: true)
      {
        revealCursor()
      }
      return true
    }
    guard let step = Step(key.key, in: list) else { return false }
    let rows = start(from: row)
    if let place = place(step, from: rows), move(rows.map(content.key), to: place) {
      revealCursor()
    }
    return true
  }

  /// Returns the rows that a key moves, from the current row.
  private func start(from row: Int) -> [Int] {
    list.selector.moveCursor(to: row)
    return list.rows(draggedWith: row)
  }

  private func revealCursor() {
    guard let cursor = list.focusedRow ?? list.selector.cursor else { return }
    navigation.reveal(cursor)
    // The row may have left the list, and the nearest one wasn't visible.
    if list.focusedRow == nil { list.selecting?.focusCursor() }
  }

  /// A step of a row to another place.
  private struct Step {
    /// A Boolean value that is `true` toward the start of the list.
    let isBackward: Bool
    let isLine: Bool

    /// Returns `nil` for a key that moves no rows.
    @MainActor init?(_ key: Key, in list: ListMounter) {
      let isRightToLeft = list.lineDirection == .rightToLeft
      switch key.arrowCommand.map(list.axis.command) {
      case .previous: (isBackward, isLine) = (true, true)
      case .next: (isBackward, isLine) = (false, true)
      case .left where list.hasColumns: (isBackward, isLine) = (!isRightToLeft, false)
      case .right where list.hasColumns: (isBackward, isLine) = (isRightToLeft, false)
      default: return nil
      }
    }
  }

  /// Returns the new place of rows, in the next section if there is none left in theirs; `nil` at
  /// the ends of the list.
  private func place(_ step: Step, from rows: [Int]) -> InsertionPlace? {
    guard let row = step.isBackward ? rows.first : rows.last else { return nil }
    let direction = step.isBackward ? -1 : 1
    let target =
      step.isLine
      ? navigation.extents.arrangement.row(nextTo: row, by: direction) : row + direction
    let section = content.sections?.section(of: row)
    let siblings = InsertionPlace(above: row, in: section).siblings(in: content)
    if target != row, siblings.contains(target) {
      return InsertionPlace(above: step.isBackward ? target : target + 1, in: section)
    }
    guard let sections = content.sections, let section,
      (0..<sections.count).contains(section + direction)
    else { return nil }
    let elements = sections.elements(of: section + direction)
    return InsertionPlace(
      above: step.isBackward ? elements.upperBound : elements.lowerBound, in: section + direction)
  }
}
