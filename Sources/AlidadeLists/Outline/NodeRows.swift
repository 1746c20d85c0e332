/// The rows around that of a node of a tree, so that they aren't searched.
package struct NodeRows: Hashable, Sendable {
  // There is one of these for each row, so they are as small as the rows allow.
  private let parentRow: Int32
  private var endRow: Int32

  /// Creates the rows around a node.
  package init(parent: Int?, end: Int) {
    parentRow = Int32(parent ?? -1)
    endRow = Int32(end)
  }

  /// The row of the parent; `nil` at the top level.
  package var parent: Int? { parentRow < 0 ? nil : Int(parentRow) }

  /// The row after the node and its visible descendants; the number of rows at the end.
  package var end: Int {
    get { Int(endRow) }
    set { endRow = Int32(newValue) }
  }
}
