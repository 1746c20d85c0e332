import AlidadeCore
import AlidadeRender
import Synchronization

/// The changes of a data source that haven't been applied yet, and are applied in the order of the
/// calls, by one thread at a time.
///
/// It isn't generic like the source, because code that doesn't know the type of the elements looks
/// up generic types for each step.
final class ChangeQueue: Sendable {
  private struct Waiting {
    var changes: [SourceChange] = []
    /// A Boolean value that is `true` while changes are being applied.
    var isBusy = false
    /// The thread that applies them; `nil` until one has begun.
    var applier: ThreadIdentity?
  }

  private let waiting = Mutex(Waiting())
  private let subscribers: SourceSubscribers

  /// - Parameter subscribers: the lists that show the source.
  init(_ subscribers: SourceSubscribers) { self.subscribers = subscribers }

  /// A Boolean value that is `true` if this thread is applying a change.
  var isApplyingHere: Bool { waiting.withLock { $0.applier == .current } }

  /// Applies a change after those that are waiting: now on this thread, or soon on another one.
  func add(_ body: @escaping @Sendable (SourceChange) -> Void) {
    let change = SourceChange(body)
    let (mustApply, isNested) = waiting.withLock { waiting in
      waiting.changes.append(change)
      defer { waiting.isBusy = true }
      return (!waiting.isBusy, waiting.applier == .current)
    }
    if mustApply { return applyAll() }
    if !isNested { change.waitUntilApplied() }
  }

  /// Applies the changes that are waiting, until there are none.
  private func applyAll() {
    while true {
      let changes = waiting.withLock { waiting in
        defer { waiting.changes = [] }
        waiting.isBusy = !waiting.changes.isEmpty
        waiting.applier = waiting.isBusy ? .current : nil
        return waiting.changes
      }
      if changes.isEmpty { return }
      let foreign = changes.firstIndex { !isImmediate($0) } ?? changes.count
      for change in changes[..<foreign] { change.apply() }
      if foreign == changes.count { continue }
      waiting.withLock { $0.applier = nil }
      Task.detached {
        self.waiting.withLock { $0.applier = .current }
        for change in changes[foreign...] { change.apply() }
        self.applyAll()
      }
      return
    }
  }

  /// Returns `false` if this is the main thread and another thread made a change, which may
  /// therefore take a long time.
  private func isImmediate(_ change: SourceChange) -> Bool {
    let thread = ThreadIdentity.current
    return change.thread == thread || thread != subscribers.mainThread
  }
}
