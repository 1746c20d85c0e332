import Logging
import Synchronization

/// Where reports about mistakes go: to a log, unless the program says otherwise.
public enum Diagnostics {
  /// Receives reports, from any thread.
  public typealias Sink = @Sendable (Diagnostic) -> Void

  private static let current = Mutex<Sink>(Diagnostics.log)

  /// Receives the reports of the current task instead; so tests that run side by side do not see
  /// each other's.
  @TaskLocal private static var taskSink: Sink?

  /// Sends all further reports to `sink` and returns what received them before.
  @discardableResult
  public static func redirect(to sink: @escaping Sink) -> Sink {
    current.withLock { current in
      defer { current = sink }
      return current
    }
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
    let sink = taskSink ?? current.withLock { $0 }
    sink(diagnostic)
  }

  /// The sink that is used by default: a logger labelled `alidade`, at the level of an error.
  public static let log: Sink = { diagnostic in
    logger.error("\(diagnostic.description)")
  }

  private static let logger = Logger(label: "alidade")
}
