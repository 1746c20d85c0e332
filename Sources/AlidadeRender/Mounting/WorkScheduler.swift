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
}
