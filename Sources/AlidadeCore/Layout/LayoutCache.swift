import AlidadeLayout
import AlidadeRender
import Synchronization

/// The layouts of one node, by the ranges and the directions they were made for.
///
/// A node is asked about few ranges: its natural size, the size it finally gets, and the same again
/// after an update elsewhere. The oldest answer goes first.
final class LayoutCache: Sendable {
  private static let capacity = 4

  private struct Entry {
    let range: SizeRange
    let direction: LayoutDirection
    let layout: Layout
  }

  private let entries = Mutex<[Entry]>([])

  /// The layout for a range, if it is known; any thread.
  func layout(in range: SizeRange, _ direction: LayoutDirection) -> Layout? {
    entries.withLock { entries in
      entries.first { $0.range == range && $0.direction == direction }?.layout
    }
  }

  /// Remembers a layout; any thread.
  func store(_ layout: Layout, in range: SizeRange, _ direction: LayoutDirection) {
    entries.withLock { entries in
      if entries.count == LayoutCache.capacity { entries.removeFirst() }
      entries.append(Entry(range: range, direction: direction, layout: layout))
    }
  }
}
