import AlidadeCore
import AlidadeDiffing
import AlidadeLists

extension List {
  /// Creates a list of the nodes of a tree, which the user expands and collapses.
  ///
  /// ```swift
  /// List(tree: folders, children: \.folders, expanded: context.binding(\.expanded)) { folder in
  ///   Text(folder.name)
  /// }
  /// ```
  ///
  /// Each visible node is a row like any other: it can be selected and scrolled to by its id. While
  /// a node is collapsed, its children aren't in the list, and what their rows remember ends.
  ///
  /// The right arrow expands the selected node, or goes to its first child; the left arrow collapses
  /// it, or goes to its parent. From right to left, the arrows change places. In a tree without a
  /// selection, they act on the row that contains the keyboard focus.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent. Ids are unique in the whole tree.
  ///   - children: the property that holds the children of a node; `nil` for a leaf. It is read for
  ///     each node that is in the list.
  ///   - expanded: the ids of the expanded nodes. Ids that aren't in the tree are ignored.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; 44 in
  ///     place of a value that is less than 1 or not finite.
  ///   - controller: a controller with which code scrolls the list.
  ///   - row: returns the component of a node's row, without the indentation; called on any thread.
  @inlinable
  public init<Node, Row>(
    tree roots: [Node], children: KeyPath<Node, [Node]?> & Sendable,
    expanded: Binding<Set<Node.ID>>, estimatedRowHeight: Double = 44,
    controller: ListController? = nil, row: @escaping @Sendable (Node) -> Row
  ) where Node: Identifiable & Sendable, Node.ID: Sendable, Row: Component {
    self.init(
      tree: roots, children: { $0[keyPath: children] ?? [] },
      isLeaf: { $0[keyPath: children] == nil }, expanded: expanded,
      estimatedRowHeight: estimatedRowHeight, controller: controller, row: row)
  }

  /// Creates a list of the nodes of a tree whose children are looked up when a node is expanded.
  ///
  /// Otherwise, this initializer is like the one that takes a key path. If loading children takes
  /// time, such as those of a folder on a disk, return those that are loaded, and load the others
  /// when the id of the node becomes a member of `expanded`.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent. Ids are unique in the whole tree.
  ///   - children: returns the children of an expanded node.
  ///   - isLeaf: returns `true` if a node can't be expanded.
  ///   - expanded: the ids of the expanded nodes. Ids that aren't in the tree are ignored.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; 44 in
  ///     place of a value that is less than 1 or not finite.
  ///   - controller: a controller with which code scrolls the list.
  ///   - row: returns the component of a node's row, without the indentation; called on any thread.
  @inlinable
  public init<Node, Row>(
    tree roots: [Node], children: (Node) -> [Node], isLeaf: (Node) -> Bool,
    expanded: Binding<Set<Node.ID>>, estimatedRowHeight: Double = 44,
    controller: ListController? = nil, row: @escaping @Sendable (Node) -> Row
  ) where Node: Identifiable & Sendable, Node.ID: Sendable, Row: Component {
    // Inlined, so that comparing nodes is compiled for their type, which makes it many times as
    // fast.
    self.init(
      tree: roots, children: children, isLeaf: isLeaf, expanded: expanded,
      estimatedRowHeight: estimatedRowHeight, controller: controller,
      compare: { OffsetMap(from: $0, to: $1, id: { $0.id }) }, component: { AnyComponent(row($0)) })
  }

  @usableFromInline
  init<Node>(
    tree roots: [Node], children: (Node) -> [Node], isLeaf: (Node) -> Bool,
    expanded: Binding<Set<Node.ID>>, estimatedRowHeight: Double, controller: ListController?,
    compare: @escaping @Sendable ([TreeEntry<Node>], [TreeEntry<Node>]) -> OffsetMap,
    component: @escaping @Sendable (Node) -> AnyComponent
  ) where Node: Identifiable & Sendable, Node.ID: Sendable {
    let entries = TreeEntry.entries(
      of: roots, children: children, isLeaf: isLeaf, expanded: expanded.value)
    let setExpanded: @MainActor @Sendable (Node.ID, Bool) -> Void = { id, isExpanded in
      var ids = expanded.value
      if isExpanded { ids.insert(id) } else { ids.remove(id) }
      expanded.set(ids)
    }
    self.init(
      entries, id: \.id, estimatedRowHeight: estimatedRowHeight, controller: controller,
      outline: ListOutline(node: \.node, place: \.place, setExpanded: setExpanded),
      compare: compare
    ) { entry in
      AnyComponent(
        TreeRow(
          place: entry.place, setExpanded: Action { setExpanded(entry.id, $0) },
          content: component(entry.node)))
    }
  }
}
