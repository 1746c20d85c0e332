import AlidadeCore
import AlidadeRender
import Dispatch

/// A change of a data source that waits to be applied.
struct SourceChange: Sendable {
  private let body: @Sendable (SourceChange) -> Void
  /// The thread that made the change.
  let thread = ThreadIdentity.current
  /// The call of `withImmediateUpdates` that made the change, which shows it at its end.
  let immediateUpdates = ImmediateUpdates.active
  /// Signaled when the change was applied; `nil` if nothing waits for it.
  private let applied = ImmediateUpdates.active.map { _ in DispatchSemaphore(value: 0) }

  /// - Parameter body: applies the change, and calls ``noteApplied()``.
  init(_ body: @escaping @Sendable (SourceChange) -> Void) { self.body = body }

  func apply() { body(self) }

  /// Ends the wait for the change.
  func noteApplied() { applied?.signal() }

  /// Waits until another thread has applied the change, at most for the patience of a frame, so that
  /// the call of `withImmediateUpdates` shows it; outside of such a call, returns at once.
  func waitUntilApplied() {
    _ = applied?.wait(timeout: .now() + ComponentHost.framePatience / .seconds(1))
  }
}
