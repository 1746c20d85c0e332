/// A delegate of a scroll view that shows rows, which have keys.
@MainActor package protocol FocusedRows: AnyObject {
  /// The key of the row that contains the keyboard focus; `nil` if there is none.
  var focusedRowKey: AnyHashable? { get }

  /// Moves the keyboard focus to a row, if it is mounted.
  ///
  /// - Returns: `true` if the row has the focus now.
  func moveFocus(toRow key: AnyHashable) -> Bool
}
