import AlidadeCore
import AlidadeRender
import Synchronization

/// The connection of a list to the data source that it follows.
final class SourceSubscription: Sendable {
  let host: any MountHost
  let mainThread = ThreadIdentity.current
  private let show: @MainActor @Sendable () -> Void
  /// A Boolean value that is `true` if the list is about to be notified.
  private let isScheduled = Atomic(false)

  /// - Parameter show: shows the newest elements.
  @MainActor init(host: any MountHost, show: @escaping @MainActor @Sendable () -> Void) {
    self.host = host
    self.show = show
  }

  /// Shows the newest elements soon, once for all changes until then.
  ///
  /// - Parameter updates: the call of `withImmediateUpdates` that made the change, at whose end they
  ///   are shown; `nil` for none.
  func noteChange(in updates: ImmediateUpdates?) {
    if let updates, updates.add(self, show: show) { return }
    if isScheduled.exchange(true, ordering: .acquiringAndReleasing) { return }
    host.runOnMain { [self] in
      // Clear the flag first, so that a change that isn't shown now schedules the next call.
      isScheduled.store(false, ordering: .sequentiallyConsistent)
      show()
    }
  }
}
