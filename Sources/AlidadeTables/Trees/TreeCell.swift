import AlidadeCore
import AlidadeLayout

/// A cell in a row of a tree, which shows the place in the tree if its column is the first one.
///
/// All cells have the same structure, so they keep their state when another column becomes the
/// first one.
struct TreeCell: Component, Equatable {
  /// The place in the tree; `nil` for a cell that doesn't show it.
  let place: TreePlace?
  /// The position of content that is narrower than the column.
  let alignment: HorizontalAlignment
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    TreeCellLayout(place, button: place?.button(context), content: content, alignment: alignment)
  }
}
