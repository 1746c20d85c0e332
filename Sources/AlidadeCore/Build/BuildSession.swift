import AlidadeRender

/// One piece of work on a tree: takes a generation and inputs, and collects what belongs to the next
/// generation beside its nodes.
///
/// Nothing that is collected is visible to anybody before the generation is published.
// Proof: only the thread that made the session uses it, as long as its token is open; a layout that
// outlives the work, or that another thread carries on, finds no session (`LayoutContext.session`).
//
// Proof (stop, builtCount, keptCount, prepared, mayHaveRemovedControllers, hasMadeState, unfinished,
// made): nothing that is done to one of them calls back while it is being changed. Each component goes
// through them.
final class BuildSession: @unchecked Sendable {
  /// The reason why nothing more is built.
  enum Stop {
    /// Something more urgent waits.
    case interrupted
    /// A body threw, and no boundary has caught the error yet.
    case failed(any Error, path: [ComponentType])
  }

  /// An error that a body threw, with the components around that body.
  typealias Failure = (error: any Error, path: [ComponentType])

  let token = BuildToken()
  /// The number of builds in a row that led to this one, each caused by nothing but the one before.
  let causeCount: Int
  let links: ActionLinks
  /// The updates of the tree, for scopes that are made.
  let updates: PendingUpdates
  /// A Boolean value that is `true` if the reasons for building components are recorded.
  let recordsRebuilds: Bool
  private let interruption: BuildInterruption

  @exclusivity(unchecked) private(set) var stop: Stop?
  /// The number of components built.
  @exclusivity(unchecked) var builtCount = 0
  /// The number of components kept from the previous generation without looking into them.
  @exclusivity(unchecked) var keptCount = 0
  /// The components with a controller that are new or have changed.
  @exclusivity(unchecked) private(set) var prepared: [(scope: Scope, component: any Component)] = []
  /// A Boolean value that is `true` if a component with a controller may be gone.
  @exclusivity(unchecked) var mayHaveRemovedControllers = false
  /// A Boolean value that is `true` if a component was asked for its initial state.
  @exclusivity(unchecked) var hasMadeState = false
  private(set) var rebuilds: [Rebuild] = []
  /// The values that components provide, to be made known with the generation.
  private(set) var publications: [(scope: Scope, key: ObjectIdentifier, value: any Sendable)] = []
  /// The layout caches of new nodes that know the nodes in their places in the previous generation.
  private(set) var followers: [LayoutCache] = []
  /// The scopes of a generation that was forgotten.
  private let remembered: [SiblingName: Scope]
  /// The scopes of earlier work that was not finished.
  @exclusivity(unchecked) private var unfinished: [SiblingName: Scope]
  @exclusivity(unchecked) private var made: [(name: SiblingName, scope: Scope)] = []
  /// The component in whose deferred content a body threw.
  private var failedScope: Scope?
  private var failures: [ObjectIdentifier: Failure] = [:]
  /// The scopes whose components are to be rebuilt.
  private var dirty: Set<ObjectIdentifier> = []
  /// The scopes inside each scope on the way to a dirty one.
  private var visits: [ObjectIdentifier: [Scope]] = [:]

  /// - Parameters:
  ///   - base: the state of the tree before.
  ///   - updates: the updates of the tree.
  ///   - changes: the components whose state changed.
  ///   - causeCount: the number of builds in a row that led to this one.
  ///   - interruption: tells whether something more urgent waits.
  init(
    _ base: TreeState.Base, _ updates: PendingUpdates, _ changes: [TreeInputs.Change],
    causeCount: Int, _ interruption: BuildInterruption
  ) {
    links = ActionLinks(token, comparedWith: base.generation.actionCount)
    self.updates = updates
    self.causeCount = causeCount
    self.interruption = interruption
    recordsRebuilds = base.recordsRebuilds
    unfinished = base.unfinished
    remembered = base.remembered
    // Those that were remembered may be there no longer.
    mayHaveRemovedControllers = !remembered.isEmpty && base.generation.hasHadControllers
    followers = base.followers
    for change in changes where change.revision > base.generation.revision {
      markDirty(change.scope)
    }
  }

  // MARK: - Dirty components

  /// Has a component rebuilt.
  func markDirty(_ scope: Scope) {
    if !dirty.insert(ObjectIdentifier(scope)).inserted { return }
    var scope = scope
    while let parent = scope.parent {
      let known = visits[ObjectIdentifier(parent), default: []]
      if known.contains(where: { $0 === scope }) { return }
      visits[ObjectIdentifier(parent), default: []].append(scope)
      scope = parent
    }
  }

