import AlidadeCore
import AlidadeRender

/// The clicks and keys that select rows of a list.
@MainActor struct RowSelecting {
  let navigation: ListNavigation

  /// Returns `nil` if the user can't select elements.
  init?(_ navigation: ListNavigation) {
    guard navigation.list.selector.selection != nil else { return nil }
    self.navigation = navigation
  }

  var list: ListMounter { navigation.list }
  var selector: RowSelector { navigation.list.selector }
  private var content: ListContent { navigation.content }

  // MARK: - Clicks

  /// Selects a row that was clicked, and activates it with the second click.
  ///
  /// The first click may have moved another row under the pointer, which the user doesn't mean to
  /// activate.
  ///
  /// A click of the secondary button keeps a selection that contains the row, because it opens a
  /// menu for all selected rows.
  func click(_ row: Int, _ tap: TapEvent) {
    guard content.position(of: row) != nil else { return }
    let key = content.key(of: row)
    let modifiers = tap.modifiers.intersection([.shift, .control])
    let isSecondClick = tap.count == 2 && selector.clicked == key
    selector.clicked = key
    selector.search.end()
    if tap.button == .primary {
      select(row, modifiers)
    } else {
      selector.moveCursor(to: row)
      if !isSelected(row) { select(row, []) }
    }
    focusCursor(leavesControls: tap.button == .primary)
    if tap.button == .primary, isSecondClick, modifiers.isEmpty {
      _ = selector.selection?.activate(key)
    }
  }

  /// Clears the selection after a click outside all rows, unless the user is adding to the
  /// selection.
  func clickBeside(_ tap: TapEvent) {
    selector.search.end()
    if tap.modifiers.isDisjoint(with: [.shift, .control]), selectNone() { selector.forgetCursor() }
  }

  // MARK: - Keys

  /// Handles a key.
  ///
  /// - Returns: `true` if the key was used.
  func use(_ key: KeyCombination, at time: Double) -> Bool {
    let modifiers = key.modifiers
    guard modifiers.isSubset(of: [.shift, .control]) else { return false }
    if key == KeyCombination(.menu) || key == KeyCombination(.function(10), .shift) {
      // The menu, which opens next, applies to the cursor's row.
      if let row = cursorRow, !isSelected(row) { select(row, []) }
      return false
    }
    if let command = rowCommand(of: key.key) {
      selector.search.end()
      return perform(command, modifiers)
    }
    if find(key, at: time) { return true }
    switch key {
    case KeyCombination(.enter): return activateCursor()
    case KeyCombination(.space), KeyCombination(.space, .control): return toggleCursor()
    case .selectAll: return selectAll()
    case KeyCombination(.character("a"), [.control, .shift]): return selectNone()
    // A single row is a choice rather than a set that the user collects, and a sheet that asks for
    // one closes with Escape.
    case KeyCombination(.escape) where selector.selection?.mode == .many: return selectNone()
    default: return false
    }
  }

  /// Moves to another row and selects it, depending on the modifiers.
  ///
  /// A row that is taller than the visible part is scrolled to its end first.
  ///
  /// - Returns: `true` if the command moves from row to row.
  @discardableResult
  func perform(_ command: ScrollCommand, _ modifiers: KeyModifiers = []) -> Bool {
    guard let row = target(of: command) else { return false }
    if navigation.advance(within: selector.start(in: list), command) { return true }
    if modifiers == .control {
      selector.moveCursor(to: row)
    } else {
      select(row, modifiers)
    }
    switch command {
    case .start: navigation.scroll { 0 }
    case .end: navigation.scroll { navigation.extents.total }
    default: break
    }
    showCursor()
    return true
  }

  /// Returns the command of a key that moves from row to row; `nil` for any other key.
  private func rowCommand(of key: Key) -> ScrollCommand? {
    guard let command = key.scrollCommand.map(list.axis.command) else { return nil }
    return [.left, .right].contains(command) && !list.hasColumns ? nil : command
  }

