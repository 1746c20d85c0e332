import Synchronization

/// A closure that is called on the main thread, once nothing retains the object anymore.
///
/// The animation of a change retains it, and so does everything that moves with that animation,
/// until it comes to rest. Therefore, nothing has to be counted, and motion that ends in an unusual
/// way can't be missed.
package final class MotionCompletion: Sendable {
  private struct Scheduler {
    weak var value: (any WorkScheduler)?
  }

  private let action: (@MainActor @Sendable () -> Void)?
  /// The completions that this one retains.
  private let others: [MotionCompletion]
  private let scheduler = Mutex(Scheduler())

  package init(_ action: @escaping @MainActor @Sendable () -> Void) {
    self.action = action
    others = []
  }

  /// Creates an object that retains others, and calls nothing itself.
  private init(retaining others: [MotionCompletion]) {
    action = nil
    self.others = others
  }

  /// Returns an object that retains all completions; `nil` if there are none.
  package static func all(_ completions: [MotionCompletion]) -> MotionCompletion? {
    completions.count > 1 ? MotionCompletion(retaining: completions) : completions.first
  }

  /// Sets the scheduler that calls the closure.
  package func attach(to scheduler: any WorkScheduler) {
    for other in others { other.attach(to: scheduler) }
    self.scheduler.withLock { $0.value = scheduler }
  }

  deinit {
    guard let action else { return }
    // The object may be released in the middle of a change, so the closure runs later.
    if let scheduler = scheduler.withLock({ $0.value }) {
      scheduler.runOnMain(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}
