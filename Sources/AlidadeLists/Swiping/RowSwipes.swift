import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The rows of a list that are swiped aside: one that is open or follows the user, and those that
/// are returning to their places.
@MainActor final class RowSwipes {
  private var swipes: [RowSwipe] = []
  private var unused: [RowActionsRoot] = []
  /// A Boolean value that is `true` if the view of the list reports swipes.
  var isOffered = false

  /// The row that is open or follows the user; `nil` if there is none.
  var current: RowSwipe? { swipes.last { !$0.isClosing } }

  /// The row that follows the user; `nil` if there is none.
  var dragged: RowSwipe? { swipes.last(where: \.isDragged) }

  /// The row whose actions have the keyboard focus; `nil` if there is none.
  var focusedRow: Int? { current.flatMap { $0.hasFocus ? $0.root.row : nil } }

  /// The trees of the visible actions.
  var mountedTrees: [MountedComponentTree] {
    swipes.compactMap { swipe in
      guard let row = swipe.root.shownName, let tree = swipe.actions.components else { return nil }
      return MountedComponentTree(
        rootView: swipe.actions.view, key: ComponentKey(ActionsKey(row: row)), tree: tree)
    }
  }

  /// The key of the actions of a row, which is different from the keys of all rows.
  private struct ActionsKey: Hashable, Sendable, CustomStringConvertible {
    let row: RowName

    var description: String { "actions of \(row.key)" }
  }

  /// The visible actions, and the roots of their rows.
  var shown: [(root: RowRoot, actions: RowActionsRoot)] { swipes.map { ($0.root, $0.actions) } }

  /// Returns the swipe of a row; `nil` if the row is in its place.
  func swipe(of root: RowRoot) -> RowSwipe? {
    swipes.isEmpty ? nil : swipes.first { $0.root === root }
  }

  /// Returns the root of the row whose actions a view shows; `nil` if it shows none.
  func root(beside actions: any NativeView) -> RowRoot? {
    swipes.first { $0.actions.view === actions || $0.full.view === actions }?.root
  }

  /// Begins to swipe a row aside, and closes the others.
  ///
  /// - Parameters:
  ///   - root: the root of the row.
  ///   - edge: the edge at which the actions appear.
  ///   - frame: the frame of the row in its place.
  ///   - list: the list.
  /// - Returns: `nil` if the row has no actions at the edge.
  func begin(_ root: RowRoot, at edge: SwipeEdge, frame: Rect, _ list: ListMounter) -> RowSwipe? {
    guard let scrollView = list.scrolled.view else { return nil }
    let mounter = list.mounter
    mounter.beginUpdate()
    defer { mounter.endUpdate() }
    func take() -> RowActionsRoot {
      unused.popLast() ?? RowActionsRoot(in: scrollView, mounter: list.mounter)
    }
    let swipe = RowSwipe(of: root, at: edge, take(), take(), frame: frame, list)
    guard swipe.showActions() else {
      release(swipe)
      return nil
    }
    swipe.actions.follow(root.view)
    if let previous = self.swipe(of: root) { end(previous) }
    closeAll()
    swipes.append(swipe)
    return swipe
  }

  /// Closes all rows, except for one.
  func closeAll(except kept: RowSwipe? = nil) {
    for swipe in swipes where swipe !== kept { swipe.close() }
  }

  /// Shows the actions of newer content.
  func followContent() {
    for swipe in swipes { swipe.followContent() }
  }

  /// Ends the swipe of a row that is in its place, or whose root is released.
  func end(_ swipe: RowSwipe) {
    guard let index = swipes.firstIndex(where: { $0 === swipe }) else { return }
    swipes.remove(at: index)
    release(swipe)
  }

  private func release(_ swipe: RowSwipe) {
    swipe.leave()
    // The views of the last one are reused first.
    unused += [swipe.full, swipe.actions]
  }

  /// Ends the swipe of a row whose root is released, if there is one.
  func end(of root: RowRoot) {
    if let swipe = swipe(of: root) { end(swipe) }
  }

  /// Removes all actions from the view.
  func tearDown() {
    for swipe in swipes { swipe.leave() }
    swipes = []
    unused = []
  }
}
