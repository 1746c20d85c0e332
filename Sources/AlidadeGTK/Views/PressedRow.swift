#if GTK
/// A row that was pressed, or the place beside all rows.
///
/// Rows may be inserted or removed before the release, and their views may pass to other rows. Then
/// the press has no effect on the view that is under the pointer by then.
@MainActor struct PressedRow {
  private weak var view: GTKView?
  private let replacementCount: Int?

  /// Creates the row that a view shows; `nil` for the place beside all rows.
  init(_ view: GTKView?) {
    self.view = view
    replacementCount = view?.replacementCount
  }

  /// Returns `true` if a view shows the row that was pressed, or if both are beside all rows.
  func isShown(by other: GTKView?) -> Bool {
    other === view && other?.replacementCount == replacementCount
  }
}

extension GTKView {
  /// The number of times that the view was passed to another row.
  fileprivate var replacementCount: Int { mountRecord?.replacementCount ?? 0 }
}
#endif
