import Synchronization

/// A cache of the extents of lines of text, for a backend that shapes a text to measure it.
///
/// It belongs to one measurer, whose fonts don't change. A list with many options asks for the
/// extents of all of them in each layout, whichever is selected.
package final class LineExtentsCache: Sendable {
  private struct Line: Hashable {
    let text: String
    let style: TextStyle
  }

  private let capacity: Int
  private let known = Mutex<[Line: LineExtents]>([:])

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: the maximum number of lines; when there are more, all are forgotten.
  package init(capacity: Int = 4096) {
    self.capacity = capacity
  }

  /// Returns the extents of a line, which are measured by a closure if they aren't known.
  ///
  /// This method can be called on any thread. The closure is called outside the lock.
  package func extents(
    of text: String, in style: TextStyle, measure: () -> LineExtents
  ) -> LineExtents {
    let line = Line(text: text, style: style)
    if let extents = known.withLock({ $0[line] }) { return extents }
    let extents = measure()
    known.withLock { known in
      if known.count >= capacity { known.removeAll() }
      known[line] = extents
    }
    return extents
  }
}
