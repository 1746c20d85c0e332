import AlidadeRender
import Synchronization

/// What the builds of one generation share: the one before the layout, and those of contents that
/// are built during it.
// Proof: the work on one tree happens under its lock, one piece after another, and only that work
// uses the session. Nothing that is done to a property below calls back while it is being changed,
// so what each component looks at is not checked for exclusive access.
final class BuildSession: @unchecked Sendable {
  /// The session of the current thread, while a tree is built or laid out.
  @TaskLocal static var current: BuildSession?

  /// Why nothing more is built.
  enum Stop {
    /// Something more urgent waits.
    case interrupted
    /// A body threw, and no boundary has caught it yet.
    case failed(any Error, path: [ComponentType])
  }

  let stale: StaleScopes
  let links: ActionLinks
  /// Whether it is noted why components are built.
  let recordsRebuilds: Bool
  /// Whether something more urgent waits.
  private let isInterrupted: @Sendable () -> Bool

  @exclusivity(unchecked) private(set) var stop: Stop?
  /// The number of components built.
  @exclusivity(unchecked) var builtCount = 0
  /// The number of components kept from the generation before without looking into them.
  @exclusivity(unchecked) var keptCount = 0
  /// Controllers whose components are new or other ones.
  @exclusivity(unchecked) private(set) var prepared: [(scope: Scope, component: any Component)] = []
  /// Whether something with a controller may be gone.
  @exclusivity(unchecked) var mayHaveRemoved = false
  private(set) var rebuilds: [Rebuild] = []
  /// Scopes that a build made which came to nothing, for the next.
  @exclusivity(unchecked) private var orphans: [Orphan: Scope]
  @exclusivity(unchecked) private var made: [(orphan: Orphan, scope: Scope)] = []
  /// What knows of the generation before as long as this one is built and laid out.
  var followers: [LayoutCache] = []
  /// Whether its outcome counts, or came to nothing; contents are built even later.
  private var isFinished = false
  /// The component in whose content, which is built during the layout, a body threw.
  private var failedScope: Scope?
  private var failures: [ObjectIdentifier: Failure] = [:]
  private var undoes: [(scope: Scope, action: () -> Void)] = []
  private var commits: [() -> Void] = []
  /// The scopes whose state changed.
  private var forced: Set<ObjectIdentifier> = []
  /// The scopes inside each scope on the way to one whose state changed.
  private var visits: [ObjectIdentifier: [Scope]] = [:]

  /// The place of a component that no generation has had yet.
  struct Orphan: Hashable {
    let parent: ObjectIdentifier?
    let type: ComponentType
    let key: ComponentKey?
    /// Where it is among its siblings, if no key tells it from them.
    let place: Int
  }

  /// An error that a body threw, with the components around that body.
  typealias Failure = (error: any Error, path: [ComponentType])

  init(
    stale: StaleScopes, changed: [Scope], orphans: [Orphan: Scope], recordsRebuilds: Bool,
    actionsBefore: Int = 0,
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.stale = stale
    links = ActionLinks(comparedWith: actionsBefore)
    self.orphans = orphans
    self.recordsRebuilds = recordsRebuilds
    self.isInterrupted = isInterrupted
    for scope in changed { force(scope) }
  }

  /// Sees to it that a component is built anew.
  func force(_ scope: Scope) {
    if forced.insert(ObjectIdentifier(scope)).inserted { plan(scope) }
  }

  private func plan(_ changed: Scope) {
    var scope = changed
    while let parent = scope.parent {
      let known = visits[ObjectIdentifier(parent), default: []]
      if known.contains(where: { $0 === scope }) { return }
      visits[ObjectIdentifier(parent), default: []].append(scope)
      scope = parent
    }
  }

  // MARK: - What is to be built

  /// Whether the state of a scope changed.
  func isForced(_ scope: Scope) -> Bool { forced.contains(ObjectIdentifier(scope)) }

  /// The scopes directly inside one in which something changed.
  func scopesToVisit(in scope: Scope) -> [Scope] { visits[ObjectIdentifier(scope)] ?? [] }

  // MARK: - Stopping

  /// Whether nothing more is to be built or laid out.
  var isStopped: Bool {
    if stop != nil { return true }
    if isInterrupted() { stop = .interrupted }
    return stop != nil
  }

