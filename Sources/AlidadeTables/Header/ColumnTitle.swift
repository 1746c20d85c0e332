import AlidadeComponents
import AlidadeCore
import AlidadeRender

/// The title of a column, which sorts the table when it is pressed.
struct ColumnTitle: Component, Equatable {
  let column: ShownColumn
  let perform: Action<ColumnCommand>

  var body: some Component {
    if column.isSortable {
      Pressable(style: style, action: { perform(.sort) }) { content }
    } else if column.takesFocus {
      FocusableTitle(column: column) { content }
    } else {
      Box(role: .columnHeader) { content }
    }
  }

  private var style: Pressable.Style {
    Pressable.Style(
      role: .columnHeader, cornerRadius: 4,
      accessibility: Accessibility(label: column.title, sort: column.sort))
  }

  private var content: some Component { ColumnTitleContent(column: column) }
}
