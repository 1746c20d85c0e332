import AlidadeRender
import Synchronization

/// What survives the generations of one component: its identity, its state, its controller, and
/// what it has to do with the components around it.
///
/// The parts that are not locked belong to the build of the tree, of which one runs at a time.
final class Scope: Sendable {
  struct Details {
    /// The environment values that the last body read.
    var reads: Set<ObjectIdentifier> = []
    /// The environment values that hold inside.
    var provided: [ObjectIdentifier: any Sendable] = [:]
    /// Grows with each change of them.
    var version = 0
    /// Who takes messages from inside, by their types.
    var handlers: [ObjectIdentifier: any Sendable] = [:]
  }

  let identity = UnitIdentity.unique()
  /// The component around it in its tree, which is the same in all generations.
  let parent: Scope?
  /// Where its tree stands in another one, for what is around a whole tree; not kept alive, because
  /// the component there keeps the tree.
  private let place: ComponentPlace?
  /// Whom to tell of changes.
  let stale: StaleScopes
  let state: (any AnyStateCell)?
  let controller: (any ControllerRecord)?
  /// Whether there is a controller; cheaper to ask than for the controller itself.
  let hasController: Bool
  /// Whether the component catches what those inside it throw.
  let isBoundary: Bool

  /// Where the component is among its siblings, as a hint.
  // Proof: used only by builds of one tree, which follow each other under its lock.
  nonisolated(unsafe) var index = 0

  private let details = Mutex<Details?>(nil)

  init(
    parent: Scope?, stale: StaleScopes, state: (any AnyStateCell)?,
    controller: (any ControllerRecord)?, isBoundary: Bool = false, place: ComponentPlace? = nil
  ) {
    self.isBoundary = isBoundary
    self.place = place
    self.parent = parent
    self.stale = stale
    self.state = state
    self.controller = controller
    hasController = controller != nil
  }

  /// What the component remembers now.
  func state<C: Component>(for component: C) -> C.State {
    guard let state else { return component.initialState() }
    // Proof: a scope is found by the type of its component, which made the cell.
    return unsafeDowncast(state, to: StateCell<C.State>.self).state
  }

  /// Whether the component is inside another one, in the same tree.
  func isInside(_ other: Scope) -> Bool {
    var scope = parent
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }

  // MARK: - Environment

  /// The environment values that the last body read.
  var reads: Set<ObjectIdentifier> { details.withLock { $0?.reads ?? [] } }

  /// Forgets what was read, before the body is asked for anew.
  func forgetReads() {
    details.withLock { if $0 != nil { $0?.reads = [] } }
  }

  func noteRead(_ key: ObjectIdentifier) {
    details.withLock {
      $0 = $0 ?? Details()
      $0?.reads.insert(key)
    }
  }

  /// What the environment holds under a key here.
  func environmentValue<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    var scope: Scope? = self
    while let current = scope {
      // In two steps: nothing at all would pass for a value that is optional.
      if let value = current.provided(ObjectIdentifier(key)), let value = value as? Key.Value {
        return value
      }
      scope = current.around
    }
    return Key.defaultValue
  }

  /// What this scope itself provides under a key.
  func provided(_ key: ObjectIdentifier) -> (any Sendable)? {
    details.withLock { $0?.provided[key] }
  }

  func provide(_ value: (any Sendable)?, for key: ObjectIdentifier) {
    let version = Scope.lastVersion.wrappingAdd(1, ordering: .relaxed).newValue
    details.withLock { details in
      details = details ?? Details()
      details?.provided[key] = value
      details?.version = version
    }
  }

  /// Tells whether anything is provided otherwise than before, here and around.
  ///
  /// - Complexity: O(depth).
  var environmentVersion: Int {
    var version = 0
    var scope: Scope? = self
    while let current = scope {
      version = max(version, current.details.withLock { $0?.version ?? 0 })
      scope = current.around
    }
    return version
  }

  private static let lastVersion = Atomic<Int>(0)

  /// The component around it, also of another tree.
  var around: Scope? { parent ?? place?.scope }

  // MARK: - Messages

  func setHandler(_ handler: any Sendable, for type: ObjectIdentifier) {
    details.withLock {
      $0 = $0 ?? Details()
      $0?.handlers[type] = handler
    }
  }

  /// The nearest one who takes messages of a type, here or around.
  func handler(for type: ObjectIdentifier) -> (any Sendable)? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.details.withLock({ $0?.handlers[type] }) { return found }
      scope = current.around
    }
    return nil
  }
}
