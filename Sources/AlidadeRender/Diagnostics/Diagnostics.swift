import Logging
import Synchronization

/// The destination of diagnostics: a log, unless the program redirects them.
public enum Diagnostics {
  /// A closure that receives reports on any thread.
  public typealias Sink = @Sendable (Diagnostic) -> Void

  /// A sink, wrapped in a struct.
  ///
  /// A bare closure would be wrapped each time it is read from the mutex and written back, so every
  /// report would make the next one slower by one call.
  private struct Destination: Sendable {
    var sink: Sink
  }

  private static let current = Mutex(Destination(sink: Diagnostics.log))

  /// The sink for the reports of the current task, so that concurrent tests don't see each other's.
  @TaskLocal private static var taskSink: TaskSink?

  private struct TaskSink: Sendable {
    let sink: Sink
    let reported: ReportedCauses
  }

  /// Sends all further reports to `sink` and returns the previous sink.
  @discardableResult
  public static func redirect(to sink: @escaping Sink) -> Sink {
    let previous = current.withLock { current in
      defer { current = Destination(sink: sink) }
      return current
    }
    return previous.sink
  }

  /// Calls a closure while sending the reports of the current task and its child tasks only to
  /// `sink`.
  public static func withSink<Result>(
    _ sink: @escaping Sink, perform body: () throws -> Result
  ) rethrows -> Result {
    try withSink(sink, knowing: ReportedCauses(), perform: body)
  }

  /// Calls a closure while sending the reports of the current task and its child tasks only to
  /// `sink`.
  ///
  /// - Parameter reported: the mistakes that aren't reported again.
  package static func withSink<Result>(
    _ sink: @escaping Sink, knowing reported: ReportedCauses, perform body: () throws -> Result
  ) rethrows -> Result {
    try $taskSink.withValue(TaskSink(sink: sink, reported: reported), operation: body)
  }

  /// Reports a mistake.
  ///
  /// This method can be called on any thread.
  public static func report(_ diagnostic: Diagnostic) {
    if let taskSink { return taskSink.sink(diagnostic) }
    current.withLock { $0 }.sink(diagnostic)
  }

  /// Reports a mistake, unless an equal one was already reported in the process or to the sink of
  /// the current task.
  ///
  /// Use it for mistakes that recur whenever the same code runs. Reports are equal if their
  /// summaries, locations and causes are.
  ///
  /// This method can be called on any thread.
  ///
  /// - Parameter cause: a description of the mistake that is equal whenever it recurs; by default,
  ///   the values of the diagnostic.
  package static func reportOnce(_ diagnostic: Diagnostic, cause: String? = nil) {
    let causes = taskSink?.reported ?? reported
    if causes.isNew(diagnostic, cause) { report(diagnostic) }
  }

  private static let reported = ReportedCauses()

  /// The default sink: a logger labeled `alidade`, at the level of the severity.
  public static let log: Sink = { diagnostic in
    switch diagnostic.severity {
    case .notice: logger.notice("\(diagnostic.description)")
    case .error: logger.error("\(diagnostic.description)")
    }
  }

  private static let logger = Logger(label: "alidade")
}
