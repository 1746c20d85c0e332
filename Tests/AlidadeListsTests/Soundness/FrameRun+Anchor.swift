import AlidadeHeadless
import AlidadeNative

@testable import AlidadeLists

extension FrameRun {
  /// What the reader sees.
  struct Sight {
    let rows: [Row]
    let offset: Double
    let total: Double
    let width: Double
    let height: Double
    let revision: Int?
    let scale: Double

    var last: Double { max(0, total - height) }
    var isOnPixel: Bool { abs(offset * scale - (offset * scale).rounded()) < 0.001 }
  }

  private func sight(of rows: [Row]) -> Sight? {
    guard let scrollView, let list, scrollView.viewportSize.height > 0,
      scrollView.viewportSize.width > 0
    else { return nil }
    return Sight(
      rows: rows, offset: scrollView.scrollOffset, total: list.extents.total,
      width: scrollView.viewportSize.width, height: scrollView.viewportSize.height,
      revision: shownRevision,
      scale: list.extents.grid.scale)
  }

  /// Does something, and checks the frame afterwards.
  ///
  /// - Parameters:
  ///   - holds: `true` if the topmost row in sight that stays must not move.
  ///   - distance: the distance by which the reader scrolls.
  func observe(
    _ what: String, holds: Bool, by distance: Double = 0, _ body: () -> Void
  ) {
    guard failure == nil else { return }
    // A list that has no room keeps its place for later.
    let before = lastSight
    mountHost.log.clear()
    body()
    let after = sight(of: checkFrame(what))
    if let after {
      lastSight = after
    } else if !holds || distance != 0 {
      lastSight = nil
    }
    guard failure == nil, holds, !usesThreads, hasUpdatedOnce, let before, let after else { return }
    compare(before, after, by: distance, what)
  }

  /// A Boolean value that is `true` if the list has scrolled itself at most once since the log was
  /// cleared.
  ///
  /// Between two times the end of the list may have been in sight, or another row at the top.
  private var hasUpdatedOnce: Bool {
    mountHost.hasSetAtMostOnce("contentOffset", "contentSize")
  }

  private func isScrolling(_ operation: HeadlessOperation) -> Bool {
    switch operation {
    case .set(_, "scrollOffset", _), .set(_, "contentHeight", _): true
    default: false
    }
  }

  private func compare(_ before: Sight, _ after: Sight, by distance: Double, _ what: String) {
    guard let places = after.revision.flatMap({ ledger.order(in: $0)?.places }) else { return }
    let requested = before.offset + distance
    // At the end the last rows stay in sight, and at the very top the first ones.
    if before.offset >= before.last - 1 || requested >= before.last - 1 { return }
    if requested <= 0 { return }
    let isOnPixels = before.scale == after.scale && before.isOnPixel && after.isOnPixel
    let tolerance = isOnPixels ? 0.01 : 1 / min(before.scale, after.scale) + 0.01
    // Less than a pixel of a row may be in sight of one side of an edge only.
    let staying = before.rows.filter {
      places[$0.id] != nil && $0.bottom - distance > 0.01 && $0.top - distance < before.height
    }
    guard let anchor = staying.first, isSteady(anchor, before, after, places) else { return }
    statistics.anchors += 1
    if holdsAnchor(anchor, places, after, by: distance, tolerance) { return }
    // A row of which less than a pixel is in sight.
    if anchor.bottom - distance < 1, let second = staying.dropFirst().first,
      holdsAnchor(second, places, after, by: distance, tolerance)
    {
      return
    }
    let top = after.rows.first { $0.id == anchor.id }?.top
    fail(
      """
      \(what): \(anchor.id) has moved from \(anchor.top) by \(-distance) to \
      \(top.map { "\($0)" } ?? "nowhere") instead of \(wantedTops(of: anchor, after, by: distance)),
        to row \(places[anchor.id] ?? -1) of \(places.count) by
        \(mountHost.log.operations.filter(isScrolling)),
        before \(before.rows.map { "\($0.id) \($0.top)" }) at \(before.offset) of \(before.last)
            after \(after.rows.map { "\($0.id) \($0.top)" }) at \(after.offset) of \(after.last)
      """)
  }

