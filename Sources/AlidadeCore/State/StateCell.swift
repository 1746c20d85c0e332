import AlidadeRender
import Dispatch
import Synchronization

/// The state of one component, of any type.
@usableFromInline protocol AnyStateCell: AnyObject, Sendable {
  /// The result of all changes applied so far, of any type.
  var anyState: any Sendable { get }
}

/// The state of one component, which can be saved.
protocol SavableState: AnyStateCell {
  /// The state in terms of basic values; `nil` unless its type is `Codable` and it can be encoded.
  var encoded: EncodedValue? { get }
}

/// The state of one component, and the changes to it.
///
/// Changes are applied in the order of the calls, in batches, by the first thread that finds no
/// other thread applying them. They are application code, so they run outside all locks, and may
/// change other components or make further changes to this one.
///
/// A thread that adds a change adds it first and then checks whether another thread is applying
/// changes; a thread that applies changes stops first and then checks for more. All four steps are
/// sequentially consistent, so one of the two threads sees the other, and no change is left behind.
@usableFromInline final class StateCell<State: Sendable>: SavableState {
  typealias Change = @Sendable (inout State) -> Void

  private let changes = ChangeQueue()
  /// The thread that applies changes; zero if there is none.
  private let applier = Atomic<UInt>(0)
  /// Guards the value.
  ///
  /// The lock is separate from the value, because a lock around a type that depends on `State`
  /// would make the runtime look up that type for each cell.
  ///
  /// A build that reads the value before a change has held this lock before the thread that applied
  /// the change; ``PendingUpdates/insertChanged(_:_:_:)`` relies on that.
  private let lock = Mutex<Void>(())
  // Proof: read while `lock` is locked, and by the thread that applies changes; changed only by
  // that thread, while `lock` is locked. `applier` hands it from one such thread to the next. Each
  // access only copies it, so none can overlap another one.
  @exclusivity(unchecked) private nonisolated(unsafe) var value: State

  @usableFromInline init(_ state: State) {
    value = state
  }

  /// The result of all changes applied so far.
  @usableFromInline var state: State { lock.withLock { _ in value } }

  @usableFromInline var anyState: any Sendable { state }

  var encoded: EncodedValue? {
    guard State.self is any Decodable.Type, let state = state as? any Encodable else { return nil }
    return try? EncodedValue(state)
  }

  /// Adds a change, to be applied by ``settle(_:)``.
  ///
  /// - Parameters:
  ///   - change: changes the state.
  ///   - priority: when the result becomes visible.
  ///   - animation: the animation of the change; `nil` to show it immediately.
  func enqueue(
    _ change: @escaping Change, _ priority: UpdatePriority, _ animation: Animation? = nil
  ) {
    changes.add(StateChange(change, priority, animation))
  }

  /// Applies the queued changes, unless another thread is applying changes: that thread then checks
  /// for more before it returns.
  ///
  /// Does nothing during a change of this state: the queued changes follow that change.
  ///
  /// - Parameter didApply: called after each batch, with the most urgent of its priorities and the
  ///   newest of its animations.
  func settle(_ didApply: (UpdatePriority, Animation?) -> Void) {
    while !changes.isEmpty, beginApplying() {
      let (priority, animation) = applyBatch()
      applier.store(0, ordering: .sequentiallyConsistent)
      if let priority { didApply(priority, animation) }
    }
  }

  /// Applies the queued changes, and returns once all changes made before the call are applied.
  ///
  /// Does nothing during a change of this state: the queued changes follow that change.
  ///
  /// - Parameter didApply: called once the changes are applied, with the newest animation of those
  ///   that this thread has applied; `nil` if there is none.
  /// - Returns: `true` if the changes are applied.
  func settleNow(_ didApply: (Animation?) -> Void) -> Bool {
    if applier.load(ordering: .relaxed) == ThreadIdentity.current.rawValue { return false }
    var newest: Animation?
    let note = { (_: UpdatePriority, animation: Animation?) in
      if let animation { newest = animation.replacing(newest) }
    }
    settle(note)
    // A thread becomes the applier before it takes changes, and remains so until they are applied.
    if !changes.isEmpty || applier.load(ordering: .sequentiallyConsistent) != 0 {
      let isApplied = DispatchSemaphore(value: 0)
      changes.add(PendingChange(nil, signaling: isApplied))
      settle(note)
      isApplied.wait()
    }
    didApply(newest)
    return true
  }

  /// - Returns: `false` if a thread is already applying changes, possibly this one.
  private func beginApplying() -> Bool {
    applier.compareExchange(
      expected: 0, desired: ThreadIdentity.current.rawValue, ordering: .sequentiallyConsistent
    ).exchanged
  }

  /// - Returns: the most urgent priority of the applied changes, `nil` if there were none, and the
  ///   newest animation.
  private func applyBatch() -> (priority: UpdatePriority?, animation: Animation?) {
    var state = value
    var priority: UpdatePriority?
    var animation: Animation?
    var waiting: [DispatchSemaphore] = []
    changes.takeAll { change in
      guard let changePriority = change.priority else {
        if let isApplied = change.isApplied { waiting.append(isApplied) }
        return
      }
      priority = max(priority ?? changePriority, changePriority)
      if let newer = change.animation { animation = newer.replacing(animation) }
      // Proof: `enqueue` adds only changes of this type with a priority.
      unsafeDowncast(change, to: StateChange<State>.self).change(&state)
    }
    if priority != nil { replaceValue(with: state) }
    for isApplied in waiting { isApplied.signal() }
    return (priority, animation)
  }

  private func replaceValue(with state: State) {
    let previous = lock.withLock { _ in
      defer { value = state }
      return value
    }
    // Releasing the former state can run application code, so do it outside the lock.
    withExtendedLifetime(previous) {}
  }
}
