import AlidadeCore
import AlidadeLayout
import AlidadeLists
import AlidadeRender

/// The changes of a table that the user makes with its header.
///
/// Each is applied to the newest sort order or layout, so none is lost if several are made before
/// the table shows the first one.
struct HeaderChanges<Element: Sendable>: Sendable {
  /// The ids of all columns, in the order of the table.
  let columns: [String]
  /// The visible columns.
  let shown: [ShownColumn]
  let sort: Binding<[TableSort]>
  let layout: Binding<TableLayout>
  let context: Context<Table<Element>.State>

  /// The width that the visible columns divide among themselves, in points.
  @MainActor private var width: Double {
    context.currentState.sideways.header.visibleRect.size.width
  }

  /// Performs a command of the header of a column.
  @MainActor func perform(_ command: ColumnCommand, on column: ShownColumn) {
    let id = column.id
    guard let position = shown.firstIndex(where: { $0.id == id }) else { return }
    switch command {
    case .sort: sort.update { [columns] in $0.choose(id, in: columns) }
    case .move(let distance):
      changeLayout { [columns] in $0.move(id, to: position + distance, in: columns) }
    case .resize(let width): resize(position, to: width)
    case .fit(let title):
      let rows = context.currentState.sideways.unboundedLayouts().map(TableRow.widths)
      // A row may still have the columns that were shown before.
      let cells = rows.filter { $0.count == shown.count }.map { $0[position] }
      resize(position, to: cells.reduce(title, max).rounded(.up))
    }
  }

  @MainActor private func resize(_ position: Int, to columnWidth: Double) {
    let width = width
    changeLayout { [shown] in $0.resize(position, to: columnWidth, of: shown, in: width) }
  }

  /// Changes the layout, and shows the result immediately.
  @MainActor func changeLayout(_ change: @escaping @Sendable (inout TableLayout) -> Void) {
    withImmediateUpdates { layout.update(change) }
  }

  /// Moves or resizes a column with the pointer.
  @MainActor func drag(_ event: HeaderDrag) {
    let ongoing = event.phase == .began ? nil : context.currentState.drag
    let begun = ColumnDrag(
      at: event.start, shown, of: columns, in: width, layout: layout.value)
    guard var drag = ongoing ?? begun else { return }
    drag.end = context.currentState.sideways.offset + width
    switch event.phase {
    case .began, .changed: set(drag.layout(movedTo: event.place), during: drag)
    case .ended: set(drag.layout(movedTo: event.place), during: nil)
    case .canceled: set(drag.layout, during: nil)
    }
  }

  /// Replaces the layout by that of a drag, and shows the result immediately.
  ///
  /// - Parameter drag: the drag; `nil` if it has ended.
  @MainActor private func set(_ newLayout: TableLayout, during drag: ColumnDrag?) {
    withImmediateUpdates {
      context.update { $0.drag = drag }
      layout.update { $0 = newLayout }
    }
  }
}
