/// A log that records problems up to a limit, and counts the rest.
struct ProblemLog {
  private let file: String
  private let limit: Int
  private(set) var problems: [PackageDatabase.Problem] = []
  private(set) var count = 0

  init(file: String, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// Counts a problem, and records it with its message if the limit isn't reached.
  mutating func record(
    _ kind: PackageDatabase.Problem.Kind,
    line: Int,
    _ message: @autoclosure () -> String
  ) {
    if problems.count < limit {
      problems.append(.init(id: count, file: file, line: line, kind: kind, message: message()))
    }
    count += 1
  }
}
