/// A log of the operations on the views of a headless toolkit.
@MainActor public final class HeadlessLog {
  /// The operations since the log was last cleared, in order; empty while nothing is recorded.
  public private(set) var operations: [HeadlessOperation] = []

  /// A Boolean value that is `true` if operations are recorded.
  ///
  /// If `false`, operations are only counted, which costs almost nothing.
  public var isRecording: Bool

  /// The toolkit.
  ///
  /// Weak, because its queues retain views, and views retain the log.
  weak var host: HeadlessMountHost?

  private var counts = [Int](repeating: 0, count: HeadlessOperation.Kind.allCases.count)
  private var lastNumber = 0

  init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  /// Returns the number of operations of a kind since the log was last cleared.
  public func count(of kind: HeadlessOperation.Kind) -> Int { counts[kind.rawValue] }

  /// The number of operations since the log was last cleared.
  public var count: Int { counts.reduce(0, +) }

  /// Removes all operations and sets the counts to zero.
  public func clear() {
    operations.removeAll()
    for index in counts.indices { counts[index] = 0 }
  }

  /// Returns the operations that are recorded while `body` runs; clears the log before and after.
  public func operations(during body: () throws -> Void) rethrows -> [HeadlessOperation] {
    clear()
    try body()
    defer { clear() }
    return operations
  }

  func append(_ kind: HeadlessOperation.Kind, _ operation: () -> HeadlessOperation) {
    counts[kind.rawValue] += 1
    if isRecording { operations.append(operation()) }
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

extension HeadlessLog: @MainActor CustomStringConvertible {
  /// The operations, one per line.
  public var description: String { operations.map(\.description).joined(separator: "\n") }
}
