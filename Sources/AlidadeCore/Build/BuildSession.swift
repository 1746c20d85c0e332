import AlidadeRender

/// A piece of work on a tree, which takes a generation and inputs, and collects the parts of the
/// next generation other than its nodes.
///
/// The collected parts become visible only when the generation is published.
// Proof: only the thread that created the session uses it, as long as its token is open; a layout
// that outlives the work, or that another thread continues, finds no session
// (`LayoutContext.session`).
//
// Proof (stop, builtCount, keptCount, effects, mayHaveRemovedControllers, hasMadeState,
// unfinished, made): no operation on one of them calls back while it is being changed. They are
// exempt because every component uses them.
@usableFromInline final class BuildSession: @unchecked Sendable {
  /// The reason for ending the build.
  enum Stop {
    /// More urgent work is waiting.
    case interrupted
    /// A body threw an error that no boundary has caught yet.
    case failed(any Error, path: [ComponentType])
  }

  /// An error that a body threw, with the path to its component, and the parts of stores that the
  /// components inside the boundary have read.
  typealias Failure = (error: any Error, path: [ComponentType], reads: [StoreRead])

  let token = BuildToken()
  /// The number of consecutive builds that led to this one, each caused only by the previous one.
  let causeCount: Int
  let links: ActionLinks
  /// The updates of the tree, for new scopes.
  let updates: PendingUpdates
  /// A Boolean value that is `true` if the reasons for building components are recorded.
  let recordsRebuilds: Bool
  private let interruption: BuildInterruption
  /// The stores that components read.
  let stores: StoreSnapshots

  @exclusivity(unchecked) private(set) var stop: Stop?
  /// The number of components built.
  @exclusivity(unchecked) var builtCount = 0
  /// The number of components kept from the previous generation without visiting their content.
  @exclusivity(unchecked) var keptCount = 0
  /// The effects of the generation being built.
  @exclusivity(unchecked) var effects = BuildEffects()
  /// A Boolean value that is `true` if a component with a controller may have been removed.
  @exclusivity(unchecked) var mayHaveRemovedControllers = false
  /// A Boolean value that is `true` if a component was asked for its initial state.
  @exclusivity(unchecked) var hasMadeState = false
  private(set) var rebuilds: [Rebuild] = []
  /// The parts of stores that bodies have read.
  private(set) var readings: [(scope: Scope, reads: [StoreRead])] = []
  /// The new nodes whose layout caches refer to their nodes in the previous generation.
  private(set) var followers: [ComponentNode] = []
  /// The scopes of a generation that was forgotten.
  private let remembered: [SiblingName: Scope]
  /// The saved states that new components begin with.
  let restoration: StateRestoration?
  /// The scopes of earlier, unfinished work.
  @exclusivity(unchecked) private var unfinished: [SiblingName: Scope]
  @exclusivity(unchecked) private var made: [(name: SiblingName, scope: Scope)] = []
  /// The component whose body threw.
  private var failedScope: Scope?
  private var failures: [ObjectIdentifier: Failure] = [:]
  /// The boundaries that caught errors of deferred content.
  private(set) var failedBoundaries: [Scope] = []
  /// The nodes of boundaries that this work has replaced by nodes with newer content.
  private var replacedBoundaries: [(scope: Scope, node: ComponentNode)] = []
  /// The reasons for rebuilding components, by their scopes.
  private var dirty: [ObjectIdentifier: Rebuild.Reason] = [:]
  /// The child scopes on the paths to dirty scopes, by parent.
  private var visits: [ObjectIdentifier: [Scope]] = [:]
  /// The scopes among these.
  private var visited: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - base: the previous state of the tree.
  ///   - updates: the updates of the tree.
  ///   - stores: the stores that components read.
  ///   - changes: the components whose state changed.
  ///   - causeCount: the number of consecutive builds that led to this one.
  ///   - interruption: the condition under which the work gives way.
  init(
    _ base: TreeState.Base, _ updates: PendingUpdates, _ stores: StoreSnapshots,
    _ changes: [TreeInputs.Change],
    causeCount: Int, _ interruption: BuildInterruption
  ) {
    links = ActionLinks(token, comparedWith: base.generation.actionCount)
    self.updates = updates
    self.stores = stores
    self.causeCount = causeCount
    self.interruption = interruption
    recordsRebuilds = base.recordsRebuilds
    unfinished = base.unfinished
    remembered = base.remembered
    restoration = base.restoration
    // Components of the forgotten generation may no longer exist.
    mayHaveRemovedControllers = !remembered.isEmpty && base.generation.hasHadControllers
    followers = base.followers
    for change in changes where change.revision > base.generation.revision {
      markDirty(change.scope, .state)
    }
  }

