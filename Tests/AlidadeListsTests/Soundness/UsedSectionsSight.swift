@testable import AlidadeLists

/// The rows at the places that a list of sections without any cleverness gives them, in points from
/// the top of the visible part.
struct UsedSectionsSight {
  let keys: [Int]
  let heights: [Double]
  /// The tops of the rows, as if no header stayed at the top and no footer at the bottom.
  let tops: [Double]
  let viewportHeight: Double
  /// A Boolean value that is `true` if headers stay at the top.
  private let headersStick: Bool
  /// The header that stays at the top, as the index of its row, and where it is; `nil` if none
  /// does.
  let stuck: (row: Int, top: Double)?
  /// The footer that stays at the bottom, as the index of its row, and where it is; `nil` if none
  /// does.
  let stuckFooter: (row: Int, top: Double)?

  /// - Parameters:
  ///   - origin: the top of the first row.
  ///   - headersStick: `true` if headers stay at the top.
  ///   - footersStick: `true` if footers stay at the bottom.
  init(
    _ model: UsedSectionsModel, origin: Double, viewportHeight: Double, headersStick: Bool,
    footersStick: Bool
  ) {
    (keys, heights) = (model.rows, model.heights)
    self.viewportHeight = viewportHeight
    self.headersStick = headersStick
    var tops: [Double] = []
    var top = origin
    for height in heights {
      tops.append(top)
      top += height
    }
    self.tops = tops
    stuck = headersStick ? UsedSectionsSight.stuck(keys, heights, tops) : nil
    stuckFooter =
      footersStick
      ? UsedSectionsSight.stuckFooter(keys, heights, tops, viewportHeight, below: stuck) : nil
  }

  private static func stuckFooter(
    _ keys: [Int], _ heights: [Double], _ tops: [Double], _ viewportHeight: Double,
    below stuckHeader: (row: Int, top: Double)?
  ) -> (row: Int, top: Double)? {
    guard let last = keys.indices.last(where: { tops[$0] < viewportHeight }),
      let footer = keys[last...].firstIndex(where: UsedSection.isFooter),
      let header = keys[...last].lastIndex(where: UsedSection.isHeader)
    else { return nil }
    let headerTop = stuckHeader?.row == header ? stuckHeader?.top ?? 0 : tops[header]
    let top = max(viewportHeight - heights[footer], headerTop + heights[header])
    return top < min(viewportHeight, tops[footer]) ? (footer, top) : nil
  }

  private static func stuck(
    _ keys: [Int], _ heights: [Double], _ tops: [Double]
  ) -> (row: Int, top: Double)? {
    let first = keys.indices.first { tops[$0] + heights[$0] > 0 }
    guard let first, let header = keys[...first].lastIndex(where: UsedSection.isHeader) else {
      return nil
    }
    let next = keys[(header + 1)...].firstIndex(where: UsedSection.isHeader)
    let end = next.map { tops[$0] } ?? (tops[keys.count - 1] + heights[keys.count - 1])
    let top = max(tops[header], min(0, end - heights[header]))
    return top > tops[header] ? (header, top) : nil
  }

  var total: Double { heights.reduce(0, +) }
  /// The distance by which the list is scrolled.
  var offset: Double { -(tops.first ?? 0) }
  /// The bottom of the header that stays at the top; zero if there is none.
  var coveredHeight: Double { stuck.map { max(0, $0.top + heights[$0.row]) } ?? 0 }

  /// The top of the footer that stays at the bottom; the bottom of the visible part if there is
  /// none.
  var uncoveredBottom: Double { stuckFooter?.top ?? viewportHeight }

  func bottom(of row: Int) -> Double { tops[row] + heights[row] }

  /// The rows that are in sight at their own places, or behind a header.
  var visibleRows: [Int] {
    keys.indices.filter { bottom(of: $0) > 0 && tops[$0] < viewportHeight }
  }

  /// The visible rows that aren't behind a header.
  var uncoveredRows: [Int] { visibleRows.filter { bottom(of: $0) > coveredHeight } }

  /// The keys of the elements of which everything is in sight.
  var wholeElements: [Int] {
    visibleRows.filter {
      keys[$0] >= 0 && tops[$0] >= coveredHeight && bottom(of: $0) <= uncoveredBottom
    }.map { keys[$0] }
  }

  /// Returns `true` if there is room for a row between a header and a footer.
  func hasRoom(for key: Int) -> Bool {
    guard let row = keys.firstIndex(of: key),
      let header = keys[...row].lastIndex(where: UsedSection.isHeader)
    else { return false }
    let footer = keys[row...].firstIndex(where: UsedSection.isFooter)
    let covered = heights[header] + (footer.map { heights[$0] } ?? 0)
    return heights[row] + covered <= viewportHeight
  }

