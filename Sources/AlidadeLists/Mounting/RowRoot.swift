import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The root view of a row, which is reused for another row when its own row is no longer visible.
@MainActor final class RowRoot {
  let tree: MountedTree
  /// The row it shows; `nil` while it is unused.
  var row: Int?
  /// The status that the view shows; `nil` if it shows none.
  var status: RowStatus?
  /// The top in the coordinates of the rows, in pixels; `nil` until the root is placed for its row,
  /// and while it is a sticky header or footer.
  private(set) var top: Int?
  /// The row it shows, as of its last update; `nil` while it is unused.
  private var shown: PreparedRow?

  init(
    role: AccessibilityRole, in scrollView: any ScrollView, above sibling: (any NativeView)?,
    mounter: Mounter
  ) {
    tree = MountedTree(
      making: PortableViewClass(.container, role: role), in: scrollView, above: sibling,
      mounter: mounter)
  }

  var view: any NativeView { tree.rootView }

  /// The structure of the tree that is mounted or was last mounted.
  private(set) var signature = 0

  /// The width for which the mounted row was laid out, in points.
  var width: Double { shown?.width ?? 0 }

  /// The height of the row it shows, in points; `nil` while it is unused.
  var height: Double? { shown?.height }

  /// The name of the row it shows; `nil` while it is unused.
  var shownName: RowName? { shownTree?.name }

  /// The tree of the row it shows; `nil` while it is unused.
  var shownTree: RowTree? { shown?.rowTree }

  /// The views whose text looks selected.
  private var selectedTexts: [any TextView] = []
  /// The version of the selection that the views show; `nil` since other views or texts were
  /// mounted.
  private var selectionVersion: Int?

  /// Shows which text is selected.
  ///
  /// - Parameters:
  ///   - part: the selected part of the row; `nil` if there is none.
  ///   - version: the version of the selection.
  func showSelectedText(_ part: Range<TextPlace>?, version: Int) {
    // An incremental row may have mounted other views.
    guard version != selectionVersion || tree.tree?.isIncremental == true else { return }
    selectionVersion = version
    var shown: [any TextView] = []
    if let part, let renderTree = tree.tree {
      let texts = RowTexts(renderTree)
      for (text, range) in zip(texts.texts, texts.ranges(in: part)) {
        guard let range, !range.isEmpty, let view = tree.textView(of: text.unit) else { continue }
        if view.selectedRange != range { view.selectedRange = range }
        shown.append(view)
      }
    }
    for view in selectedTexts where !shown.contains(where: { $0 === view }) {
      view.selectedRange = nil
    }
    selectedTexts = shown
  }

  /// Clears the shown selection, because the views are about to show other texts.
  private func forgetSelectedText() {
    selectionVersion = nil
    if selectedTexts.isEmpty { return }
    for view in selectedTexts { view.selectedRange = nil }
    selectedTexts = []
  }

  /// Returns `true` if `other` is a later version of the mounted row, or belongs to another tree.
  func isOlder(than other: PreparedRow) -> Bool {
    guard let shown, shown.rowTree === other.rowTree else { return true }
    if shown.hasSameResult(as: other) { return false }
    return other.revision > shown.revision || other.isNewer(than: shown)
  }

  /// Updates the views to a later version of the same row.
  func update(_ prepared: PreparedRow, visibleRect: Rect) {
    let animation = prepared.takeAnimation(on: tree.mounter.host)
    mount(prepared, animation) {
      tree.update(to: prepared.renderTree, visibleRect: visibleRect, animation: animation)
    }
  }

  /// Shows another row.
  func show(_ prepared: PreparedRow, visibleRect: Rect) {
    _ = prepared.takeAnimation(on: tree.mounter.host)
    mount(prepared, nil) {
      tree.replace(with: prepared.renderTree, visibleRect: visibleRect)
    }
  }

  /// Sets the frame.
  ///
  /// - Parameters:
  ///   - frame: the frame in the coordinates of the rows' views.
  ///   - top: the distance from the origin of the rows, in pixels; `nil` for a sticky header or
  ///     footer.
  func place(_ frame: Rect, top: Int?) {
    self.top = top
    tree.setFrame(frame)
  }

  /// The frame that was last set; `nil` before the first one.
  var frame: Rect? { tree.rootView.mountRecord?.frame }

  /// Detaches the root from its row.
  ///
  /// Its views stay as they are, so that the next row can take them over.
  func leave() {
    let gone = shown
    forgetSelectedText()
    row = nil
    top = nil
    shown = nil
    // Notify the row's observers now, not when another row takes the views.
    if tree.tree?.hasObservers == true { tree.unmountAll(hidesViews: false) }
    if let gone { conceal(gone) }
  }

  /// Records that the tree of a row is shown, if it wasn't until now.
  private func reveal(_ row: PreparedRow, after previous: PreparedRow?) {
    if let previous, previous.rowTree === row.rowTree { return }
    // The row has the same position, but was removed and added again.
    if let previous, previous.tree !== row.tree { conceal(previous) }
    row.rowTree.root = ObjectIdentifier(self)
    row.tree.setShown(true)
  }

  /// Notifies the tree of a row that it is no longer shown, unless another list has already shown
  /// the row.
  private func conceal(_ row: PreparedRow) {
    guard row.rowTree.root == ObjectIdentifier(self) else { return }
    row.rowTree.root = nil
    row.tree.setShown(false, on: tree.mounter.host)
    if row.hasHadControllers { row.tree.setVisible(false) }
  }

  /// Hides the root until another row takes it.
  func wait() {
    tree.unmountAll(hidesViews: false)
    tree.isHidden = true
  }

  private func mount(_ prepared: PreparedRow, _ animation: Animation?, _ body: () -> Void) {
    forgetSelectedText()
    reveal(prepared, after: shown)
    row = prepared.row
    shown = prepared
    signature = prepared.renderTree.signature
    guard prepared.hasHadControllers else {
      prepared.tree.noteMounted(
        generation: prepared.generation, revision: prepared.inputRevision)
      return body()
    }
    let rowTree = prepared.tree
    rowTree.setVisible(true)
    rowTree.mounting(generation: prepared.generation, with: animation) {
      rowTree.willMount(
        prepared.renderTree, generation: prepared.generation, revision: prepared.inputRevision)
      body()
      rowTree.didMount()
    }
  }
}
