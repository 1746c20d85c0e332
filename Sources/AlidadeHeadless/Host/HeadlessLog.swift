/// What was done to the views of a headless toolkit, in order.
@MainActor public final class HeadlessLog {
  /// The operations since the log was last cleared, in order; empty while nothing is recorded.
  public private(set) var operations: [HeadlessOperation] = []

  /// Whether operations are kept.
  ///
  /// Without that they are only counted, which costs next to nothing.
  public var isRecording: Bool

  /// The toolkit; not kept alive, because what waits in its queues keeps views alive, and these the
  /// log.
  weak var host: HeadlessMountHost?

  private var counts = [Int](repeating: 0, count: HeadlessOperation.Kind.allCases.count)
  private var lastNumber = 0

  init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  /// How many operations of a kind there were since the log was last cleared.
  public func count(of kind: HeadlessOperation.Kind) -> Int { counts[kind.rawValue] }

  /// How many operations there were since the log was last cleared.
  public var count: Int { counts.reduce(0, +) }

  /// Forgets what happened so far.
  public func clear() {
    operations.removeAll()
    for index in counts.indices { counts[index] = 0 }
  }

  /// What happens while `body` runs, and only that; the log is empty afterwards.
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
  /// The operations, a line each.
  public var description: String { operations.map(\.description).joined(separator: "\n") }
}
