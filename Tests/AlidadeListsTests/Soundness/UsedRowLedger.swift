import AlidadeNative
import Synchronization

/// The ways to make rows count, in sight or out of sight; any thread.
final class UsedRowLedger: Sendable, Equatable {
  private struct Contents {
    var lastSerial = 0
    var contexts: [Int: Context<UsedRow.State>] = [:]
  }

  private let contents = Mutex(Contents())

  /// Returns the number of a state that begins.
  func begin() -> Int {
    contents.withLock {
      $0.lastSerial += 1
      return $0.lastSerial
    }
  }

  func note(_ key: Int, _ context: Context<UsedRow.State>) {
    contents.withLock { $0.contexts[key] = context }
  }

  /// Makes a row count.
  ///
  /// - Returns: `false` if it was never built.
  func count(_ key: Int) -> Bool {
    guard let context = contents.withLock({ $0.contexts[key] }) else { return false }
    context.update { $0.count += 1 }
    return true
  }

  /// Forgets the ways to rows that are gone.
  func forget(exceptOf keys: Set<Int>) {
    let gone = contents.withLock { contents in
      let previous = contents.contexts
      contents.contexts = previous.filter { keys.contains($0.key) }
      return previous
    }
    withExtendedLifetime(gone) {}
  }

  static func == (one: UsedRowLedger, other: UsedRowLedger) -> Bool { one === other }
}
