import AlidadeRender
import Synchronization

/// What the builds of one generation share: the one before the layout, and those of contents that
/// are built during it.
// Proof: the work on one tree happens under its lock, one piece after another, and only that work
// uses the session; the flag that is read elsewhere is atomic.
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
  let links = ActionLinks()
  /// Whether everything is built, whatever it is equal to.
  let isReload: Bool
  /// Whether it is noted why components are built.
  let recordsRebuilds: Bool
  /// Whether something more urgent waits.
  private let isInterrupted: @Sendable () -> Bool

  private(set) var stop: Stop?
  /// The number of components built.
  var builtCount = 0
  /// The number of components kept from the generation before without looking into them.
  var keptCount = 0
  /// Controllers whose components are new or other ones.
  private(set) var prepared: [(scope: Scope, component: any Component)] = []
  /// Whether something with a controller may be gone.
  var mayHaveRemoved = false
  private(set) var rebuilds: [Rebuild] = []
  /// Scopes that a build made which came to nothing, for the next.
  var orphans: [Orphan: Scope]
  private(set) var made: [Orphan: Scope] = [:]
  private var undoes: [() -> Void] = []
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
    let place: Int
  }

  init(
    stale: StaleScopes, changed: [Scope], orphans: [Orphan: Scope], isReload: Bool,
    recordsRebuilds: Bool, isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.stale = stale
    self.orphans = orphans
    self.isReload = isReload
    self.recordsRebuilds = recordsRebuilds
    self.isInterrupted = isInterrupted
    for scope in changed where forced.insert(ObjectIdentifier(scope)).inserted { plan(scope) }
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

  func fail(_ error: any Error, path: [ComponentType]) {
    if stop == nil { stop = .failed(error, path: path) }
  }

  /// The error that a boundary is to catch, which then goes on.
  func catchError() -> (any Error, path: [ComponentType])? {
    guard case .failed(let error, let path) = stop else { return nil }
    stop = nil
    return (error, path)
  }

  // MARK: - What follows

  /// Notes a component that is new or another one.
  func didBuild(_ scope: Scope, _ component: any Component) {
    builtCount += 1
    if scope.controller != nil { prepared.append((scope, component)) }
  }

  func note(_ rebuild: Rebuild) { rebuilds.append(rebuild) }

  func remember(_ scope: Scope, at orphan: Orphan) { made[orphan] = scope }

  /// Does something when the generation counts.
  func onCommit(_ action: @escaping () -> Void) { commits.append(action) }

  /// Takes something back when the generation comes to nothing.
  func onUndo(_ action: @escaping () -> Void) { undoes.append(action) }

  /// The generation counts.
  func commit() {
    links.follow()
    for commit in commits { commit() }
    finish()
  }

  /// The generation comes to nothing.
  func undo() {
    for undo in undoes.reversed() { undo() }
    finish()
  }

  private func finish() {
    links.truncate(to: 0)
    commits = []
    undoes = []
    made = [:]
    orphans = [:]
    forced = []
    visits = [:]
  }
}
