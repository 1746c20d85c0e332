import AlidadeRender
import Synchronization

/// The inputs of one tree, with the callbacks that announce and show pending changes.
///
/// Every change of an input has a *revision*, larger than all previous ones. A build takes the
/// current inputs, and its result reflects all changes up to their revision. Changes are removed
/// only when a generation reflects them, so a failed build has nothing to restore.
///
/// Members that aren't isolated to the main actor can be used on any thread, and don't wait for a
/// build.
final class PendingUpdates: Sendable {
  private struct Contents {
    var inputs: TreeInputs
    /// The newest revision requested in each priority.
    var nextFrameRevision = 0
    var backgroundRevision = 0
    /// The most urgent priority announced since the inputs were taken.
    var announced: UpdatePriority?
    /// The newest revision that is known to be on the screen.
    var shownRevision = 0
    var hasChangedState = false
    /// A Boolean value that is `true` if the tree is shown, so that completions wait for what
    /// moves.
    var isShown = true
    /// The scheduler that calls completions while the tree isn't shown.
    weak var scheduler: (any WorkScheduler)?
    /// The number of controllers whose views would be lost with the tree.
    var holdCount = 0
    var isClosed = false
    /// The closures to call when revisions are shown.
    var completions: [(revision: Int, call: @Sendable () -> Void)] = []

    /// The revision of the newest change that is to be shown.
    var requestedRevision: Int { max(nextFrameRevision, backgroundRevision) }

    /// Removes and returns the closures for the revisions up to one.
    mutating func takeCompletions(upTo revision: Int) -> [@Sendable () -> Void] {
      if completions.isEmpty { return [] }
      let due = completions.filter { $0.revision <= revision }
      completions.removeAll { $0.revision <= revision }
      return due.map { $0.call }
    }

    /// Records the animation of a change; its completion doesn't wait if the tree isn't shown.
    mutating func animate(_ animation: Animation) {
      if isShown { return inputs.animate(animation) }
      if let scheduler { animation.completion?.attach(to: scheduler) }
      inputs.animate(animation.withoutCompletion)
    }

    /// Requests that the current inputs be shown.
    mutating func request(_ priority: UpdatePriority) {
      switch priority {
      case .nextFrame: nextFrameRevision = inputs.revision
      case .background: backgroundRevision = inputs.revision
      }
    }

    /// Returns the priority of the most urgent change after a revision; `nil` if there is none.
    func priority(after revision: Int) -> UpdatePriority? {
      if nextFrameRevision > revision { return .nextFrame }
      return backgroundRevision > revision ? .background : nil
    }
  }

  /// The record of a component's latest state change.
  private struct Note {
    /// The revision of the change's entry in the inputs.
    let revision: Int
    /// A Boolean value that is `true` if that revision is requested for the next frame.
    let isForNextFrame: Bool
    /// A Boolean value that is `true` if a build caused the change, so that a change with another
    /// cause has to be recorded, too.
    let isCausedByBuild: Bool

    init(revision: Int, isForNextFrame: Bool, isCausedByBuild: Bool) {
      self.revision = revision
      self.isForNextFrame = isForNextFrame
      self.isCausedByBuild = isCausedByBuild
    }

    init(of scope: Scope) {
      let word = scope.changeNote.load(ordering: .relaxed)
      self.init(
        revision: word >> 2, isForNextFrame: word & 1 != 0, isCausedByBuild: word & 2 != 0)
    }

    func store(in scope: Scope) {
      let flags = (isForNextFrame ? 1 : 0) | (isCausedByBuild ? 2 : 0)
      scope.changeNote.store(revision << 2 | flags, ordering: .relaxed)
    }
  }

  private let contents: Mutex<Contents>
  /// The animation of the result that is being mounted; `nil` if it has none, or if nothing is
  /// being mounted.
  @MainActor var mountingAnimation: Animation?
  /// The images of the tree.
  let images = Mutex(TreeImages())
  /// The revision of the inputs taken last; changed while `contents` is locked.
  private let takenRevision = Atomic<Int>(0)
  private let didBecomePending: @Sendable (UpdatePriority) -> Void
  private let showNow: @MainActor @Sendable () -> Void

  /// - Parameters:
  ///   - inputs: the first inputs.
  ///   - didBecomePending: called, on any thread, when there is something to show, and again when
  ///     it becomes more urgent.
  ///   - showNow: shows everything before it returns.
  init(
    _ inputs: TreeInputs, didBecomePending: @escaping @Sendable (UpdatePriority) -> Void,
    showNow: @escaping @MainActor @Sendable () -> Void
  ) {
    contents = Mutex(Contents(inputs: inputs))
    self.didBecomePending = didBecomePending
    self.showNow = showNow
  }

  // MARK: - Changes

