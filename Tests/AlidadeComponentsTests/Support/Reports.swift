import AlidadeRender
import Synchronization

/// Keeps what was reported.
final class Reports: Sendable {
  private let reports = Mutex<[Diagnostic]>([])

  var sink: Diagnostics.Sink {
    { [weak self] diagnostic in self?.reports.withLock { $0.append(diagnostic) } }
  }

  var all: [Diagnostic] { reports.withLock { $0 } }
}
