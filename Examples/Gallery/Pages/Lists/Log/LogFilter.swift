/// The condition for lines of a log to be shown.
struct LogFilter: Hashable, Sendable {
  /// The characters that a line contains, in any case.
  var term = ""
  var level = LogLine.Level.debug

  /// Returns `true` if a line is shown.
  func matches(_ line: LogLine) -> Bool {
    if line.level < level { return false }
    if term.isEmpty { return true }
    let term = term.lowercased()
    return line.source.lowercased().contains(term) || line.text.lowercased().contains(term)
  }
}
