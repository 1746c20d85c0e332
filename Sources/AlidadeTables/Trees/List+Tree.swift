import AlidadeCore
import AlidadeDiffing
import AlidadeLists
import AlidadeRender

extension List {
  /// Creates a list of the nodes of a tree, which the user expands and collapses.
  ///
  /// ```swift
  /// List(tree: folders, children: \.folders, expanded: context.binding(\.expanded)) { folder in
  ///   Text(folder.name)
  /// }
  /// ```
  ///
  /// Each visible node is a row like any other: it can be selected, and scrolled to by its id.
  /// While a node is collapsed, its children aren't in the list, and the state of their rows is
  /// discarded.
  ///
  /// The right arrow expands the selected node, or moves to its first child; the left arrow
  /// collapses it, or moves to its parent. In a right-to-left layout, the arrows are swapped. In a
  /// tree without a selection, they act on the row that contains the keyboard focus.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent. Ids are unique in the whole tree.
  ///   - children: the property that holds the children of a node; `nil` for a leaf. It is read
  ///     again only if the roots or the expanded ids have changed, so it must be part of the node.
  ///   - expanded: the ids of the expanded nodes. Ids that aren't in the tree are ignored.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller that scrolls the list from code.
  ///   - row: returns the component of a node's row, without the indentation; called on any thread.
  @inlinable
  public init<Node, Row>(
    tree roots: [Node], children: KeyPath<Node, [Node]?> & Sendable,
    expanded: Binding<Set<Node.ID>>, estimatedRowHeight: Double = 44,
    controller: ListController? = nil, row: @escaping @Sendable (Node) -> Row
  ) where Node: Identifiable & Sendable, Node.ID: Sendable, Row: Component {
    self.init(
      tree: roots, by: TreeProperty(children), children: { $0[keyPath: $1.path] ?? [] },
      isLeaf: { $0[keyPath: $1.path] == nil }, expanded: expanded,
      estimatedRowHeight: estimatedRowHeight, controller: controller, row: row)
  }

  /// Creates a list of the nodes of a tree whose children depend on a value, such as the children
  /// that have been loaded so far.
  ///
  /// ```swift
  /// List(
  ///   tree: roots, by: model.loaded, children: { $1[$0.id] ?? [] }, isLeaf: { node, _ in !node.isFolder },
  ///   expanded: context.binding(\.expanded)
  /// ) { node in Text(node.name) }
  /// ```
  ///
  /// The tree is traversed again only if the roots, the value or the expanded ids have changed, and
  /// not because of other changes in the enclosing component, such as the selection.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent. Ids are unique in the whole tree.
  ///   - value: the value that the children depend on.
  ///   - children: returns the children of an expanded node. It must depend only on its parameters.
  ///   - isLeaf: returns `true` if a node can't be expanded. It must depend only on its parameters.
  ///   - expanded: the ids of the expanded nodes. Ids that aren't in the tree are ignored.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller that scrolls the list from code.
  ///   - row: returns the component of a node's row, without the indentation; called on any thread.
  ///   - fileID: the file of the call. Calls at different places have different closures.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  @inlinable
  public init<Node, Value, Row>(
    tree roots: [Node], by value: Value,
    children: @escaping @Sendable (Node, Value) -> [Node],
    isLeaf: @escaping @Sendable (Node, Value) -> Bool, expanded: Binding<Set<Node.ID>>,
    estimatedRowHeight: Double = 44, controller: ListController? = nil,
    row: @escaping @Sendable (Node) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  )
  where
    Node: Identifiable & Sendable, Node.ID: Sendable, Value: Equatable & Sendable, Row: Component
  {
    // Inlined, so that comparing nodes is compiled for their type.
    self.init(
      TreeOrigin(
        roots: roots, expanded: expanded.value, value: value,
        at: SourceLocation(fileID: fileID, line: line, column: column)),
      children: children,
      isLeaf: isLeaf, expanded: expanded, estimatedRowHeight: estimatedRowHeight,
      controller: controller,
      compare: { OffsetMap(from: $0, to: $1, id: { $0.id }, isCanceled: $2) },
      component: { $1(AnyComponent(row($0))) })
  }

