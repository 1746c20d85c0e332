/// The condition for lines of a log to be shown.
struct LogFilter: Hashable, Sendable {
  var term = ""
  var level = LogLine.Level.debug

  /// Returns `true` if a line is shown.
  func matches(_ line: LogLine) -> Bool {
    line.level >= level
      && (term.isEmpty || line.source.contains(term) || line.text.contains(term))
  }
}
