import AlidadeCore
import AlidadeDiffing
import AlidadeRender

extension List {
  /// Creates a list of elements that are the nodes of a tree.
  ///
  /// The order of the elements is that of the rows: a node comes before its children, and these come
  /// before the next sibling of the node.
  package init<Data, ID>(
    _ data: Data, id: KeyPath<Data.Element, ID> & Sendable, estimatedRowHeight: Double,
    controller: ListController?, outline: ListOutline<Data.Element, ID>,
    compare: @escaping @Sendable (Data, Data) -> OffsetMap,
    component: @escaping @Sendable (Data.Element) -> AnyComponent
  )
  where Data: RandomAccessCollection & Sendable, Data.Index == Int, ID: Hashable & Sendable {
    self.init(
      CollectionRows(data: data, id: id, compare: compare, row: component, outline: outline),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
    options.kind = .tree
    options.setExpanded = { key, isExpanded in
      guard let id = key.id(as: ID.self) else { return }
      // The next key can arrive before the next frame.
      withImmediateUpdates { outline.setExpanded(id, isExpanded) }
    }
  }
}
