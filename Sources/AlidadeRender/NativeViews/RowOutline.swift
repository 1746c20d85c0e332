/// The place of a row in a list that shows a tree.
public struct RowOutline: Hashable, Sendable {
  /// The number of ancestors of the node.
  public var depth: Int
  /// A Boolean value that is `true` if the children of the node are visible; `nil` for a leaf.
  public var isExpanded: Bool?
  /// The position of the node among the children of its parent, from zero.
  public var position: Int
  /// The number of children of the node's parent, including the node; for a node without a parent,
  /// the number of such nodes.
  public var siblingCount: Int

  /// Creates a place.
  public init(
    depth: Int, isExpanded: Bool? = nil, position: Int = 0, siblingCount: Int = 1
  ) {
    self.depth = depth
    self.isExpanded = isExpanded
    self.position = position
    self.siblingCount = siblingCount
  }
}
