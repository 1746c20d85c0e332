import AlidadeCore
import AlidadeDiffing
import AlidadeLists
import AlidadeRender

extension Table {
  /// Creates a table of the nodes of a tree, which the user expands and collapses.
  ///
  /// ```swift
  /// Table(tree: files, children: \.files, expanded: context.binding(\.expanded)) {
  ///   TableColumn("Name") { file in Text(file.name) }.sorted(by: \.name)
  ///   TableColumn("Size") { file in Text("\(file.size)") }.sorted(by: \.size)
  /// }
  /// ```
  ///
  /// The first visible column is indented, and contains the buttons that expand and collapse nodes.
  /// The column that the user has chosen sorts the children of each node. Otherwise, the table
  /// behaves like a ``List`` of a tree.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent. Ids are unique in the whole tree.
  ///   - children: the property that holds the children of a node; `nil` for a leaf. It is read
  ///     again only if the roots, the expanded ids or the order have changed, so it must be part of
  ///     the node.
  ///   - expanded: the ids of the expanded nodes. Ids that aren't in the tree are ignored.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 28.
  ///   - controller: a controller that scrolls the table from code.
  ///   - columns: the columns.
  @inlinable
  public init(
    tree roots: [Element], children: KeyPath<Element, [Element]?> & Sendable,
    expanded: Binding<Set<Element.ID>>, estimatedRowHeight: Double = 28,
    controller: ListController? = nil,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>]
  ) where Element: Identifiable, Element.ID: Sendable {
    self.init(
      tree: roots, by: TreeProperty(children), at: nil, children: { $0[keyPath: $1.path] ?? [] },
      isLeaf: { $0[keyPath: $1.path] == nil }, expanded: expanded,
      estimatedRowHeight: estimatedRowHeight, controller: controller, columns: columns(),
      compare: { OffsetMap(from: $0, to: $1, id: { $0.id }, isCanceled: $2) })
  }

  /// Creates a table of the nodes of a tree whose children depend on a value, such as the children
  /// that have been loaded so far.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent. Ids are unique in the whole tree.
  ///   - value: the value that the children depend on.
  ///   - children: returns the children of an expanded node. It must depend only on its parameters.
  ///   - isLeaf: returns `true` if a node can't be expanded. It must depend only on its parameters.
  ///   - expanded: the ids of the expanded nodes. Ids that aren't in the tree are ignored.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 28.
  ///   - controller: a controller that scrolls the table from code.
  ///   - columns: the columns.
  ///   - fileID: the file of the call. Calls at different places have different closures.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  @inlinable
  public init<Value: Equatable & Sendable>(
    tree roots: [Element], by value: Value,
    children: @escaping @Sendable (Element, Value) -> [Element],
    isLeaf: @escaping @Sendable (Element, Value) -> Bool, expanded: Binding<Set<Element.ID>>,
    estimatedRowHeight: Double = 28, controller: ListController? = nil,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Element: Identifiable, Element.ID: Sendable {
    // Inlined, so that comparing nodes is compiled for their type.
    self.init(
      tree: roots, by: value, at: SourceLocation(fileID: fileID, line: line, column: column),
      children: children, isLeaf: isLeaf, expanded: expanded,
      estimatedRowHeight: estimatedRowHeight, controller: controller, columns: columns(),
      compare: { OffsetMap(from: $0, to: $1, id: { $0.id }, isCanceled: $2) })
  }

  @usableFromInline
  init<Value: Equatable & Sendable>(
    tree roots: [Element], by value: Value, at site: SourceLocation?,
    children: @escaping @Sendable (Element, Value) -> [Element],
    isLeaf: @escaping @Sendable (Element, Value) -> Bool, expanded: Binding<Set<Element.ID>>,
    estimatedRowHeight: Double, controller: ListController?, columns: [TableColumn<Element>],
    compare:
      @escaping @Sendable ([TreeEntry<Element>], [TreeEntry<Element>], () -> Bool) -> OffsetMap?
  ) where Element: Identifiable, Element.ID: Sendable {
    self.init(columns: columns, kind: .treeTable) { order, row in
      List(
        TreeOrigin(
          roots: roots, expanded: expanded.value,
          value: TreeTableOrigin(value: value, order: order?.identity), at: site),
        traverse: { order?.traverse($0) ?? $0 { $0 } },
        children: { children($0, $1.value) }, isLeaf: { isLeaf($0, $1.value) },
        expanded: expanded, estimatedRowHeight: Table.usable(estimatedRowHeight),
        controller: controller, compare: compare, component: row)
    }
  }
}

/// The values on which the children of nodes in a table, and their order, depend.
private struct TreeTableOrigin<Value: Equatable & Sendable, Order: Equatable & Sendable>: Equatable,
  Sendable
{
  let value: Value
  let order: Order?
}
