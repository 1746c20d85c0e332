import AlidadeCore
import AlidadeDiffing
import AlidadeLayout
import AlidadeRender

/// Rows that the user can move.
extension ListMounter {
  /// The rows or the content that the user drags over the list; `nil` if there are none.
  var hover: RowHover? {
    get { drops.hover }
    set { drops.hover = newValue }
  }

  /// Enables the scroll view to accept content between rows, and shows where the rows or the content
  /// that the user drags will be inserted.
  func showMoving() {
    offerInsertion(of: insertable?.kinds)
    guard hover != nil else { return }
    if let moving { moving.showMark() } else { endHover() }
  }

  /// The rows that the user can move; `nil` if there are none.
  ///
  /// A move in sorted rows would change an order that isn't visible.
  var movableRows: MovableRows? { content.rows.isSorted ? nil : options.moving }

  var moving: RowMoving? {
    scrollView.flatMap { RowMoving(ListNavigation(list: self, scrollView: $0)) }
  }

  /// Removes the line that shows where rows or content would be inserted.
  func endHover() {
    guard hover != nil else { return }
    hover = nil
    scrollView?.insertionMark = nil
  }

  /// Removes the line that shows where rows, or content, would be inserted.
  ///
  /// A backend can report both for the same drag of rows that have content. A list that declines
  /// one of them may have accepted the other.
  ///
  /// - Parameter isOfRows: `true` for rows; `false` for content.
  func endHover(ofRows isOfRows: Bool) {
    guard let hover, (hover.rows != nil) == isOfRows else { return }
    endHover()
  }

  /// Ends the drag over the list, and accepts no more content.
  func refuseDrops() {
    offerInsertion(of: nil)
    endHover()
  }

  func scrollView(
    _ scrollView: any ScrollView, rows drag: RowDrag, areOver point: Point?
  ) -> Bool {
    if let point, moving?.hover(drag, at: scrolled.point(inViewport: point)) == true { return true }
    endHover(ofRows: true)
    return false
  }

  func scrollView(_ scrollView: any ScrollView, drop drag: RowDrag, at point: Point) -> Bool {
    endHover()
    let released = ReleasedRow(of: drag, at: point)
    return moving?.drop(drag, at: scrolled.point(inViewport: point), released) ?? false
  }

  // MARK: - Motion

  /// Records that the user moves rows, so that the change that shows the move is animated.
  ///
  /// - Parameters:
  ///   - keys: the rows.
  ///   - held: one of them, which is visible.
  ///   - destination: the place to which they move; `nil` if it is in another list.
  ///   - released: the row that the user has released; `nil` if there was none under the pointer.
  func noteMove(
    of keys: Set<ComponentKey>, holding held: ComponentKey, to destination: RowDestination? = nil,
    _ released: ReleasedRow? = nil
  ) {
    moveByHand = MoveByHand(
      time: mounter.host.frameTime, keys: keys, row: shownRow(of: held), released: released,
      destination: destination)
  }

  /// Returns and clears the move that a change shows; `nil` if the change isn't a move by the user.
  func takeMove(shownBy map: OffsetMap) -> MoveByHand? {
    guard let move = moveByHand else { return nil }
    if mounter.host.frameTime - move.time >= MoveByHand.patience {
      moveByHand = nil
      return nil
    }
    if move.isShown(by: map) {
      moveByHand = nil
      return move
    }
    // The application has shown another order, or has gathered rows around the one that was held.
    if map.hasMoves { moveByHand = nil }
    if let row = move.row { moveByHand?.row = map.newOffset(ofOld: row) }
    return nil
  }

  /// Animates a row that stays in its place back from where the user has released it.
  func settle(_ released: ReleasedRow) {
    guard mounter.host.movesViews, let view = scrolled.view,
      let row = shownRow(of: released.key), let root = roots[row]
    else { return }
    root.settle(
      from: released, options.animation ?? MoveByHand.animation, origin: view.contentOrigin)
    roots.raise(root)
    updates.noteChange()
    sortAtRest()
  }

  /// Returns the position of a row that has been visible; `nil` if the list doesn't show it.
  private func shownRow(of key: ComponentKey) -> Int? {
    prepared.trees.row(of: RowName(key: key), in: content)
  }
}
