import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The drags and keys that move rows of a list, and the drags that insert content between them.
@MainActor struct RowMoving {
  /// The thickness of the line that shows where rows or content will be inserted, in points.
  private static let lineHeight = 2.0

  let navigation: ListNavigation
  /// The rows that the user can move; `nil` if there are none.
  let movable: MovableRows?
  /// The content that the user can drop between rows; `nil` if there is none.
  let insertable: InsertableContent?

  /// Returns `nil` if the user can neither move rows of the list nor drop content between them.
  init?(_ navigation: ListNavigation) {
    self.navigation = navigation
    movable = navigation.list.movableRows
    insertable = navigation.list.insertable
    if movable == nil, insertable == nil { return nil }
  }

  var list: ListMounter { navigation.list }
  var content: ListContent { navigation.content }
  private var scrollView: ScrolledView { navigation.scrollView }

  // MARK: - Dragging

  /// Shows where dragged rows will be inserted if they are dropped at a point.
  ///
  /// - Returns: `true` if the list accepts the rows.
  func hover(_ drag: RowDrag, at point: Point) -> Bool {
    guard let rows = drag.rows as? DraggedRows, accepts(rows) else { return false }
    hover(rows, at: point, shift: shift(of: drag, at: point))
    return true
  }

  /// Shows where rows or content will be inserted, and scrolls while the pointer is at an edge.
  ///
  /// - Parameters:
  ///   - rows: the rows; `nil` for content.
  ///   - point: the point.
  ///   - shift: the horizontal distance that determines the level in a tree, in points.
  func hover(_ rows: DraggedRows?, at point: Point, shift: Double) {
    let hover = list.hover ?? RowHover(rows, at: point)
    hover.rows = rows
    hover.point = point
    hover.shift = shift
    list.hover = hover
    showMark()
    hover.scrolling.scroll(
      list,
      at: { [weak list, weak hover] in
        guard let list, let hover, list.hover === hover, list.moving?.accepts(hover) == true else {
          return nil
        }
        return hover.point.y
      })
  }

  /// Returns `true` if the list accepts the rows or the content over it.
  private func accepts(_ hover: RowHover) -> Bool {
    guard let rows = hover.rows else { return insertable != nil }
    return accepts(rows)
  }

  /// Returns the distance by which the row under the pointer is moved to the right, in points.
  private func shift(of drag: RowDrag, at point: Point) -> Double {
    guard let grip = drag.grip, grip.x.isFinite else { return 0 }
    return point.x - grip.x - (list.scrolled.view?.contentOrigin.x ?? 0)
  }

  private func accepts(_ rows: DraggedRows) -> Bool {
    guard let movable else { return false }
    return rows.list === list || (movable.group != nil && rows.group == movable.group)
  }

  /// Moves dragged rows to the place that is nearest to a point.
  ///
  /// - Parameters:
  ///   - drag: the rows.
  ///   - point: the point.
  ///   - released: the row that the user has released; `nil` if there was none under the pointer.
  /// - Returns: `true` if the list accepts the rows.
  func drop(_ drag: RowDrag, at point: Point, _ released: ReleasedRow?) -> Bool {
    guard let rows = drag.rows as? DraggedRows, accepts(rows),
      let place = place(of: rows, at: point, shift: shift(of: drag, at: point))
    else { return false }
    if rows.list !== list { rows.list?.noteMove(of: rows.keySet, holding: rows.held) }
    if !move(rows.keys, to: place, released), let released { list.settle(released) }
    return true
  }

  /// Shows where the rows or the content over the list will be inserted.
  func showMark() {
    guard let hover = list.hover, accepts(hover),
      let place = place(of: hover.rows, at: hover.point, shift: hover.shift)
    else {
      scrollView.insertionMark = nil
      return
    }
    scrollView.insertionMark = mark(at: place)
    hover.rest(on: place.target.map(content.key), in: list)
  }

  private func mark(at place: InsertionPlace) -> InsertionMark {
    if let neighbor = place.neighbor {
      return .line(line(beside: neighbor, isBefore: place.row == neighbor))
    }
    let (extents, half) = (navigation.extents, RowMoving.lineHeight / 2)
    if let target = place.target {
      return .row(
        Rect(
          x: 0, y: extents.offset(of: target) - scrollView.scrollOffset,
          width: scrollView.viewportSize.width, height: extents.height(of: target)))
    }
    let top = place.row < extents.count ? extents.offset(of: place.row) : extents.total
    // At the ends of the list, half of the line wouldn't be visible.
    let y = max(0, min(top - half, max(extents.total, 2 * half) - 2 * half))
    let indentation = Double(place.outline?.depth ?? 0) * RowOutline.indentation
    let width = max(scrollView.viewportSize.width - indentation, 2 * half)
    return .line(
      Rect(
        x: list.lineDirection == .rightToLeft ? 0 : indentation, y: y - scrollView.scrollOffset,
        width: width, height: 2 * half))
  }

