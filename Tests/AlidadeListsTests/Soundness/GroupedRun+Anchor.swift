import AlidadeHeadless

@testable import AlidadeLists

extension GroupedRun {
  /// What a frame shows, with rows at the places that they have without a header that stays at the
  /// top.
  struct Sight {
    /// The visible rows.
    let rows: [(name: String, top: Double, bottom: Double)]
    /// The height of the rows above the visible part.
    let above: Double
    /// The height of the rows below the visible part.
    let below: Double
    /// The bottom of the header that covers rows at the top; zero if there is none.
    let headerBottom: Double

    /// The rows in the order in which they keep their places; rows behind the header come last.
    var candidates: [(name: String, top: Double, bottom: Double)] {
      rows.filter { $0.bottom > headerBottom } + rows.filter { $0.bottom <= headerBottom }
    }
  }

  var list: ListMounter? { view.list.scrollDelegate as? ListMounter }

  /// What the list shows now; `nil` if it shows no rows.
  var sight: Sight? {
    guard let list, !list.visibleRows.isEmpty else { return nil }
    let offset = view.list.scrollOffset
    let rows = list.visibleRows.map { row in
      let top = list.extents.offset(of: row) - offset
      return (name: name(of: row, in: list), top: top, bottom: top + list.extents.height(of: row))
    }
    // A header at its own place covers nothing, and is the topmost row itself.
    let header = shown.last { header in
      header.text.hasPrefix("header") && header.top <= 0
        && !rows.contains { header.text.hasPrefix($0.name + ",") && $0.top == header.top }
    }
    return Sight(
      rows: rows, above: offset,
      below: list.extents.total - offset - GroupedRun.viewportHeight,
      headerBottom: header.map { $0.top + $0.height } ?? 0)
  }

  /// Does something, and checks that the topmost row in sight that is left is where it was.
  func observe(_ body: () -> Void) {
    view.mountHost.log.clear()
    body()
    let after = sight
    defer { lastSight = after }
    guard let before = lastSight, let after,
      view.mountHost.hasSetAtMostOnce("contentOffset")
    else { return }
    checkViews(after)
    // Near the ends, the list may have had to scroll.
    guard min(before.above, before.below, after.above, after.below) > 400 else { return }
    let names = Set(shownNames)
    guard let row = before.candidates.first(where: { names.contains($0.name) }) else { return }
    statistics.anchors += 1
    let top = after.rows.first { $0.name == row.name }?.top
    if top != row.top {
      fail("\(row.name) has moved from \(row.top) to \(top.map { "\($0)" } ?? "nowhere")")
    }
  }

  /// Checks that the views of the rows are at their places.
  private func checkViews(_ sight: Sight) {
    let tops = Dictionary(shown.map { ($0.text, $0.top) }, uniquingKeysWith: min)
    for row in sight.rows where row.name.hasPrefix("row") && row.top < GroupedRun.viewportHeight {
      if tops[row.name] != row.top { fail("\(row.name) isn't at \(row.top)") }
    }
  }
}
