/// A drag in progress of the border of a column, or of its title.
///
/// All results are derived from the state of the columns when the drag began, so a drag back to the
/// start leaves no trace.
struct ColumnDrag: Sendable {
  /// The property that a drag changes.
  enum Subject: Hashable, Sendable {
    /// The width of the column.
    case width
    /// The position of the column.
    case position
  }

  let subject: Subject
  /// The index of the dragged column among the visible ones.
  let column: Int
  /// The visible columns.
  let shown: [ShownColumn]
  /// The ids of all columns, in the order of the table.
  let columns: [String]
  /// The width that the visible columns divide among themselves, in points.
  let width: Double
  let frames: ColumnFrames
  /// The layout of the table.
  let layout: TableLayout

  /// The maximum distance from a border at which the border can be dragged, in points.
  static let borderReach = 5.0

  /// Creates the drag that begins at a distance from the start of the header; `nil` if there is no
  /// column there that the user can resize or move.
  init?(
    at start: Double, _ shown: [ShownColumn], of columns: [String], in width: Double,
    layout: TableLayout
  ) {
    let frames = ColumnFrames(shown.map(\.width), in: width)
    let border = shown.indices.first {
      shown[$0].isResizable
        && abs(frames.starts[$0] + frames.widths[$0] - start) <= ColumnDrag.borderReach
    }
    guard let column = border ?? frames.column(at: start) else { return nil }
    if border == nil, !shown[column].isMovable { return nil }
    subject = border == nil ? .position : .width
    self.column = column
    self.shown = shown
    self.columns = columns
    self.width = width
    self.frames = frames
    self.layout = layout
  }

  /// Returns the layout of the table after a movement by a distance toward the end.
  func layout(after distance: Double) -> TableLayout {
    if distance == 0 { return layout }
    var changed = layout
    switch subject {
    case .width:
      changed.resize(column, to: frames.widths[column] + distance, of: shown, in: width)
    case .position:
      changed.move(
        shown[column].id, to: frames.destination(of: column, draggedBy: distance), in: columns)
    }
    return changed
  }
}
