#if GTK
import AlidadeRender
import Synchronization

/// Collects the reports that are made while something runs.
final class Reports: Sendable {
  private let reports = Mutex<[Diagnostic]>([])

  var summaries: [String] { reports.withLock { $0.map(\.summary) } }
  var all: [Diagnostic] { reports.withLock { $0 } }

  /// Runs `body` and returns what was reported meanwhile.
  @MainActor static func during(_ body: () -> Void) -> Reports {
    let collected = Reports()
    let before = Diagnostics.redirect { report in collected.reports.withLock { $0.append(report) } }
    defer { Diagnostics.redirect(to: before) }
    body()
    return collected
  }

  /// Runs `body`, which may wait, and returns what was reported meanwhile.
  @MainActor static func whileWaiting(_ body: () async -> Void) async -> Reports {
    let collected = Reports()
    let before = Diagnostics.redirect { report in collected.reports.withLock { $0.append(report) } }
    defer { Diagnostics.redirect(to: before) }
    await body()
    return collected
  }
}
#endif
