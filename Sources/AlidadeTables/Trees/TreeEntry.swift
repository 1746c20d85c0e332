import AlidadeLists
import AlidadeRender

/// A node of a tree that is shown as a row, with its place in the tree.
@usableFromInline struct TreeEntry<Node: Identifiable & Sendable>: Sendable
where Node.ID: Sendable {
  let node: Node
  let place: RowOutline
  private(set) var rows: NodeRows

  @usableFromInline var id: Node.ID { node.id }
}

extension TreeEntry {
  /// Returns the nodes of a tree whose ancestors are all expanded, in row order.
  ///
  /// A node with the same id as one of its ancestors is treated as a leaf, because the traversal
  /// would otherwise never end.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent.
  ///   - children: returns the children of a node; called for expanded nodes only.
  ///   - isLeaf: returns `true` if a node can't be expanded.
  ///   - expanded: the ids of the expanded nodes.
  /// - Complexity: O(rows).
  static func entries(
    of roots: [Node], children: (Node) -> [Node], isLeaf: (Node) -> Bool,
    expanded: Set<Node.ID>
  ) -> [TreeEntry] {
    var entries: [TreeEntry] = []
    // The nodes still to be visited, along the path from a root to the current node.
    var open = [(nodes: roots, next: 0)]
    var path: [(id: Node.ID, row: Int)] = []
    var ancestors: Set<Node.ID> = []
    while var siblings = open.popLast() {
      guard siblings.next < siblings.nodes.count else {
        if let parent = path.popLast() {
          ancestors.remove(parent.id)
          entries[parent.row].rows.end = entries.count
        }
        continue
      }
      let position = siblings.next
      let node = siblings.nodes[position]
      siblings.next += 1
      open.append(siblings)
      let isLeaf = ancestors.contains(node.id) || isLeaf(node)
      let isExpanded = !isLeaf && expanded.contains(node.id)
      let row = entries.count
      entries.append(
        TreeEntry(
          node: node,
          place: RowOutline(
            depth: path.count, isExpanded: isLeaf ? nil : isExpanded, position: position,
            siblingCount: siblings.nodes.count),
          rows: NodeRows(parent: path.last?.row, end: row + 1)))
      if isExpanded {
        open.append((children(node), 0))
        path.append((node.id, row))
        ancestors.insert(node.id)
      }
    }
    return entries
  }
}