  /// Returns `true` if the row would have stayed in the revisions between two frames, which the
  /// list may have shown for a moment: they contain the same rows of the first frame, and the ends
  /// are far away.
  private func isSteady(
    _ anchor: Row, _ before: Sight, _ after: Sight, _ places: [Int: Int]
  ) -> Bool {
    guard let first = before.revision, let last = after.revision, last > first + 1 else {
      return true
    }
    return ledger.orders(in: first + 1..<last)?.allSatisfy { order in
      guard let place = order.places[anchor.id] else { return false }
      return place >= FrameRun.rowsAtEnds && place < order.ids.count - FrameRun.rowsAtEnds
        && before.rows.allSatisfy { (order.places[$0.id] == nil) == (places[$0.id] == nil) }
    } ?? false
  }

  /// The number of rows that fill the visible part in nearly all cases.
  private static var rowsAtEnds: Int { 30 }

  private func holdsAnchor(
    _ anchor: Row, _ places: [Int: Int], _ after: Sight, by distance: Double, _ tolerance: Double
  ) -> Bool {
    guard let list, let place = places[anchor.id] else { return false }
    let pixel = 1 / after.scale
    return wantedTops(of: anchor, after, by: distance).contains { wanted in
      // The lower text is on a whole pixel in both rows.
      let isShifted = wanted != anchor.top - distance
      return holds(
        anchor.id, place, list, after, at: wanted, pixel, tolerance + (isShifted ? 2 * pixel : 0))
    }
  }

  /// Where the top of the topmost row may be: where it was, unless only the lower text was in
  /// sight, which stays where it is instead.
  private func wantedTops(of anchor: Row, _ after: Sight, by distance: Double) -> [Double] {
    let top = anchor.top - distance
    let (old, pixel) = (anchor.shown, 1 / after.scale)
    guard let oldItem = ledger.item(anchor.id, version: old.version), oldItem.words > 0 else {
      return [top]
    }
    let upper = oldItem.upperHeight(at: old.count)
    if top + upper >= pixel { return [top] }
    guard let new = after.rows.first(where: { $0.id == anchor.id })?.shown else {
      // The lower text may have become so short that its end has reached the top.
      guard let list,
        let place = after.revision.flatMap({ ledger.order(in: $0)?.places[anchor.id] })
      else { return [top] }
      return [top, -list.extents.height(of: place)]
    }
    guard let newItem = ledger.item(anchor.id, version: new.version), newItem.words > 0 else {
      return [top]
    }
    let change = newItem.upperHeight(at: new.count) - upper
    statistics.partlyVisibleRows += change == 0 ? 0 : 1
    // The upper text may reach farther than its part of the row.
    let label = "\(old.id).\(old.version).\(old.count).\(old.serial)|"
    let labels = measurers.map {
      $0.layout(TextContent(runs: [TextRun(label)]), width: anchor.size.width).size.height
    }
    let isHidden = top + max(upper, labels.max() ?? 0) <= -pixel
    return isHidden ? [top - change] : [top, top - change]
  }

  private func holds(
    _ id: Int, _ place: Int, _ list: ListMounter, _ after: Sight, at wanted: Double,
    _ pixel: Double,
    _ tolerance: Double
  ) -> Bool {
    let top = list.extents.offset(of: place) - after.offset
    // Wherever a row of which only the end would be in sight begins, its end stays.
    if wanted + list.extents.height(of: place) < pixel {
      let bottom = top + list.extents.height(of: place)
      return abs(bottom) <= pixel + tolerance || after.offset >= after.last - 0.01 && bottom > 0
    }
    if let shown = after.rows.first(where: { $0.id == id })?.top {
      if abs(shown - wanted) <= tolerance { return true }
    } else if abs(top - wanted) <= tolerance {
      return true
    }
    // The ends of the list limit how far it scrolls.
    if after.offset <= 0, top <= wanted + pixel { return true }
    return after.offset >= after.last - 0.01 && top >= wanted - pixel
  }
}
