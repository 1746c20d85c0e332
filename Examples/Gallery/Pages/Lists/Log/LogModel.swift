import Alidade
import Synchronization

/// A log that grows.
///
/// Can be used on any thread.
final class LogModel: Sendable {
  /// The lines.
  let lines = DataSource<LogLine>()

  /// The number of lines with which the log begins.
  private let initialCount: Int
  /// The number of lines, which are numbered from zero.
  private let number: Mutex<Int>

  /// Creates a log of `count` lines, which aren't there before ``load()``.
  init(count: Int) {
    initialCount = count
    number = Mutex(count)
  }

  /// The number of lines in the log.
  var count: Int { number.withLock { $0 } }

  /// Reads the lines with which the log begins; call it once.
  func load() {
    lines.insert(contentsOf: (0..<initialCount).map { LogLine(id: $0) }, at: 0)
  }

  /// Adds lines to the end of the log.
  func grow(by count: Int) {
    let start = number.withLock { number in
      defer { number += count }
      return number
    }
    lines.append(contentsOf: (start..<start + count).map { LogLine(id: $0) })
  }
}
