import AlidadeLayout
import AlidadeRender

/// The newest generation of a tree, and the values passed from one piece of work to the next.
struct TreeState {
  /// The state that work starts with.
  struct Base {
    let generation: Generation
    /// The scopes of unfinished work, so that no state is initialized twice.
    let unfinished: [SiblingName: Scope]
    /// The scopes of a generation that was forgotten.
    let remembered: [SiblingName: Scope]
    let restoration: StateRestoration?
    /// The nodes whose layout caches refer to the previous generation, because the newest one isn't
    /// laid out yet.
    let followers: [ComponentNode]
    /// The revision of the inputs with which a build failed.
    let failedRevision: Int?
    let stores: [ObjectIdentifier: SubscribedStore]
    /// The number of times that work had changed `stores`.
    let storesChangeCount: Int
    let recordsRebuilds: Bool
    let isClosed: Bool
  }

  /// The most recently flattened tree, so that the same layout on the same pixel grid isn't
  /// flattened again.
  struct Flattened: Sendable {
    let layout: Layout
    let grid: PixelGrid
    let isIncremental: Bool
    let renderTree: RenderTree
  }

  /// The outcome of an attempt.
  enum Outcome {
    case published(Generation)
    /// Another generation was published in the meantime.
    case overtaken
    /// More urgent work is waiting.
    case interrupted
    case failed(any Error, path: [ComponentType])
  }

  private(set) var generation = Generation()
  private var unfinished: [SiblingName: Scope] = [:]
  private(set) var remembered: [SiblingName: Scope] = [:]
  /// The saved states that the components of the first generation begin with.
  var restoration: StateRestoration?
  /// A Boolean value that is `true` if any component was ever asked for its initial state.
  private(set) var hasHadState = false
  private var followers: [ComponentNode] = []
  private var failedRevision: Int?
  /// The parts of stores on which the failure of the last build depends.
  private var failedReads: [StoreRead] = []
  /// The stores that components of the newest generation may read.
  private var stores: [ObjectIdentifier: SubscribedStore] = [:]
  /// The number of times that work has changed `stores`.
  ///
  /// If the number has changed since work began, other work has ended in the meantime. Comparing
  /// the stores isn't enough: they may be the same as before, although that work created contents
  /// from older states.
  private var storesChangeCount = 0
  /// The revision of the newest inputs that were taken into account, successfully or not.
  private(set) var attemptedRevision = 0
  /// A Boolean value that is `true` if the tree is closed, and nothing is built anymore.
  private(set) var isClosed = false
  var recordsRebuilds = false
  private(set) var rebuilds: [Rebuild] = []
  /// The components of all builds, collected for a test; `nil` if no test collects them.
  var collectedRebuilds: [Rebuild]?
  /// The changes that controllers haven't been notified of yet.
  private(set) var lifecycle: [TreeLifecycle] = []
  private(set) var flattened: Flattened?
  /// Unused objects that take a while to release.
  private var retired: [any Sendable] = []
  private var builtCount = 0
  private var keptCount = 0

  var base: Base {
    Base(
      generation: generation, unfinished: unfinished, remembered: remembered,
      restoration: restoration, followers: followers,
      failedRevision: failedRevision, stores: stores, storesChangeCount: storesChangeCount,
      recordsRebuilds: recordsRebuilds, isClosed: isClosed)
  }

  /// The reads that decide if a change of a store requires a build: those of the last build if it
  /// failed; otherwise, those of the newest generation.
  var readers: (failed: [StoreRead], root: ComponentNode?) {
    failedRevision == nil ? ([], generation.root) : (failedReads, nil)
  }

  /// Publishes the generation of an attempt, if the attempt succeeded.
  ///
  /// - Parameter failedReads: the reads on which the failure of the attempt depends.
  mutating func conclude(_ attempt: Attempt, failedReads: [StoreRead]) -> Outcome {
    let session = attempt.session
    session.end()
    retired += session.takeReplacedNodes()
    builtCount += session.builtCount
    keptCount += session.keptCount
    if session.hasMadeState { hasHadState = true }
    if isClosed != attempt.base.isClosed || generation.number != attempt.base.generation.number {
      keepParts(of: session)
      return .overtaken
    }
    if session.stop == nil {
      attemptedRevision = max(attemptedRevision, attempt.inputs.revision)
      publish(attempt)
      return .published(generation)
    }
    keepParts(of: session)
    followers = []
    retire(unfinished)
    unfinished = session.scopesToKeep
    guard case .failed(let error, let path) = session.stop else { return .interrupted }
    failedRevision = attempt.inputs.buildRevision
    retired.append(self.failedReads)
    self.failedReads = failedReads
    attemptedRevision = max(attemptedRevision, attempt.inputs.revision)
    return .failed(error, path: path)
  }

