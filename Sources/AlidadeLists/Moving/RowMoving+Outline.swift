import AlidadeCore
import AlidadeRender

// Moving the nodes of a tree.
extension RowMoving {
  /// The part of a node's height, at its top and at its bottom, where rows are dropped beside the
  /// node and not into it.
  private static let edge = 0.25

  /// Returns the place among the nodes of a tree to which rows or content are dragged.
  ///
  /// - Parameters:
  ///   - rows: the rows to move; `nil` for content.
  ///   - offset: the distance of the pointer from the top of the list, in points.
  ///   - shift: the distance by which the row under the pointer is moved to the right, in points;
  ///     for content, the distance of the pointer from the middle of the first level.
  ///   - nearest: the nearest place between two rows.
  func outlinePlace(
    of rows: DraggedRows?, at offset: Double, shift: Double, nearest: InsertionPlace
  ) -> InsertionPlace {
    let move = OutlineMove(content: content, keys: rows?.keySet ?? [])
    var place = nearest
    if let target = target(at: offset).flatMap({ move.place(inside: $0) }) {
      place.outline = target
      return place
    }
    let isMirrored = list.lineDirection == .rightToLeft
    let levels = (isMirrored ? -shift : shift) / RowOutline.indentation
    // Limited, so that the result is an integer for every pointer.
    let depth = (rows?.depth ?? 0) + Int(max(-1000, min(levels.rounded(), 1000)))
    let outline = move.place(above: nearest.row, depth: depth)
    place = InsertionPlace(above: outline.gap ?? nearest.row, in: nil)
    place.outline = outline
    return place
  }

  /// Returns the row whose middle is at an offset.
  private func target(at offset: Double) -> Int? {
    let extents = navigation.extents
    guard extents.count > 0, offset < extents.total else { return nil }
    let row = extents.row(at: offset)
    let part = (offset - extents.offset(of: row)) / extents.height(of: row)
    return part > RowMoving.edge && part < 1 - RowMoving.edge ? row : nil
  }

  /// Moves nodes, unless they are already there.
  ///
  /// - Parameters:
  ///   - keys: the nodes.
  ///   - place: the place.
  ///   - released: the row that the user has released; `nil` if there was none under the pointer.
  ///   - showsNodes: `true` if the new parent is expanded, so that the nodes stay in sight.
  /// - Returns: `true` if the move was reported to the application.
  func move(
    _ keys: [ComponentKey], to place: OutlinePlace, _ released: ReleasedRow? = nil,
    showsNodes: Bool = false
  ) -> Bool {
    if OutlineMove(content: content, keys: Set(keys)).areThere(place) { return false }
    if showsNodes, let parent = place.parent,
      content.rows.outline(of: parent)?.isExpanded == false
    {
      list.latestSource?.options.setExpanded?([content.key(of: parent)], true)
    }
    report(keys, destination(in: place), released)
    return true
  }

  /// Returns the destination in a place of a tree.
  func destination(in place: OutlinePlace) -> RowDestination {
    RowDestination(next: place.next.map(content.key), parent: place.parent.map(content.key))
  }

  // MARK: - Keys

  /// A step of nodes to another place in a tree.
  enum OutlineStep {
    case before, after, outward, inward

    /// Returns `nil` for a key that moves no nodes.
    @MainActor init?(_ key: Key, in list: ListMounter) {
      let isRightToLeft = list.lineDirection == .rightToLeft
      switch key.arrowCommand.map(list.axis.command) {
      case .previous: self = .before
      case .next: self = .after
      case .left: self = isRightToLeft ? .inward : .outward
      case .right: self = isRightToLeft ? .outward : .inward
      default: return nil
      }
    }
  }

  /// Returns the place to which a key moves nodes; `nil` if there is none.
  func place(_ step: OutlineStep, from nodes: [Int]) -> OutlinePlace? {
    guard let first = nodes.first, let last = nodes.last else { return nil }
    let move = OutlineMove(content: content, keys: Set(nodes.map(content.key)))
    let (depth, parent) = (content.depth(of: first), content.parentNode(of: first))
    switch step {
    case .before:
      return content.previousSibling(of: first).map { move.place(above: $0, depth: depth) }
    case .after:
      let next = content.endOfNode(last)
      guard next < content.count, content.depth(of: next) == content.depth(of: last) else {
        return nil
      }
      return move.place(above: content.endOfNode(next), depth: content.depth(of: last))
    case .outward:
      return parent.map { move.place(above: content.endOfNode($0), depth: depth - 1) }
    case .inward:
      return content.previousSibling(of: first).flatMap { move.place(inside: $0) }
    }
  }
}
