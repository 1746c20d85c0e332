import AlidadeLayout
import AlidadeRender
import Synchronization

/// The layouts of one node, by the ranges they were made for.
///
/// A node is asked about few ranges: its natural size, the size it finally gets, and the same again
/// after an update elsewhere. The oldest answer goes first.
final class LayoutCache: Sendable {
  private static let capacity = 4

  private let entries = Mutex<[(range: SizeRange, layout: Layout)]>([])

  /// The layout for a range, if it is known; any thread.
  func layout(in range: SizeRange) -> Layout? {
    entries.withLock { entries in entries.first { $0.range == range }?.layout }
  }

  /// Remembers a layout; any thread.
  func store(_ layout: Layout, in range: SizeRange) {
    entries.withLock { entries in
      if entries.count == LayoutCache.capacity { entries.removeFirst() }
      entries.append((range, layout))
    }
  }
}
