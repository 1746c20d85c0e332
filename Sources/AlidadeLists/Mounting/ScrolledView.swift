import AlidadeRender

/// The scroll view of a list: its offset, and the content height that it was last given.
@MainActor final class ScrolledView {
  private(set) weak var view: (any ScrollView)?
  /// A Boolean value that is `true` while the list itself changes the view, so that it can ignore
  /// the view's notifications.
  private(set) var isAdjusting = false
  private var reportedHeight = -1.0

  init(_ view: any ScrollView) {
    self.view = view
  }

  /// Sets the content height and the offset of the view.
  func adjust(to offset: Double, _ extents: RowExtents, height: Double) {
    guard let view else { return }
    isAdjusting = true
    defer { isAdjusting = false }
    // Small corrections of the estimate don't matter to a scroll bar.
    let difference = abs(extents.total - reportedHeight)
    if difference > reportedHeight * 0.002 || isNearEnd(offset, extents, height: height) {
      reportExactHeight(extents)
    }
    if view.scrollOffset != offset { view.scrollOffset = offset }
  }

  /// Scrolls to a distance from the top, in points, limited to the content.
  ///
  /// - Parameter extents: the rows; `nil` during an update of the list, which sets the height
  ///   itself.
  func scroll(to offset: Double, _ extents: RowExtents?) {
    guard let view else { return }
    // The view knows only an approximate content height, which matters near the end.
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
