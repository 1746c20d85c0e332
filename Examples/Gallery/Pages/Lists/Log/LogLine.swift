/// A line of a log, all of which follows from its number.
struct LogLine: Hashable, Sendable, Identifiable {
  /// The importance of a line.
  enum Level: Int, Hashable, Sendable, CaseIterable, Comparable {
    case debug
    case info
    case warning
    case error

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// The number of the line in the log, from zero.
  let id: Int

  var level: Level {
    switch id * 31 % 100 {
    case 0: .error
    case 1...5: .warning
    case 6...40: .debug
    default: .info
    }
  }

  var source: String { LogLine.sources[id * 17 % LogLine.sources.count] }

  var text: String {
    "\(LogLine.events[id * 13 % LogLine.events.count]) request \(id * 7_919 % 100_003)"
  }

  /// The time of day, at fifty lines a second.
  var time: String {
    let seconds = id / 50 % 86_400
    return [seconds / 3600, seconds / 60 % 60, seconds % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static let sources = ["kernel", "network", "session", "storage", "scheduler"]
  private static let events = [
    "accepted", "answered", "queued", "retried", "dropped", "forwarded", "completed",
  ]
}
