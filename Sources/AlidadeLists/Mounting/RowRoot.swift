import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The root view of a row, which waits for another row when its own goes out of sight.
//
// Proof (row, top, shown, signature): as in ``ListMounter``.
@MainActor final class RowRoot {
  let tree: MountedTree
  /// The row it shows; `nil` while it waits.
  @exclusivity(unchecked) var row: Int?
  /// Where its top is in the coordinates of the rows, in points; `nil` until it has been placed for
  /// its row.
  @exclusivity(unchecked) private(set) var top: Double?
  /// What it shows; `nil` while it waits.
  @exclusivity(unchecked) private var shown: PreparedRow?

  init(in scrollView: any ScrollView, above sibling: (any NativeView)?, mounter: Mounter) {
    tree = MountedTree(
      making: PortableViewClass(.container, role: .listItem), in: scrollView, above: sibling,
      mounter: mounter)
  }

  var view: any NativeView { tree.rootView }

  /// The structure of what is mounted, or was mounted last.
  @exclusivity(unchecked) private(set) var signature = 0

  /// The width of what is mounted, in points.
  var width: Double { tree.tree?.size.width ?? 0 }

  /// What tells the tree of the row it shows from others.
  var shownKey: ComponentKey? { shown?.key }

  /// Whether `other`, which is the same row, is something else than what is mounted and not older.
  func isOlder(than other: PreparedRow) -> Bool {
    guard let shown, shown.tree === other.tree else { return true }
    return other.epoch > shown.epoch || other.isNewer(than: shown)
  }

  /// Shows the row it shows already, as it is now.
  func update(_ prepared: PreparedRow, visibleRect: Rect) {
    mount(prepared) { tree.update(to: prepared.renderTree, visibleRect: visibleRect) }
  }

  /// Shows another row, or a first one.
  func show(_ prepared: PreparedRow, visibleRect: Rect) {
    mount(prepared) { tree.replace(with: prepared.renderTree, visibleRect: visibleRect) }
  }

  /// Gives it its frame, in the coordinates of the rows.
  func place(_ frame: Rect) {
    top = frame.minY
    tree.setFrame(frame)
  }

  /// Stops showing its row.
  ///
  /// Its views stay as they are, for the next row to take them over.
  func leave() {
    let gone = shown
    row = nil
    top = nil
    shown = nil
    // Somebody who wants to know that the row went is told now, not when another row comes.
    if tree.tree?.hasObservers == true { tree.unmountAll(hidesViews: false) }
    if let gone, gone.hasHadControllers { gone.tree.setVisible(false) }
  }

  /// Waits, invisible, for another row.
  func wait() {
    tree.unmountAll(hidesViews: false)
    tree.isHidden = true
  }

  private func mount(_ prepared: PreparedRow, _ body: () -> Void) {
    row = prepared.row
    shown = prepared
    signature = prepared.renderTree.signature
    guard prepared.hasHadControllers else {
      prepared.tree.noteMounted(generation: prepared.generation)
      return body()
    }
    prepared.tree.setVisible(true)
    prepared.tree.willMount(generation: prepared.generation)
    body()
    prepared.tree.didMount()
  }
}
