import AlidadeLists

/// The order of the rows that the user has chosen.
struct RowOrder<Element: Sendable>: Sendable {
  /// The identity of an order; equal orders are the same.
  struct Identity: Equatable, Sendable {
    /// The column and the direction.
    let sort: TableSort
    /// The identity of the column's order; `nil` if it is always the same.
    let column: ChoiceIdentity?
  }

  let identity: Identity
  /// Returns `true` if the first element comes before the second one in the direction of the order.
  let areInIncreasingOrder: @Sendable (Element, Element) -> Bool
  private let memory: SortedElements<Element>
  private let siblings: SortedSiblings<Element>

  /// Creates the order of a column.
  ///
  /// - Parameters:
  ///   - identity: the identity.
  ///   - areInIncreasingOrder: returns `true` if the first element comes before the second one in
  ///     ascending order.
  ///   - memory: the most recently sorted elements.
  ///   - siblings: the most recently sorted children of nodes.
  init(
    _ identity: Identity, _ areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool,
    _ memory: SortedElements<Element>, _ siblings: SortedSiblings<Element>
  ) {
    self.identity = identity
    self.memory = memory
    self.siblings = siblings
    switch identity.sort.direction {
    case .ascending: self.areInIncreasingOrder = areInIncreasingOrder
    case .descending: self.areInIncreasingOrder = { areInIncreasingOrder($1, $0) }
    }
  }

  /// Returns the elements of a query in this order.
  func sorted(_ query: DataSource<Element>.Query) -> DataSource<Element>.Query
  where Element: Identifiable, Element.ID: Sendable {
    query.sorted(ChoiceIdentity(identity, at: nil), areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Traverses a tree with a closure that sorts the children of a node.
  func traverse<Result>(_ traverse: (_ sort: ([Element]) -> [Element]) -> Result) -> Result {
    siblings.traverse(sortingBy: self, traverse)
  }

  /// Returns elements in this order.
  func sorted<ID: Hashable>(_ elements: [Element], _ id: KeyPath<Element, ID>) -> [Element] {
    memory.sorted(elements, by: identity, id: id, areInIncreasingOrder)
  }
}
