import AlidadeHeadless
import AlidadeNative

@testable import AlidadeLists

extension FrameRun {
  /// A row in sight.
  struct Row {
    let shown: FrameRow.Shown
    let top: Double
    let size: Size
    /// The size of the view that is as large as the row's layout.
    let layoutSize: Size

    var id: Int { shown.id }
    var bottom: Double { top + size.height }
  }

  /// The rows in sight, from the top; those without height are left out.
  var rows: [Row] {
    guard let scrollView, scrollView.viewportSize.height > 0, scrollView.viewportSize.width > 0
    else { return [] }
    return scrollView.visibleSubviews.compactMap { view -> Row? in
      let top = view.frame.minY + scrollView.contentOrigin.y
      guard top + view.frame.size.height > 0.01, top < scrollView.viewportSize.height - 0.01,
        view.frame.size.height > 0
      else { return nil }
      guard let shown = FrameRow.Shown(view.visibleTexts.joined().filter { !$0.isNewline }) else {
        fail("a view in sight at \(top) has no row: \(view.dump())")
        return nil
      }
      return Row(
        shown: shown, top: top, size: view.frame.size,
        layoutSize: view.visibleSubviews.first?.frame.size ?? .zero)
    }
    .sorted { $0.top < $1.top }
  }

  /// Checks everything that must be true whenever a frame is painted.
  ///
  /// - Returns: the rows in sight.
  @discardableResult
  func checkFrame(_ what: String) -> [Row] {
    guard failure == nil else { return [] }
    statistics.frames += 1
    let rows = rows
    statistics.rows += rows.count
    checkPlaces(rows, what)
    checkEnds(rows, what)
    checkOrder(rows, what)
    for row in rows {
      checkHeight(row, what)
      checkContent(row, what)
    }
    checkFocus(rows, what)
    if let problem = ledger.problems.first { fail("\(what): \(problem)") }
    return rows
  }

  private func checkPlaces(_ rows: [Row], _ what: String) {
    for (above, below) in zip(rows, rows.dropFirst()) where abs(above.bottom - below.top) > 1e-6 {
      fail("\(what): \(above.id) ends at \(above.bottom), \(below.id) begins at \(below.top)")
    }
    if let first = rows.first, first.top > 1e-6 {
      fail("\(what): there is a gap of \(first.top) above \(first.id)")
    }
    guard let grid = list?.extents.grid else { return }
    for row in rows {
      for edge in [row.top, row.bottom] {
        let pixels = edge * grid.scale
        if abs(pixels - pixels.rounded()) > 1e-6 {
          fail("\(what): the edge \(edge) of \(row.id) is no pixel")
        }
      }
    }
  }

  private func checkEnds(_ rows: [Row], _ what: String) {
    guard let scrollView, let list, scrollView.viewportSize.height > 0,
      scrollView.viewportSize.width > 0
    else { return }
    let last = max(0, list.extents.total - scrollView.viewportSize.height)
    if scrollView.scrollOffset < 0 || scrollView.scrollOffset > last + 1e-6 {
      fail("\(what): the offset is \(scrollView.scrollOffset), beyond \(last)")
    }
    let bottom = rows.last?.bottom ?? -scrollView.scrollOffset
    if bottom < scrollView.viewportSize.height - 1e-6 {
      let end = list.extents.total - scrollView.scrollOffset
      if abs(bottom - end) > 1 {
        fail("\(what): there is a gap below \(bottom); the end is \(end)")
      }
    }
  }

