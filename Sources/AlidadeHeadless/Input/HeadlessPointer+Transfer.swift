import AlidadeLayout
import AlidadeRender

// Content that is dragged from view to view.
extension HeadlessPointer {
  /// Drags content from the view to another one.
  ///
  /// The innermost view that uses drags determines the content: the one that it offers or, if it is
  /// a list, that of the row.
  ///
  /// - Returns: `false` if there is no such content, or if no view accepts it.
  func drag(to target: HeadlessView, at point: Point) -> Bool {
    guard receivesInput else { return false }
    let pointer = HeadlessPointer(view: target, modifiers: modifiers)
    let user = view.outwardViews.first(where: \.takesDrags)
    if let offer = user?.interaction?.offer { return pointer.drop(offer, at: point) }
    guard user is HeadlessScrollView, let source = rowOfDrag(from: .zero),
      let drag = HeadlessRowDrag(of: source.row, in: source.list, at: source.place)
    else { return false }
    return pointer.drop(drag.content, at: point) { list, place in
      drag.move(over: list, through: [place], isCanceled: false)
    }
  }

  /// Drags a row over points of its list, which takes the row; or the list, or a view around it,
  /// takes its content.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - list: its list.
  ///   - start: the point where the drag begins, from the top-left corner of the viewport.
  ///   - points: the points after that.
  ///   - velocity: the velocity of the pointer at the end, in points per second.
  ///   - isCanceled: `true` if nothing is dropped.
  func drag(
    _ row: HeadlessView, in list: HeadlessScrollView, from start: Point, through points: [Point],
    velocity: Point, isCanceled: Bool
  ) -> Bool {
    guard let drag = HeadlessRowDrag(of: row, in: list, at: start) else { return false }
    let isMoved = drag.move(
      over: list, through: points, velocity: velocity, isCanceled: isCanceled)
    if isMoved { return true }
    guard !isCanceled, let content = drag.content else { return false }
    return HeadlessPointer(view: list, modifiers: modifiers)
      .drop(content, through: points, isCanceled: false) { _ in }
  }

  /// Drops content on the innermost view that accepts it.
  ///
  /// - Parameters:
  ///   - content: the content; `nil` for rows that only lists accept.
  ///   - point: the point.
  ///   - dropRows: drops rows on a list, and returns `true` if the list takes them.
  func drop(
    _ content: TransferContent?, at point: Point,
    rows dropRows: (HeadlessScrollView, Point) -> Bool = { _, _ in false }
  ) -> Bool {
    guard receivesInput else { return false }
    var drag = content.map { HeadlessContentDrag($0) }
    return firstAnswer(from: point) { view, place in
      if let list = view as? HeadlessScrollView, dropRows(list, place) { return true }
      return drag?.move(over: view, to: place) == true ? drag?.drop() : nil
    }
  }

  /// Moves content over points of the view, and drops it at the last one on the innermost view that
  /// accepts it.
  ///
  /// At points outside the view, the content is over no view.
  ///
  /// - Parameters:
  ///   - content: the content.
  ///   - points: the points.
  ///   - isCanceled: `true` if nothing is dropped.
  ///   - didMove: called after each movement.
  func drop(
    _ content: TransferContent, through points: [Point], isCanceled: Bool,
    _ didMove: (Point) -> Void
  ) -> Bool {
    var drag = HeadlessContentDrag(content)
    for point in points {
      let isOverReceiver =
        receivesInput && Rect(origin: .zero, size: view.frame.size).contains(point)
        && firstAnswer(from: point) { drag.move(over: $0, to: $1) ? true : nil }
      if !isOverReceiver { drag.leave() }
      didMove(point)
    }
    if !isCanceled { return drag.drop() }
    drag.leave()
    return false
  }
}
