import AlidadeCore
import AlidadeDiffing
import AlidadeRender

extension List {
  /// Creates a list of elements that are the nodes of a tree.
  ///
  /// The elements are in row order: a node comes before its children, and they come before the next
  /// sibling of the node.
  package init<Data, ID>(
    _ data: Data, id: KeyPath<Data.Element, ID> & Sendable, estimatedRowHeight: Double,
    controller: ListController?, outline: ListOutline<Data.Element, ID>,
    compare: @escaping @Sendable (Data, Data, () -> Bool) -> OffsetMap?,
    component: @escaping @Sendable (Data.Element) -> AnyComponent
  )
  where Data: RandomAccessCollection & Sendable, Data.Index == Int, ID: Hashable & Sendable {
    self.init(
      CollectionRows(data: data, id: id, compare: compare, row: component, outline: outline),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
    showTree(outline)
  }

  /// Creates a list of the nodes of a tree that are found when the list is built.
  ///
  /// - Parameters:
  ///   - origin: the value on which the elements depend.
  ///   - isSame: returns `true` if two origins lead to the same elements, which are then not
  ///     searched for again.
  ///   - elements: returns the elements, in row order.
  package init<Origin, Element, ID>(
    treeFrom origin: Origin, isSame: @escaping @Sendable (Origin, Origin) -> Bool,
    elements: @escaping @Sendable (Origin) -> [Element],
    id: KeyPath<Element, ID> & Sendable, estimatedRowHeight: Double, controller: ListController?,
    outline: ListOutline<Element, ID>,
    compare: @escaping @Sendable ([Element], [Element], () -> Bool) -> OffsetMap?,
    component: @escaping @Sendable (Element) -> AnyComponent
  ) where Origin: Sendable, Element: Sendable, ID: Hashable & Sendable {
    self.init(
      OutlineRows(
        origin, OutlineRows.Finding(elements: elements, isSame: isSame),
        CollectionRows(data: [], id: id, compare: compare, row: component, outline: outline)),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
    showTree(outline)
  }

  /// Makes keys and assistive technologies treat the rows as the nodes of a tree.
  private mutating func showTree<Element, ID>(_ outline: ListOutline<Element, ID>) {
    options.kind = .tree
    options.setExpanded = { keys, isExpanded in
      let ids = keys.compactMap { $0.id(as: ID.self) }
      if ids.isEmpty { return }
      // The next key can arrive before the next frame.
      withImmediateUpdates { outline.setExpanded(ids, isExpanded) }
    }
  }
}
