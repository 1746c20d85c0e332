/// Calls what is to be done later, in a frame, in another turn of the main loop or on another thread.
///
/// On the main thread unless marked otherwise.
@MainActor public protocol WorkScheduler: AnyObject, Sendable {
  /// Calls `action` once, at the start of the next frame, before it is painted.
  func scheduleFrame(_ action: @escaping @MainActor () -> Void)

  /// Calls `action` once, in a later turn of the main loop, not before the current one has ended.
  func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void)

  /// Calls `action` on the main thread soon, in the order of the calls.
  ///
  /// Callable from any thread.
  nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void)

  /// Calls `work` on some other thread soon.
  ///
  /// Callable from any thread.
  nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void)

  /// Calls `work` once on some other thread, at once and ahead of other background work, and waits
  /// for it to end, but no longer than `limit`.
  ///
  /// While it waits the main thread does nothing, so `work` may not wait for the main thread. Work
  /// that is not done in time goes on.
  ///
  /// - Parameters:
  ///   - limit: how long to wait; at zero or less not at all.
  ///   - work: what is done.
  /// - Returns: whether `work` has ended.
  func runInBackground(waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void) -> Bool
}
