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
    var layouts: [Entry] = []
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
      layouts = []
      minimums = []
      hasForgotten = false
    }
  }

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
      let place = contents.layouts.lastIndex {
        $0.range == range && $0.direction == context.direction
      }
      guard let place else { return nil }
      let found = contents.layouts[place]
      if place < contents.layouts.count - 1 {
        contents.layouts.remove(at: place)
        contents.layouts.append(found)
      }
      return found.layout
    }
  }

  /// Remembers a layout; any thread.
  func store(_ layout: Layout, in range: SizeRange, _ context: LayoutContext) {
    contents.withLock { contents in
      contents.keepOnly(context.revision)
      if contents.layouts.count == LayoutCache.layoutCapacity {
        contents.layouts.removeFirst()
        contents.hasForgotten = true
      }
      contents.layouts.append(Entry(range: range, direction: context.direction, layout: layout))
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
      return Known(layouts: contents.layouts, minimums: contents.minimums)
    }
  }

  /// Takes over what is known of a node that is laid out alike.
  func store(_ known: Known, for revision: LayoutRevision) {
    contents.withLock { contents in
      guard contents.layouts.isEmpty, contents.minimums.isEmpty else { return }
      contents.revision = revision
      contents.layouts = known.layouts
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