  /// Records that a component has to be built, and announces the change.
  func insert(_ scope: Scope, _ priority: UpdatePriority, _ animation: Animation? = nil) {
    if note(scope, priority, animation) { didBecomePending(priority) }
  }

  /// Records that the state in a component's cell changed, and announces the change.
  ///
  /// This method takes no lock if an earlier change is recorded that no build has taken, so that
  /// threads that constantly change one state don't wait for each other; an animation is recorded
  /// in any case.
  func insertChanged(_ scope: Scope, _ priority: UpdatePriority, _ animation: Animation?) {
    if animation != nil || !isNoted(scope, priority) { insert(scope, priority, animation) }
  }

  /// Returns `true` if an earlier change of a component is recorded with at least this priority,
  /// and no build has taken it.
  ///
  /// This method takes no lock.
  func isNoted(_ scope: Scope, _ priority: UpdatePriority) -> Bool {
    let note = Note(of: scope)
    let isNoted =
      note.revision > takenRevision.load(ordering: .relaxed)
      && (!note.isCausedByBuild || UpdateCause.countHere > 0)
    // No change is lost. A build stores the revision that it takes, and then reads the state under
    // the lock of the cell. If it reads the state before this change, it has held that lock before
    // the thread that stored the change, so that thread reads the build's revision here, and
    // records the change again. The order of the lock suffices for that.
    return isNoted && (note.isForNextFrame || priority == .background)
  }

  /// Returns `true` if any earlier change of a component is recorded that no build has taken.
  func isNoted(_ scope: Scope) -> Bool {
    Note(of: scope).revision > takenRevision.load(ordering: .relaxed)
  }

  /// Records that the state of a component changed, to be shown with other immediate updates.
  func insert(_ scope: Scope, into updates: ImmediateUpdates, _ animation: Animation?) {
    if updates.add(self, show: showNow) {
      _ = note(scope, .nextFrame, animation)
    } else {
      insert(scope, .nextFrame, animation)
    }
  }

  /// Records that the state of a component changed, and shows the change before returning.
  @MainActor func insertAndShow(_ scope: Scope, _ animation: Animation?) {
    _ = note(scope, .nextFrame, animation)
    ImmediateUpdates.showing(showNow)
  }

  /// - Returns: `true` if the change has to be announced.
  private func note(
    _ scope: Scope, _ priority: UpdatePriority, _ animation: Animation?
  ) -> Bool {
    let causes = UpdateCause.countHere
    return contents.withLock { contents in
      if contents.isClosed { return false }
      contents.inputs.addCause(causes)
      contents.hasChangedState = true
      if let animation { contents.animate(animation) }
      var revision = Note(of: scope).revision
      // One entry covers all changes until the inputs are taken.
      if revision <= takenRevision.load(ordering: .relaxed) {
        contents.inputs.revision += 1
        contents.inputs.append(scope)
        revision = contents.inputs.revision
      }
      contents.request(priority)
      let isMoreUrgent = contents.announced.map { $0 < priority } ?? true
      if isMoreUrgent { contents.announced = priority }
      Note(
        revision: revision,
        isForNextFrame: contents.announced == .nextFrame && contents.nextFrameRevision >= revision,
        isCausedByBuild: contents.inputs.causes != 0
      ).store(in: scope)
      return isMoreUrgent
    }
  }

  /// Changes the inputs without announcing the change; the caller ensures that the inputs are
  /// shown.
  ///
  /// - Parameters:
  ///   - priority: the priority.
  ///   - animation: the animation of the change; `nil` to show it immediately.
  ///   - change: changes the inputs; its result is released outside all locks.
  func change<Previous>(
    priority: UpdatePriority, _ animation: Animation? = nil,
    _ change: (inout TreeInputs) -> Previous
  ) {
    let causes = UpdateCause.countHere
    let previous = contents.withLock { contents -> Previous? in
      if contents.isClosed { return nil }
      contents.inputs.addCause(causes)
      if let animation { contents.animate(animation) }
      contents.inputs.revision += 1
      defer { contents.request(priority) }
      return change(&contents.inputs)
    }
    // Releasing application objects can run application code, so do it outside the lock.
    withExtendedLifetime(previous) {}
  }

  /// Records a change of something other than the inputs, such as the size, so that its
  /// consequences aren't attributed to builds alone.
  func noteCause() {
    let causes = UpdateCause.countHere
    contents.withLock { $0.inputs.addCause(causes) }
  }

  /// Requests that everything be shown again, although no input has changed.
  func request(_ priority: UpdatePriority) {
    change(priority: priority) { _ in }
  }

  // MARK: - Builds

  /// Returns the inputs for a build.
  func take() -> TreeInputs {
    contents.withLock { contents in
      takenRevision.store(contents.inputs.revision, ordering: .relaxed)
      contents.announced = nil
      defer { contents.inputs.clearCauses() }
      return contents.inputs
    }
  }

