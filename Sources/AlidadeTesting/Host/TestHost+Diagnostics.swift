import AlidadeRender
import Testing

extension TestHost {
  /// The diagnostics that the host's work has reported so far, in order.
  ///
  /// Errors are also recorded as issues of the test; see
  /// ``expectDiagnostic(_:sourceLocation:during:)``. Notices aren't.
  public var diagnostics: [Diagnostic] { reports.recorder.all }

  /// Expects that an error is reported while `body` runs.
  ///
  /// Records an issue if the error isn't reported, and an issue for every other error.
  ///
  /// - Parameters:
  ///   - text: part of the expected diagnostic.
  ///   - sourceLocation: the location where issues are recorded.
  ///   - body: a closure that uses the host.
  public func expectDiagnostic(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    during body: () throws -> Void
  ) rethrows {
    let previous = reports.areExpected
    let start = reports.recorder.all.count
    reports.areExpected = true
    defer { reports.areExpected = previous }
    try body()
    let new = reports.recorder.all[start...]
    if !new.contains(where: { $0.description.contains(text) }) {
      let others = new.map(\.summary)
      let rest = others.isEmpty ? "" : " Reported: \(others.joined(separator: " "))"
      Issue.record(
        "No diagnostic contains \"\(text)\".\(rest)", sourceLocation: sourceLocation)
    }
    for report in new
    where report.severity == .error && !report.description.contains(text) {
      Issue.record("\(report.description)", sourceLocation: sourceLocation)
    }
    reports.knownCount = reports.recorder.all.count
  }
}
