import AlidadeLayout

/// A tree with the frames that it should have.
public struct LayoutCase: Sendable {
  /// Its name in the file.
  public let id: String
  /// What it is about.
  public let tags: [String]
  /// The styles.
  public let tree: FlexTree
  /// The texts of the measured boxes, by node; nil for the others.
  public let texts: [CaseText?]
  /// What the root is given.
  public let space: FlexSpace
  /// The frames in preorder, each against its parent's; empty when they are not known.
  public let expected: [Rect]

  /// Makes a case without texts and without frames to compare with.
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

  /// The size of the text of a node.
  public func measure(_ node: FlexNode, _ proposal: FlexProposal) -> FlexMeasurement {
    texts[Int(node.rawValue)]?.measure(proposal) ?? FlexMeasurement(width: 0, height: 0)
  }

  /// The frames that the solver gives, in preorder.
  public func frames(using workspace: inout FlexWorkspace) -> [Rect] {
    workspace.layOut(tree, in: space) { measure($0, $1) }
    return (0..<tree.count).map { workspace.frame(of: FlexNode(rawValue: Int32($0))) }
  }
}
