import AlidadeLists

/// The order of the rows that the user has chosen, with the elements that it has sorted.
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
  /// The most recently sorted elements.
  private var elements = SortedElements<Element>()
  /// The most recently sorted children of nodes.
  private var siblings = SortedSiblings<Element>()

  /// Creates the order of a column, which hasn't sorted anything yet.
  ///
  /// - Parameters:
  ///   - identity: the identity.
  ///   - areInIncreasingOrder: returns `true` if the first element comes before the second one in
  ///     ascending order.
  init(
    _ identity: Identity, _ areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) {
    self.identity = identity
    switch identity.sort.direction {
    case .ascending: self.areInIncreasingOrder = areInIncreasingOrder
    case .descending: self.areInIncreasingOrder = { areInIncreasingOrder($1, $0) }
    }
  }

  /// Returns the order with the elements that a previous order has sorted, if it is the same.
  func following(_ previous: RowOrder?) -> RowOrder {
    guard let previous, previous.identity == identity else { return self }
    var order = self
    order.elements = previous.elements
    order.siblings = previous.siblings
    return order
  }

  /// Returns the elements of a query in this order.
  func sorted(_ query: DataSource<Element>.Query) -> DataSource<Element>.Query
  where Element: Identifiable, Element.ID: Sendable {
    query.sorted(ChoiceIdentity(identity, at: nil), areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Traverses a tree with a closure that sorts the children of a node.
  func traverse<Result>(_ traverse: (_ sort: ([Element]) -> [Element]) -> Result) -> Result {
    siblings.traverse(sortingBy: areInIncreasingOrder, traverse)
  }

  /// Returns elements in this order.
  func sorted<ID: Hashable>(_ elements: [Element], _ id: KeyPath<Element, ID>) -> [Element] {
    self.elements.sorted(elements, id: id, by: areInIncreasingOrder)
  }
}
