import Synchronization

/// The inputs of one tree, and who is to be told that they are not shown yet.
///
/// Every change of an input has a *revision*, larger than those before it. A build takes the inputs as
/// they are, and its result shows all changes up to their revision. Nothing is taken away from here
/// until a generation shows it, so a build that comes to nothing has nothing to put back.
///
/// Any thread; no call waits for a build.
final class PendingUpdates: Sendable {
  private struct Contents {
    var inputs: TreeInputs
    /// The newest revision that is to be shown in each lane.
    var nextFrameRevision = 0
    var backgroundRevision = 0
    /// The revision of the inputs that were taken last.
    var takenRevision = 0
    /// The most urgent lane that was announced since then.
    var announced: UpdateLane?
    /// The newest revision that is known to be on the screen.
    var shownRevision = 0
    var hasChangedState = false
    /// The number of controllers whose views would be lost with the tree.
    var holdCount = 0
    var isClosed = false

    /// Asks for the inputs as they are now to be shown.
    mutating func request(_ lane: UpdateLane) {
      switch lane {
      case .nextFrame: nextFrameRevision = inputs.revision
      case .background: backgroundRevision = inputs.revision
      }
    }
  }

  private let contents: Mutex<Contents>
  private let didBecomePending: @Sendable (UpdateLane) -> Void
  private let showNow: @MainActor @Sendable () -> Void

  /// - Parameters:
  ///   - inputs: the first inputs.
  ///   - didBecomePending: called, on any thread, when there is something to show, and again when it
  ///     becomes more urgent.
  ///   - showNow: shows everything before it returns.
  init(
    _ inputs: TreeInputs, didBecomePending: @escaping @Sendable (UpdateLane) -> Void,
    showNow: @escaping @MainActor @Sendable () -> Void
  ) {
    contents = Mutex(Contents(inputs: inputs))
    self.didBecomePending = didBecomePending
    self.showNow = showNow
  }

  // MARK: - Changes

  /// Notes that the state of a component changed, and announces it.
  func insert(_ scope: Scope, _ lane: UpdateLane) {
    if note(scope, lane) { didBecomePending(lane) }
  }

  /// Notes that the state of a component changed, to be shown with other immediate updates.
  func insert(_ scope: Scope, into updates: ImmediateUpdates) {
    if updates.add(self, show: showNow) {
      _ = note(scope, .nextFrame)
    } else {
      insert(scope, .nextFrame)
    }
  }

  /// Notes that the state of a component changed, and shows it before it returns.
  @MainActor func insertAndShow(_ scope: Scope) {
    _ = note(scope, .nextFrame)
    ImmediateUpdates.showing(showNow)
  }

  /// - Returns: `true` if the change is to be announced.
  private func note(_ scope: Scope, _ lane: UpdateLane) -> Bool {
    contents.withLock { contents in
      if contents.isClosed { return false }
      contents.hasChangedState = true
      // One entry serves all changes until the inputs are taken.
      if scope.changeRevision.load(ordering: .relaxed) <= contents.takenRevision {
        contents.inputs.revision += 1
        contents.inputs.append(scope)
        scope.changeRevision.store(contents.inputs.revision, ordering: .relaxed)
      }
      contents.request(lane)
      if let announced = contents.announced, announced >= lane { return false }
      contents.announced = lane
      return true
    }
  }

  /// Changes the inputs, without announcing it: the caller sees to it that they are shown.
  ///
  /// - Parameters:
  ///   - lane: the lane.
  ///   - change: changes the inputs; what it returns is released outside of all locks.
  func change<Former>(in lane: UpdateLane, _ change: (inout TreeInputs) -> Former) {
    let former = contents.withLock { contents -> Former? in
      if contents.isClosed { return nil }
      contents.inputs.revision += 1
      defer { contents.request(lane) }
      return change(&contents.inputs)
    }
    // Releasing application objects can run application code, so do it outside the lock.
    withExtendedLifetime(former) {}
  }

  /// Asks for everything to be shown again, although no input is another.
  func request(_ lane: UpdateLane) {
    change(in: lane) { _ in }
  }

  // MARK: - Builds

  /// Returns the inputs for a build.
  func take() -> TreeInputs {
    contents.withLock { contents in
      contents.takenRevision = contents.inputs.revision
      contents.announced = nil
      return contents.inputs
    }
  }

  /// Forgets the changes of state that a generation shows.
  func didBuild(_ revision: Int) {
    let gone = contents.withLock { contents in contents.inputs.removeChanges(upTo: revision) }
    withExtendedLifetime(gone) {}
  }

  /// Notes that a generation is on the screen.
  func didShow(_ revision: Int) {
    contents.withLock { $0.shownRevision = max($0.shownRevision, revision) }
  }

  /// Returns the lane in which something newer than a revision is to be shown; `nil` if there is
  /// nothing newer.
  func lane(after revision: Int) -> UpdateLane? {
    contents.withLock { contents in
      if contents.nextFrameRevision > revision { return .nextFrame }
      return contents.backgroundRevision > revision ? .background : nil
    }
  }

  /// Shows everything that is not known to be on the screen, before it returns.
  @MainActor func flush() {
    let isHidden = contents.withLock {
      max($0.nextFrameRevision, $0.backgroundRevision) > $0.shownRevision && !$0.isClosed
    }
    if isHidden { ImmediateUpdates.showing(showNow) }
  }

  // MARK: - The tree

  /// A Boolean value that is `true` if the state of any component has ever changed.
  var hasChangedState: Bool { contents.withLock { $0.hasChangedState } }

  /// A Boolean value that is `true` if a controller has a view that would be lost with the tree.
  var isHeld: Bool { contents.withLock { $0.holdCount > 0 } }

  /// Notes that a controller has such a view, or has it no longer.
  func hold(_ isHolding: Bool) {
    contents.withLock { $0.holdCount += isHolding ? 1 : -1 }
  }

  /// Releases all inputs and takes no more.
  func close() {
    let gone = contents.withLock { contents in
      contents.isClosed = true
      return contents.inputs.clear()
    }
    withExtendedLifetime(gone) {}
  }
}
