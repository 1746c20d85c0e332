import AlidadeLayout
import AlidadeRender
import Synchronization

/// What is known of the layout of one node, by the conditions under which it was found.
///
/// A node is asked about few ranges: without bounds, in each width that the rounds of a layout
/// around it try, in the size it finally gets, and the same again after an update elsewhere. The
/// answer that was not asked for the longest goes first. There is room for all that one layout
/// asks, because what is forgotten in the midst of one is made again at each level.
///
/// A node that is kept from generation to generation keeps what is known of it, as long as nothing
/// that measures has changed.
final class LayoutCache: Sendable {
  /// A layout, and what it is the answer to.
  struct Entry {
    let range: SizeRange
    let direction: LayoutDirection
    var layout: Layout
  }

  /// A smallest extent, and what it is the answer to.
  struct Minimum {
    let axis: Axis
    let across: Double
    let extent: Double
  }

  /// All that is known.
  struct Known {
    var layouts: [Entry] = []
    var minimums: [Minimum] = []
  }

  private struct Contents {
    /// What was asked last; beside the others, because most nodes are asked once.
    var newest: Entry?
    /// What was asked before that, in order.
    var older: [Entry] = []
    var minimums: [Minimum] = []
    var hasCheckedStyle: Bool
    /// What the entries were measured with.
    var revision: LayoutRevision?
    /// Whether something was asked that is not known any longer.
    var hasForgotten = false
    /// The node in the generation before, until the end of the build and the layout of this one.
    var predecessor: ComponentNode?

    mutating func keepOnly(_ revision: LayoutRevision) {
      if self.revision == revision { return }
      self.revision = revision
      newest = nil
      older = []
      minimums = []
      hasForgotten = false
    }

    /// The layout for a range, which becomes the newest.
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
  }

  /// That of all nodes that are laid out as the only thing in them, whose layouts are known there.
  static let unused = LayoutCache(after: nil)

  private static let layoutCapacity = 8
  private static let minimumCapacity = 4

  private let contents: Mutex<Contents>

  /// - Parameter previous: that of the previous generation of the node.
  init(after previous: LayoutCache?) {
    let hasCheckedStyle = previous?.contents.withLock { $0.hasCheckedStyle } ?? false
    contents = Mutex(Contents(hasCheckedStyle: hasCheckedStyle))
  }

  /// The layout for a range, if it is known; any thread.
  func layout(in range: SizeRange, _ context: LayoutContext) -> Layout? {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      return contents.layout(in: range, context.direction)
    }
  }

  /// The layout for a range, if it is known, or else, once, the node in the generation before.
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

  /// Remembers a layout; any thread.
  func store(_ layout: Layout, in range: SizeRange, _ context: LayoutContext) {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      contents.store(Entry(range: range, direction: context.direction, layout: layout))
    }
  }

  /// The smallest extent along an axis, if it is known; any thread.
  func minimum(along axis: Axis, across: Double, _ context: LayoutContext) -> Double? {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      return contents.minimums.first { $0.axis == axis && $0.across == across }?.extent
    }
  }

  /// Remembers a smallest extent; any thread.
  func store(
    minimum extent: Double, along axis: Axis, across: Double, _ context: LayoutContext
  ) {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      if contents.minimums.count == LayoutCache.minimumCapacity {
        contents.minimums.removeFirst()
        contents.hasForgotten = true
      }
      contents.minimums.append(Minimum(axis: axis, across: across, extent: extent))
    }
  }

  // MARK: - The generation before

  /// Whether something was asked that is not known any longer.
  var hasForgotten: Bool { contents.withLock { $0.hasForgotten } }

  /// All that was found under a revision.
  func known(for revision: LayoutRevision) -> Known {
    contents.withLock { contents in
      guard contents.revision == revision else { return Known() }
      guard let newest = contents.newest else { return Known(minimums: contents.minimums) }
      return Known(layouts: contents.older + [newest], minimums: contents.minimums)
    }
  }

  /// Takes over what is known of a node that is laid out alike.
  func store(_ known: Known, for revision: LayoutRevision) {
    contents.withLock { contents in
      guard contents.newest == nil, contents.minimums.isEmpty else { return }
      contents.revision = revision
      contents.newest = known.layouts.last
      contents.older = Array(known.layouts.dropLast())
      contents.minimums = known.minimums
    }
  }

  /// Remembers the node in the generation before.
  func follow(_ predecessor: ComponentNode?) {
    let former = contents.withLock { contents in
      defer { contents.predecessor = predecessor }
      return contents.predecessor
    }
    withExtendedLifetime(former) {}
  }

  /// The node in the generation before, once.
  func takePredecessor() -> ComponentNode? {
    contents.withLock { contents in
      defer { contents.predecessor = nil }
      return contents.predecessor
    }
  }

  /// Whether what the node says about its layout is to be looked at: the first time, in all
  /// generations.
  func beginCheckingStyle() -> Bool {
    contents.withLock { contents in
      defer { contents.hasCheckedStyle = true }
      return !contents.hasCheckedStyle
    }
  }
}