  /// Checks that the rows are neighbors in the data that the list was told to show.
  private func checkOrder(_ rows: [Row], _ what: String) {
    guard let list, let shownRevision else { return }
    guard let order = ledger.order(in: shownRevision) else {
      return fail("\(what): revision \(shownRevision) is shown after a newer one")
    }
    let ids = order.ids
    if list.content.count != ids.count {
      return fail("\(what): \(list.content.count) rows of \(ids.count) are shown")
    }
    guard let first = rows.first else { return }
    guard var place = order.places[first.id] else {
      return fail("\(what): \(first.id) is shown, but gone")
    }
    // Each row stands where the list believes it to be.
    if let scrollView {
      let top = list.extents.offset(of: place) - scrollView.scrollOffset
      if abs(top - first.top) > 1 / list.extents.grid.scale {
        fail("\(what): \(first.id) stands at \(first.top) instead of \(top)")
      }
    }
    for row in rows.dropFirst() {
      place += 1
      while place < ids.count, ids[place] != row.id, list.extents.pixelHeight(of: place) == 0 {
        place += 1
      }
      guard place < ids.count, ids[place] == row.id else {
        return fail("\(what): \(row.id) follows, not \(place < ids.count ? ids[place] : 0)")
      }
    }
  }

  /// Checks that a row is as high as what it shows.
  private func checkHeight(_ row: Row, _ what: String) {
    guard let item = ledger.item(row.id, version: row.shown.version), let scrollView else {
      return fail("\(what): \(row.shown) never was")
    }
    let width = scrollView.viewportSize.width
    let heights = measurers.lazy.map { item.height(at: row.shown.count, width: width, $0) }
    // Heights that were rounded for another display are rounded again.
    let tolerance = scales.count > 1 ? 1 : 1e-6
    let isRight = heights.contains { height in
      scales.contains { abs(PixelGrid(scale: $0).roundUp(height) - row.size.height) <= tolerance }
    }
    if !isRight {
      fail("\(what): \(row.shown) is \(row.size.height) high, not \(Array(heights))")
    }
    let pixel = 1 / (scales.min() ?? 1) + (scales.count > 1 ? 1 / (scales.last ?? 1) : 0)
    if abs(row.layoutSize.width - width) > pixel || abs(row.size.width - width) > pixel {
      fail("\(what): \(row.shown) is \(row.layoutSize) in \(row.size) instead of \(width) wide")
    }
    if abs(row.layoutSize.height - row.size.height) > pixel + 1e-6 {
      fail("\(what): \(row.shown) shows a layout of \(row.layoutSize) in \(row.size)")
    }
  }

  /// Checks that a row goes on, and never back.
  private func checkContent(_ row: Row, _ what: String) {
    let shown = row.shown
    if ledger.owner(of: shown.serial) != row.id {
      fail("\(what): \(shown) shows the state of another row")
    }
    if shown.count > ledger.counts[row.id] ?? 0 { fail("\(what): \(shown) counts too far") }
    if let last = lastShown[row.id] {
      if last.serial != shown.serial { fail("\(what): \(shown) has lost its state of \(last)") }
      if last.version > shown.version || last.count > shown.count {
        fail("\(what): \(shown) goes back from \(last)")
      }
    }
    if shown.count < ledger.counts[row.id] ?? 0 { statistics.staleRows += 1 }
    lastShown[row.id] = shown
  }

  /// Checks that rows in sight show the newest data and have counted everything.
  func checkNewest() {
    guard let scrollView, scrollView.viewportSize.height > 0, scrollView.viewportSize.width > 0
    else { return }
    let data = ledger.data
    if shownRevision != data.revision { fail("the newest data are not shown") }
    let counts = ledger.counts
    let versions = Dictionary(uniqueKeysWithValues: data.items.map { ($0.id, $0.version) })
    for row in rows {
      if row.shown.version != versions[row.id] { fail("\(row.shown) is not the newest") }
      if row.shown.count != counts[row.id] ?? 0 {
        fail("\(row.shown) has not counted \(counts[row.id] ?? 0)")
      }
    }
    let mounted = Set(list?.roots.rows.map { data.items[$0].id } ?? [])
    let appeared = ledger.appearances
    if Set(appeared.keys) != mounted || appeared.values.contains(where: { $0 != 1 }) {
      fail("mounted are \(mounted.sorted()), appeared \(appeared)")
    }
    if ledger.appearedRows != mounted {
      fail("mounted are \(mounted.sorted()), appeared as a whole \(ledger.appearedRows.sorted())")
    }
  }
}
