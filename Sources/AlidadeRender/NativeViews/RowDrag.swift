/// Rows of a list that the user drags with the pointer.
///
/// The delegate of the scroll view where the drag begins creates it. The backend shows a picture of
/// the row under the pointer, and passes the object to the delegates of the scroll views that the
/// pointer is over.
@MainActor public final class RowDrag {
  /// The number of rows.
  public let count: Int
  /// The rows, in a type of the delegate.
  public let rows: Any

  /// Creates a drag.
  ///
  /// - Parameters:
  ///   - count: the number of rows.
  ///   - rows: the rows, in a type of the delegate.
  public init(count: Int, rows: Any) {
    self.count = count
    self.rows = rows
  }
}
