import AlidadeHeadless
import AlidadeNative

@testable import AlidadeLists

extension FrameRun {
  /// Checks that a row keeps the focus as long as it exists and can have it, in sight or out of
  /// sight.
  ///
  /// - Parameter rows: the rows in sight.
  func checkFocus(_ rows: [Row], _ what: String) {
    let focused = rowWithFocus
    defer { lastFocused = focused }
    guard let previous = lastFocused else { return }
    guard let focused else {
      if !mayLoseFocus(previous) {
        let texts = rowViewWithFocus?.visibleTexts
        fail(
          "\(what): \(previous) has lost the focus to \(texts.map { "a row of \($0)" } ?? "no row")"
        )
      }
      return
    }
    if focused.id != previous.id {
      return fail(
        "\(what): the focus has gone from \(previous)\(mayLoseFocus(previous) ? ", which is gone," : "") to \(focused)"
      )
    }
    statistics.focusedFrames += 1
    if !rows.contains(where: { $0.id == focused.id }) { statistics.focusedOutOfSight += 1 }
  }

  /// The root view of the row that contains the view with the focus; `nil` if no row does.
  private var rowViewWithFocus: HeadlessView? {
    guard let scrollView else { return nil }
    return mountHost.focusedView?.outwardViews.first { $0.superview === scrollView }
  }

  /// What that row shows; `nil` if no row has the focus.
  private var rowWithFocus: FrameRow.Shown? {
    rowViewWithFocus.flatMap {
      FrameRow.Shown($0.visibleTexts.joined().filter { !$0.isNewline })
    }
  }

  /// Returns `true` if a row is gone, or was changed so that nothing in it can have the focus.
  private func mayLoseFocus(_ row: FrameRow.Shown) -> Bool {
    guard let shownRevision, ledger.order(in: shownRevision)?.places[row.id] != nil else {
      return true
    }
    return ledger.items(row.id, since: row.version).contains { !$0.isFocusable }
  }
}
