import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A visible column of a table, without its cells.
struct ShownColumn: Hashable, Sendable {
  let id: String
  /// The key of the cells.
  let key: ComponentKey
  let title: String
  /// The width, which the user may have changed.
  let width: TableColumnWidth
  let alignment: HorizontalAlignment
  let isSortable: Bool
  let isResizable: Bool
  let isMovable: Bool
  /// A Boolean value that is `true` if the user can do something with the title, or with the menu
  /// of the header.
  let takesFocus: Bool
  /// The direction if the table is sorted by this column first.
  let sort: SortDirection?
  /// The options of the views in the cells.
  let cellOptions: AddedOptions

  /// - Parameters:
  ///   - column: the column.
  ///   - place: the position of the column among the visible ones, and their number.
  ///   - layout: what the user has changed.
  ///   - sort: the column by which the table is sorted first; `nil` if there is none.
  ///   - hasMenu: `true` if the header has a menu.
  init<Element>(
    _ column: TableColumn<Element>, at place: (position: Int, count: Int), in layout: TableLayout,
    sort: TableSort?, hasMenu: Bool
  ) {
    id = column.id
    key = ComponentKey(column.id)
    title = column.title
    width = layout.width(of: column)
    alignment = column.alignment
    isSortable = column.isSortable
    isResizable = column.isResizable
    isMovable = column.isMovable
    takesFocus = hasMenu || isSortable || isResizable || isMovable
    self.sort = sort?.column == column.id ? sort?.direction : nil
    cellOptions = AddedOptions(
      ViewOptions(
        cell: AccessibilityCell(
          column: column.title, position: place.position, count: place.count)))
  }

  /// The position of content that is narrower than the column.
  var justification: FlexAlignment {
    switch alignment {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }

  /// Returns the content of a cell so that it can be wider than its visible part.
  func aligned(_ cell: AnyComponent) -> AnyComponent {
    alignment == .start ? cell : AnyComponent(RowOfStacks(justification: justification) { cell })
  }
}
