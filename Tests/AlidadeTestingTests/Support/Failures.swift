import Synchronization
import Testing

/// Returns the messages of the issues that are recorded while `body` runs; they don't fail the
/// test.
@MainActor func failures(_ body: () throws -> Void) -> [String] {
  let messages = MessageList()
  try? withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    let details = issue.comments.map(\.rawValue)
    messages.add(
      (headline(of: issue) + details).joined(separator: "\n"), issue.sourceLocation?.line)
    return true
  }
  return messages.all
}

/// Returns the first line of the message of a `TestFailure`; empty for another issue.
private func headline(of issue: Issue) -> [String] {
  let parts = "\(issue)".split(separator: "(failure → ", maxSplits: 1)
  guard parts.count == 2 else { return [] }
  return parts[1].split(separator: ") == nil", maxSplits: 1).prefix(1).map(String.init)
}

/// Returns the issues that are recorded while `body` runs, as a test run prints them.
@MainActor func printedFailures(_ body: () throws -> Void) -> [String] {
  let messages = MessageList()
  try? withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    messages.add("\(issue)", issue.sourceLocation?.line)
    return true
  }
  return messages.all
}

/// Returns the lines at which issues are recorded while `body` runs.
@MainActor func failedLines(_ body: () throws -> Void) -> [Int?] {
  let messages = MessageList()
  try? withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    messages.add("", issue.sourceLocation?.line)
    return true
  }
  return messages.lines
}

private final class MessageList: Sendable {
  private let entries = Mutex<[(message: String, line: Int?)]>([])

  func add(_ message: String, _ line: Int?) { entries.withLock { $0.append((message, line)) } }

  var all: [String] { entries.withLock { $0.map(\.message) } }
  var lines: [Int?] { entries.withLock { $0.map(\.line) } }
}
