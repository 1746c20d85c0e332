import CFeedKit

/// All posts, which are created on access.
struct Posts: RandomAccessCollection, Equatable, Sendable {
  // Proof: the kit creates the posts once, before any thread other than the main thread runs, and
  // never changes them.
  private nonisolated(unsafe) let items: UnsafePointer<BKItem>
  let count: Int

  init(count: Int) {
    items = bk_feed(Int32(count))
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> Post { Post(items[index]) }
}
