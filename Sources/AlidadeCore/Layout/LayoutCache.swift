import AlidadeLayout
import AlidadeRender
import Synchronization

/// A cache of the layouts of one node, with the conditions under which they were computed.
///
/// A node is laid out in few ranges: without bounds, at each width that the rounds of an outer
/// layout try, at its final size, and in the same ranges again after an update elsewhere. The least
/// recently used layout is evicted first. The capacity is large enough for everything that one
/// layout needs, because a layout evicted during a layout pass would be computed again at each
/// level.
///
/// A node that is kept across generations keeps its cache, as long as the `LayoutRevision`
/// doesn't change.
///
/// The cache is part of its node, so that it takes no allocation of its own. That of a node whose
/// layouts are those of its only content stays empty.
struct LayoutCache: ~Copyable, Sendable {
  /// A layout, with the conditions under which it was computed.
  struct Entry {
    let range: SizeRange
    let direction: LayoutDirection
    var layout: Layout
  }

  /// A smallest extent, with the conditions under which it was computed.
  struct Minimum {
    let axis: Axis
    let across: Double
    let extent: Double
  }

  /// All known layouts and smallest extents.
  struct Known {
    var layouts: [Entry] = []
    var minimums: [Minimum] = []
  }

  /// The results of one revision, and what the next generation takes over.
  // Not private: Swift 6.3.1 then fails to compile the nodes, which contain it, without
  // optimization.
  struct Contents: Sendable {
    /// The most recently used layout; stored apart from the others, because most nodes are laid out
    /// in one range.
    var newest: Entry?
    /// The layouts used before, the most recent last.
    var older: [Entry] = []
    /// The smallest extent that was stored first; apart from the others, because most nodes have no
    /// others.
    var firstMinimum: Minimum?
    var laterMinimums: [Minimum] = []
    var hasCheckedStyle: Bool
    /// The revision for which the entries were measured.
    var revision: LayoutRevision?
    /// A Boolean value that is `true` if a result was evicted.
    var hasForgotten = false
    /// The node in the previous generation, until this generation is built and laid out.
    var predecessor: ComponentNode?

    mutating func keepOnly(_ revision: LayoutRevision) {
      if self.revision == revision { return }
      self.revision = revision
      newest = nil
      older = []
      firstMinimum = nil
      laterMinimums = []
      hasForgotten = false
    }

    /// Returns the layout for a range, and makes it the most recently used.
    mutating func layout(in range: SizeRange, _ direction: LayoutDirection) -> Layout? {
      guard let last = newest else { return nil }
      if last.range == range, last.direction == direction { return last.layout }
      let place = older.lastIndex { $0.range == range && $0.direction == direction }
      guard let place else { return nil }
      let found = older.remove(at: place)
      older.append(last)
      newest = found
      return found.layout
    }

    mutating func store(_ entry: Entry) {
      if let last = newest {
        if older.count == LayoutCache.layoutCapacity - 1 {
          older.removeFirst()
          hasForgotten = true
        }
        older.append(last)
      }
      newest = entry
    }

    /// All smallest extents, in the order in which they were stored.
    var minimums: [Minimum] { firstMinimum.map { [$0] + laterMinimums } ?? [] }

    /// Returns the smallest extent under a condition, if it is known.
    func minimum(along axis: Axis, across: Double) -> Double? {
      guard let first = firstMinimum else { return nil }
      if first.axis == axis, first.across == across { return first.extent }
      return laterMinimums.first { $0.axis == axis && $0.across == across }?.extent
    }

    mutating func store(_ minimum: Minimum) {
      if firstMinimum == nil {
        firstMinimum = minimum
        return
      }
      if laterMinimums.count == LayoutCache.minimumCapacity - 1 {
        firstMinimum = laterMinimums.removeFirst()
        hasForgotten = true
      }
      laterMinimums.append(minimum)
    }
  }

  private static let layoutCapacity = 8
  private static let minimumCapacity = 4

  private let contents: Mutex<Contents>

  /// - Parameter previous: the node in the previous generation.
  init(after previous: ComponentNode?) {
    let hasCheckedStyle = previous?.cache.contents.withLock { $0.hasCheckedStyle } ?? false
    contents = Mutex(Contents(hasCheckedStyle: hasCheckedStyle))
  }

  /// Creates a cache with the results of a node with the same layouts.
  init(of other: ComponentNode) {
    var known = other.cache.contents.withLock { $0 }
    // Nothing would release the predecessor of a copy.
    known.predecessor = nil
    contents = Mutex(known)
  }

  /// Returns the layout for a range, if it is known; can be called on any thread.
  func layout(in range: SizeRange, _ context: LayoutContext) -> Layout? {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      return contents.layout(in: range, context.direction)
    }
  }

  /// Returns the layout for a range if it is known; otherwise, removes and returns the node in the
  /// previous generation.
  func layoutOrPredecessor(
    in range: SizeRange, _ context: LayoutContext
  ) -> (layout: Layout?, predecessor: ComponentNode?) {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      if let known = contents.layout(in: range, context.direction) { return (known, nil) }
      defer { contents.predecessor = nil }
      return (nil, contents.predecessor)
    }
  }

  /// Stores a layout; can be called on any thread.
  func store(_ layout: Layout, in range: SizeRange, _ context: LayoutContext) {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      contents.store(Entry(range: range, direction: context.direction, layout: layout))
    }
  }

  /// Returns the smallest extent along an axis, if it is known; can be called on any thread.
  func minimum(along axis: Axis, across: Double, _ context: LayoutContext) -> Double? {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      return contents.minimum(along: axis, across: across)
    }
  }

  /// Stores a smallest extent; can be called on any thread.
  func store(
    minimum extent: Double, along axis: Axis, across: Double, _ context: LayoutContext
  ) {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      contents.store(Minimum(axis: axis, across: across, extent: extent))
    }
  }

  // MARK: - The previous generation

  /// A Boolean value that is `true` if a result was evicted.
  var hasForgotten: Bool { contents.withLock { $0.hasForgotten } }

  /// Returns all results of a revision.
  func known(for revision: LayoutRevision) -> Known {
    contents.withLock { contents in
      guard contents.revision == revision else { return Known() }
      guard let newest = contents.newest else { return Known(minimums: contents.minimums) }
      return Known(layouts: contents.older + [newest], minimums: contents.minimums)
    }
  }

  /// Stores the results of a node with the same layout.
  func store(_ known: Known, for revision: LayoutRevision) {
    contents.withLock { contents in
      guard contents.newest == nil, contents.firstMinimum == nil else { return }
      contents.revision = revision
      contents.newest = known.layouts.last
      contents.older = Array(known.layouts.dropLast())
      for minimum in known.minimums { contents.store(minimum) }
    }
  }

  /// Sets the node in the previous generation.
  func follow(_ predecessor: ComponentNode?) {
    let previous = contents.withLock { contents in
      defer { contents.predecessor = predecessor }
      return contents.predecessor
    }
    withExtendedLifetime(previous) {}
  }

  /// Removes and returns the node in the previous generation.
  func takePredecessor() -> ComponentNode? {
    contents.withLock { contents in
      defer { contents.predecessor = nil }
      return contents.predecessor
    }
  }

  /// Returns `true` if the style of the node has to be checked: the first time, across all
  /// generations.
  func beginCheckingStyle() -> Bool {
    contents.withLock { contents in
      defer { contents.hasCheckedStyle = true }
      return !contents.hasCheckedStyle
    }
  }
}
