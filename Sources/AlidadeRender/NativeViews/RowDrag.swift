import AlidadeLayout

/// Rows of a list that the user drags with the pointer.
///
/// The delegate of the scroll view where the drag begins creates this object. The backend shows a
/// picture of the row under the pointer, passes the object to the delegates of the scroll views
/// that the pointer is over, and offers the content to everything else.
@MainActor public final class RowDrag {
  /// The point of the row that is under the pointer, in points from the row's top-left corner;
  /// `nil` if the row isn't shown there.
  ///
  /// The backend sets it when the drag begins, so that a dropped row settles from where it was
  /// released.
  public var grip: Point?
  /// The velocity of the pointer when the rows are dropped, in points per second; the backend sets
  /// it before the drop.
  public var velocity = Point.zero
  /// The content that views and programs other than lists get; `nil` if there is none.
  public let content: TransferContent?
  /// The number of rows.
  public let count: Int
  /// The rows, in a type of the delegate.
  public let rows: Any

  /// Creates a drag.
  ///
  /// - Parameters:
  ///   - count: the number of rows.
  ///   - rows: the rows, in a type of the delegate.
  ///   - content: the content that views and programs other than lists get; `nil` if there is none.
  public init(count: Int, rows: Any, content: TransferContent? = nil) {
    self.count = count
    self.rows = rows
    self.content = content
  }
}
