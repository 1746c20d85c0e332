import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeLists
import AlidadeRender

/// A row of a tree: its content, indented by its depth as far as there is room for the button,
/// after a button that shows and hides its children.
struct TreeRow: Component, Equatable {
  /// The number of ancestors of the node.
  let depth: Int
  /// A Boolean value that is `true` if the children of the node are visible; `nil` for a leaf.
  let isExpanded: Bool?
  let setExpanded: Action<Bool>
  let content: AnyComponent

  /// The size of the button, in points.
  static let buttonSize = 20.0

  func body(_ context: Context<NoState>) -> some Component {
    // The content of a leaf begins where that of its siblings does, without a button in between.
    TreeIndentation(
      Double(depth) * RowOutline.indentation + (isExpanded == nil ? TreeRow.buttonSize : 0),
      leaving: isExpanded == nil ? 0 : TreeRow.buttonSize
    ) {
      RowOfStacks(alignment: .center) {
        if let isExpanded {
          Pressable(
            style: TreeRow.style(isExpanded, context), action: { setExpanded(!isExpanded) }
          ) {
            Center {
              Image(icon: isExpanded ? "pan-down-symbolic" : "pan-end-symbolic")
            }
          }
          .frame(width: TreeRow.buttonSize, height: TreeRow.buttonSize)
          .shrink(0)
          // The content stays the same component when the node gets its first child.
          .key(ButtonKey.only)
        }
        content.grow()
      }
    }
  }

  /// The key of the button, which no content has.
  private enum ButtonKey: Hashable, Sendable { case only }

  private static func style(
    _ isExpanded: Bool, _ context: Context<NoState>
  ) -> Pressable.Style {
    Pressable.Style(
      cornerRadius: 4,
      accessibility: Accessibility(
        label: isExpanded ? context.standardText("Collapse") : context.standardText("Expand"),
        isExpanded: isExpanded))
  }
}
