import AlidadeLists
import AlidadeRender

/// The order of the rows by the columns that the user has chosen, with the elements that it has
/// sorted.
struct RowOrder<Element: Sendable>: Sendable {
  typealias AreInIncreasingOrder = @Sendable (Element, Element) -> Bool

  /// The identity of an order; equal orders are the same.
  struct Identity: Equatable, Sendable {
    /// The columns and their directions.
    let sorts: [TableSort]
    /// The identities of the columns' orders.
    let columns: [ChoiceIdentity]
  }

  let identity: Identity
  /// Returns `true` if the first element comes before the second one.
  let areInIncreasingOrder: AreInIncreasingOrder
  /// The most recently sorted elements.
  private var elements = SortedElements<Element>()
  /// The most recently sorted children of nodes.
  private var siblings = SortedSiblings<Element>()

  /// Creates the order of columns, which hasn't sorted anything yet.
  ///
  /// - Parameters:
  ///   - sorts: the columns by which the table is sorted, the most important first. Those that
  ///     aren't in the table, or after the first one can't sort elements, are ignored.
  ///   - columns: the columns of the table.
  /// - Returns: `nil` if the elements are in the right order.
  init?(_ sorts: [TableSort], in columns: [TableColumn<Element>]) {
    let keys = sorts.compactMap { sort in
      columns.first { $0.id == sort.column }.map { (sort: sort, order: $0.order) }
    }
    // If the application sorts by the first column, its elements are in the right order.
    guard keys.first?.order != nil else { return nil }
    let ordered = keys.compactMap { sort, order in order.map { (sort: sort, order: $0) } }
    identity = Identity(sorts: ordered.map(\.sort), columns: ordered.map(\.order.identity))
    areInIncreasingOrder = RowOrder.lexicographic(
      ordered.map { sort, order in sort.direction.applied(to: order.areInIncreasingOrder) })
  }

  /// Returns the order of elements by several orders, of which each decides about elements that are
  /// equal in those before it.
  private static func lexicographic(_ orders: [AreInIncreasingOrder]) -> AreInIncreasingOrder {
    if orders.count == 1 { return orders[0] }
    return { one, other in
      for areInIncreasingOrder in orders {
        if areInIncreasingOrder(one, other) { return true }
        if areInIncreasingOrder(other, one) { return false }
      }
      return false
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

extension SortDirection {
  /// Returns an order in this direction; elements that are equal in one are equal in the other.
  fileprivate func applied<Element>(
    to areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) -> @Sendable (Element, Element) -> Bool {
    switch self {
    case .ascending: areInIncreasingOrder
    case .descending: { areInIncreasingOrder($1, $0) }
    }
  }
}
