import Dispatch

/// The threads on which a backend builds and lays out.
///
/// They are apart from those that tasks run on: an application whose tasks compute without pause takes
/// all threads of that pool, and its user interface goes on. No piece of work waits for another one,
/// however long that takes.
public enum BackgroundThreads {
  /// Calls `work` on some other thread soon.
  ///
  /// Any thread.
  public static func run(_ work: @escaping @Sendable () -> Void) {
    // A serial queue gets a thread whatever other queues do; a shared one would have work wait.
    DispatchQueue(label: "alidade.background", qos: .userInitiated).async(execute: work)
  }

  /// Calls `work` once on some other thread, and waits for it to end, but no longer than `limit`.
  ///
  /// - Parameters:
  ///   - limit: how long to wait; at zero or less not at all.
  ///   - work: what is done; goes on if it takes longer.
  /// - Returns: `true` if `work` has ended.
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
