import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The drags and keys that move rows of a list.
@MainActor struct RowMoving {
  /// The thickness of the line that shows where rows will be inserted, in points.
  private static let lineHeight = 2.0

  let navigation: ListNavigation
  private let movable: MovableRows

  /// Returns `nil` if the user can't move rows of the list.
  init?(_ navigation: ListNavigation) {
    guard let movable = navigation.list.movableRows else { return nil }
    self.navigation = navigation
    self.movable = movable
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
    let hover = list.hover ?? RowHover(rows, at: point)
    hover.rows = rows
    hover.point = point
    hover.shift = shift(of: drag, at: point)
    list.hover = hover
    showMark()
    hover.scrolling.scroll(
      list,
      at: { [weak list, weak hover] in
        hover.flatMap { list?.hover === $0 && list?.moving != nil ? $0.point.y : nil }
      })
    return true
  }

  /// Returns the distance by which the row under the pointer is moved to the right, in points.
  private func shift(of drag: RowDrag, at point: Point) -> Double {
    guard let grip = drag.grip, grip.x.isFinite else { return 0 }
    return point.x - grip.x - (list.scrolled.view?.contentOrigin.x ?? 0)
  }

  private func accepts(_ rows: DraggedRows) -> Bool {
    rows.list === list || (movable.group != nil && rows.group == movable.group)
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
    if rows.list !== list { rows.list?.noteMove(of: rows.held) }
    if !move(rows.keys, to: place, released), let released { list.settle(released) }
    return true
  }

  /// Shows where the rows that are dragged over the list will be inserted.
  func showMark() {
    guard let hover = list.hover, accepts(hover.rows),
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
  ///   - rows: the rows to move.
  ///   - point: the point.
  ///   - shift: the distance by which the row under the pointer is moved to the right, in points.
  private func place(of rows: DraggedRows, at point: Point, shift: Double) -> InsertionPlace? {
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
    let section = place.section.flatMap(content.key(ofSection:))
    func neighbor(_ row: Int) -> ComponentKey? {
      siblings.contains(row) ? content.key(of: row) : nil
    }
    report(
      keys, RowDestination(next: neighbor(next), previous: neighbor(first - 1), section: section),
      released)
    return true
  }

  /// Reports a move to the application.
  func report(
    _ keys: [ComponentKey], _ destination: RowDestination, _ released: ReleasedRow?
  ) {
    list.noteMove(of: released?.key ?? keys[0], released)
    withImmediateUpdates { movable.move(keys, destination) }
  }
}
