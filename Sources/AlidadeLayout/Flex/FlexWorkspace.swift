/// What layout needs besides the tree: results, what was measured, and working memory.
///
/// Reused from layout to layout. Belongs to one layout at a time, on whichever thread that runs.
/// The memory grows to what a tree needs and stays, so that laying out again allocates nothing.
public struct FlexWorkspace: ~Copyable {
  private var records: UnsafeMutablePointer<FlexRecord>
  private var capacity = 0
  private var count = 0
  private let scratch: UnsafeMutablePointer<FlexScratch>
  private let isCaching: Bool
  private let report: (@Sendable (FlexProblem) -> Void)?

  /// Makes an empty workspace.
  ///
  /// - Parameter report: told, in debug builds and before each layout from the beginning, what
  ///   makes no sense in the styles. Release builds do not look.
  public init(reportingTo report: (@Sendable (FlexProblem) -> Void)? = nil) {
    self.init(isCaching: true, reportingTo: report)
  }

  /// Makes a workspace that can be told to measure everything again each time, to compare with.
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

  /// The bytes that a node takes here, besides working memory that is shared.
  public static var byteCountPerNode: Int { MemoryLayout<FlexRecord>.stride }

  // MARK: - Layout

  /// Lays out the tree below `root`, from the beginning.
  ///
  /// - Parameters:
  ///   - tree: the styles.
  ///   - root: the node to begin at; a node that is not of the tree does nothing.
  ///   - space: what the root is given.
  ///   - measure: the size of the content of a measured box. Called at most a few times for each,
  ///     with the answers kept.
  /// - Complexity: O(nodes) for every nesting, and calls of `measure`.
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

  /// The width that `root` takes, found without laying out more than that needs.
  ///
  /// Frames of earlier layouts are lost. The parameters are those of ``layOut(_:from:in:measure:)``.
  ///
  /// - Returns: the width in points; zero for a node that is hidden or not of the tree.
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

  /// Lays out the tree again, with what is known from the last time; only what was invalidated is
  /// measured.
  ///
  /// The tree must be that of the last layout, with nothing changed but the styles and contents of
  /// nodes that were given to ``invalidate(_:in:)``. A tree of another size is laid out from the
  /// beginning.
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

  /// Forgets what is known of a node whose style or content has changed, and of all that depends on
  /// it.
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

  /// The frame of a node against the frame of its parent, in points.
  ///
  /// Exact to a sixty-fourth. Zero for hidden nodes, and for nodes that the last layout did not
  /// reach.
  public func frame(of node: FlexNode) -> Rect {
    guard node.rawValue >= 0, node.index < count else { return .zero }
    let record = records[node.index]
    return Rect(
      x: LayoutUnit(record.x).points, y: LayoutUnit(record.y).points,
      width: LayoutUnit(record.width).points, height: LayoutUnit(record.height).points)
  }

  /// Writes the frames of all nodes, each against the frame of its parent, with every edge on the
  /// pixel grid.
  ///
  /// Edges are rounded where they are on the display, so that neighbors that touch still touch: no
  /// gap and no overlap.
  ///
  /// - Parameters:
  ///   - frames: as many as the tree has nodes; what does not fit is left out.
  ///   - tree: the tree of the last layout.
  ///   - grid: the pixels of the display.
  ///   - origin: where the roots' surroundings are on the display, in points.
  public func writeFrames(
    into frames: UnsafeMutableBufferPointer<Rect>, of tree: borrowing FlexTree,
    on grid: PixelGrid, origin: Point = .zero
  ) {
    let count = min(frames.count, min(count, tree.count))
    // Parents come before children: forwards, every frame becomes absolute …
    for index in 0..<count {
      var frame = frame(of: FlexNode(index))
      let parent = Int(tree.links[index].parent)
      frame.origin = frame.origin + (parent < 0 ? origin : frames[parent].origin)
      frames[index] = frame
    }
    // … and backwards relative again, while the parent is still absolute.
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

// Proof: the workspace is the only owner of its memory and cannot be copied, so whoever holds it is alone
// with it.
extension FlexWorkspace: @unchecked Sendable {}
