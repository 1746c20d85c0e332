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

  /// The frames that the solver gives, in preorder.
  public func frames(using workspace: inout FlexWorkspace) -> [Rect] {
    workspace.layOut(tree, in: space) { node, proposal in
      texts[Int(node.rawValue)]?.measure(proposal) ?? FlexMeasurement(width: 0, height: 0)
    }
    return (0..<tree.count).map { workspace.frame(of: FlexNode(rawValue: Int32($0))) }
  }
}
