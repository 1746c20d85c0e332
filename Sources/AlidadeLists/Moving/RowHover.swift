import AlidadeCore
import AlidadeLayout

/// The rows or the content that the user drags over a list.
@MainActor final class RowHover {
  /// The time for which the pointer rests on a node of a tree before the node is expanded.
  private static let patience = Duration.seconds(0.6)

  /// The rows; `nil` for content.
  var rows: DraggedRows?
  /// The pointer, in points from the top-left corner of the viewport.
  var point: Point
  /// The distance by which the row under the pointer is moved to the right, in points; for content,
  /// the distance of the pointer from the middle of the first level in a tree.
  var shift = 0.0
  let scrolling = EdgeScrolling()
  /// The node into which the rows or the content would be dropped.
  private var target: ComponentKey?
  /// The number of nodes so far.
  private var targetCount = 0

  init(_ rows: DraggedRows?, at point: Point) {
    self.rows = rows
    self.point = point
  }

  /// Records the node into which the rows or the content would be dropped, and expands it if the
  /// pointer rests on it.
  ///
  /// - Parameters:
  ///   - node: the node; `nil` for a place between rows.
  ///   - list: the list.
  func rest(on node: ComponentKey?, in list: ListMounter) {
    if node == target { return }
    target = node
    targetCount += 1
    guard let node else { return }
    list.mounter.host.schedule(after: RowHover.patience) { [weak self, weak list, targetCount] in
      guard let self, let list, list.hover === self, self.targetCount == targetCount else { return }
      list.latestSource?.options.setExpanded?([node], true)
    }
  }
}
