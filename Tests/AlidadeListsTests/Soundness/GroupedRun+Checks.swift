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
  func check() {
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
    checkPlaces(rows)
  }

  /// The names of all rows of the list, in sight or out of sight.
  var shownNames: [String] {
    guard let list else { return [] }
    return (0..<list.content.rows.count).map { name(of: $0, in: list) }
  }

  /// Returns the name of a row of the list, in sight or out of sight.
  func name(of row: Int, in list: ListMounter) -> String {
    let rows = list.content.rows
    if let item = rows.element(of: row) as? Item { return "row \(item.id)" }
    let edge = rows.key(of: row).id(as: SectionEdge.self)
    return edge?.section.id(as: Int.self).map { "header \($0)" } ?? "?"
  }

  /// The rows in sight, with their distances from the top of the visible part.
  var shown: [(text: String, top: Double, height: Double)] {
    view.list.visibleSubviews.map {
      ($0.visibleTexts.joined(), $0.frame.minY + view.list.contentOrigin.y, $0.frame.size.height)
    }
    .filter { $0.1 + $0.2 > 0 && $0.1 < GroupedRun.viewportHeight }
    .sorted { ($0.top, $0.text) < ($1.top, $1.text) }
  }

  /// The top of the first row, found by the place of the lowest row in sight; `nil` for an empty
  /// list.
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
  private func checkPlaces(_ rows: [Row]) {
    var expected: [(text: String, top: Double, height: Double)] = []
    let first = rows.firstIndex { $0.bottom > 0 }
    let sticky = first.flatMap { first in rows[...first].lastIndex(where: \.isHeader) }
    for (index, row) in rows.enumerated() {
      var top = row.top
      if index == sticky {
        let next = rows[(index + 1)...].first(where: \.isHeader)?.top ?? .infinity
        top = max(top, min(0, next - row.height))
      }
      if top + row.height > 0, top < GroupedRun.viewportHeight {
        expected.append((row.text, top, row.height))
      }
    }
    expected.sort { ($0.top, $0.text) < ($1.top, $1.text) }
    statistics.rows += expected.count
    statistics.headers += expected.count { $0.text.hasPrefix("header") }
    if "\(shown)" != "\(expected)" { fail("\(shown) are in sight, not \(expected)") }
  }
}
