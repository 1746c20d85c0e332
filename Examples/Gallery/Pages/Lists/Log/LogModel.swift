import Alidade
import Synchronization

/// A log that grows, and the lines of it that match a filter.
///
/// Can be used on any thread.
final class LogModel: Sendable {
  /// The lines that match the filter.
  let lines = DataSource<LogLine>()

  private struct Log {
    var count: Int
    var filter: LogFilter?
  }

  private let log: Mutex<Log>

  /// Creates a log of `count` lines, of which none are shown before ``show(_:)``.
  init(count: Int) {
    log = Mutex(Log(count: count, filter: nil))
  }

  /// The number of lines in the log.
  var count: Int { log.withLock { $0.count } }

  /// Shows the lines that match a filter, unless the task is canceled.
  func show(_ filter: LogFilter) {
    let count = log.withLock { log in
      log.filter = filter
      return log.count
    }
    var found: [LogLine] = []
    for number in 0..<count {
      if number.isMultiple(of: 4096), Task.isCancelled { return }
      let line = LogLine(id: number)
      if filter.matches(line) { found.append(line) }
    }
    // Changes come one after the other, so lines that arrive meanwhile are either in the log by now
    // or appended later.
    lines.change { [self, found] edit in
      guard let now = log.withLock({ $0.filter == filter ? $0.count : nil }) else { return }
      edit.replaceAll(with: found + matching(filter, in: count..<now))
    }
  }

  /// Adds lines to the end of the log.
  func grow(by count: Int) {
    lines.change { [self] edit in
      let (filter, range) = log.withLock { log in
        defer { log.count += count }
        return (log.filter, log.count..<log.count + count)
      }
      if let filter { edit.append(contentsOf: matching(filter, in: range)) }
    }
  }

  private func matching(_ filter: LogFilter, in numbers: Range<Int>) -> [LogLine] {
    numbers.map { LogLine(id: $0) }.filter(filter.matches)
  }
}