  // MARK: - Dirty components

  /// Marks a component for rebuilding.
  func markDirty(_ scope: Scope, _ reason: Rebuild.Reason) {
    if dirty[ObjectIdentifier(scope)] != nil { return }
    dirty[ObjectIdentifier(scope)] = reason
    var scope = scope
    while let parent = scope.parent {
      if !visited.insert(ObjectIdentifier(scope)).inserted { return }
      visits[ObjectIdentifier(parent), default: []].append(scope)
      scope = parent
    }
  }

  /// A Boolean value that is `true` if any component is dirty.
  var hasDirty: Bool { !dirty.isEmpty }

  /// Returns `true` if a component has to be rebuilt.
  func isDirty(_ scope: Scope) -> Bool { dirty[ObjectIdentifier(scope)] != nil }

  /// Returns the reason for rebuilding a dirty component.
  func reason(for scope: Scope) -> Rebuild.Reason { dirty[ObjectIdentifier(scope)] ?? .state }

  /// Returns the child scopes of a scope that lead to dirty components.
  func scopesToVisit(in scope: Scope) -> [Scope] { visits[ObjectIdentifier(scope)] ?? [] }

  // MARK: - Stopping

  /// A Boolean value that is `true` if nothing more is built or laid out.
  var isStopped: Bool {
    if stop != nil { return true }
    if interruption.isDue { stop = .interrupted }
    return stop != nil
  }

  /// A Boolean value that is `true` if a body threw an error that no boundary has caught yet.
  var hasFailed: Bool {
    if case .failed = stop { true } else { false }
  }

  /// Stops the work, because a body threw.
  func fail(_ error: any Error, path: [ComponentType], in scope: Scope?) {
    if stop != nil { return }
    stop = .failed(error, path: path)
    failedScope = scope
  }

  /// Returns the error that a boundary has to catch, and resumes the work.
  ///
  /// Drops the effects of the components inside.
  ///
  /// - Parameter mark: the place at which building the boundary began.
  func catchError(at boundary: Scope, since mark: BuildEffects.Mark) -> Failure? {
    if let failure = failures[ObjectIdentifier(boundary)] { return failure }
    guard case .failed(let error, let path) = stop else { return nil }
    stop = nil
    discardEffects(after: mark)
    return (error, path, reads(inside: boundary))
  }

  /// Returns `true` if a boundary has to catch the error of deferred content inside it.
  func hasFailure(at boundary: Scope) -> Bool { failures[ObjectIdentifier(boundary)] != nil }

  /// Records the node of a boundary that newer content replaces, for the case that deferred content
  /// inside fails later in this work.
  func noteReplaced(_ node: ComponentNode, at boundary: Scope) {
    replacedBoundaries.append((boundary, node))
  }

  /// Returns the node of a boundary before this work replaced it; `nil` if it hasn't.
  func nodeReplaced(at boundary: Scope) -> ComponentNode? {
    replacedBoundaries.first { $0.scope === boundary }?.node
  }

  /// Removes and returns the nodes that this work has replaced, to be released by the caller.
  func takeReplacedNodes() -> [ComponentNode] {
    defer { replacedBoundaries = [] }
    return replacedBoundaries.map(\.node)
  }