  /// Returns the line before or after a row, in the space between columns.
  private func line(beside row: Int, isBefore: Bool) -> Rect {
    let (extents, columns) = (navigation.extents, list.columns)
    let direction = list.lineDirection
    let left = columns.left(of: extents.arrangement.column(of: row) ?? 0, direction)
    let isLeft = isBefore == (direction == .leftToRight)
    let middle = isLeft ? left - columns.spacing / 2 : left + columns.width + columns.spacing / 2
    let x = middle - RowMoving.lineHeight / 2
    return Rect(
      x: max(0, min(x, list.width - RowMoving.lineHeight)),
      y: extents.offset(of: row) - scrollView.scrollOffset, width: RowMoving.lineHeight,
      height: extents.height(of: row))
  }

  /// Returns the place that is nearest to a point.
  ///
  /// - Parameters:
  ///   - rows: the rows to move; `nil` for content.
  ///   - point: the point.
  ///   - shift: the horizontal distance that determines the level in a tree, in points.
  func place(of rows: DraggedRows?, at point: Point, shift: Double) -> InsertionPlace? {
    let height = scrollView.viewportSize.height
    let offset = scrollView.scrollOffset + max(0, min(point.y, height))
    // Rows can't be dropped behind a sticky header or footer.
    let top = list.uncoveredOffset(from: scrollView.scrollOffset)
    let bottom = list.uncoveredEnd(from: scrollView.scrollOffset, height: height)
    let y = max(top, min(offset, bottom))
    if list.hasColumns {
      let x = list.lineDirection == .rightToLeft ? list.width - point.x : point.x
      let place = InsertionPlace(
        inLineNearest: Point(x: x, y: y), navigation.extents, list.columns, content.sections)
      if let place { return place }
    }
    let place = InsertionPlace(nearest: y, in: navigation.extents, content.sections)
    guard content.showsTree else { return place }
    return place.map { outlinePlace(of: rows, at: y, shift: shift, nearest: $0) }
  }

  // MARK: - Moving

  /// Moves rows, unless they are already there.
  ///
  /// - Parameters:
  ///   - keys: the rows.
  ///   - place: the place.
  ///   - released: the row that the user has released; `nil` if there was none under the pointer.
  /// - Returns: `true` if the move was reported to the application.
  func move(
    _ keys: [ComponentKey], to place: InsertionPlace, _ released: ReleasedRow? = nil
  ) -> Bool {
    if let place = place.outline { return move(keys, to: place, released) }
    let moved = Set(keys)
    let siblings = place.siblings(in: content)
    func moves(_ row: Int) -> Bool {
      siblings.contains(row) && moved.contains(content.key(of: row))
    }
    var (first, next) = (place.row, place.row)
    while moves(first - 1) { first -= 1 }
    while moves(next) { next += 1 }
    if next - first == keys.count { return false }
    report(keys, destination(in: place, previous: first - 1, next: next), released)
    return true
  }

  /// Returns the destination between two rows.
  ///
  /// - Parameters:
  ///   - place: the place, which isn't in a tree.
  ///   - previous: the row before; a row outside the section or the list if there is none.
  ///   - next: the row after; a row outside the section or the list if there is none.
  func destination(in place: InsertionPlace, previous: Int, next: Int) -> RowDestination {
    let siblings = place.siblings(in: content)
    func neighbor(_ row: Int) -> ComponentKey? {
      siblings.contains(row) ? content.key(of: row) : nil
    }
    return RowDestination(
      next: neighbor(next), previous: neighbor(previous),
      section: place.section.flatMap(content.key(ofSection:)))
  }

  /// Reports a move to the application.
  func report(
    _ keys: [ComponentKey], _ destination: RowDestination, _ released: ReleasedRow?
  ) {
    guard let movable else { return }
    list.noteMove(
      of: Set(keys), holding: released?.key ?? keys[0], to: destination, released)
    withImmediateUpdates { movable.move(keys, destination) }
  }
}
