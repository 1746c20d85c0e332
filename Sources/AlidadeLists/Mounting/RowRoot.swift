import AlidadeLayout
import AlidadeRender

/// The root view of a row, which waits for another row when its own goes out of sight.
@MainActor final class RowRoot {
  let tree: MountedTree
  /// The row it shows; `nil` while it waits.
  var row: Int?
  /// The generation of the row that is mounted, and what it was prepared for.
  private var generation = 0
  private var epoch = 0

  init(in scrollView: any ScrollView, above sibling: (any NativeView)?, mounter: Mounter) {
    tree = MountedTree(
      making: PortableViewClass(.container, role: .listItem), in: scrollView, above: sibling,
      mounter: mounter)
  }

  var view: any NativeView { tree.rootView }

  /// The structure of what is mounted.
  var signature: Int { tree.tree?.signature ?? 0 }

  /// The width of what is mounted, in points.
  var width: Double { tree.tree?.size.width ?? 0 }

  /// Whether `other`, which is the same row, is newer than what is mounted.
  func isOlder(than other: PreparedRow) -> Bool {
    other.epoch > epoch || other.generation > generation
  }

  /// Shows a row.
  func show(_ prepared: PreparedRow, visibleRect: Rect) {
    row = prepared.row
    generation = prepared.generation
    epoch = prepared.epoch
    tree.update(to: prepared.renderTree, visibleRect: visibleRect)
  }

  /// Shows nothing any longer and waits.
  func wait() {
    row = nil
    tree.unmountAll(hidesViews: false)
    tree.isHidden = true
  }
}
