import AlidadeLayout
import AlidadeRender

/// The scroll view of a list: its offset, and the content height that it was last given.
@MainActor final class ScrolledView {
  private(set) weak var view: (any ScrollView)?
  /// The offset that the list or a scroll has set last, in points.
  ///
  /// A view that becomes taller limits its own offset, which is not a scroll.
  private(set) var offset = 0.0
  /// The offset that the view has unless it is scrolled.
  private var expectedOffset = 0.0
  /// A Boolean value that is `true` while the list itself changes the view, so that it can ignore
  /// the view's notifications.
  private(set) var isAdjusting = false
  private var reportedHeight = -1.0

  init(_ view: any ScrollView) {
    self.view = view
  }

  /// Follows a change of the viewport.
  ///
  /// - Returns: `true` if the view was scrolled, by the user or by code.
  func follow() -> Bool {
    guard let view else { return false }
    let limit = max(0, view.contentHeight - view.viewportSize.height)
    expectedOffset = min(expectedOffset, limit)
    if view.scrollOffset == expectedOffset { return false }
    expectedOffset = view.scrollOffset
    offset = expectedOffset
    return true
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
    expectedOffset = view.scrollOffset
    self.offset = expectedOffset
  }

  /// Sets the width of the content.
  ///
  /// - Parameters:
  ///   - width: the width, in points.
  ///   - x: the horizontal offset; `nil` if the content doesn't scroll sideways.
  func setWidth(_ width: Double, scrollsTo x: Double?) {
    guard let view else { return }
    isAdjusting = true
    defer { isAdjusting = false }
    let axes: Axis.Set = x == nil ? .vertical : .both
    if view.scrollAxes != axes { view.scrollAxes = axes }
    if view.contentSize.width != width { view.contentSize.width = width }
    if let x, view.contentOffset.x != x { view.contentOffset.x = x }
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
