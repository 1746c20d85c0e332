import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeLists
import AlidadeRender

/// The place of a row in a tree, which the row shows by its indentation, and by a button that shows
/// and hides the children of the node.
@usableFromInline
struct TreePlace: Equatable, Sendable {
  /// The number of ancestors of the node.
  let depth: Int
  /// A Boolean value that is `true` if the children of the node are visible; `nil` for a leaf.
  let isExpanded: Bool?
  let setExpanded: Action<Bool>

  /// The size of the button, in points.
  static let buttonSize = 20.0

  /// The distance of the button, or of the content of a leaf, from the start of a row that is wide
  /// enough, in points.
  ///
  /// The content of a leaf begins where that of its siblings does, without a button in between.
  var indentation: Double {
    Double(depth) * RowOutline.indentation + (isExpanded == nil ? TreePlace.buttonSize : 0)
  }

  /// The width of the button, in points; zero for a leaf.
  var buttonWidth: Double { isExpanded == nil ? 0 : TreePlace.buttonSize }

  /// Returns the row of a list.
  @usableFromInline
  func row(_ content: AnyComponent) -> AnyComponent {
    AnyComponent(TreeRow(place: self, content: content))
  }

  /// Returns the button; `nil` for a leaf.
  ///
  /// It has a key that no content has, so the content stays the same component when the node gets
  /// its first child.
  func button(_ context: Context<NoState>) -> AnyComponent? {
    guard let isExpanded else { return nil }
    return Pressable(
      style: TreePlace.style(isExpanded, context),
      action: { [setExpanded] in setExpanded(!isExpanded) }
    ) {
      Center {
        Image(icon: isExpanded ? "pan-down-symbolic" : "pan-end-symbolic")
      }
    }
    .frame(width: TreePlace.buttonSize, height: TreePlace.buttonSize)
    .shrink(0)
    .key(ButtonKey.only)
  }

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
