/// The results, measurements and working memory of layouts of a ``FlexTree``.
///
/// Reuse a workspace from layout to layout. It can be used on any thread, by one layout at a time.
/// Its memory grows to the needs of a tree and is kept, so repeating a layout allocates nothing.
public struct FlexWorkspace: ~Copyable {
  private var records: UnsafeMutablePointer<FlexRecord>
  private var capacity = 0
  private var count = 0
  private let scratch: UnsafeMutablePointer<FlexScratch>
  private let isCaching: Bool
  private let report: (@Sendable (FlexProblem) -> Void)?

  /// Creates an empty workspace.
  ///
  /// - Parameter report: a closure to call for each invalid style value before
  ///   ``layOut(_:from:in:measure:)``. Release builds don't check styles and never call it.
  public init(reportingTo report: (@Sendable (FlexProblem) -> Void)? = nil) {
    self.init(isCaching: true, reportingTo: report)
  }

  /// Creates a workspace that, if `isCaching` is `false`, measures everything each time, for
  /// comparison.
  package init(
    isCaching: Bool, reportingTo report: (@Sendable (FlexProblem) -> Void)? = nil
  ) {
    self.isCaching = isCaching
    self.report = report
    records = .allocate(capacity: 1)
    scratch = .allocate(capacity: 1)
    scratch.initialize(to: FlexScratch())
  }

  deinit {
    records.deallocate()
    scratch.pointee.deallocate()
    scratch.deinitialize(count: 1)
    scratch.deallocate()
  }

  /// The number of bytes that a node takes in the workspace, not counting the shared working
  /// memory.
  public static var byteCountPerNode: Int { MemoryLayout<FlexRecord>.stride }

  // MARK: - Layout

  /// Lays out the tree below `root` from the beginning.
  ///
  /// - Parameters:
  ///   - tree: the styles.
  ///   - root: the node to begin with; nothing happens if it isn't in the tree.
  ///   - space: the space for the root.
  ///   - measure: a closure that returns the size of a measured box's content. It is called at most
  ///     a few times per box; the results are cached.
  /// - Complexity: O(nodes), however deeply they are nested, plus the calls of `measure`.
  public mutating func layOut(
    _ tree: borrowing FlexTree, from root: FlexNode = FlexNode(rawValue: 0), in space: FlexSpace,
    measure: (FlexNode, FlexProposal) -> FlexMeasurement
  ) {
    #if DEBUG
    if let report { for problem in tree.problems() { report(problem) } }
    #endif
    prepare(for: tree.count)
    records.initialize(repeating: FlexRecord(), count: count)
    layOutAgain(tree, from: root, in: space, measure: measure)
  }

  /// Returns the width of `root`, doing as little layout as possible.
  ///
  /// Discards the frames of earlier layouts. The parameters are those of
  /// ``layOut(_:from:in:measure:)``.
  ///
  /// - Returns: the width in points; zero for a node that is hidden or not in the tree.
  public mutating func width(
    of tree: borrowing FlexTree, from root: FlexNode = FlexNode(rawValue: 0), in space: FlexSpace,
    measure: (FlexNode, FlexProposal) -> FlexMeasurement
  ) -> Double {
    prepare(for: tree.count)
    records.initialize(repeating: FlexRecord(), count: count)
    guard tree.contains(root) else { return 0 }
    if !isCaching { scratch.pointee.owners = Array(repeating: -1, count: count) }
    return tree.styles.withUnsafeBufferPointer { styles in
      tree.links.withUnsafeBufferPointer { links in
        guard let styles = styles.baseAddress, let links = links.baseAddress else { return 0 }
        let solver = FlexSolver(
          styles: styles, links: links, records: records, scratch: scratch, isCaching: isCaching)
        return solver.widthOfRoot(root.index, in: space, measure: measure).points
      }
    }
  }

