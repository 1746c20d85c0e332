/// The mistakes that have been reported to one sink, so that recurring ones are reported only once.
package final class ReportedCauses: Sendable {
  private struct Cause: Internable {
    let diagnostic: Diagnostic

    var internHash: UInt64 { UInt64(truncatingIfNeeded: diagnostic.summary.hashValue) }

    static func == (one: Cause, other: Cause) -> Bool {
      one.diagnostic.summary == other.diagnostic.summary
        && one.diagnostic.values == other.diagnostic.values
        && one.diagnostic.location == other.diagnostic.location
    }
  }

  private let table = InternTable<Cause>()

  /// Creates a table without mistakes.
  package init() {}

  /// Adds a mistake, and returns `true` if it is new.
  func isNew(_ diagnostic: Diagnostic) -> Bool { table.isNew(Cause(diagnostic: diagnostic)) }
}
