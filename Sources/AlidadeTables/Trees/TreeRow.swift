import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A row of a tree: its content, indented by its depth, after a button that shows and hides its
/// children.
struct TreeRow: Component, Equatable {
  /// The number of ancestors of the node.
  let depth: Int
  /// A Boolean value that is `true` if the children of the node are visible; `nil` for a leaf.
  let isExpanded: Bool?
  let setExpanded: Action<Bool>
  let content: AnyComponent

  /// The distance between the content of a node and that of its children, in points.
  static let indent = 18.0
  /// The size of the button, in points.
  static let buttonSize = 20.0

  func body(_ context: Context<NoState>) -> some Component {
    Row(alignment: .center) {
      if let isExpanded {
        Pressable(style: TreeRow.style(isExpanded, context), action: { setExpanded(!isExpanded) }) {
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
    .padding(EdgeInsets(start: indentation))
  }

  /// The key of the button, which no content has.
  private enum ButtonKey: Hashable, Sendable { case only }

  /// The distance between the start of the row and its button or, without one, its content, in
  /// points.
  private var indentation: Double {
    let depth = Double(self.depth) * TreeRow.indent
    return isExpanded == nil ? depth + TreeRow.buttonSize : depth
  }

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
