import AlidadeLayout

/// The content of a scroll view, which is a separate tree.
///
/// This is an object, so that units without content aren't larger because of it.
final class ScrolledTree: Sendable {
  /// The description of the scroll view.
  let layout: ScrolledLayout
  /// The tree, of which the visible part is mounted.
  let tree: RenderTree

  private init(_ layout: ScrolledLayout, _ tree: RenderTree) {
    self.layout = layout
    self.tree = tree
  }

  /// Creates the content of a scroll view.
  ///
  /// - Parameters:
  ///   - scrolled: the description of the scroll view.
  ///   - layout: the layout of the scroll view.
  ///   - grid: the pixel grid that frames are aligned to.
  convenience init(_ scrolled: ScrolledLayout, flattening layout: Layout, on grid: PixelGrid) {
    self.init(
      scrolled, RenderTree(flattening: layout.children[0].layout, on: grid, along: .both))
  }

  /// Returns the content of the next layout of the scroll view.
  func exchanged(
    for scrolled: ScrolledLayout, from previous: Layout, to layout: Layout, on grid: PixelGrid
  ) -> ScrolledTree {
    let (before, after) = (previous.children[0].layout, layout.children[0].layout)
    if before === after { return ScrolledTree(scrolled, tree) }
    let patched = RenderTree(patching: tree, of: before, for: after, on: grid)
    return patched.map { ScrolledTree(scrolled, $0) }
      ?? ScrolledTree(scrolled, flattening: layout, on: grid)
  }
}