  /// Whether a body threw, and no boundary has caught the error yet.
  var hasFailed: Bool {
    if case .failed = stop { true } else { false }
  }

  /// Stops, because a body threw.
  func fail(_ error: any Error, path: [ComponentType], in scope: Scope?) {
    if stop != nil { return }
    stop = .failed(error, path: path)
    failedScope = scope
  }

  /// The error that the boundary with a scope is to catch, which then goes on.
  ///
  /// What was built inside the boundary comes to nothing.
  func catchError(at boundary: Scope) -> Failure? {
    if let failure = failures[ObjectIdentifier(boundary)] { return failure }
    guard case .failed(let error, let path) = stop else { return nil }
    stop = nil
    forget(inside: boundary)
    return (error, path)
  }

  /// Whether the boundary with a scope is to catch what a content in it threw during the layout.
  func hasFailure(at boundary: Scope) -> Bool { failures[ObjectIdentifier(boundary)] != nil }

  /// Hands an error that a body threw during the layout to the nearest boundary around it, which is
  /// then to be built anew.
  ///
  /// - Returns: whether there is a boundary, other than those that have caught an error of this
  ///   layout before.
  func passErrorToBoundary() -> Bool {
    guard case .failed(let error, let path) = stop else { return false }
    var scope = failedScope
    while let current = scope {
      scope = current.parent
      guard current.isBoundary, failures[ObjectIdentifier(current)] == nil else { continue }
      failures[ObjectIdentifier(current)] = (error, path)
      stop = nil
      forget(inside: current)
      force(current)
      return true
    }
    return false
  }

  private func forget(inside boundary: Scope) {
    prepared.removeAll { $0.scope.isInside(boundary) }
    for undo in undoes.reversed() where undo.scope.isInside(boundary) { undo.action() }
    undoes.removeAll { $0.scope.isInside(boundary) }
  }

  // MARK: - What follows

  /// Notes a component with a controller that is new or another one.
  ///
  /// - Parameter place: the number of those noted before what is inside it.
  func prepare(_ component: any Component, in scope: Scope, at place: Int? = nil) {
    prepared.insert((scope, component), at: place ?? prepared.count)
  }

  /// Lets the layout of a node begin with that of the generation before.
  func follow(_ node: ComponentNode, _ previous: ComponentNode?) -> ComponentNode {
    guard !isFinished, let previous, !node.children.isEmpty, !node.isTransparent,
      node.cache !== previous.cache
    else { return node }
    node.cache.follow(previous)
    followers.append(node.cache)
    return node
  }

  func note(_ rebuild: Rebuild) { rebuilds.append(rebuild) }

  /// Remembers a new scope, in case the build comes to nothing.
  func remember(_ scope: Scope, at orphan: Orphan) { made.append((orphan, scope)) }

  /// The scope that a build made for the same component which came to nothing.
  func takeOrphan(_ orphan: Orphan) -> Scope? {
    orphans.isEmpty ? nil : orphans.removeValue(forKey: orphan)
  }

  /// The scopes for the next build, if this one came to nothing.
  var orphansLeft: [Orphan: Scope] {
    orphans.merging(made.map { ($0.orphan, $0.scope) }) { _, new in new }
  }

  /// Does something when the generation counts.
  func onCommit(_ action: @escaping () -> Void) { commits.append(action) }

  /// Takes something back when the generation comes to nothing.
  func onUndo(in scope: Scope, _ action: @escaping () -> Void) { undoes.append((scope, action)) }

  /// The generation counts.
  func commit() {
    links.follow()
    for commit in commits { commit() }
    finish()
  }

  /// The generation comes to nothing.
  func undo() {
    for undo in undoes.reversed() { undo.action() }
    finish()
  }

  /// Lets go of the generation before, which this one is laid out without from now on.
  func forgetPredecessors() {
    for follower in followers { follower.follow(nil) }
    followers = []
  }

  private func finish() {
    isFinished = true
    links.truncate(to: 0)
    commits = []
    undoes = []
    made = []
    orphans = [:]
    failures = [:]
    failedScope = nil
    forced = []
    visits = [:]
  }
}
