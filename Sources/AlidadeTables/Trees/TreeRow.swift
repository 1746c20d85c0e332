import AlidadeComponents
import AlidadeCore

/// A row of a list of a tree: its content, indented as far as there is room for the button, after
/// the button.
struct TreeRow: Component, Equatable {
  let place: TreePlace
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    TreeIndentation(place.indentation, leaving: place.buttonWidth) {
      Row(alignment: .center) {
        if let button = place.button(context) { button }
        content.grow()
      }
    }
  }
}
