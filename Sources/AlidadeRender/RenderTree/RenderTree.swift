import AlidadeLayout
import Synchronization

/// A flat, immutable list of the units to mount, in preorder.
///
/// It is created on the thread that builds and lays out, and passed to the thread that mounts.
/// Components without a view and without an observer don't appear in it.
public final class RenderTree: Sendable {
  /// The units; a parent precedes the units inside it, and siblings are ordered from the lowest to
  /// the topmost.
  package let units: [RenderUnit]
  /// The size of the root, in points.
  public let size: Size
  /// A number that is equal for trees with the same keys in the same places.
  ///
  /// One of two such trees can take over all views of the other.
  package let signature: Int
  /// The keys and parents of the units, packed so that they can be compared as memory.
  let structure: [UInt64]
  /// The units sorted by their edges; `nil` if the tree is mounted as a whole.
  let edges: EdgeIndex?
  /// A Boolean value that is `true` if the tree can be mounted incrementally.
  package var isIncremental: Bool { edges != nil }
  /// The units that have an observer or contents, in order.
  let observed: [Int]
  /// The units that mount contents themselves, in order.
  let contents: [Int]
  /// A Boolean value that is `true` if a view mounts only the part of its content that is visible.
  package var hasVisibleParts: Bool { contents.contains { units[$0].mountsVisiblePart } }
  /// A Boolean value that is `true` if any unit has an observer or contents.
  package var hasObservers: Bool { !observed.isEmpty }
  /// The scopes of animations; outer scopes precede the scopes inside them.
  let scopes: [MotionScope]
  /// The units that replace others, in order.
  let matched: [Int]
  /// The difference from the tree that this one was created from, if any.
  let patch: Patch?
  /// A unique number, which no other tree has.
  let number = RenderTree.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue

  private static let lastNumber = Atomic<UInt64>(0)

  /// The difference between two trees with the same units, some with other configurations.
  struct Patch: Sendable {
    /// The number of the other tree.
    let base: UInt64
    /// The units that differ, in order.
    let units: [Int]
  }

  /// Creates a tree by flattening a layout.
  ///
  /// This initializer can be called on any thread. It works without recursion, so a
  /// deep layout doesn't exhaust the stack.
  ///
  /// - Parameters:
  ///   - layout: the layout of the root.
  ///   - grid: the pixel grid that frames are aligned to.
  ///   - isIncremental: `true` to mount only visible units. The indexes needed for that require a
  ///     sort.
  /// - Complexity: O(n), or O(n log n) for an incremental tree.
  public convenience init(
    flattening layout: Layout, on grid: PixelGrid = PixelGrid(), isIncremental: Bool = false
  ) {
    self.init(flattening: layout, on: grid, along: isIncremental ? .vertical : [])
  }

  /// Creates a tree by flattening a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout of the root.
  ///   - grid: the pixel grid that frames are aligned to.
  ///   - axes: the axes along which the tree is scrolled, if only visible units are mounted; empty
  ///     to mount all.
  init(flattening layout: Layout, on grid: PixelGrid, along axes: Axis.Set) {
    var flattening = Flattening(grid: grid)
    flattening.run(layout)
    units = flattening.units
    size = layout.size
    observed = flattening.observed
    contents = flattening.contents
    scopes = flattening.scopes
    matched = flattening.matched
    structure = RenderTree.structure(of: flattening.units)
    signature = structure.hashValue
    edges = axes.isEmpty ? nil : EdgeIndex(units: flattening.units, along: axes)
    patch = nil
  }

  /// Creates a tree of units without observers, contents or scopes, which is mounted as a whole.
  ///
  /// - Parameters:
  ///   - units: the units, in preorder.
  ///   - matched: the units that take the place of others, in order.
  ///   - size: the size of the root, in points.
  init(_ units: [RenderUnit], matched: [Int], size: Size) {
    self.units = units
    self.size = size
    self.matched = matched
    observed = []
    contents = []
    scopes = []
    structure = RenderTree.structure(of: units)
    signature = structure.hashValue
    edges = nil
    patch = nil
  }

  private static func structure(of units: [RenderUnit]) -> [UInt64] {
    // By index, because units are large, and a loop over them copies them.
    units.indices.map { units[$0].place }
  }

  /// Creates the tree of a layout from the previous tree, or returns `nil` unless both have the
  /// same units in the same places.
  ///
  /// Some of the units may look different. The tree has the units that flattening the layout would
  /// give.
  ///
  /// This initializer can be called on any thread.
  ///
  /// - Parameters:
  ///   - previous: the tree of the previous layout, on the same pixel grid.
  ///   - previousLayout: the previous layout.
  ///   - layout: the layout.
  ///   - grid: the pixel grid that frames are aligned to.
  /// - Complexity: O(units), with very little work per unit; only the children of changed
  ///   components are compared.
  package init?(
    patching previous: RenderTree, of previousLayout: Layout, for layout: Layout,
    on grid: PixelGrid = PixelGrid()
  ) {
    var patching = Patching(units: previous.units, on: grid)
    guard patching.run(previousLayout, layout) else { return nil }
    units = patching.units
    size = previous.size
    signature = previous.signature
    structure = previous.structure
    edges = previous.edges
    observed = previous.observed
    contents = previous.contents
    scopes = previous.scopes
    matched = previous.matched
    patch = Patch(base: previous.number, units: patching.changed.sorted())
  }
}

extension RenderUnit {
  /// The key and the parent in one integer.
  fileprivate var place: UInt64 {
    let key = key.map { UInt32(bitPattern: $0.rawValue) } ?? UInt32.max
    return UInt64(key) << 32 | UInt64(UInt32(bitPattern: parent))
  }
}
