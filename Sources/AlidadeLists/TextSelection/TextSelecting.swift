import AlidadeLayout
import AlidadeRender

/// The presses, drags and keys that select and copy the text of a list.
@MainActor struct TextSelecting {
  /// The height of the edges at which a drag scrolls, in points, so that a drag continues in
  /// the next line before it leaves the list.
  private static let edge = 4.0

  let list: ListMounter
  private let scrollView: ScrolledView
  private let selectable: SelectableText

  /// Returns `nil` if the user can't select the text of the list.
  init?(_ list: ListMounter) {
    guard let selectable = list.options.textSelection, list.selector.selection == nil,
      let scrollView = list.scrollView
    else { return nil }
    self.list = list
    self.scrollView = scrollView
    self.selectable = selectable
  }

  var selector: TextSelector { list.textSelector }
  var content: ListContent { list.content }

  // MARK: - Pointer

  /// Begins a selection, or extends the current one with Shift.
  ///
  /// - Parameters:
  ///   - tap: the press.
  ///   - point: the pointer, in points from the top-left corner of the viewport.
  /// - Returns: `true` if a drag continues the selection.
  func press(_ tap: TapEvent, at point: Point) -> Bool {
    let unit = TextSelectionUnit(pressCount: tap.count)
    guard let places = places(at: point, unit) else {
      selector.clear()
      list.showTextSelection()
      return false
    }
    let isExtending = tap.modifiers.contains(.shift) && selector.anchor != nil
    selector.press = TextSelector.Press(unit, at: point)
    selector.select(from: isExtending ? nil : places, to: places)
    list.showTextSelection()
    offer()
    return true
  }

  /// Selects up to the pointer, and scrolls while it is beyond an edge.
  func drag(_ drag: DragEvent) {
    guard let press = selector.press else { return }
    switch drag.phase {
    case .began, .changed:
      press.point = drag.location
      press.isMoving = true
      follow()
      list.showTextSelection()
      press.scrolling.scroll(
        list, within: TextSelecting.edge,
        at: { [weak list, weak press] in
          press.flatMap { list?.textSelector.press === $0 ? $0.point.y : nil }
        })
    case .ended, .canceled:
      selector.press = nil
      offer()
    }
  }

  /// Selects up to the pointer of a drag, under which the rows may have moved.
  func follow() {
    guard let press = selector.press, press.isMoving,
      let places = places(at: press.point, press.unit)
    else { return }
    selector.select(to: places)
  }

  // MARK: - Places

  /// Returns the characters at a point of the viewport: an empty range between two characters, a
  /// word or a whole text; `nil` if the list has no rows.
  private func places(at point: Point, _ unit: TextSelectionUnit) -> Range<TextPlace>? {
    guard content.count > 0 else { return nil }
    let wanted = scrollView.scrollOffset + point.y
    if unit == .character, wanted < 0 || wanted >= list.extents.total {
      let place = wanted < 0 ? TextPlace.start(of: 0) : .end(of: content.count - 1)
      return place..<place
    }
    // Only visible rows are selected.
    let bottom = max(0, scrollView.viewportSize.height - 0.5)
    let y = scrollView.scrollOffset + max(0, min(point.y, bottom))
    let row = self.row(at: point, y: y)
    guard let tree = list.roots[row]?.tree.tree, let hit = hit(point, y: y, in: row, tree) else {
      return TextPlace.start(of: row)..<TextPlace.start(of: row)
    }
    let text = RowTexts(tree).texts[hit.text].layout.content.plainText
    let bytes = unit.range(at: hit.hit, in: text)
    let start = TextPlace(row: row, text: hit.text, offset: bytes.lowerBound)
    return start..<TextPlace(row: row, text: hit.text, offset: bytes.upperBound)
  }

