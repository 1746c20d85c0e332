import AlidadeRender
import Synchronization

/// The part of a component that persists across generations: its state, its controller, and its
/// parent scope.
@usableFromInline final class Scope: Sendable {
  /// The identity of the component, unless the component is older than its scope.
  let identity = UnitIdentity.unique()
  /// The parent scope in the same tree; the same in all generations.
  let parent: Scope?
  /// The pending updates of the tree.
  let updates: PendingUpdates
  @usableFromInline let state: (any AnyStateCell)?
  let controller: (any ControllerRecord)?
  /// A Boolean value that is `true` if there is a controller; cheaper than reading `controller`.
  let hasController: Bool
  /// A Boolean value that is `true` if the component catches errors of its descendants.
  let isBoundary: Bool

  /// The index among the siblings, as a hint.
  let index = Atomic<Int>(0)
  /// The note of the latest state change; see ``PendingUpdates``.
  let changeNote = Atomic<Int>(0)

  /// The values that the component provides to its descendants, in the newest generation.
  private let published = Mutex<PublishedValues?>(nil)

  init(
    parent: Scope?, updates: PendingUpdates, state: (any AnyStateCell)?,
    controller: (any ControllerRecord)?, isBoundary: Bool = false
  ) {
    self.isBoundary = isBoundary
    self.parent = parent
    self.updates = updates
    self.state = state
    self.controller = controller
    hasController = controller != nil
  }

  /// Returns the current state of the component.
  @inlinable func state<C: Component>(for component: C) -> C.State {
    guard let state else { return component.initialState() }
    // Proof: a scope is found by the type of its component, which created the cell.
    return unsafeDowncast(state, to: StateCell<C.State>.self).state
  }

  /// Returns `true` if the component is a descendant of another one in the same tree.
  func isInside(_ other: Scope) -> Bool {
    var scope = parent
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }

  /// The parent scope, in this tree or in the enclosing tree.
  var outer: Scope? { parent ?? updates.parentScope }

  // MARK: - Published values

  /// Makes values available to code that runs outside builds, such as actions.
  ///
  /// - Parameter generation: the number of the generation that they belong to. Threads may publish
  ///   generations in another order; the values of the newest one stay.
  func publish(_ values: [ObjectIdentifier: any Sendable], of generation: Int) {
    let newer = PublishedValues(values: values, generation: generation)
    let previous = published.withLock { published -> PublishedValues? in
      if let known = published, known.generation > generation { return nil }
      defer { published = newer }
      return published
    }
    // Releasing application objects can run application code, so do it outside the lock.
    withExtendedLifetime(previous) {}
  }

  /// Publishes the values that the owner of the tree provides; its parent publishes all others.
  func publishOwnValues(_ values: [ObjectIdentifier: any Sendable], of generation: Int) {
    if !values.isEmpty { publish(values, of: generation) }
  }

  /// Returns the value from the nearest component that provides it, including this one, in the
  /// newest generation.
  ///
  /// - Complexity: O(depth).
  func publishedValue(_ key: ObjectIdentifier) -> (any Sendable)? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.published.withLock({ $0?.values[key] }) { return value }
      scope = current.outer
    }
    return nil
  }

  /// The values that a component provides; an object, because most components provide none.
  private final class PublishedValues: Sendable {
    let values: [ObjectIdentifier: any Sendable]
    /// The generation in which they were provided.
    let generation: Int

    init(values: [ObjectIdentifier: any Sendable], generation: Int) {
      self.values = values
      self.generation = generation
    }
  }
}
