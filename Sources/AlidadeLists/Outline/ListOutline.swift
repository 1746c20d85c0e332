import AlidadeRender

/// The way that a list shows elements as the nodes of a tree.
package struct ListOutline<Element, ID: Hashable & Sendable>: Sendable {
  /// Returns the node of an element.
  let node: @Sendable (Element) -> Any
  /// Returns the place of an element in the tree.
  let place: @Sendable (Element) -> RowOutline
  /// Returns the rows around that of an element.
  let rows: @Sendable (Element) -> NodeRows
  /// Expands or collapses the elements with some ids.
  let setExpanded: @MainActor @Sendable ([ID], Bool) -> Void

  /// Creates the description of a tree.
  package init(
    node: @escaping @Sendable (Element) -> Any, place: @escaping @Sendable (Element) -> RowOutline,
    rows: @escaping @Sendable (Element) -> NodeRows,
    setExpanded: @escaping @MainActor @Sendable ([ID], Bool) -> Void
  ) {
    self.node = node
    self.place = place
    self.rows = rows
    self.setExpanded = setExpanded
  }
}
