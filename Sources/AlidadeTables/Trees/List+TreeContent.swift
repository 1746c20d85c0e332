import AlidadeCore
import AlidadeLists

// Trees whose rows can use `if`, `switch` and `for`.
extension List {
  /// Creates a list of the nodes of a tree, with row content that can use `if`, `switch` and `for`.
  @inlinable @_disfavoredOverload
  public init<Node>(
    tree roots: [Node], children: KeyPath<Node, [Node]?> & Sendable,
    expanded: Binding<Set<Node.ID>>, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Node) -> ComponentList
  ) where Node: Identifiable & Sendable, Node.ID: Sendable {
    self.init(
      tree: roots, children: children, expanded: expanded, estimatedRowHeight: estimatedRowHeight,
      controller: controller, row: { node -> ComponentList in row(node) })
  }

  /// Creates a list of the nodes of a tree whose children depend on a value, with row content that
  /// can use `if`, `switch` and `for`.
  @inlinable @_disfavoredOverload
  public init<Node, Value>(
    tree roots: [Node], by value: Value,
    children: @escaping @Sendable (Node, Value) -> [Node],
    isLeaf: @escaping @Sendable (Node, Value) -> Bool, expanded: Binding<Set<Node.ID>>,
    estimatedRowHeight: Double = 44, controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Node) -> ComponentList,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Node: Identifiable & Sendable, Node.ID: Sendable, Value: Equatable & Sendable {
    self.init(
      tree: roots, by: value, children: children, isLeaf: isLeaf, expanded: expanded,
      estimatedRowHeight: estimatedRowHeight, controller: controller,
      row: { node -> ComponentList in row(node) }, fileID: fileID, line: line, column: column)
  }

  /// Creates a list of the nodes of a tree whose children are looked up when a node is expanded,
  /// with row content that can use `if`, `switch` and `for`.
  @inlinable @_disfavoredOverload
  public init<Node>(
    tree roots: [Node], children: (Node) -> [Node], isLeaf: (Node) -> Bool,
    expanded: Binding<Set<Node.ID>>, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Node) -> ComponentList
  ) where Node: Identifiable & Sendable, Node.ID: Sendable {
    self.init(
      tree: roots, children: children, isLeaf: isLeaf, expanded: expanded,
      estimatedRowHeight: estimatedRowHeight, controller: controller,
      row: { node -> ComponentList in row(node) })
  }
}