  private func hit(
    _ point: Point, y: Double, in row: Int, _ tree: RenderTree
  ) -> (text: Int, hit: TextHit)? {
    let top =
      list.roots.sticky[row].map { list.extents.points($0.top) } ?? list.extents.offset(of: row)
    let place = Point(x: lineX(point) - left(of: row), y: y - top)
    let height = list.extents.height(of: row)
    return RowTexts(tree).hit(at: list.axis.inView(place, height: height))
  }

  /// Returns the row at a point: the sticky header or footer, or the row of the nearest line.
  private func row(at point: Point, y: Double) -> Int {
    let extents = list.extents
    for sticky in list.roots.sticky.all {
      let top = extents.points(sticky.top)
      if y >= top, y < top + extents.height(of: sticky.row) { return sticky.row }
    }
    let row = min(max(0, extents.row(at: max(0, y))), content.count - 1)
    guard list.hasColumns else { return row }
    let x = lineX(point)
    func distance(_ row: Int) -> Double {
      let left = left(of: row)
      return max(left - x, 0, x - left - list.columns.width(of: row, in: content))
    }
    return extents.arrangement.rows(around: row).min { distance($0) < distance($1) } ?? row
  }

  /// Returns the distance of a point from the left end of the lines, in points.
  private func lineX(_ point: Point) -> Double {
    list.axis == .vertical ? point.x + (scrollView.view?.contentOffset.x ?? 0) : point.x
  }

  private func left(of row: Int) -> Double {
    guard list.hasColumns, let column = list.extents.arrangement.column(of: row) else { return 0 }
    return list.columns.left(of: column, list.lineDirection)
  }

  // MARK: - Keys

  /// Handles a key.
  ///
  /// - Returns: `true` if the key was used.
  func use(_ key: KeyCombination) -> Bool {
    switch key {
    case .copy, KeyCombination(.insert, .control): return copy()
    case .selectAll: return selectAll()
    case KeyCombination(.escape):
      guard selector.range != nil else { return false }
      selector.clear()
      list.showTextSelection()
      return true
    default: return CaretMovement(key).map(extend) ?? false
    }
  }

  /// Selects all text.
  ///
  /// - Returns: `false` if the list has no rows.
  func selectAll() -> Bool {
    guard content.count > 0 else { return false }
    let (start, end) = (TextPlace.start(of: 0), TextPlace.end(of: content.count - 1))
    selector.select(from: start..<start, to: end..<end)
    list.showTextSelection()
    offer()
    return true
  }

  /// Copies the selected text.
  ///
  /// - Returns: `true` if there is any.
  func copy() -> Bool {
    guard let copy = selectedText else { return false }
    selector.copy?.cancel()
    let order = TextCopy.Order()
    selector.copy = order
    let host = list.mounter.host
    host.runInBackground { [didCopy = selectable.didCopy] in
      guard let text = copy.text(order), !text.isEmpty else { return }
      host.runOnMain {
        if order.isCanceled { return }
        host.copy(.text(text))
        didCopy?(text)
      }
    }
    return true
  }

  /// Offers the selected text for pasting without copying, if there is any; it is assembled when a
  /// program asks for it.
  func offer() {
    guard let copy = selectedText else { return }
    list.mounter.host.offerSelection { copy.text(TextCopy.Order()) }
  }

  /// The selected text, which can be assembled on any thread; `nil` if there is none.
  private var selectedText: TextCopy? {
    guard let range = selector.range, range.lowerBound.row < content.count else { return nil }
    return text(in: range)
  }

  /// Returns the text of a range, which can be assembled on any thread.
  ///
  /// - Parameter range: a range that begins in a row of the list.
  func text(in range: Range<TextPlace>) -> TextCopy {
    let rows = range.lowerBound.row...min(range.upperBound.row, content.count - 1)
    var known: [Int: RenderTree] = [:]
    for row in list.roots.rows where rows.contains(row) { known[row] = list.roots[row]?.tree.tree }
    return TextCopy(
      content: content, range: range, known: known, trees: list.prepared.trees,
      columns: list.columns, axis: list.axis, context: list.layoutContext,
      element: selectable.text)
  }
}
