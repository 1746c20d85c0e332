// What a tree remembers without its generation.
extension ComponentTree {
  /// What the components of one generation remember.
  public struct Memory: Sendable {
    fileprivate let scopes: [SiblingName: Scope]
    /// The number of the generation; `nil` if there is none.
    fileprivate let generation: Int?

    /// A Boolean value that is `true` if there is a generation of which no component remembers anything.
    public var isEmpty: Bool { generation != nil && scopes.isEmpty }
  }

  /// What the components of the newest generation, or of the last one before it was forgotten,
  /// remember: their state and their controllers.
  ///
  /// - Complexity: O(components).
  public var memory: Memory {
    let (generation, remembered) = state.withLock { ($0.generation, $0.remembered) }
    guard let root = generation.root else { return Memory(scopes: remembered, generation: nil) }
    return Memory(
      scopes: RememberedScopes.scopes(of: root, in: treeScope), generation: generation.number)
  }

  /// Forgets the newest generation and the component, and with them all nodes, layouts and
  /// environment values, but not what the components remember.
  ///
  /// Nothing is built until there is a component again. What that has in common with the former one
  /// remembers then what it did, with all changes made in the meantime.
  ///
  /// - Parameter memory: what the newest generation remembers; nothing happens if there is a newer
  ///   one.
  /// - Returns: what was forgotten, to be released where that does not hurt.
  public func forget(exceptFor memory: Memory) -> (any Sendable)? {
    guard let generation = memory.generation,
      let former = state.withLock({ $0.forget(exceptFor: memory.scopes, of: generation) })
    else { return nil }
    return Forgotten(state: former, inputs: updates.clear())
  }

  /// What takes a while to release.
  private struct Forgotten: Sendable {
    let state: TreeState
    let inputs: TreeInputs
  }
}
