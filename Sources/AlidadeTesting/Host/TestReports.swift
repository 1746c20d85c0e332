import Testing

/// The diagnostics that the work of a test reports.
@MainActor final class TestReports {
  let recorder = DiagnosticsRecorder()
  /// The number of recorded diagnostics that have already been handled.
  var knownCount = 0
  /// A Boolean value that is `true` while the test expects diagnostics.
  var areExpected = false

  /// Records new errors as issues.
  func record(at sourceLocation: Testing.SourceLocation) {
    if areExpected { return }
    let reports = recorder.all
    let new = reports[knownCount...]
    knownCount = reports.count
    for report in new where report.severity == .error {
      Issue.record("\(report.description)", sourceLocation: sourceLocation)
    }
  }
}