  /// A Boolean value that is `true` if any component is dirty.
  var hasDirty: Bool { !dirty.isEmpty }

  /// Returns `true` if a component is to be rebuilt.
  func isDirty(_ scope: Scope) -> Bool { dirty.contains(ObjectIdentifier(scope)) }

  /// Returns the scopes directly inside one that lead to dirty components.
  func scopesToVisit(in scope: Scope) -> [Scope] { visits[ObjectIdentifier(scope)] ?? [] }

  // MARK: - Stopping

  /// A Boolean value that is `true` if nothing more is to be built or laid out.
  var isStopped: Bool {
    if stop != nil { return true }
    if interruption.isDue { stop = .interrupted }
    return stop != nil
  }

  /// A Boolean value that is `true` if a body threw, and no boundary has caught the error yet.
  var hasFailed: Bool {
    if case .failed = stop { true } else { false }
  }

  /// Stops, because a body threw.
  func fail(_ error: any Error, path: [ComponentType], in scope: Scope?) {
    if stop != nil { return }
    stop = .failed(error, path: path)
    failedScope = scope
  }

  /// Returns the error that a boundary is to catch, and goes on.
  ///
  /// What was collected inside the boundary is dropped.
  func catchError(at boundary: Scope) -> Failure? {
    if let failure = failures[ObjectIdentifier(boundary)] { return failure }
    guard case .failed(let error, let path) = stop else { return nil }
    stop = nil
    drop(inside: boundary)
    return (error, path)
  }

  /// Returns `true` if a boundary is to catch the error of a deferred content inside it.
  func hasFailure(at boundary: Scope) -> Bool { failures[ObjectIdentifier(boundary)] != nil }

  /// Hands the error of a deferred content to the nearest boundary around, which is then to be
  /// rebuilt.
  ///
  /// - Returns: `true` if there is a boundary that has not caught an error of this layout before.
  func passErrorToBoundary() -> Bool {
    guard case .failed(let error, let path) = stop else { return false }
    var scope = failedScope
    while let current = scope {
      scope = current.parent
      guard current.isBoundary, failures[ObjectIdentifier(current)] == nil else { continue }
      failures[ObjectIdentifier(current)] = (error, path)
      stop = nil
      drop(inside: current)
      markDirty(current)
      return true
    }
    return false
  }

  private func drop(inside boundary: Scope) {
    prepared.removeAll { $0.scope.isInside(boundary) }
    publications.removeAll { $0.scope.isInside(boundary) }
  }

  // MARK: - Collecting

  /// Adds a component with a controller that is new or has changed.
  ///
  /// - Parameter place: the number of those added before the ones inside it.
  func prepare(_ component: any Component, in scope: Scope, at place: Int? = nil) {
    prepared.insert((scope, component), at: place ?? prepared.count)
  }

  /// Adds a value to be made known with the generation.
  func publish(_ entry: Environment.Entry) {
    guard let provider = entry.provider else { return }
    publications.append((provider, entry.key, entry.value))
  }

  /// Lets the layout of a new node begin with that of its predecessor.
  func follow(_ node: ComponentNode, _ previous: ComponentNode?) -> ComponentNode {
    guard let previous, !node.children.isEmpty, !node.isTransparent, node.cache !== previous.cache
    else { return node }
    node.cache.follow(previous)
    followers.append(node.cache)
    return node
  }

  /// Adds the reason for building a component.
  func note(_ rebuild: Rebuild) { rebuilds.append(rebuild) }

  /// Adds a new scope.
  func add(_ scope: Scope, named name: SiblingName) { made.append((name, scope)) }

  /// Takes the scope that earlier work made for a component before it was given up.
  func takeUnfinished(_ name: SiblingName) -> Scope? {
    unfinished.isEmpty ? nil : unfinished.removeValue(forKey: name)
  }

  /// A Boolean value that is `true` if the previous generation was forgotten, but not what its
  /// components remember.
  var hasRemembered: Bool { !remembered.isEmpty }

  /// Returns the scope that a component had in a generation which was forgotten.
  func remembered(_ name: SiblingName) -> Scope? { remembered[name] }

  // MARK: - The end

  /// Ends the work.
  func end() { token.close() }

  /// The scopes for the next work, if this one is given up.
  ///
  /// - Complexity: O(components made).
  var scopesToKeep: [SiblingName: Scope] {
    if made.isEmpty { return unfinished }
    return unfinished.merging(made.map { ($0.name, $0.scope) }) { _, new in new }
  }

  /// Releases the previous generation; later layout passes no longer read its caches.
  func forgetPredecessors() {
    for follower in followers { follower.follow(nil) }
    followers = []
  }
}
