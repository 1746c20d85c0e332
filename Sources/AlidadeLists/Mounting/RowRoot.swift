import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The root view of a row, which waits for another row when its own goes out of sight.
@MainActor final class RowRoot {
  let tree: MountedTree
  /// The row it shows; `nil` while it waits.
  var row: Int?
  /// The top in the coordinates of the rows, in pixels; `nil` until it has been placed for its row.
  private(set) var top: Int?
  /// The row it shows, as of its last update; `nil` while it waits.
  private var shown: PreparedRow?

  init(in scrollView: any ScrollView, above sibling: (any NativeView)?, mounter: Mounter) {
    tree = MountedTree(
      making: PortableViewClass(.container, role: .listItem), in: scrollView, above: sibling,
      mounter: mounter)
  }

  var view: any NativeView { tree.rootView }

  /// The structure of what is mounted, or was mounted last.
  private(set) var signature = 0

  /// The width of what is mounted, in points.
  var width: Double { tree.tree?.size.width ?? 0 }

  /// The name of the row it shows; `nil` while it waits.
  var shownName: RowName? { shown?.rowTree.name }

  /// Returns `true` if `other`, which is the same row, shows something else than what is mounted and
  /// is not older.
  func isOlder(than other: PreparedRow) -> Bool {
    guard let shown, shown.rowTree === other.rowTree else { return true }
    return other.revision > shown.revision || other.isNewer(than: shown)
  }

  /// Updates the row it shows.
  func update(_ prepared: PreparedRow, visibleRect: Rect) {
    mount(prepared) { tree.update(to: prepared.renderTree, visibleRect: visibleRect) }
  }

  /// Shows another row, or a first one.
  func show(_ prepared: PreparedRow, visibleRect: Rect) {
    mount(prepared) { tree.replace(with: prepared.renderTree, visibleRect: visibleRect) }
  }

  /// Sets its frame.
  ///
  /// - Parameters:
  ///   - frame: in the coordinates of the rows.
  ///   - top: the top of the frame, in pixels.
  func place(_ frame: Rect, top: Int) {
    self.top = top
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
    // Observers of the row are told now that it went, not when another row comes.
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
    let rowTree = prepared.tree
    rowTree.setVisible(true)
    rowTree.mounting(generation: prepared.generation) {
      rowTree.willMount(generation: prepared.generation)
      body()
      rowTree.didMount()
    }
  }
}
