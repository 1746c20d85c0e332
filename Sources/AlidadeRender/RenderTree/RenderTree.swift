import AlidadeLayout
import Synchronization

/// What is to be mounted: a flat, immutable list of units in preorder.
///
/// It is what passes from the threads that build and lay out to the one that mounts. Components
/// without a view and without an observer have left no trace in it.
public final class RenderTree: Sendable {
  /// The units; a parent precedes what is inside it, and siblings stand from the lowest to the
  /// topmost.
  package let units: [RenderUnit]
  /// The size of the root, in points.
  public let size: Size
  /// Equal for trees with the same keys in the same places, so that one takes over all views of the
  /// other.
  package let signature: Int
  /// The keys and parents of the units, packed, so that to compare them is to compare memory.
  let structure: [UInt64]
  /// Where units begin and end from top to bottom; `nil` when the tree is mounted as a whole.
  let edges: EdgeIndex?
  /// Whether it can be mounted by what is in sight.
  package var isIncremental: Bool { edges != nil }
  /// The units that have an observer, in order.
  let observed: [Int]
  /// Whether any unit has an observer.
  package var hasObservers: Bool { !observed.isEmpty }
  /// In what it differs from another tree, if it was made from one.
  let patch: Patch?
  /// Tells the tree from all others that ever were.
  let number = RenderTree.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue

  private static let lastNumber = Atomic<UInt64>(0)

  /// In what a tree differs from another with the same units: in some of their configurations.
  struct Patch: Sendable {
    /// The number of the other tree.
    let base: UInt64
    /// The units that differ, in order.
    let units: [Int]
  }

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
    observed = flattening.observed
    structure = flattening.units.map(\.place)
    signature = structure.hashValue
    edges = isIncremental ? EdgeIndex(units: flattening.units) : nil
    patch = nil
  }

  /// Makes the tree of a layout from that of a former one, if both have the same units in the same
  /// places, and some only look different; `nil` if there is more to it.
  ///
  /// Any thread. The result is what flattening the layout would give.
  ///
  /// - Parameters:
  ///   - former: the tree of the former layout, on the same pixels.
  ///   - formerLayout: the former layout.
  ///   - layout: the layout.
  /// - Complexity: O(units), with next to nothing for each; only the children of components in
  ///   which something changed are compared.
  package init?(patching former: RenderTree, of formerLayout: Layout, for layout: Layout) {
    var patching = Patching(units: former.units)
    guard patching.run(formerLayout, layout) else { return nil }
    units = patching.units
    size = former.size
    signature = former.signature
    structure = former.structure
    edges = former.edges
    observed = former.observed
    patch = Patch(base: former.number, units: patching.changed.sorted())
  }
}

extension RenderUnit {
  /// Its key and its parent in one integer.
  fileprivate var place: UInt64 {
    let key = key.map { UInt32(bitPattern: $0.rawValue) } ?? UInt32.max
    return UInt64(key) << 32 | UInt64(UInt32(bitPattern: parent))
  }
}
