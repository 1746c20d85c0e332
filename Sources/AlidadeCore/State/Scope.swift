import AlidadeRender
import Synchronization

/// The part of a component that survives its generations: its identity, its state, its controller,
/// and its place below other scopes.
final class Scope: Sendable {
  let identity = UnitIdentity.unique()
  /// The scope around it in its tree; the same in all generations.
  let parent: Scope?
  /// The place of its tree in another tree; only for the scope around a whole tree.
  ///
  /// Does not keep the component there alive, because that component keeps the tree.
  private let place: ParentComponent?
  /// The updates of its tree that are not shown yet.
  let updates: PendingUpdates
  let state: (any AnyStateCell)?
  let controller: (any ControllerRecord)?
  /// A Boolean value that is `true` if there is a controller; cheaper to ask than for the controller.
  let hasController: Bool
  /// A Boolean value that is `true` if the component catches the errors of those inside it.
  let isBoundary: Bool

  /// The position among the siblings, as a hint.
  let index = Atomic<Int>(0)
  /// The note of a change of state that was made last; see ``PendingUpdates``.
  let changeNote = Atomic<Int>(0)

  /// The values that the component provides to those inside it, as of the newest generation.
  private let published = Mutex<[ObjectIdentifier: any Sendable]?>(nil)

  init(
    parent: Scope?, updates: PendingUpdates, state: (any AnyStateCell)?,
    controller: (any ControllerRecord)?, isBoundary: Bool = false, place: ParentComponent? = nil
  ) {
    self.isBoundary = isBoundary
    self.place = place
    self.parent = parent
    self.updates = updates
    self.state = state
    self.controller = controller
    hasController = controller != nil
  }

  /// Returns the current state of the component.
  func state<C: Component>(for component: C) -> C.State {
    guard let state else { return component.initialState() }
    // Proof: a scope is found by the type of its component, which made the cell.
    return unsafeDowncast(state, to: StateCell<C.State>.self).state
  }

  /// Returns `true` if the component is inside another one of the same tree.
  func isInside(_ other: Scope) -> Bool {
    var scope = parent
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }

  /// The scope around it, also in another tree.
  var outer: Scope? { parent ?? place?.scope }

  // MARK: - Published values

  /// Makes values known to code that runs outside of builds, such as actions.
  func publish(_ values: [ObjectIdentifier: any Sendable]) {
    let former = published.withLock { published in
      defer { published = values }
      return published
    }
    // Releasing application objects can run application code, so do it outside the lock.
    withExtendedLifetime(former) {}
  }

  /// Makes the values of a whole tree known; those around the place of a tree are known there.
  func publishTreeValues(_ environment: Environment) {
    if place == nil, environment.nearest != nil { publish(environment.values) }
  }

  /// Returns the value that the nearest component here or around provides, as of the newest
  /// generation.
  ///
  /// - Complexity: O(depth).
  func publishedValue(_ key: ObjectIdentifier) -> (any Sendable)? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.published.withLock({ $0?[key] }) { return value }
      scope = current.outer
    }
    return nil
  }
}