  /// Passes the error of deferred content to the nearest enclosing boundary, which has to be
  /// rebuilt.
  ///
  /// - Returns: `true` if there is a boundary that hasn't caught an error of this layout before.
  func passErrorToBoundary() -> Bool {
    guard case .failed(let error, let path) = stop else { return false }
    var scope = failedScope
    while let current = scope {
      scope = current.parent
      guard current.isBoundary, failures[ObjectIdentifier(current)] == nil else { continue }
      failures[ObjectIdentifier(current)] = (error, path, reads(inside: current))
      failedBoundaries.append(current)
      stop = nil
      effects.remove(inside: current)
      markDirty(current, .state)
      return true
    }
    return false
  }

  private func reads(inside boundary: Scope) -> [StoreRead] {
    readings.flatMap { $0.scope.isInside(boundary) ? $0.reads : [] }
  }

  // MARK: - Collecting

  /// Adds the parts of stores that a body has read.
  func note(_ reads: [StoreRead], of scope: Scope) { readings.append((scope, reads)) }

  /// The place after everything that was collected so far.
  var mark: BuildEffects.Mark { effects.mark(linkCount: links.count) }

  /// Removes the effects collected after a place, because the components that they belong to are
  /// discarded.
  func discardEffects(after mark: BuildEffects.Mark) {
    effects.remove(after: mark)
    links.truncate(to: mark.linkCount)
  }

  /// Makes the layout cache of a new node start with the layouts of its predecessor.
  func follow(_ node: ComponentNode, _ previous: ComponentNode?) -> ComponentNode {
    guard let previous, !node.children.isEmpty, !node.isTransparent else { return node }
    node.cache.follow(previous)
    followers.append(node)
    return node
  }

  /// Records the reason for building a component.
  func note(_ rebuild: Rebuild) { rebuilds.append(rebuild) }

  /// Adds a new scope.
  func add(_ scope: Scope, named name: SiblingName) {
    // Enough for the components of a usual list row.
    if made.isEmpty { made.reserveCapacity(8) }
    made.append((name, scope))
  }

  /// Removes and returns the scope that earlier, abandoned work created for a component.
  func takeUnfinished(_ name: SiblingName) -> Scope? {
    unfinished.isEmpty ? nil : unfinished.removeValue(forKey: name)
  }

  /// A Boolean value that is `true` if there is state from before the previous generation: the
  /// scopes of a forgotten generation, or saved state.
  var hasPreviousState: Bool { !remembered.isEmpty || restoration != nil }

  /// Returns the scope of a component in a generation that was forgotten.
  func remembered(_ name: SiblingName) -> Scope? { remembered[name] }

  /// Creates the state of a new component: its saved or its initial one; returns `nil` if it has
  /// none.
  @inlinable func makeState<C: Component>(
    of component: C, _ slot: BuildSlot
  ) -> (any AnyStateCell)? {
    if C.State.self == NoState.self { return nil }
    return restoredState(of: slot, as: C.State.self) ?? StateCell(component.initialState())
  }

  /// Returns the saved state of a component; `nil` if there is none.
  ///
  /// Not inlined, because generic code looks up the types of optional values at run time, each
  /// time.
  @usableFromInline @inline(never) func restoredState<State>(
    of slot: BuildSlot, as type: State.Type
  ) -> StateCell<State>? {
    guard let index = slot.saved else { return nil }
    return restoration?.state(at: index, as: type).map { StateCell($0) }
  }

  // MARK: - The end

  /// Ends the work.
  func end() { token.close() }

  /// The scopes to keep for the next work, if this work is abandoned.
  ///
  /// - Complexity: O(new scopes).
  var scopesToKeep: [SiblingName: Scope] {
    if made.isEmpty { return unfinished }
    return unfinished.merging(made.map { ($0.name, $0.scope) }) { _, new in new }
  }

  /// Releases the previous generation; later layout passes no longer read its caches.
  func forgetPredecessors() {
    for follower in followers { follower.cache.follow(nil) }
    followers = []
  }
}
