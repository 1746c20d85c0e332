/// What a tree was told from outside since the last build began.
///
/// Kept beside what the tree is made of, so that whoever tells it something neither waits for a
/// build that is under way nor has it give way.
struct TreeChanges: Sendable {
  /// The component to show instead.
  var component: AnyComponent?
  /// Under which keys the environment says something else; each sets the value, and tells whether
  /// it is another one than before.
  var values: [ObjectIdentifier: @Sendable (Scope) -> Bool] = [:]
  /// Whether what surrounds the tree says something else, under whichever keys.
  var areSurroundingsOther = false
  /// Whether what measures has changed.
  var isMeasuringOther = false
}

extension TreeContents {
  /// Takes over what the tree was told, before a build.
  mutating func take(_ changes: TreeChanges, in surroundings: Scope) {
    if isClosed { return }
    if let component = changes.component {
      self.component = component
      isOther = true
    }
    for (key, isProvided) in changes.values where isProvided(surroundings) {
      changedKeys.formUnion([key, EnvironmentReads.anything])
    }
    if changes.areSurroundingsOther {
      changedKeys.formUnion(root?.reads ?? [])
      if !changedKeys.isEmpty { changedKeys.insert(EnvironmentReads.anything) }
    }
    if changes.isMeasuringOther { measuringRevision += 1 }
  }
}
