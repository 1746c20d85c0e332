import AlidadeRender
import Synchronization

/// A recorder of the diagnostics that are reported while a closure runs.
///
/// ```swift
/// let reports = DiagnosticsRecorder.reports { host.settle() }
/// #expect(reports.isEmpty)
/// ```
public final class DiagnosticsRecorder: Sendable {
  private let collected = Mutex<[Diagnostic]>([])

  private init() {}

  /// Returns the diagnostics that are reported while `body` runs, in order.
  ///
  /// They do not reach the log, and other tasks are not affected.
  public static func reports(during body: () throws -> Void) rethrows -> [Diagnostic] {
    let recorder = DiagnosticsRecorder()
    try Diagnostics.withSink({ report in recorder.collected.withLock { $0.append(report) } }) {
      try body()
    }
    return recorder.collected.withLock { $0 }
  }
}
