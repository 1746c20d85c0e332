import AlidadeLayout
import AlidadeRender

/// The root view of a row, which waits for another row when its own goes out of sight.
@MainActor final class RowRoot {
  let tree: MountedTree
  /// The row it shows; `nil` while it waits.
  var row: Int?
  /// What is mounted; `nil` while it waits.
  private var mounted: PreparedRow?

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

  /// Whether `other`, which is the same row, is something else than what is mounted and not older.
  func isOlder(than other: PreparedRow) -> Bool {
    guard let mounted, mounted.tree === other.tree else { return true }
    return other.epoch > mounted.epoch || other.isNewer(than: mounted)
  }

  /// Shows a row.
  func show(_ prepared: PreparedRow, visibleRect: Rect) {
    row = prepared.row
    mounted = prepared
    tree.update(to: prepared.renderTree, visibleRect: visibleRect)
  }

  /// Shows nothing any longer and waits.
  func wait() {
    row = nil
    mounted = nil
    tree.unmountAll(hidesViews: false)
    tree.isHidden = true
  }
}
