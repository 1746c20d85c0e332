// The state of a tree without its generation.
extension ComponentTree {
  /// A Boolean value that is `true` if a component has state, which would be lost with the tree, or
  /// if that is unknown because the tree is being built.
  public var mayRemember: Bool {
    state.withLock { $0.hasHadState || $0.restoration != nil } || turn.isBusy
  }

  /// A Boolean value that is `true` if forgetting the generation would lose something, such as a
  /// stateful view.
  public var mustBeKept: Bool { updates.isHeld }

  /// The state and the controllers of one generation's components.
  public struct Memory: Sendable {
    fileprivate let scopes: [SiblingName: Scope]
    /// The number of the generation; `nil` if there is none.
    fileprivate let generation: Int?

    /// A Boolean value that is `true` if there is a generation, and none of its components has
    /// state or a controller.
    public var isEmpty: Bool { generation != nil && scopes.isEmpty }
  }

  /// The state and the controllers of the newest generation or, if it was forgotten, of the last
  /// one.
  ///
  /// - Complexity: O(components).
  public var memory: Memory {
    let (generation, remembered) = state.withLock { ($0.generation, $0.remembered) }
    guard let root = generation.root else { return Memory(scopes: remembered, generation: nil) }
    return Memory(
      scopes: RememberedScopes.scopes(of: root, in: treeScope), generation: generation.number)
  }

  /// Returns `true` if the tree has had no other generation since a memory was created.
  public func isCurrent(_ memory: Memory) -> Bool { memory.generation == generation }

  /// Forgets the newest generation and the component, with all nodes, layouts and environment
  /// values, but keeps the components' state and controllers.
  ///
  /// Nothing is built until there is a component again. Components that the new component has in
  /// common with the previous one then have their previous state, with all changes made in the
  /// meantime.
  ///
  /// - Parameter memory: the memory of the newest generation; if there is a newer generation,
  ///   nothing happens.
  /// - Returns: the forgotten objects, to be released where that doesn't delay a frame.
  public func forget(exceptFor memory: Memory) -> (any Sendable)? {
    guard let generation = memory.generation,
      let previous = state.withLock({ $0.forget(exceptFor: memory.scopes, of: generation) })
    else { return nil }
    return Forgotten(state: previous, inputs: updates.clear())
  }

  /// Objects that take a while to release.
  private struct Forgotten: Sendable {
    let state: TreeState
    let inputs: TreeInputs
  }
}
