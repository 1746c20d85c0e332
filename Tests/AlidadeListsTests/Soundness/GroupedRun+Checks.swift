import AlidadeHeadless
import AlidadeNative

@testable import AlidadeLists

extension GroupedRun {
  /// A row, as a list that measures everything knows it.
  struct Row: Equatable {
    let name: String
    let text: String
    let height: Double
    /// The id of the item; `nil` for a header.
    let item: Int?
    var top = 0.0
    var isHeader: Bool { item == nil }
    var bottom: Double { top + height }
  }

  /// The rows at the places that they have without a header that stays at the top.
  struct Sight {
    let rows: [Row]
    /// The height of the rows above the visible part.
    let above: Double
    /// The height of the rows below the visible part.
    let below: Double
    /// The bottom of the header that stays at the top; zero if there is none.
    let headerBottom: Double

    /// The rows in the order in which they keep their places; rows behind the header come last.
    var candidates: [Row] {
      rows.filter { $0.bottom > headerBottom } + rows.filter { $0.bottom <= headerBottom }
    }
  }

  /// The rows that a simple list would show.
  private var expectedRows: [Row] {
    var items = model.contents.withLock { $0.items }
    if let kind = choice.kind { items = items.filter { $0.kind == kind } }
    if choice.isSorted { items.sort { $0.height < $1.height } }
    var sections: [Int] = []
    var elements: [Int: [Item]] = [:]
    for item in items {
      let section = item.id / choice.width
      if elements[section] == nil { sections.append(section) }
      elements[section, default: []].append(item)
    }
    return sections.flatMap { section in
      let items = elements[section] ?? []
      let header = Row(
        name: "header \(section)", text: "header \(section), \(items.count) items",
        height: GroupedRun.headerHeight, item: nil)
      return [header]
        + items.map {
          Row(name: "row \($0.id)", text: "row \($0.id)", height: $0.height, item: $0.id)
        }
    }
  }

  /// Compares the list at rest with a simple one.
  ///
  /// - Parameter edits: the number of edits since it was last at rest.
  func check(edits: Int) {
    if Array(source.elements) != model.contents.withLock({ $0.items }) {
      return fail("the source has other elements")
    }
    var rows = expectedRows
    if shownNames != rows.map(\.name) {
      return fail("the rows are \(shownNames), not \(rows.map(\.name))")
    }
    guard let origin = origin(of: rows) else { return }
    var top = origin
    for index in rows.indices {
      rows[index].top = top
      top += rows[index].height
    }
    let headerBottom = checkPlaces(rows)
    let visible = rows.filter { $0.bottom > 0 && $0.top < GroupedRun.viewportHeight }
    let sight = Sight(
      rows: visible, above: -origin, below: top - GroupedRun.viewportHeight,
      headerBottom: headerBottom)
    if let lastSight { checkReader(lastSight, sight, edits: edits) }
    lastSight = sight
  }

  /// The names of all rows of the list, in sight or out of sight.
  private var shownNames: [String] {
    guard let rows = (view.list.scrollDelegate as? ListMounter)?.content.rows else { return [] }
    return (0..<rows.count).map { row in
      if let item = rows.element(of: row) as? Item { return "row \(item.id)" }
      let edge = rows.key(of: row).value(as: SectionEdge.self)
      return edge?.section.value(as: Int.self).map { "header \($0)" } ?? "?"
    }
  }

  /// The rows in sight, with their distances from the top of the visible part.
  private var shown: [(text: String, top: Double, height: Double)] {
    view.list.visibleSubviews.map {
      ($0.visibleTexts.joined(), $0.frame.minY + view.list.contentOrigin.y, $0.frame.size.height)
    }
    .filter { $0.1 + $0.2 > 0 && $0.1 < GroupedRun.viewportHeight }
    .sorted { ($0.top, $0.text) < ($1.top, $1.text) }
  }

  /// The top of the first row, found by the place of the lowest row in sight; `nil` for an empty list.
  private func origin(of rows: [Row]) -> Double? {
    guard let last = shown.last(where: { $0.text.hasPrefix("row") }),
      let index = rows.firstIndex(where: { $0.text == last.text })
    else {
      if !rows.isEmpty { fail("no row is in sight") }
      return nil
    }
    return last.top - rows[..<index].reduce(0) { $0 + $1.height }
  }

  /// Checks that rows and headers are where they should be, without a gap.
  ///
  /// - Returns: the bottom of the header that stays at the top; zero if there is none.
  private func checkPlaces(_ rows: [Row]) -> Double {
    var headerBottom = 0.0
    var expected: [(text: String, top: Double, height: Double)] = []
    let first = rows.firstIndex { $0.bottom > 0 }
    let sticky = first.flatMap { first in rows[...first].lastIndex(where: \.isHeader) }
    for (index, row) in rows.enumerated() {
      var top = row.top
      if index == sticky {
        let next = rows[(index + 1)...].first(where: \.isHeader)?.top ?? .infinity
        top = max(top, min(0, next - row.height))
        headerBottom = top + row.height
      }
      if top + row.height > 0, top < GroupedRun.viewportHeight {
        expected.append((row.text, top, row.height))
      }
    }
    expected.sort { ($0.top, $0.text) < ($1.top, $1.text) }
    statistics.rows += expected.count
    statistics.headers += expected.count { $0.text.hasPrefix("header") }
    if "\(shown)" != "\(expected)" { fail("\(shown) are in sight, not \(expected)") }
    return headerBottom
  }

  /// Checks that the topmost row in sight that is left is where it was.
  private func checkReader(_ before: Sight, _ after: Sight, edits: Int) {
    // Near the ends, the list may have had to scroll in between.
    guard min(before.above, before.below, after.above, after.below) > 400 else { return }
    let names = Set(expectedRows.map(\.name))
    let candidates = before.candidates
    guard let place = candidates.firstIndex(where: { names.contains($0.name) }) else { return }
    let row = candidates[place]
    let touched = model.contents.withLock { $0.touched }
    if row.item.map(touched.contains) == true { return }
    // Of several edits, the list may have shown one before the others.
    if edits > 1 { return }
    statistics.anchors += 1
    let top = after.rows.first { $0.name == row.name }?.top
    if top != row.top {
      fail("\(row.name) has moved from \(row.top) to \(top.map { "\($0)" } ?? "nowhere")")
    }
  }
}
