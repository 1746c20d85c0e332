import AlidadeRender

// The keys that move through the levels of a tree.
extension ListNavigation {
  /// Expands a node or moves to its first child, with the arrow key that points forward; collapses
  /// it or moves to its parent, with the other arrow key.
  ///
  /// - Returns: `true` if the list shows a tree and has a current row, unless the key does nothing
  ///   there and the list can scroll sideways instead.
  func performInTree(_ command: ScrollCommand) -> Bool {
    guard let row = currentRow, let place = content.rows.outline(of: row) else { return false }
    list.selector.search.end()
    if list.isTowardEnd(command) {
      switch place.isExpanded {
      case true:
        if let child = firstChild(of: row, at: place.depth) {
          go(to: child, by: 1)
          return true
        }
      case false:
        setExpanded(true, [row])
        return true
      case nil: break
      }
    } else if place.isExpanded == true {
      setExpanded(false, [row])
      return true
    } else if let parent = content.parentNode(of: row) {
      go(to: parent, by: -1)
      return true
    }
    // The focus doesn't leave the tree.
    return !list.canScrollSideways(command)
  }

  /// Expands the current node with `+`, collapses it with `-`, or expands it and its siblings with
  /// `*`, unless the key continues the text by which the user finds a row.
  ///
  /// - Returns: `true` if the key was used.
  func expand(with key: KeyCombination, at time: Double) -> Bool {
    guard options.setExpanded != nil, key.modifiers.isSubset(of: .shift),
      case .character(let character) = key.key, ["+", "-", "*"].contains(character),
      !continuesSearch(character, at: time), let row = currentRow, content.showsTree
    else { return false }
    list.selector.search.end()
    let isExpanded = character != "-"
    let nodes = character == "*" ? siblings(of: row) : [row]
    let changed = nodes.filter { content.rows.outline(of: $0)?.isExpanded == !isExpanded }
    if !changed.isEmpty { setExpanded(isExpanded, changed) }
    return true
  }

  /// Expands or collapses the current node with Enter, if rows have no action.
  ///
  /// - Returns: `true` if the key was used.
  func toggle(with key: KeyCombination) -> Bool {
    guard options.setExpanded != nil, key == KeyCombination(.enter), !hasAction,
      let row = currentRow, let isExpanded = content.rows.outline(of: row)?.isExpanded
    else { return false }
    setExpanded(!isExpanded, [row])
    return true
  }

  /// Returns a closure that expands or collapses a node after the second of two clicks; `nil` if
  /// rows have an action, or the click does nothing to the node.
  ///
  /// The first click may have moved another row under the pointer, as for actions.
  func toggling(_ row: Int, _ tap: TapEvent) -> (() -> Void)? {
    guard options.setExpanded != nil, tap.count == 2, tap.button == .primary,
      tap.modifiers.isDisjoint(with: [.shift, .control]), !hasAction,
      let isExpanded = content.rows.outline(of: row)?.isExpanded
    else { return nil }
    let key = content.key(of: row)
    guard list.selector.clicked == key else { return nil }
    return { [list] in list.latestSource?.options.setExpanded?([key], !isExpanded) }
  }

  private var hasAction: Bool { list.selector.selection?.hasAction ?? false }

  /// The row to which keys apply; `nil` if there is none.
  private var currentRow: Int? {
    list.selector.start(in: list).flatMap { $0 < content.count ? $0 : nil }
  }

  /// Returns `true` if a character belongs to a search that began with other characters.
  private func continuesSearch(_ character: Character, at time: Double) -> Bool {
    guard options.text != nil, list.selector.selection != nil else { return false }
    var (continued, begun) = (list.selector.search, list.selector.search)
    begun.end()
    _ = continued.add(character, at: time)
    _ = begun.add(character, at: time)
    return continued != begun
  }

  /// Returns the rows of the children of a node's parent, including that of the node.
  ///
  /// - Complexity: O(siblings).
  private func siblings(of row: Int) -> [Int] {
    let parent = content.parentNode(of: row)
    let end = parent.map(content.endOfNode) ?? content.count
    return Array(
      sequence(first: parent.map { $0 + 1 } ?? 0) { content.endOfNode($0) }.prefix { $0 < end })
  }

  private func firstChild(of row: Int, at depth: Int) -> Int? {
    let next = row + 1
    guard next < content.count, let place = content.rows.outline(of: next) else { return nil }
    return place.depth > depth ? next : nil
  }

  private func go(to row: Int, by direction: Int) {
    if let selecting = RowSelecting(self) { return selecting.go(to: row) }
    focus(from: row, by: direction)
  }

  /// Expands or collapses nodes in the newest tree, which may not be shown yet.
  private func setExpanded(_ isExpanded: Bool, _ rows: [Int]) {
    list.latestSource?.options.setExpanded?(rows.map(content.key), isExpanded)
  }
}
