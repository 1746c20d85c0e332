import Synchronization
import Testing

/// A queue of elements from the code under test, which a test takes out one after the other.
///
/// A test that waits goes on as soon as an element comes, as it would with a stream. But a wait for
/// an element that never comes ends with an issue.
package final class Arrivals<Element: Sendable>: Sendable {
  private struct Contents {
    var elements: [Element] = []
    /// The test, if it waits.
    var waiting: CheckedContinuation<Element?, Never>?
  }

  private let contents = Mutex(Contents())

  /// Creates an empty queue.
  package init() {}

  /// Adds an element; any thread.
  package func add(_ element: Element) {
    let waiting = contents.withLock { contents -> CheckedContinuation<Element?, Never>? in
      guard let waiting = contents.waiting else {
        contents.elements.append(element)
        return nil
      }
      contents.waiting = nil
      return waiting
    }
    waiting?.resume(returning: element)
  }

  /// Removes and returns the first element, as soon as there is one; `nil`, with an issue, if none
  /// comes.
  ///
  /// Only one task can wait at a time.
  @MainActor package func next(
    turns: Int = 100_000, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async -> Element? {
    let watch = Task {
      for _ in 0..<turns {
        if Task.isCancelled { return }
        await TestHost.turn()
      }
      if !Task.isCancelled { endWait() }
    }
    let element = await withCheckedContinuation {
      (continuation: CheckedContinuation<Element?, Never>) in
      let first = contents.withLock { contents -> Element? in
        if !contents.elements.isEmpty { return contents.elements.removeFirst() }
        precondition(contents.waiting == nil, "Two tasks wait for an element.")
        contents.waiting = continuation
        return nil
      }
      if let first { continuation.resume(returning: first) }
    }
    watch.cancel()
    if element == nil {
      Issue.record(
        "Waited \(turns) turns in vain for another element.", sourceLocation: sourceLocation)
    }
    return element
  }

  /// Lets the test go on without an element.
  private func endWait() {
    let waiting = contents.withLock { contents -> CheckedContinuation<Element?, Never>? in
      defer { contents.waiting = nil }
      return contents.waiting
    }
    waiting?.resume(returning: nil)
  }
}
