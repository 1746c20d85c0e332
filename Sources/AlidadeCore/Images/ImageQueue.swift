/// A queue of images that wait to be loaded or decoded.
///
/// An image whose rank changes is added again. The owner knows which of its turns is the current
/// one, and drops the others when they come up.
struct ImageQueue {
  /// The order of work: work for a visible image comes first, then work for images nearer to the
  /// visible content, then work that was requested earlier.
  struct Rank: Comparable {
    let isShown: Bool
    /// The distance from the visible content; meaningless for a visible image.
    var distance = 0
    let order: Int

    static func < (one: Rank, other: Rank) -> Bool {
      if one.isShown != other.isShown { return one.isShown }
      return (one.distance, one.order) < (other.distance, other.order)
    }
  }

  /// The turn of an image.
  struct Turn {
    let rank: Rank
    let key: ImageKey
    /// The number of the request to decode for; `nil` for an image to load.
    let request: Int?
  }

  /// The turns, as a binary heap: no turn comes before the turn at half its index, counting from
  /// one.
  private var heap: [Turn] = []
  private var limit = ImageQueue.minimumLimit

  private static let minimumLimit = 64

  /// The next turn.
  var first: Turn? { heap.first }

  /// A Boolean value that is `true` if outdated turns should be removed.
  var isFull: Bool { heap.count >= limit }

  /// Adds a turn.
  ///
  /// - Complexity: O(log *n*).
  mutating func add(_ turn: Turn) {
    heap.append(turn)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].rank < heap[parent].rank else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  /// Removes the next turn.
  ///
  /// - Complexity: O(log *n*).
  mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var index = 0
    while true {
      let children = (2 * index + 1)..<min(2 * index + 3, max(heap.count, 2 * index + 1))
      guard let child = children.min(by: { heap[$0].rank < heap[$1].rank }),
        heap[child].rank < heap[index].rank
      else { return }
      heap.swapAt(index, child)
      index = child
    }
  }

  /// Removes outdated turns, and becomes full when there are twice as many as remain.
  mutating func removeAll(where isOutdated: (Turn) -> Bool) {
    heap.removeAll(where: isOutdated)
    heap.sort { $0.rank < $1.rank }
    limit = max(ImageQueue.minimumLimit, 2 * heap.count)
  }
}
