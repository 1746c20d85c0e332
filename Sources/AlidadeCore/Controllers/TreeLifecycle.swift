/// The part of a generation that concerns controllers.
struct TreeLifecycle: Sendable {
  let generation: Int
  /// The components with a controller that are new or have changed, ancestors before descendants.
  private(set) var prepared: [ControlledComponent]
  /// The root of the generation; `nil` if that of a newer one is used.
  private(set) var root: ComponentNode?
  /// A Boolean value that is `true` if a component with a controller may have been removed.
  private(set) var mayHaveRemovedControllers: Bool

  /// - Parameter session: the work that is published as the generation.
  init(_ session: BuildSession, root: ComponentNode?, generation: Int) {
    self.generation = generation
    prepared = session.effects.prepared
    mayHaveRemovedControllers = session.mayHaveRemovedControllers
    self.root = root
  }

  var isEmpty: Bool { prepared.isEmpty && !mayHaveRemovedControllers }

  /// Adds an entry to those of the generations that aren't mounted yet.
  ///
  /// A tree that isn't visible may be built again and again without being mounted. A component that
  /// is already waiting is therefore replaced by the newer one, and only the newest root is kept:
  /// entries hold no more than the components of the tree, however many builds there are.
  ///
  /// - Returns: the objects that are no longer needed, to be released outside all locks.
  static func add(_ entry: TreeLifecycle, to waiting: inout [TreeLifecycle]) -> [any Sendable] {
    var entry = entry
    var unused: [any Sendable] = []
    if var last = waiting.popLast() {
      if last.mayHaveRemovedControllers { entry.mayHaveRemovedControllers = true }
      if let root = last.root { unused.append(root) }
      (last.root, last.mayHaveRemovedControllers) = (nil, false)
      if !last.isEmpty { waiting.append(last) }
    }
    var places: [ObjectIdentifier: (entry: Int, place: Int)] = [:]
    for (index, older) in waiting.enumerated() {
      for (place, component) in older.prepared.enumerated() {
        places[ObjectIdentifier(component.scope)] = (index, place)
      }
    }
    if !places.isEmpty {
      entry.prepared.removeAll { component in
        guard let (index, place) = places[ObjectIdentifier(component.scope)] else { return false }
        unused.append(waiting[index].prepared[place])
        waiting[index].prepared[place] = component
        return true
      }
    }
    waiting.append(entry)
    return unused
  }
}
