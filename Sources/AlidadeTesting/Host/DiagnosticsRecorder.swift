import AlidadeRender
import Synchronization

/// A recorder of diagnostics.
///
/// ```swift
/// let reports = DiagnosticsRecorder.reports { view.settle() }
/// #expect(reports.isEmpty)
/// ```
///
/// A ``TestHost`` has its own recorder, so tests of an application seldom need this type. All
/// members can be used on any thread.
public final class DiagnosticsRecorder: Sendable {
  private let recorded = Mutex<[Diagnostic]>([])
  private let reported = ReportedCauses()

  /// Creates a recorder without reports.
  public init() {}

  /// The sink that adds to the recorder, for `Diagnostics.withSink`.
  public var sink: Diagnostics.Sink {
    { [weak self] diagnostic in self?.recorded.withLock { $0.append(diagnostic) } }
  }

  /// The diagnostics so far, in order.
  public var all: [Diagnostic] { recorded.withLock { $0 } }

  /// Returns the diagnostics that are reported while `body` runs, in order.
  ///
  /// The diagnostics don't reach the log, and other tasks aren't affected.
  public static func reports(during body: () throws -> Void) rethrows -> [Diagnostic] {
    let recorder = DiagnosticsRecorder()
    try recorder.recording(body)
    return recorder.all
  }

  /// Records the diagnostics that are reported while `body` runs.
  ///
  /// A diagnostic that recurs whenever the same code runs is recorded only once, even across
  /// several calls.
  package func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Diagnostics.withSink(sink, knowing: reported, perform: body)
  }

  /// Returns the diagnostics that any thread of the process reports while `body` runs, which may
  /// suspend.
  ///
  /// The diagnostics don't reach the log. Tests that run at the same time are affected, so
  /// serialize them.
  @MainActor public static func reportsOfAllThreads(
    during body: () async throws -> Void
  ) async rethrows -> [Diagnostic] {
    let recorder = DiagnosticsRecorder()
    let previous = Diagnostics.redirect(to: recorder.sink)
    defer { Diagnostics.redirect(to: previous) }
    try await body()
    return recorder.all
  }
}
