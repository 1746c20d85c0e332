import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The title of a column, which sorts the table when it is pressed.
struct ColumnTitle: Component, Equatable {
  let column: ShownColumn
  let perform: Action<ColumnCommand>

  var body: some Component {
    if column.isSortable {
      Pressable(style: style, action: { perform(.sort) }) { content }
    } else {
      Box(role: .columnHeader) { content }
    }
  }

  private var style: Pressable.Style {
    Pressable.Style(
      role: .columnHeader, cornerRadius: 4,
      accessibility: Accessibility(label: column.title, sort: column.sort))
  }

  private var content: some Component {
    Row(spacing: 4, alignment: .center, justification: column.justification) {
      Text(column.title).size(13).weight(.semibold).color(.secondaryText).lineLimit(1)
      if let sort = column.sort {
        Image(icon: sort == .ascending ? "pan-up-symbolic" : "pan-down-symbolic")
      }
    }.padding(TableRow.padding)
  }
}