  /// Creates a list of the nodes of a tree whose children are looked up when a node is expanded.
  ///
  /// Otherwise, this initializer is like the one that takes a key path, but the tree is traversed
  /// each time the list is built, because the closures can depend on anything; pass a value with
  /// `by:` if thousands of nodes can be expanded. If loading children takes time, as with a folder
  /// on a disk, return the children that are already loaded, and load the others when the id of the
  /// node becomes a member of `expanded`.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent. Ids are unique in the whole tree.
  ///   - children: returns the children of an expanded node.
  ///   - isLeaf: returns `true` if a node can't be expanded.
  ///   - expanded: the ids of the expanded nodes. Ids that aren't in the tree are ignored.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller that scrolls the list from code.
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
      compare: { OffsetMap(from: $0, to: $1, id: { $0.id }, isCanceled: $2) },
      component: { $1(AnyComponent(row($0))) })
  }

  @usableFromInline
  init<Node>(
    tree roots: [Node], children: (Node) -> [Node], isLeaf: (Node) -> Bool,
    expanded: Binding<Set<Node.ID>>, estimatedRowHeight: Double, controller: ListController?,
    compare:
      @escaping @Sendable ([TreeEntry<Node>], [TreeEntry<Node>], () -> Bool) -> OffsetMap?,
    component: @escaping TreeRowMaker<Node>
  ) where Node: Identifiable & Sendable, Node.ID: Sendable {
    let entries = TreeEntry.entries(
      of: roots, children: children, isLeaf: isLeaf, expanded: expanded.value)
    let setExpanded = List.setExpanded(expanded)
    self.init(
      entries, id: \.id, estimatedRowHeight: estimatedRowHeight, controller: controller,
      outline: ListOutline(
        node: \.node, place: \.place, rows: \.rows, setExpanded: setExpanded),
      compare: compare, component: List.treeRow(component, setExpanded))
  }

  /// Creates a list of the nodes of a tree.
  ///
  /// - Parameter traverse: calls its argument, which finds the nodes, with a closure that returns
  ///   siblings in the order of their rows.
  @usableFromInline
  init<Node, Value>(
    _ origin: TreeOrigin<Node, Value>,
    traverse: @escaping TreeTraversal<Node> = { $0 { $0 } },
    children: @escaping @Sendable (Node, Value) -> [Node],
    isLeaf: @escaping @Sendable (Node, Value) -> Bool, expanded: Binding<Set<Node.ID>>,
    estimatedRowHeight: Double, controller: ListController?,
    compare:
      @escaping @Sendable ([TreeEntry<Node>], [TreeEntry<Node>], () -> Bool) -> OffsetMap?,
    component: @escaping TreeRowMaker<Node>
  ) {
    let setExpanded = List.setExpanded(expanded)
    self.init(
      treeFrom: origin, isSame: { $0.isSame(as: $1) },
      elements: { origin in
        traverse { sort in
          TreeEntry.entries(
            of: sort(origin.roots), children: { sort(children($0, origin.value)) },
            isLeaf: { isLeaf($0, origin.value) }, expanded: origin.expanded)
        }
      },
      id: \.id, estimatedRowHeight: estimatedRowHeight, controller: controller,
      outline: ListOutline(
        node: \.node, place: \.place, rows: \.rows, setExpanded: setExpanded),
      compare: compare, component: List.treeRow(component, setExpanded))
  }

  /// Returns the closure that expands and collapses nodes.
  private static func setExpanded<ID>(
    _ expanded: Binding<Set<ID>>
  ) -> @MainActor @Sendable ([ID], Bool) -> Void {
    { ids, isExpanded in
      expanded.update { if isExpanded { $0.formUnion(ids) } else { $0.subtract(ids) } }
    }
  }

  /// Returns the closure that creates the rows of nodes.
  private static func treeRow<Node>(
    _ component: @escaping TreeRowMaker<Node>,
    _ setExpanded: @escaping @MainActor @Sendable ([Node.ID], Bool) -> Void
  ) -> @Sendable (TreeEntry<Node>) -> AnyComponent where Node: Identifiable & Sendable {
    { entry in
      component(entry.node) { content in
        AnyComponent(
          TreeRow(
            depth: entry.place.depth, isExpanded: entry.place.isExpanded,
            setExpanded: Action { setExpanded([entry.id], $0) }, content: content))
      }
    }
  }
}

/// Returns the nodes of a tree that have rows.
///
/// - Parameter find: finds the nodes with a closure that returns siblings in the order of their
///   rows.
@usableFromInline
typealias TreeTraversal<Node: Identifiable & Sendable> =
  @Sendable (_ find: (_ sort: ([Node]) -> [Node]) -> [TreeEntry<Node>]) -> [TreeEntry<Node>]
where Node.ID: Sendable

/// Returns the row of a node.
///
/// - Parameter indent: adds the indentation and the button that expands the node.
@usableFromInline
typealias TreeRowMaker<Node> =
  @Sendable (_ node: Node, _ indent: @escaping (AnyComponent) -> AnyComponent) -> AnyComponent
