import Dispatch

/// The threads on which a backend builds and lays out, and on which images are decoded.
///
/// They are separate from the threads that run tasks: even if an application's tasks occupy all of
/// the latter, its user interface still works. No work item waits for another, however long the
/// other takes.
public enum BackgroundThreads {
  /// Calls `work` on another thread soon.
  ///
  /// This method can be called on any thread.
  public static func run(_ work: @escaping @Sendable () -> Void) {
    // A serial queue gets a thread regardless of other queues; on a shared queue, work might have
    // to wait.
    DispatchQueue(label: "alidade.background", qos: .userInitiated).async(execute: work)
  }

  /// Calls `work` once on another thread and waits for it to finish, but no longer than `limit`.
  ///
  /// - Parameters:
  ///   - limit: the longest time to wait; if it is zero or less, the method doesn't wait.
  ///   - work: the work to do; it continues if it takes longer.
  /// - Returns: `true` if `work` has finished.
  public static func run(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "alidade.frame", qos: .userInteractive).async {
      work()
      done.signal()
    }
    return done.wait(timeout: .now() + limit / .seconds(1)) == .success
  }
}