  /// Removes the state changes that a generation reflects.
  func didBuild(_ revision: Int) {
    let gone = contents.withLock { contents in contents.inputs.removeChanges(upTo: revision) }
    withExtendedLifetime(gone) {}
  }

  /// Records that a generation is on the screen.
  func didShow(_ revision: Int) {
    let due = contents.withLock { contents in
      contents.shownRevision = max(contents.shownRevision, revision)
      return contents.takeCompletions(upTo: contents.shownRevision)
    }
    for call in due { call() }
  }

  /// Records whether the tree is shown.
  ///
  /// - Returns: the completion of the changes that aren't mounted, if they aren't shown; to be
  ///   released by the caller.
  func setShown(_ isShown: Bool, _ scheduler: (any WorkScheduler)?) -> MotionCompletion? {
    contents.withLock { contents in
      contents.isShown = isShown
      if isShown { return nil }
      contents.scheduler = scheduler
      let completion = contents.inputs.animation?.takeCompletion()
      if let scheduler { completion?.attach(to: scheduler) }
      return completion
    }
  }

  /// Returns the priority of the most urgent change after a revision; `nil` if there is no such
  /// change.
  func priority(after revision: Int) -> UpdatePriority? {
    contents.withLock { $0.priority(after: revision) }
  }

  /// The priority of the most urgent change that isn't known to be on the screen; `nil` if there is
  /// no such change.
  var pendingPriority: UpdatePriority? {
    contents.withLock { $0.isClosed ? nil : $0.priority(after: $0.shownRevision) }
  }

  /// Calls a closure when all changes so far are about to be mounted, or never will be, because the
  /// tree was closed.
  ///
  /// - Parameter completion: called on any thread; before this call returns if nothing is pending.
  private func whenShown(_ completion: @escaping @Sendable () -> Void) {
    let isShown = contents.withLock { contents in
      let revision = contents.requestedRevision
      if contents.isClosed || contents.shownRevision >= revision { return true }
      contents.completions.append((revision: revision, call: completion))
      return false
    }
    if isShown { completion() }
  }

  /// Calls a closure when all changes so far of several trees are on the screen.
  ///
  /// - Parameters:
  ///   - trees: a tree and the enclosing trees, from the inside out, whose changes cause others in
  ///     the trees inside them.
  ///   - scheduler: calls the closure in a later turn of the main loop if changes are pending.
  ///   - completion: the closure; also called if a tree was closed.
  @MainActor static func whenShown(
    _ trees: [PendingUpdates], on scheduler: any WorkScheduler,
    _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    guard let index = trees.lastIndex(where: { $0.pendingPriority != nil }) else {
      return completion()
    }
    trees[index].whenShown {
      scheduler.runOnMain {
        PendingUpdates.whenShown(Array(trees[..<index]), on: scheduler, completion)
      }
    }
  }

  /// Shows everything that isn't known to be on the screen, before returning.
  @MainActor func flush() {
    if pendingPriority != nil { ImmediateUpdates.showing(showNow) }
  }

  // MARK: - The tree

  /// The scope of the component that mounts the tree; `nil` if there is none, or no longer.
  var parentScope: Scope? { contents.withLock { $0.inputs.parent }?.scope }

  /// A Boolean value that is `true` if the state of any component has ever changed, or was
  /// restored.
  var hasChangedState: Bool { contents.withLock { $0.hasChangedState } }

  /// Notes that components begin with saved states.
  func noteRestoration() { contents.withLock { $0.hasChangedState = true } }

  /// A Boolean value that is `true` if a controller has a view that would be lost with the tree.
  var isHeld: Bool { contents.withLock { $0.holdCount > 0 } }

  /// Records that a controller has a view that would be lost with the tree, or no longer has one.
  func hold(_ isHolding: Bool) {
    contents.withLock { $0.holdCount += isHolding ? 1 : -1 }
  }

  /// Releases the inputs until the tree gets another component; state changes and pending requests
  /// remain.
  ///
  /// - Returns: the former inputs, to be released by the caller.
  func clear() -> TreeInputs {
    contents.withLock { $0.inputs.clear() }
  }

  /// Releases all inputs and accepts no more.
  func close() {
    let (gone, due) = contents.withLock { contents in
      contents.isClosed = true
      // What isn't mounted by now never moves anything.
      let completion = contents.inputs.animation?.takeCompletion()
      if let scheduler = contents.scheduler { completion?.attach(to: scheduler) }
      return (
        (contents.inputs.clear(), contents.inputs.removeChanges(upTo: .max), completion),
        contents.takeCompletions(upTo: .max)
      )
    }
    withExtendedLifetime(gone) {}
    for call in due { call() }
  }
}
