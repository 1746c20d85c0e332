import AlidadeLayout

/// A mark that shows where dragged rows or content will be after they are dropped, in points from
/// the top-left corner of a viewport.
public enum InsertionMark: Hashable, Sendable {
  /// A line between two rows.
  case line(Rect)
  /// The frame of a row that will contain the dragged rows, such as that of a folder.
  case row(Rect)

  /// The frame of the line or of the row.
  public var frame: Rect {
    switch self {
    case .line(let frame), .row(let frame): frame
    }
  }

  /// Returns the mark with another frame.
  package func moved(by convert: (Rect) -> Rect) -> InsertionMark {
    switch self {
    case .line(let frame): .line(convert(frame))
    case .row(let frame): .row(convert(frame))
    }
  }
}
