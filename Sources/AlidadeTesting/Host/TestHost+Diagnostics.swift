import AlidadeRender
import Testing

extension TestHost {
  /// The diagnostics that the host's work has reported so far, in order.
  ///
  /// Errors are also recorded as issues of the test; see
  /// ``expectDiagnostic(_:sourceLocation:during:)``. Notices aren't.
  public var diagnostics: [Diagnostic] { recorder.all }

  /// Expects that an error is reported while `body` runs.
  ///
  /// Records an issue if the error isn't reported, and one for each other error.
  ///
  /// - Parameters:
  ///   - text: a part of the expected diagnostic.
  ///   - sourceLocation: the location where issues are recorded.
  ///   - body: a closure that uses the host.
  public func expectDiagnostic(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    during body: () throws -> Void
  ) rethrows {
    let former = expectsDiagnostics
    let start = recorder.all.count
    expectsDiagnostics = true
    defer { expectsDiagnostics = former }
    try body()
    let reports = recorder.all[start...]
    if !reports.contains(where: { $0.description.contains(text) }) {
      let others = reports.map(\.summary)
      let rest = others.isEmpty ? "" : " Reported: \(others.joined(separator: " "))"
      Issue.record(
        "No diagnostic contains \"\(text)\".\(rest)", sourceLocation: sourceLocation)
    }
    for report in reports
    where report.severity == .error && !report.description.contains(text) {
      Issue.record("\(report.description)", sourceLocation: sourceLocation)
    }
    knownDiagnosticCount = recorder.all.count
  }

  /// Records new errors as issues.
  func recordDiagnostics(at sourceLocation: Testing.SourceLocation) {
    if expectsDiagnostics { return }
    let reports = recorder.all
    let new = reports[knownDiagnosticCount...]
    knownDiagnosticCount = reports.count
    for report in new where report.severity == .error {
      Issue.record("\(report.description)", sourceLocation: sourceLocation)
    }
  }
}