  /// Returns the distance by which an arrow key scrolls in a row for which there is no room, and
  /// whose end in that direction is out of sight; `nil` if the key leaves the row.
  @MainActor func distance(within key: Int, isForward: Bool) -> Double? {
    guard let row = keys.firstIndex(of: key), heights[row] > uncoveredBottom - coveredHeight,
      tops[row] < uncoveredBottom, bottom(of: row) > coveredHeight
    else { return nil }
    let hidden = isForward ? bottom(of: row) - uncoveredBottom : coveredHeight - tops[row]
    guard hidden >= 1 else { return nil }
    let distance = min(hidden, ListNavigation.lineHeight)
    return isForward ? distance : -distance
  }

  /// The rows as they are painted, from the top.
  var painted: [(key: Int, top: Double, height: Double)] {
    var rows = visibleRows.map { (key: keys[$0], top: tops[$0], height: heights[$0]) }
    for case (let row, let top)? in [stuck, stuckFooter] {
      rows.removeAll { $0.key == keys[row] }
      rows.append((keys[row], top, heights[row]))
    }
    return rows.sorted { ($0.top, $0.key) < ($1.top, $1.key) }
  }

  /// The least height of the visible part with room for each row between a header and a footer.
  static let roomForAnyRow = 250.0

  /// The section and the position there at which a list inserts what is dropped at a distance from
  /// the top; `nil` without rows.
  func place(at y: Double, in model: UsedSectionsModel) -> (section: Int, position: Int)? {
    let y = max(coveredHeight, min(y, uncoveredBottom))
    guard let last = keys.indices.last else { return nil }
    let row = keys.indices.first { bottom(of: $0) > y } ?? last
    let isBelow = y >= tops[row] + heights[row] / 2
    guard let header = keys[...row].lastIndex(where: UsedSection.isHeader) else { return nil }
    let section = keys[..<header].count(where: UsedSection.isHeader)
    let count = model.sections[section].shown.count
    if row > header { return (section, min(row - header - 1 + (isBelow ? 1 : 0), count)) }
    if isBelow || section == 0 { return (section, 0) }
    // The upper half of a header belongs to the section above it.
    return (section - 1, model.sections[section - 1].shown.count)
  }

  /// The distance by which a list is scrolled that keeps what the reader sees after its rows have
  /// changed; `nil` if the reader's rows are gone, or it depends on the order in which rows become
  /// ready.
  ///
  /// - Parameters:
  ///   - after: the rows afterwards; where they begin doesn't matter.
  ///   - dragged: the rows that the user has dragged. Others take their places, and they are in
  ///     sight if they were dropped at the top.
  func offsetKept(
    in after: UsedSectionsSight, dragging dragged: Set<Int> = []
  ) -> (offset: Double, key: Int?)? {
    // The beginning of the list stays in sight.
    if offset <= 0 { return (0, nil) }
    let behind = visibleRows.filter { bottom(of: $0) <= coveredHeight }
    let first = (uncoveredRows + behind).first { after.keys.contains(keys[$0]) }
    guard let row = first, let place = after.keys.firstIndex(of: keys[row]) else { return nil }
    if tops[row] < 0, heights[row] != after.heights[place] { return nil }
    let next = placeAtTop(in: after, dragging: dragged) ?? place
    let wanted =
      next == place
      ? after.heights[..<place].reduce(0, +) - tops[row]
      : after.heights[..<next].reduce(0, +) - after.headerHeight(above: next)
    let last = max(0, after.total - after.viewportHeight)
    // Rows whose heights change are shown as they were until they are ready, and the ends of the
    // list may have been nearer until then.
    let change = heightChange(in: after)
    if change > 0, wanted < change || wanted > last - change { return nil }
    return (max(0, min(wanted, last)), after.keys[next])
  }

  /// The row that is at the top after the user has dragged rows: the one after the last that stays
  /// above, if the topmost one was dragged down or others were dropped above it.
  private func placeAtTop(in after: UsedSectionsSight, dragging dragged: Set<Int>) -> Int? {
    guard !dragged.isEmpty, let top = uncoveredRows.first else { return nil }
    let above = keys[..<top].last { !dragged.contains($0) && after.keys.contains($0) }
    let next = above.flatMap { after.keys.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    guard next < after.keys.count else { return nil }
    guard let place = after.keys.firstIndex(of: keys[top]) else { return next }
    if dragged.contains(keys[top]) { return min(place, next) }
    return place > next && dragged.contains(after.keys[next]) ? next : place
  }

  /// The height of the header that covers what is above a row at the top.
  private func headerHeight(above row: Int) -> Double {
    guard headersStick, !UsedSection.isHeader(keys[row]) else { return 0 }
    return keys[..<row].lastIndex(where: UsedSection.isHeader).map { heights[$0] } ?? 0
  }

  /// The sum of the changes of the heights of rows that stay.
  private func heightChange(in after: UsedSectionsSight) -> Double {
    let heights = Dictionary(uniqueKeysWithValues: zip(after.keys, after.heights))
    return zip(keys, self.heights).reduce(0) { sum, row in
      sum + abs((heights[row.0] ?? row.1) - row.1)
    }
  }
}
