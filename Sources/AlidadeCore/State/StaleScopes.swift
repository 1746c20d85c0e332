import Synchronization

/// The scopes of one tree whose state or surroundings changed since they were built.
///
/// Any thread.
final class StaleScopes: Sendable {
  private struct Contents {
    var scopes: [Scope] = []
    /// The most urgent lane that was told since the scopes were taken.
    var lane: UpdateLane?
    var hasChanged = false
    /// How many changes there were, and how many of them, the first ones, were shown on the main
    /// thread.
    var changeCount = 0
    var shownCount = 0
    /// How many controllers keep something that would be lost with the tree.
    var holdCount = 0
    /// Whether the tree is gone.
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  private let didBecomeStale: @Sendable (UpdateLane) -> Void
  private let showNow: @MainActor @Sendable () -> Void

  /// - Parameters:
  ///   - didBecomeStale: called, on any thread, when there is something to build, and again when it
  ///     becomes more urgent.
  ///   - showNow: builds and shows what is stale before it returns.
  init(
    didBecomeStale: @escaping @Sendable (UpdateLane) -> Void,
    showNow: @escaping @MainActor @Sendable () -> Void
  ) {
    self.didBecomeStale = didBecomeStale
    self.showNow = showNow
  }

  /// Whether something is to be built.
  var isEmpty: Bool { contents.withLock { $0.scopes.isEmpty } }

  /// Whether the state of any scope has ever changed.
  var hasChanged: Bool { contents.withLock { $0.hasChanged } }

  /// Whether a controller keeps something that would be lost with the tree.
  var isHeld: Bool { contents.withLock { $0.holdCount > 0 } }

  /// Notes that a controller keeps such a thing, or does so no longer.
  func hold(_ isHolding: Bool) {
    contents.withLock { $0.holdCount += isHolding ? 1 : -1 }
  }

  /// Notes a scope whose state changed.
  func insert(_ scope: Scope, _ lane: UpdateLane) {
    if note(scope, lane) { didBecomeStale(lane) }
  }

  /// Notes a scope whose state changed, to be shown with other immediate updates.
  func insert(_ scope: Scope, into updates: ImmediateUpdates) {
    if updates.add(self, show: showNow) {
      _ = note(scope, .nextFrame)
    } else {
      insert(scope, .nextFrame)
    }
  }

  /// Notes a scope whose state changed, and shows the change before it returns.
  @MainActor func insertAndShow(_ scope: Scope) {
    _ = note(scope, .nextFrame)
    ImmediateUpdates.showing(showNow)
  }

  /// How many changes there were so far.
  var changeCount: Int { contents.withLock { $0.changeCount } }

  /// Notes that the first changes, up to a number of them, are about to be shown.
  func noteShown(_ count: Int) {
    contents.withLock { $0.shownCount = max($0.shownCount, count) }
  }

  /// Shows what changed and was perhaps not shown yet, before it returns.
  @MainActor func showWhatWaits() {
    let isUnshown = contents.withLock { contents in
      defer { contents.shownCount = contents.changeCount }
      return contents.shownCount < contents.changeCount && !contents.isClosed
    }
    if isUnshown { ImmediateUpdates.showing(showNow) }
  }

  /// Forgets all scopes, and takes no more: the tree is gone.
  func close() {
    let scopes = contents.withLock { contents -> [Scope] in
      defer { contents.scopes = [] }
      contents.isClosed = true
      return contents.scopes
    }
    withExtendedLifetime(scopes) {}
  }

  /// Notes scopes again that were taken for a build that came to nothing.
  func putBack(_ scopes: [Scope]) {
    contents.withLock { $0.scopes += scopes }
  }

  /// Takes all scopes for a build.
  func take() -> [Scope] {
    contents.withLock { contents in
      defer {
        contents.scopes = []
        contents.lane = nil
      }
      return contents.scopes
    }
  }

  private func note(_ scope: Scope, _ lane: UpdateLane) -> Bool {
    contents.withLock { contents in
      if contents.isClosed { return false }
      contents.hasChanged = true
      contents.changeCount += 1
      contents.scopes.append(scope)
      if let told = contents.lane, told >= lane { return false }
      contents.lane = lane
      return true
    }
  }
}