  private func target(of command: ScrollCommand) -> Int? {
    guard content.elementCount > 0 else { return nil }
    let visible = navigation.visibleRows
    let start = selector.start(in: list)
    let origin = start ?? visible.lowerBound
    let arrangement = navigation.extents.arrangement
    let next = list.lineDirection == .rightToLeft ? -1 : 1
    let wanted =
      switch command {
      case .next: start.map { arrangement.row(nextTo: $0, by: 1) } ?? list.topRow
      case .previous:
        start.map { arrangement.row(nextTo: $0, by: -1) } ?? visible.upperBound - 1
      case .right where list.hasColumns: start.map { $0 + next } ?? list.topRow
      case .left where list.hasColumns: start.map { $0 - next } ?? list.topRow
      case .pageForward: row(onPageNextTo: origin, by: 1)
      case .pageBackward: row(onPageNextTo: origin, by: -1)
      case .start: 0
      case .end: content.count - 1
      case .left, .right: nil as Int?
      }
    guard let wanted else { return nil }
    let isForward = [.next, .pageForward, .end, next > 0 ? .right : .left].contains(command)
    return element(near: wanted, isForward: isForward)
  }

  /// Returns the row that is most of a screenful away from a row, in the same column, but at least
  /// in the next line if there is one.
  private func row(onPageNextTo row: Int, by direction: Int) -> Int {
    let extents = navigation.extents
    let arrangement = extents.arrangement
    let page = Double(direction) * navigation.pageDistance
    let reached = extents.row(at: extents.offset(of: row) + page)
    let (next, far) = (arrangement.line(of: row) + direction, arrangement.line(of: reached))
    let wanted = direction > 0 ? max(next, far) : min(next, far)
    let line = min(max(0, wanted), arrangement.lineCount - 1)
    return arrangement.row(inColumnOf: row, fromLine: line, by: direction)
      ?? arrangement.row(inColumnOf: row, fromLine: line, by: -direction) ?? row
  }

  /// Returns the first row in a direction that shows an element; if there is none, the last such
  /// row in the other direction.
  private func element(near row: Int, isForward: Bool) -> Int {
    let (next, last) = (content.element(from: row), content.element(upTo: row))
    return (isForward ? next ?? last : last ?? next) ?? 0
  }

  /// The row to which keys apply; `nil` if there is none yet.
  private var cursorRow: Int? {
    selector.start(in: list).flatMap { content.position(of: $0) == nil ? nil : $0 }
  }

  private func activateCursor() -> Bool {
    guard let row = cursorRow else { return false }
    return selector.selection?.activate(content.key(of: row)) ?? false
  }

  private func toggleCursor() -> Bool {
    guard let row = cursorRow else { return false }
    select(row, .control)
    return true
  }

  /// Selects all rows.
  ///
  /// - Returns: `false` if there are none, or only one row can be selected at a time.
  func selectAll() -> Bool {
    guard let selection = selector.selection, selection.mode == .many, content.elementCount > 0
    else { return false }
    selector.change(.only(content.elementKeys(in: 0..<content.count)))
    return true
  }

  private func selectNone() -> Bool {
    guard let selection = selector.selection, selection.canBeEmpty, !selection.isEmpty else {
      return false
    }
    selector.change(.only([]))
    return true
  }

  // MARK: - Typing

  /// Selects the next row whose text begins with the characters that were typed.
  ///
  /// - Returns: `true` if the key is such a character.
  private func find(_ key: KeyCombination, at time: Double) -> Bool {
    guard let text = list.options.text, key.modifiers.isSubset(of: .shift),
      case .character(let character) = key.key, selector.search.add(character, at: time)
    else { return false }
    if let first = content.element(from: 0).flatMap(content.rows.element), text(first) == nil {
      reportWrongType(of: first)
      return true
    }
    let search = selector.search
    let cursor = selector.start(in: list)
    let find: @Sendable (ListContent) -> Int? = { content in
      search.row(after: cursor, count: content.count) {
        content.rows.element(of: $0).flatMap(text)
      }
    }
    if content.rows.isShort {
      if let row = find(content) { go(to: row) }
      return true
    }
    list.search(find) { list, _, row in
      // The user may have typed more characters in the meantime.
      guard let row, list.selector.search == search, let scrollView = list.scrollView else {
        return
      }
      RowSelecting(ListNavigation(list: list, scrollView: scrollView))?.go(to: row)
    }
    return true
  }

