import AlidadeRender

/// The view that a list scrolls in: its offset, and the height of the rows as far as it has been
/// told.
@MainActor final class ScrolledView {
  private(set) weak var view: (any ScrollView)?
  /// A Boolean value that is `true` while the list itself changes the view, and so need not be told
  /// of it.
  private(set) var isAdjusting = false
  private var reportedHeight = -1.0

  init(_ view: any ScrollView) {
    self.view = view
  }

  /// Tells the view how tall the rows are and where it is scrolled to.
  func adjust(to offset: Double, _ extents: RowExtents, height: Double) {
    guard let view else { return }
    isAdjusting = true
    defer { isAdjusting = false }
    // Not every time an estimate turns out wrong by a little: to a scroll bar that is neither here
    // nor there.
    let difference = abs(extents.total - reportedHeight)
    if difference > reportedHeight * 0.002 || isNearEnd(offset, extents, height: height) {
      reportExactHeight(extents)
    }
    if view.scrollOffset != offset { view.scrollOffset = offset }
  }

  /// Scrolls to a distance from the top, in points, as far as there are rows.
  ///
  /// - Parameter extents: the rows; `nil` while the list is being updated, which tells the height.
  func scroll(to offset: Double, _ extents: RowExtents?) {
    guard let view else { return }
    // The view knows the height of the content only roughly, which matters where it ends.
    let height = view.viewportSize.height
    if let extents, isNearEnd(offset, extents, height: height) { reportExactHeight(extents) }
    view.scrollOffset = offset
  }

  private func isNearEnd(_ offset: Double, _ extents: RowExtents, height: Double) -> Bool {
    offset + 4 * height > min(extents.total, reportedHeight)
  }

  private func reportExactHeight(_ extents: RowExtents) {
    let total = extents.total
    guard reportedHeight != total else { return }
    let wasAdjusting = isAdjusting
    isAdjusting = true
    defer { isAdjusting = wasAdjusting }
    reportedHeight = total
    view?.contentHeight = total
  }
}
