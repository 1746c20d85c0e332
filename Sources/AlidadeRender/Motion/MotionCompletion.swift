import Synchronization

/// A closure that is called on the main thread, once nothing retains the object any longer.
///
/// The animation of a change retains it, and everything that moves with that animation, each until it
/// rests. So nothing has to be counted, and nothing that ends in another way can be forgotten.
package final class MotionCompletion: Sendable {
  private struct Scheduler {
    weak var value: (any WorkScheduler)?
  }

  private let action: (@MainActor @Sendable () -> Void)?
  /// Those that this one retains.
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

  /// Returns an object that retains all of some; `nil` if there is none.
  package static func all(_ completions: [MotionCompletion]) -> MotionCompletion? {
    completions.count > 1 ? MotionCompletion(retaining: completions) : completions.first
  }

  /// Notes which scheduler calls the closure.
  package func attach(to scheduler: any WorkScheduler) {
    for other in others { other.attach(to: scheduler) }
    self.scheduler.withLock { $0.value = scheduler }
  }

  deinit {
    guard let action else { return }
    // Whatever lets go of the object may be in the middle of a change, so the closure runs later.
    if let scheduler = scheduler.withLock({ $0.value }) {
      scheduler.runOnMain(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}
