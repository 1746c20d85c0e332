import AlidadeCore

/// A reference from the tree of a row to the trees of its list.
///
/// An object with methods, because closures with the same captures would take several allocations
/// for each row.
final class RowReference: Sendable {
  let name: RowName
  private weak let trees: RowTrees?

  init(to name: RowName, in trees: RowTrees) {
    self.name = name
    self.trees = trees
  }

  /// Shows the row, whose state has changed, before it returns.
  @MainActor func showNow() { trees?.showNow(name) }

  /// Notes that the state of the row has changed; can be called on any thread.
  ///
  /// The next frame shows each visible row that has changed, whatever the priority.
  func becomeStale(_: UpdatePriority) { trees?.becomeStale(name) }
}
