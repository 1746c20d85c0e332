import AlidadeComponents
import AlidadeCore
import AlidadeLists
import AlidadeRender

/// A list whose rows are divided into columns, below a header that stays in place.
///
/// ```swift
/// Table(files) {
///   TableColumn("Name") { file in Text(file.name).lineLimit(1) }
///     .sorted(by: \.name)
///   TableColumn("Size", width: .points(90), alignment: .end) { file in Text("\(file.size)") }
///     .sorted(by: \.size)
/// }
/// ```
///
/// A row behaves like a row of a ``List``: only visible rows have views, they are prepared off the
/// main thread, and their state belongs to their id. Rows are as tall as their tallest cell.
///
/// The user sorts by a column by pressing its title, and reverses the order by pressing it again.
/// Elements that are equal in the column stay in the order of the columns that were pressed before.
/// Dragging the border of a column resizes it within the bounds of its width, double-clicking the
/// border makes it as wide as its content, and dragging a title moves the column. With the keyboard
/// focus in a title, Space or Enter sorts, Alt with the left or right arrow moves the column,
/// Shift-Alt with the arrows resizes it, and Alt-Enter makes it as wide as its content. A menu on
/// the header hides and shows columns. The table itself remembers all of this, unless ``sort(_:)``
/// and ``layout(_:default:)`` bind it to the application's state.
///
/// If the columns don't fit, the table scrolls sideways, along with its header.
public struct Table<Element: Sendable>: AlwaysRebuilt {
  /// The state of a table: the user's changes, unless they are bound to other state.
  public struct State: Sendable {
    var sort: [TableSort] = []
    var layout = TableLayout()
    /// The drag in progress on the header.
    var drag: ColumnDrag?
    let order = LatestOrder<Element>()
    let sideways = SidewaysScroll()
  }

  /// Returns the row of an element.
  ///
  /// - Parameter indent: adds what shows the place in a tree to the first cell; `nil` if there is
  ///   no tree.
  typealias RowMaker =
    @Sendable (_ element: Element, _ indent: ((AnyComponent) -> AnyComponent)?) -> AnyComponent

  private let columns: [TableColumn<Element>]
  private let kind: ListKind
  private let makeList: @Sendable (RowOrder<Element>?, @escaping RowMaker) -> List
  private var sort: Binding<[TableSort]>?
  private var layout: Binding<TableLayout>?
  private var defaultLayout = TableLayout()
  private var configure: @Sendable (List) -> List = { $0 }
  private var menu: (@Sendable (List) -> AnyComponent)?

  init(
    columns: [TableColumn<Element>], kind: ListKind = .table,
    makeList: @escaping @Sendable (RowOrder<Element>?, @escaping RowMaker) -> List
  ) {
    self.columns = columns
    self.kind = kind
    self.makeList = makeList
  }

  /// Binds the columns that the table is sorted by, and their directions.
  ///
  /// The table still sorts its elements if the first column was created with `sorted(by:)`.
  ///
  /// - Parameter sort: the columns, the most important first; empty for the order of the elements.
  ///   The user makes a column the first one by pressing its title.
  public func sort(_ sort: Binding<[TableSort]>) -> Table {
    var table = self
    table.sort = sort
    return table
  }

  /// Binds the widths, the order and the visibility of the columns.
  ///
  /// - Parameters:
  ///   - layout: the user's changes.
  ///   - defaultLayout: the layout that the user can reset the columns to, such as one in which
  ///     some columns are hidden.
  public func layout(
    _ layout: Binding<TableLayout>, default defaultLayout: TableLayout = TableLayout()
  ) -> Table {
    var table = self
    table.layout = layout
    table.defaultLayout = defaultLayout
    return table
  }

  /// Configures the list of the rows.
  ///
  /// ```swift
  /// Table(mails) { … }.rows { $0.followsEnd().opens(at: .end) }
  /// ```
  ///
  /// While the table sorts its elements, the user can't move rows or drop content between them,
  /// even if the list has ``List/onMove(within:perform:)`` or `onInsert(of:perform:)`: that would
  /// change an order that isn't visible.
  ///
  /// - Parameter change: returns the list with modifiers; called on any thread.
  public func rows(_ change: @escaping @Sendable (List) -> List) -> Table {
    var table = self
    table.configure = { [configure] list in change(configure(list)) }
    return table
  }

