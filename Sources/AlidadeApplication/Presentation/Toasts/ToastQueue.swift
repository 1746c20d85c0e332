import AlidadeCore
import AlidadeRender

/// The messages of a window, the first of which is shown.
@MainActor final class ToastQueue {
  /// The messages, which the content of the window reads.
  let store = Store<[Toast]>([])

  private static let animation = Animation.spring(duration: 0.3)

  /// A reason why the shown message stays.
  enum Use: Hashable {
    /// The pointer is over the message.
    case pointer
    /// The keyboard focus is in the message.
    case focus
  }

  private let scheduler: any WorkScheduler
  /// The number of times that the timer of a message was started or stopped.
  private var timer = 0
  /// The reasons why the shown message stays.
  private var uses: Set<Use> = []
  /// The number of messages so far.
  private var count = 0

  init(_ scheduler: any WorkScheduler) {
    self.scheduler = scheduler
  }

  /// Returns an identity for a message.
  func nextID() -> Toast.ID {
    count += 1
    return count
  }

  /// Shows a message after those that are waiting.
  func add(_ toast: Toast) {
    store.update(animation: ToastQueue.animation) { $0.append(toast) }
    if store.state.first == toast { startTimer() }
  }

  /// Ends a message.
  func remove(_ id: Toast.ID) {
    let isShown = store.state.first?.id == id
    store.update(animation: ToastQueue.animation) { $0.removeAll { $0.id == id } }
    guard isShown else { return }
    uses = []
    startTimer()
  }

  /// Ends all messages without answers.
  func removeAll() {
    timer += 1
    uses = []
    store.update { $0 = [] }
  }

  /// Keeps the shown message while the user is about to use it; its timer then starts again.
  func setInUse(_ isInUse: Bool, by use: Use) {
    let wasInUse = !uses.isEmpty
    if isInUse { uses.insert(use) } else { uses.remove(use) }
    if wasInUse != !uses.isEmpty { startTimer() }
  }

  /// Restarts the timer of the shown message, unless the message is in use.
  private func startTimer() {
    timer += 1
    guard uses.isEmpty, let toast = store.state.first, let duration = toast.duration else { return }
    scheduler.schedule(after: duration) { [weak self, timer] in
      if self?.timer == timer { toast.answer(false) }
    }
  }
}
