import AlidadeLayout

/// A tree and its expected frames.
public struct LayoutCase: Sendable {
  /// The name in the file.
  public let id: String
  /// The topics of the case.
  public let tags: [String]
  /// The tree of nodes with their styles.
  public let tree: FlexTree
  /// The texts of the measured boxes, by node; `nil` for other nodes.
  public let texts: [CaseText?]
  /// The space offered to the root.
  public let space: FlexSpace
  /// The frames in preorder, each relative to its parent's; empty if they are unknown.
  public let expected: [Rect]

  /// Creates a case without texts or expected frames.
  public init(id: String, tree: FlexTree, space: FlexSpace) {
    self.init(
      id: id, tags: [], tree: tree, texts: Array(repeating: nil, count: tree.count), space: space,
      expected: [])
  }

  init(
    id: String, tags: [String], tree: FlexTree, texts: [CaseText?], space: FlexSpace,
    expected: [Rect]
  ) {
    self.id = id
    self.tags = tags
    self.tree = tree
    self.texts = texts
    self.space = space
    self.expected = expected
  }

  /// Returns the size of the text of a node; zero if it has none.
  public func measure(_ node: FlexNode, _ proposal: FlexProposal) -> FlexMeasurement {
    texts[Int(node.rawValue)]?.measure(proposal) ?? FlexMeasurement(width: 0, height: 0)
  }

  /// Returns the frames that the solver computes, in preorder.
  public func frames(using workspace: inout FlexWorkspace) -> [Rect] {
    workspace.layOut(tree, in: space) { measure($0, $1) }
    return (0..<tree.count).map { workspace.frame(of: FlexNode(rawValue: Int32($0))) }
  }
}
