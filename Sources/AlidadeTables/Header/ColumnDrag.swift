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
  /// The distance of the pointer from the start of the content when the drag began, in points.
  let start: Double
  /// The distance of the end of the viewport from the start of the content, in points.
  ///
  /// The content doesn't become narrower during the drag: the viewport would scroll back, and the
  /// border would move away from the pointer.
  var end = 0.0

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
    self.start = start
  }

  /// Returns the empty space after the columns during the drag, in points.
  ///
  /// - Parameter columns: the smallest width of the columns that are visible now, in points.
  func trailingSpace(after columns: Double) -> Double { max(0, end - max(width, columns)) }

  /// Returns the layout of the table after a movement of the pointer to a distance from the start
  /// of the content.
  func layout(movedTo place: Double) -> TableLayout {
    let distance = place - start
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
