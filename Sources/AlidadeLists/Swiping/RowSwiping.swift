import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The movements, presses and keys that swipe rows of a list aside.
@MainActor struct RowSwiping {
  private let list: ListMounter
  private var swipes: RowSwipes { list.roots.swipes }

  /// Returns `nil` if the rows of the list have no actions, or the list can't show them.
  init?(_ list: ListMounter) {
    guard list.options.swiping != nil, list.options.canSwipe else { return nil }
    self.list = list
  }

  // MARK: - Movements

  /// Moves a row with the user.
  ///
  /// - Returns: `true` if the row follows the movement.
  func swipe(_ view: any NativeView, _ drag: DragEvent) -> Bool {
    switch drag.phase {
    case .began:
      // The view may be that of the actions.
      guard let root = swipes.root(beside: view) ?? list.row(of: view).flatMap({ list.roots[$0] }),
        let row = root.row,
        let swipe = catchRow(root, drag.translation.x) ?? begin(row, drag.translation.x)
      else { return false }
      swipes.closeAll(except: swipe)
      swipe.begin()
      swipe.drag(by: drag.translation.x)
      return true
    case .changed:
      // The view may belong to another row by now.
      swipes.dragged?.drag(by: drag.translation.x)
    case .ended, .canceled:
      swipes.dragged?.drag(by: drag.translation.x)
      swipes.dragged?.end(drag)
    }
    return swipes.dragged != nil
  }

  /// Returns the swipe of a row that isn't in its place.
  private func catchRow(_ root: RowRoot, _ translation: Double) -> RowSwipe? {
    guard let swipe = swipes.swipe(of: root) else { return nil }
    let isSameWay = translation * swipe.direction > 0
    return swipe.distance > 0 || isSameWay ? swipe : nil
  }

  private func begin(_ row: Int, _ translation: Double) -> RowSwipe? {
    if translation == 0 { return nil }
    return begin(row, at: edge(onMoving: translation))
  }

  /// Returns the edge at which actions appear when a row moves to the right, or to the left if the
  /// translation is negative.
  private func edge(onMoving translation: Double) -> SwipeEdge {
    (translation > 0) == (list.direction == .leftToRight) ? .start : .end
  }

  private func begin(_ row: Int, at edge: SwipeEdge) -> RowSwipe? {
    guard list.content.position(of: row) != nil, let root = list.roots[row], let top = root.top
    else { return nil }
    let frame = Rect(
      x: 0, y: list.extents.points(top), width: list.width, height: list.extents.height(of: row))
    return swipes.begin(root, at: edge, frame: frame, list)
  }

  // MARK: - Presses

  /// Closes the open row if a press is outside it.
  ///
  /// - Parameter point: the point in the viewport.
  /// - Returns: `true` if the press is on the open row.
  func press(at point: Point) -> Bool {
    guard let swipe = swipes.current, let view = list.scrolled.view else { return false }
    let place = point - view.contentOrigin
    if swipe.isAction(at: place) { return false }
    if swipe.isRow(at: place) { return true }
    swipe.close()
    return false
  }

  // MARK: - Keys

  /// Opens or closes a row with Control and an arrow key, in the direction in which the row moves,
  /// or closes it with Escape.
  ///
  /// - Returns: `true` if the key was used.
  func use(_ key: KeyCombination) -> Bool {
    if let swipe = swipes.current {
      let isHere = swipe.root.row == list.focusedRow
      if key == KeyCombination(.escape) {
        swipe.close()
        return true
      }
      if isHere, let direction = key.swipeDirection {
        if direction == swipe.direction { swipe.takeFocus() } else { swipe.close() }
        return true
      }
      // Keys that move to another row continue from this one.
      if swipe.hasFocus, key.key.movesAlongRows { swipe.close() }
    }
    guard let direction = key.swipeDirection, let row = list.focusedRow,
      list.content.position(of: row) != nil
    else { return false }
    ListNavigation(list: list, scrollView: list.scrolled).reveal(row)
    guard let swipe = begin(row, at: edge(onMoving: direction)) else { return false }
    swipe.open()
    swipe.takeFocus()
    return true
  }
}

extension KeyCombination {
  /// 1 if the key moves a row to the right, and -1 if it moves one to the left; `nil` for any other
  /// key.
  fileprivate var swipeDirection: Double? {
    switch self {
    case KeyCombination(.left, .control): -1
    case KeyCombination(.right, .control): 1
    default: nil
    }
  }
}

extension Key {
  /// A Boolean value that is `true` for a key that moves to another row.
  fileprivate var movesAlongRows: Bool {
    [.up, .down, .pageUp, .pageDown, .home, .end].contains(self)
  }
}
