/// The mistakes that have been reported to one sink, so that recurring ones are reported only once.
package final class ReportedCauses: Sendable {
  private struct Cause: Internable {
    let summary: String
    let location: SourceLocation?
    let details: [String]

    var internHash: UInt64 { UInt64(truncatingIfNeeded: summary.hashValue) }
  }

  private let table = InternTable<Cause>()

  /// Creates a table without mistakes.
  package init() {}

  /// Adds a mistake, and returns `true` if it is new.
  func isNew(_ diagnostic: Diagnostic, _ cause: String?) -> Bool {
    let details = cause.map { [$0] } ?? diagnostic.values
    return table.isNew(
      Cause(summary: diagnostic.summary, location: diagnostic.location, details: details))
  }
}