  /// Adds a menu for the selected rows to a table with a selection.
  ///
  /// ```swift
  /// Table(mails) { … }
  ///   .selection(context.binding(\.selected))
  ///   .contextMenu(forSelectionType: Mail.ID.self) { ids in
  ///     if !ids.isEmpty { MenuItem("Delete", isDestructive: true) { delete(ids) } }
  ///   }
  /// ```
  ///
  /// The menu opens like that of a list; see ``List/contextMenu(forSelectionType:_:)``. The titles
  /// of the columns aren't rows, and don't open it.
  ///
  /// - Parameters:
  ///   - type: the type of the ids.
  ///   - elements: returns the elements of the menu for the ids of the selected elements, including
  ///     those of elements that are filtered out; called on any thread.
  public func contextMenu<ID: Hashable & Sendable>(
    forSelectionType type: ID.Type,
    @MenuBuilder _ elements: @escaping @Sendable (Set<ID>) -> [MenuElement]
  ) -> Table {
    var table = self
    table.menu = { list in
      AnyComponent(list.contextMenu(forSelectionType: type) { elements($0) })
    }
    return table
  }

  /// Returns the state of a table that the user hasn't changed.
  public func initialState() -> State { State() }

  /// Returns the header above the list.
  public func body(_ context: Context<State>) -> some Component {
    let columns = uniqueColumns()
    let layout = layout ?? context.binding(\.layout)
    let sort = sort ?? ownSort(context)
    let visible = layout.value.visible(columns)
    let hasMenu = columns.contains(where: \.isHideable)
    let ids = columns.map(\.id)
    let shown = visible.enumerated().map { position, column in
      ShownColumn(
        column, at: (position, visible.count), in: layout.value, sort: sort.value.primary(in: ids),
        hasMenu: hasMenu)
    }
    let cells = visible.map(\.cell)
    let order = context.state.order.replace(with: RowOrder(sort.value, in: columns))
    let sideways = context.state.sideways
    let columnsWidth = ColumnFrames(shown.map(\.width), in: 0).total
    let trailingSpace = context.state.drag?.trailingSpace(after: columnsWidth) ?? 0
    let changes = HeaderChanges(
      columns: ids, shown: shown, sort: sort, layout: layout, context: context)
    let header = TableHeader(
      shown, trailingSpace: trailingSpace, sideways: sideways, drag: Action { changes.drag($0) }
    ) { changes.perform($0, on: $1) }
    return Column {
      if hasMenu {
        header.contextMenu {
          ColumnMenu(
            columns: columns, layout: layout.value, defaultLayout: defaultLayout,
            resetTitle: context.standardText("Reset columns")
          ) { changes.changeLayout($0) }
          .elements
        }
      } else {
        header
      }
      Separator()
      withMenu(
        configured(
          makeList(order) { element, indent in
            AnyComponent(
              TableRow(columns: shown, trailingSpace: trailingSpace) { position in
                let cell = cells[position](element)
                guard let indent, position == 0 else { return cell }
                return indent(shown[position].aligned(cell))
              })
          }, isSorted: order != nil
        )
        .kind(kind)
        .sideways(
          sideways, minimumRowWidth: trailingSpace > 0 ? context.state.drag?.end ?? 0 : columnsWidth
        )
      )
      .grow()
    }
  }

  /// Returns the sort order that the table remembers itself.
  private func ownSort(_ context: Context<State>) -> Binding<[TableSort]> {
    Binding(updating: context.state.sort) { change in
      // Sorting many elements takes time; in the meantime, the table shows the former order.
      context.update(priority: .background) { change(&$0.sort) }
    }
  }

  private func configured(_ list: List, isSorted: Bool) -> List {
    let list = configure(list)
    // The order of the elements isn't visible, so the user can't change it.
    return isSorted ? list.withFixedOrder() : list
  }

  private func withMenu(_ list: List) -> AnyComponent { menu?(list) ?? AnyComponent(list) }

  /// Returns the columns without those whose id another column has; such columns are reported.
  private func uniqueColumns() -> [TableColumn<Element>] {
    var ids = Set<String>()
    let unique = columns.filter { ids.insert($0.id).inserted }
    guard unique.count < columns.count else { return columns }
    Diagnostics.reportOnce(
      Diagnostic(
        "Columns of a table have the same id.",
        values: ["ids  \(columns.map(\.id).joined(separator: ", "))"],
        remedy: """
          Only the first column with an id is shown. Pass a different `id:` to each TableColumn; by default, the id is \
          the title.
          """))
    return unique
  }
}
