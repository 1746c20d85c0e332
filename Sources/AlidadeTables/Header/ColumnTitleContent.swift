import AlidadeComponents
import AlidadeCore

/// The text of the title of a column, and an arrow if the table is sorted by the column.
struct ColumnTitleContent: Component, Equatable {
  let column: ShownColumn

  var body: some Component {
    Row(spacing: 4, alignment: .center, justification: column.justification) {
      Text(column.title).size(13).weight(.semibold).color(.secondaryText).lineLimit(1)
      if let sort = column.sort {
        Image(icon: sort == .ascending ? "pan-up-symbolic" : "pan-down-symbolic")
      }
    }.padding(TableRow.padding)
  }
}