  private mutating func publish(_ attempt: Attempt) {
    let session = attempt.session
    if attempt.isLaidOut {
      generation.layoutFailure = attempt.layoutFailure
      session.forgetPredecessors()
      // Components that aren't in this generation have been removed.
      if attempt.root != nil, !remembered.isEmpty {
        retire(remembered)
        remembered = [:]
      }
      if attempt.root != nil, let restoration {
        retired.append(restoration)
        self.restoration = nil
      }
    }
    followers = session.followers
    let isOtherRoot = attempt.root !== generation.root
    if recordsRebuilds, isOtherRoot || !session.rebuilds.isEmpty { rebuilds = session.rebuilds }
    collectedRebuilds?.append(contentsOf: session.rebuilds)
    if isOtherRoot || attempt.hasOtherComponent { generation.number += 1 }
    if let root = generation.root, isOtherRoot { retired.append(root) }
    generation.root = attempt.root
    if attempt.hasChanges {
      retire(unfinished)
      unfinished = [:]
      failedRevision = nil
      if !failedReads.isEmpty { retired.append(failedReads) }
      failedReads = []
      if generation.environment.nearest != nil { retired.append(generation.environment) }
      generation.revision = attempt.inputs.revision
      generation.causeCount = session.causeCount
      generation.animation = attempt.inputs.animation
      generation.componentRevision = attempt.inputs.componentRevision
      generation.environment = attempt.inputs.environment
    }
    if session.builtCount + session.keptCount > 0 {
      generation.actionCount = session.links.actionsBefore
    }
    takeStores(of: attempt)
    if generation.root?.hasControllers == true { generation.hasHadControllers = true }
    let entry = TreeLifecycle(session, root: generation.root, generation: generation.number)
    if !entry.isEmpty { retired += TreeLifecycle.add(entry, to: &lifecycle) }
  }

  /// Keeps the parts of work that isn't published that the newest generation may contain: deferred
  /// contents.
  private mutating func keepParts(of session: BuildSession) {
    keepStores(of: session)
    session.forgetPredecessors()
  }

  /// Takes over the stores of work that is published.
  private mutating func takeStores(of attempt: Attempt) {
    let previous = stores
    stores = attempt.session.stores.stores
    if storesChangeCount != attempt.base.storesChangeCount {
      // Other work ended in the meantime, and may have left contents created from other states.
      stores.merge(previous) { own, _ in own }
      forgetStoreRevisions()
    } else if !attempt.agreesWithStores {
      for (identity, store) in previous { stores[identity]?.revision = store.revision }
    }
    storesChangeCount += 1
    guard attempt.isLaidOut, !stores.isEmpty else { return }
    // Deferred contents may read any of them.
    var keys = generation.root?.reads ?? []
    if keys.contains(EnvironmentReads.anything) { return }
    keys.formUnion(failedReads.map { ObjectIdentifier($0.store) })
    stores = stores.filter { keys.contains($0.key) }
  }

  /// Stays subscribed to the stores of work that isn't published: the work may have left deferred
  /// contents in the newest generation, and reads that have to be tried again.
  private mutating func keepStores(of session: BuildSession) {
    if isClosed || session.readings.isEmpty { return }
    stores.merge(session.stores.stores) { $1 }
    forgetStoreRevisions()
    storesChangeCount += 1
  }

  /// Makes the next work compare all reads.
  private mutating func forgetStoreRevisions() {
    for identity in stores.keys { stores[identity]?.revision = nil }
  }

  /// Keeps scopes for the next result: releasing them can run application code, which must not
  /// happen here, where the state is locked.
  private mutating func retire(_ scopes: [SiblingName: Scope]) {
    if !scopes.isEmpty { retired.append(scopes) }
  }

  // MARK: - Results

  /// Stores a flattened tree, and returns the result of the work.
  mutating func result(
    _ flat: Flattened, of made: Generation, _ revision: Int
  ) -> ComponentTree.Result {
    if let flattened, flattened.layout !== flat.layout { retired.append(flattened) }
    flattened = flat
    defer { (builtCount, keptCount, retired) = (0, 0, []) }
    return ComponentTree.Result(
      renderTree: flat.renderTree, builtCount: builtCount, keptCount: keptCount,
      generation: made.number, animation: made.animation, hasHadControllers: made.hasHadControllers,
      revision: revision,
      retired: retired)
  }

  /// Removes and returns the unused objects.
  mutating func takeRetired() -> [any Sendable] {
    defer { retired = [] }
    return retired
  }

  /// Removes and returns the changes for controllers up to a generation.
  mutating func takeLifecycle(upTo generation: Int) -> [TreeLifecycle] {
    let due = lifecycle.prefix { $0.generation <= generation }
    if due.isEmpty { return [] }
    defer { lifecycle.removeFirst(due.count) }
    return Array(due)
  }

  /// Forgets the newest generation and everything with it, except some scopes.
  ///
  /// - Parameters:
  ///   - scopes: the scopes of the generation that have state or a controller, with their
  ///     ancestors.
  ///   - number: the number of the generation.
  /// - Returns: the former state, to be released outside all locks; `nil` if there is no
  ///   generation, or a newer one.
  mutating func forget(exceptFor scopes: [SiblingName: Scope], of number: Int) -> TreeState? {
    guard generation.number == number, generation.root != nil else { return nil }
    let previous = self
    self = TreeState()
    generation.number = number + 1
    generation.revision = previous.generation.revision
    generation.animation = previous.generation.animation
    generation.actionCount = previous.generation.actionCount
    generation.hasHadControllers = previous.generation.hasHadControllers
    unfinished = previous.unfinished
    remembered = scopes
    restoration = previous.restoration
    hasHadState = true
    attemptedRevision = previous.attemptedRevision
    recordsRebuilds = previous.recordsRebuilds
    collectedRebuilds = previous.collectedRebuilds
    return previous
  }

  /// Removes everything.
  ///
  /// - Returns: the former state, to be released outside all locks.
  mutating func close() -> TreeState {
    let previous = self
    self = TreeState()
    generation.number = previous.generation.number
    isClosed = true
    return previous
  }
}
