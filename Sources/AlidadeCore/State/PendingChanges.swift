/// The changes of a tree and of the enclosing trees that had been made at one time.
package struct PendingChanges: Sendable {
  /// The trees whose changes may not be on the screen yet, from the inside out.
  private var trees: [(updates: PendingUpdates, revision: Int)]

  init(of trees: [PendingUpdates]) {
    self.trees = trees.map { (updates: $0, revision: $0.requestedRevision) }
  }

  /// Returns `true` if all of the changes are on the screen, with the changes that the enclosing
  /// trees caused in the trees inside them.
  package mutating func areShown() -> Bool {
    while let outermost = trees.last {
      guard outermost.updates.areShown(upTo: outermost.revision) else { return false }
      self = PendingChanges(of: trees.dropLast().map { $0.updates })
    }
    return true
  }
}