  private func reportWrongType(of element: Any) {
    Diagnostics.report(
      Diagnostic(
        "The text that finds rows by typing is that of another type than the elements of the list.",
        values: ["element  \(type(of: element))"],
        remedy: """
          Write .typeToFind with a key path or a closure of the type of the elements, such as \\Mail.subject. Until then, \
          typing finds nothing.
          """))
  }

  /// Selects a row and makes it visible.
  func go(to row: Int) {
    select(row, [])
    showCursor()
  }

  // MARK: - Selecting

  private func isSelected(_ row: Int) -> Bool {
    selector.selection?.contains(content.key(of: row)) ?? false
  }

  /// Selects a row and moves the cursor to it.
  ///
  /// With Shift, selects the rows from the anchor to the row instead. With Shift and Control, the
  /// other rows stay as they are, and the selected state of the anchor is applied to the rows. With
  /// Control alone, toggles the row.
  private func select(_ row: Int, _ modifiers: KeyModifiers) {
    let content = content
    let isRange = modifiers.contains(.shift) && selector.selection?.mode == .many
    let isModified = modifiers.contains(.control)
    let start = selector.start(in: list)
    selector.moveCursor(to: row)
    guard isRange else {
      selector.anchor = row
      let keys = [content.key(of: row)]
      selector.change(isModified ? .toggling(keys) : .only(keys))
      return
    }
    let anchor = selector.anchor ?? start ?? row
    selector.anchor = anchor
    let keys = content.elementKeys(in: min(anchor, row)..<max(anchor, row) + 1)
    if isModified {
      selector.change(isSelected(anchor) ? .adding(keys) : .removing(keys))
    } else {
      selector.change(.only(keys))
    }
  }

  /// Scrolls to the row of the cursor and moves the keyboard focus there.
  private func showCursor() {
    guard let cursor = selector.cursor else { return }
    // The first row may have a header, and the last one a footer.
    if content.element(upTo: cursor - 1) == nil { navigation.reveal(0..<cursor + 1) }
    if content.element(from: cursor + 1) == nil {
      navigation.reveal(cursor..<max(cursor + 1, content.count))
    }
    if let cursor = selector.cursor { navigation.reveal(cursor) }
    focusCursor()
  }

  /// Moves the keyboard focus to the row of the cursor, unless it is in that row.
  ///
  /// - Parameter leavesControls: `true` to move the focus to the row itself even if a control in
  ///   the row has it, such as a field that would take the next keys.
  func focusCursor(leavesControls: Bool = false) {
    // Only this row can have the focus.
    list.showStatus()
    guard let row = selector.cursor, let root = list.roots[row] else { return }
    if leavesControls || !navigation.scrollView.hasFocus(in: root.view) {
      _ = navigation.scrollView.moveFocus(to: root.view)
    }
    // The row that had the focus may not be visible, and can now give up its views.
    list.update()
  }
}

extension Key {
  /// The command of an arrow key; `nil` for any other key.
  var arrowCommand: ScrollCommand? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .previous
    case .down: .next
    default: nil
    }
  }

  /// The command of a key that moves or scrolls; `nil` for any other key.
  fileprivate var scrollCommand: ScrollCommand? {
    switch self {
    case .pageUp: .pageBackward
    case .pageDown: .pageForward
    case .home: .start
    case .end: .end
    default: arrowCommand
    }
  }
}