  /// Lays out the tree again, reusing the results for nodes that weren't invalidated.
  ///
  /// The tree must be the one that was last laid out. Only the styles and contents of nodes that
  /// were passed to ``invalidate(_:in:)`` may have changed. A tree with a different number of nodes
  /// is laid out from the beginning.
  public mutating func layOutAgain(
    _ tree: borrowing FlexTree, from root: FlexNode = FlexNode(rawValue: 0), in space: FlexSpace,
    measure: (FlexNode, FlexProposal) -> FlexMeasurement
  ) {
    if tree.count != count {
      prepare(for: tree.count)
      records.initialize(repeating: FlexRecord(), count: count)
    }
    guard tree.contains(root) else { return }
    if !isCaching { scratch.pointee.owners = Array(repeating: -1, count: count) }
    tree.styles.withUnsafeBufferPointer { styles in
      tree.links.withUnsafeBufferPointer { links in
        guard let styles = styles.baseAddress, let links = links.baseAddress else { return }
        let solver = FlexSolver(
          styles: styles, links: links, records: records, scratch: scratch, isCaching: isCaching)
        solver.layOutRoot(root.index, in: space, measure: measure)
      }
    }
  }

  /// Discards the results of a node whose style or content has changed, and of its ancestors.
  ///
  /// - Complexity: O(depth).
  public mutating func invalidate(_ node: FlexNode, in tree: borrowing FlexTree) {
    guard tree.contains(node), tree.count == count else { return }
    var index = node.index
    while index >= 0 {
      records[index].state = []
      index = Int(tree.links[index].parent)
    }
  }

  private mutating func prepare(for count: Int) {
    self.count = count
    guard count > capacity else { return }
    records.deallocate()
    capacity = count
    records = .allocate(capacity: capacity)
  }

  // MARK: - Frames

  /// Returns the frame of a node relative to the frame of its parent, in points.
  ///
  /// The frame is exact to a sixty-fourth of a point. It is zero for hidden nodes, and for nodes
  /// that the last layout didn't reach.
  public func frame(of node: FlexNode) -> Rect {
    guard node.rawValue >= 0, node.index < count else { return .zero }
    let record = records[node.index]
    return Rect(
      x: LayoutUnit(record.x).points, y: LayoutUnit(record.y).points,
      width: LayoutUnit(record.width).points, height: LayoutUnit(record.height).points)
  }

  /// Writes the frames of all nodes, relative to the frames of their parents, with every edge
  /// aligned to the pixel grid.
  ///
  /// Edges are rounded at their positions on the display, so neighbors that touch still touch,
  /// without a gap or an overlap.
  ///
  /// - Parameters:
  ///   - frames: the buffer, with one frame for each node; frames that don't fit are omitted.
  ///   - tree: the tree of the last layout.
  ///   - grid: the pixel grid of the display.
  ///   - origin: the position on the display that the frames of roots are relative to, in points.
  public func writeFrames(
    into frames: UnsafeMutableBufferPointer<Rect>, of tree: borrowing FlexTree,
    on grid: PixelGrid, origin: Point = .zero
  ) {
    let count = min(frames.count, min(count, tree.count))
    // Parents come before children: forward, make every frame absolute …
    for index in 0..<count {
      var frame = frame(of: FlexNode(index))
      let parent = Int(tree.links[index].parent)
      frame.origin = frame.origin + (parent < 0 ? origin : frames[parent].origin)
      frames[index] = frame
    }
    // … and backward, make it relative again while the parent is still absolute.
    for index in stride(from: count - 1, through: 0, by: -1) {
      let frame = frames[index]
      let parent = Int(tree.links[index].parent)
      let around = parent < 0 ? origin : frames[parent].origin
      let x = grid.round(frame.minX)
      let y = grid.round(frame.minY)
      frames[index] = Rect(
        x: x - grid.round(around.x), y: y - grid.round(around.y),
        width: grid.round(frame.maxX) - x, height: grid.round(frame.maxY) - y)
    }
  }
}

// Proof: the workspace is the only owner of its memory and can't be copied, so its holder has
// exclusive access.
extension FlexWorkspace: @unchecked Sendable {}
