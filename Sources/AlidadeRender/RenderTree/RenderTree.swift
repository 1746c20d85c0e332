import AlidadeLayout

/// What is to be mounted: a flat, immutable list of units in preorder.
///
/// It is what passes from the threads that build and lay out to the one that mounts. Components
/// without a view and without an observer have left no trace in it.
public final class RenderTree: Sendable {
  /// The units; a parent precedes what is inside it, and siblings stand from the lowest to the
  /// topmost.
  public let units: [RenderUnit]
  /// The size of the root, in points.
  public let size: Size
  /// Equal for trees with the same keys in the same places, so that one takes over all views of the
  /// other.
  public let signature: Int
  /// Where units begin and end from top to bottom; `nil` when the tree is mounted as a whole.
  let edges: EdgeIndex?
  /// Whether it can be mounted by what is in sight.
  public var isIncremental: Bool { edges != nil }
  /// Whether any unit has an observer.
  public let hasObservers: Bool

  /// Flattens a layout.
  ///
  /// Any thread. Works without recursion, so that a deep tree does not exhaust the stack.
  ///
  /// - Parameters:
  ///   - layout: the layout of the root.
  ///   - grid: the pixels that frames are aligned with.
  ///   - isIncremental: whether the tree will be mounted by what is in sight. The indexes for that
  ///     cost a sort.
  /// - Complexity: O(n), or O(n log n) for an incremental tree.
  public init(
    flattening layout: Layout, on grid: PixelGrid = PixelGrid(), isIncremental: Bool = false
  ) {
    var flattening = Flattening(grid: grid)
    flattening.run(layout)
    units = flattening.units
    size = layout.size
    hasObservers = flattening.hasObservers
    signature = RenderTree.signature(of: flattening.units)
    edges = isIncremental ? EdgeIndex(units: flattening.units) : nil
  }

  private static func signature(of units: [RenderUnit]) -> Int {
    var hasher = Hasher()
    for unit in units {
      hasher.combine(unit.parent)
      hasher.combine(unit.key)
    }
    return hasher.finalize()
  }
}
