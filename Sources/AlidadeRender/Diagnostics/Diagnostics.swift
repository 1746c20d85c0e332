import Logging
import Synchronization

/// Where reports about mistakes go: to a log, unless the program says otherwise.
public enum Diagnostics {
  /// Receives reports, from any thread.
  public typealias Sink = @Sendable (Diagnostic) -> Void

  /// A sink behind a type of its own.
  ///
  /// A bare closure would be converted each time it is taken out of the mutex, and the converted
  /// one put back: every report would be one call deeper than the one before.
  private struct Destination: Sendable {
    var sink: Sink
  }

  private static let current = Mutex(Destination(sink: Diagnostics.log))

  /// Receives the reports of the current task instead; so tests that run side by side do not see
  /// each other's.
  @TaskLocal private static var taskSink: Sink?

  /// Sends all further reports to `sink` and returns what received them before.
  @discardableResult
  public static func redirect(to sink: @escaping Sink) -> Sink {
    let former = current.withLock { current in
      defer { current = Destination(sink: sink) }
      return current
    }
    return former.sink
  }

  /// Sends the reports that are made while `body` runs, by the current task and the tasks it
  /// starts, to `sink` only.
  public static func withSink<Result>(
    _ sink: @escaping Sink, perform body: () throws -> Result
  ) rethrows -> Result {
    try $taskSink.withValue(sink, operation: body)
  }

  /// Reports a mistake.
  ///
  /// Any thread.
  public static func report(_ diagnostic: Diagnostic) {
    if let taskSink { return taskSink(diagnostic) }
    current.withLock { $0 }.sink(diagnostic)
  }

  /// Reports a mistake that is found again whenever the same code runs; only the first time.
  ///
  /// Any thread. Reports with the same words, values and place are one.
  package static func reportOnce(_ diagnostic: Diagnostic) {
    let key = Cause(diagnostic: diagnostic)
    if reported.isNew(key) { report(diagnostic) }
  }

  private struct Cause: Internable {
    let diagnostic: Diagnostic

    var internHash: UInt64 { UInt64(truncatingIfNeeded: diagnostic.summary.hashValue) }

    static func == (one: Cause, other: Cause) -> Bool {
      one.diagnostic.summary == other.diagnostic.summary
        && one.diagnostic.values == other.diagnostic.values
        && one.diagnostic.location == other.diagnostic.location
    }
  }

  private static let reported = InternTable<Cause>()

  /// The sink that is used by default: a logger labeled `alidade`, at the level of the severity.
  public static let log: Sink = { diagnostic in
    switch diagnostic.severity {
    case .notice: logger.notice("\(diagnostic.description)")
    case .error: logger.error("\(diagnostic.description)")
    }
  }

  private static let logger = Logger(label: "alidade")
}
