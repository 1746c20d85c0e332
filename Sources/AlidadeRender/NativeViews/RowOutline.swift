/// The place of a row in a list that shows a tree.
public struct RowOutline: Hashable, Sendable {
  /// The number of ancestors of the node.
  public var depth: Int
  /// A Boolean value that is `true` if the children of the node are visible; `nil` for a leaf.
  public var isExpanded: Bool?

  /// Creates a place.
  public init(depth: Int, isExpanded: Bool? = nil) {
    self.depth = depth
    self.isExpanded = isExpanded
  }
}
