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
/// Dragging the border of a column resizes it within the bounds of its width, double-clicking the
/// border makes it as wide as its content, and dragging a title moves the column. With the keyboard
/// focus in a title, Space or Enter sorts, Alt with the left or right arrow moves the column,
/// Shift-Alt with the arrows resizes it, and Alt-Enter makes it as wide as its content. A menu on
/// the header hides and shows columns. The table itself remembers all of this, unless ``sort(_:)``
/// and ``layout(_:default:)`` bind it to state of the application.
///
/// If the columns don't fit, the table scrolls sideways, and the header with it.
public struct Table<Element: Sendable>: AlwaysRebuilt {
  /// The state of a table: the user's changes, unless they are bound to other state.
  public struct State: Sendable {
    var sort: TableSort?
    var layout = TableLayout()
    /// The drag in progress on the header.
    var drag: ColumnDrag?
    let sorted = SortedElements<Element>()
    let siblings = SortedSiblings<Element>()
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
  private var sort: Binding<TableSort?>?
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

  /// Binds the column by which the table is sorted, and the direction.
  ///
  /// The table still sorts its elements if the column was created with `sorted(by:)`.
  ///
  /// - Parameter sort: the sort order; `nil` for the order of the elements.
  public func sort(_ sort: Binding<TableSort?>) -> Table {
    var table = self
    table.sort = sort
    return table
  }

  /// Binds the widths, the order and the visibility of the columns.
  ///
  /// - Parameters:
  ///   - layout: the user's changes.
  ///   - defaultLayout: the layout to which the user resets the columns, such as one in which some
  ///     columns are hidden.
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
    let layout = layout?.value ?? context.state.layout
    let sort = sort?.value ?? context.state.sort
    let visible = layout.visible(columns)
    let hasMenu = columns.contains(where: \.isHideable)
    let shown = visible.enumerated().map { position, column in
      ShownColumn(
        column, at: (position, visible.count), in: layout, sort: sort, hasMenu: hasMenu)
    }
    let cells = visible.map(\.cell)
    let sideways = context.state.sideways
    let header = TableHeader(
      shown, sideways: sideways, drag: Action { drag($0, shown, context) }
    ) { command, column in
      perform(command, on: column, shown.map(\.id), context)
    }
    return Column {
      if hasMenu {
        header.contextMenu {
          ColumnMenu(
            columns: columns, layout: layout, defaultLayout: defaultLayout,
            resetTitle: context.standardText("Reset columns")
          ) { change in self.change(context, change) }
          .elements
        }
      } else {
        header
      }
      Separator()
      withMenu(
        configure(
          makeList(order(sort, context.state)) { element, indent in
            var children = cells.map { $0(element) }
            if let indent, let first = children.first, let column = shown.first {
              children[0] = indent(column.aligned(first))
            }
            return AnyComponent(TableRow(columns: shown, children: children))
          }
        )
        .kind(kind)
        .sideways(sideways, minimumRowWidth: ColumnFrames(shown.map(\.width), in: 0).total)
      )
      .grow()
    }
  }

  private func withMenu(_ list: List) -> AnyComponent { menu?(list) ?? AnyComponent(list) }

  private func order(_ sort: TableSort?, _ state: State) -> RowOrder<Element>? {
    guard let sort, let column = columns.first(where: { $0.id == sort.column }),
      let areInIncreasingOrder = column.areInIncreasingOrder
    else { return nil }
    return RowOrder(
      RowOrder.Identity(sort: sort, column: column.orderIdentity), areInIncreasingOrder,
      state.sorted, state.siblings)
  }

  // MARK: - Changes by the user

  @MainActor private func perform(
    _ command: ColumnCommand, on column: ShownColumn, _ ids: [String], _ context: Context<State>
  ) {
    switch command {
    case .sort:
      let current = sort?.value ?? context.currentState.sort
      let chosen = TableSort.choosing(column.id, after: current)
      if let sort { return sort.set(chosen) }
      // Sorting many elements takes time; in the meantime, the table shows the former order.
      context.update(priority: .background) { $0.sort = chosen }
    case .move(let distance):
      guard let position = ids.firstIndex(of: column.id) else { return }
      let all = columns.map(\.id)
      change(context) { $0.move(column.id, to: position + distance, in: all) }
    case .resize(let width): change(context) { $0.widths[column.id] = width }
    case .fit(let title):
      guard let position = ids.firstIndex(of: column.id) else { return }
      let rows = context.currentState.sideways.unboundedLayouts().map(TableRow.widths)
      // A row may still have the columns that were shown before.
      let cells = rows.filter { $0.count == ids.count }.map { $0[position] }
      let width = column.width.limits.clamp(cells.reduce(title, max).rounded(.up))
      change(context) { $0.widths[column.id] = width }
    }
  }

  @MainActor private func drag(
    _ event: HeaderDrag, _ shown: [ShownColumn], _ context: Context<State>
  ) {
    let current = currentLayout(context)
    let ongoing = event.phase == .began ? nil : context.currentState.drag
    let begun = ColumnDrag(
      at: event.start, shown, of: columns.map(\.id), frames: event.frames, layout: current)
    guard let drag = ongoing ?? begun else { return }
    switch event.phase {
    case .began, .changed:
      set(drag.layout(after: event.distance), context) { $0.drag = drag }
    case .ended: set(drag.layout(after: event.distance), context) { $0.drag = nil }
    case .canceled: set(drag.layout, context) { $0.drag = nil }
    }
  }

  private func currentLayout(_ context: Context<State>) -> TableLayout {
    layout?.value ?? context.currentState.layout
  }

  @MainActor private func change(
    _ context: Context<State>, _ change: @escaping @Sendable (inout TableLayout) -> Void
  ) {
    withImmediateUpdates {
      if let layout { layout.update(change) } else { context.update { change(&$0.layout) } }
    }
  }

  /// Shows a layout immediately, because the user is changing it by hand.
  @MainActor private func set(
    _ newLayout: TableLayout, _ context: Context<State>,
    _ change: @escaping @Sendable (inout State) -> Void
  ) {
    let isBound = layout != nil
    withImmediateUpdates {
      context.update { state in
        if !isBound { state.layout = newLayout }
        change(&state)
      }
      if let layout, newLayout != layout.value { layout.set(newLayout) }
    }
  }

  /// Returns the columns without those whose id another column has; such columns are reported.
  private func uniqueColumns() -> [TableColumn<Element>] {
    var ids = Set<String>()
    let unique = columns.filter { ids.insert($0.id).inserted }
    guard unique.count < columns.count else { return columns }
    Diagnostics.report(
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
