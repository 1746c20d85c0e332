import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeLists
import AlidadeRender

/// The buttons of the swipe actions of a row, and the space beside them at the edge.
///
/// The first action is at the edge, and its color fills the space up to the edge:
///
/// ```
/// ┌─────────────┬─────────┬────────┬────────┐
/// │ row         │ Archive │ Delete │        │
/// └─────────────┴─────────┴────────┴────────┘
/// ```
struct SwipeButtons: Component, Equatable {
  let actions: [SwipeAction]
  let edge: SwipeEdge
  /// The actions of the buttons, which close the row.
  let presses: [Action<Void>]

  init(
    _ actions: [SwipeAction], at edge: SwipeEdge, perform: @escaping RowActions.Performer
  ) {
    self.actions = actions
    self.edge = edge
    presses = actions.map { action in Action { perform { action.action() } } }
  }

  var body: some Component {
    // From the edge to the row, which is also the order in which they are announced.
    Flex(direction: edge == .start ? .row : .rowReverse) {
      Box(background: actions.first?.background).grow()
      for (index, action) in actions.enumerated() {
        button(action, presses[index]).shrink(0).key(index)
      }
    }
  }

  private func button(_ action: SwipeAction, _ press: Action<Void>) -> Pressable {
    Pressable(
      style: Pressable.Style(
        background: action.background, cornerRadius: 0, highlight: SwipeButtons.highlight,
        accessibility: Accessibility(label: action.title)),
      action: press
    ) {
      Center(isCompact: true) {
        Row(spacing: 6, alignment: .center) {
          if let icon = action.icon { Image(icon: icon).tint(.white) }
          Text(action.title, style: SwipeButtons.style).lineLimit(1)
        }
        .padding(horizontal: 16)
      }
    }
  }

  private static let style = TextStyle(size: 14, weight: .medium, color: .white)

  private static let highlight = PressHighlight(
    hovered: Color(RGBA(hex: 0xFFFFFF, alpha: 0.12)),
    pressed: Color(RGBA(hex: 0x000000, alpha: 0.16)))
}
