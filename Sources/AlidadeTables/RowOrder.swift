/// The order of the rows that the user has chosen.
struct RowOrder<Element: Sendable>: Sendable {
  /// The column and the direction.
  let sort: TableSort
  /// Returns `true` if the first element comes before the second one in the direction of the order.
  let areInIncreasingOrder: @Sendable (Element, Element) -> Bool
  private let memory: SortedElements<Element>

  /// Creates the order of a column.
  ///
  /// - Parameters:
  ///   - sort: the column and the direction.
  ///   - areInIncreasingOrder: returns `true` if the first element comes before the second one in
  ///     ascending order.
  ///   - memory: the most recently sorted elements.
  init(
    _ sort: TableSort, _ areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool,
    _ memory: SortedElements<Element>
  ) {
    self.sort = sort
    self.memory = memory
    switch sort.direction {
    case .ascending: self.areInIncreasingOrder = areInIncreasingOrder
    case .descending: self.areInIncreasingOrder = { areInIncreasingOrder($1, $0) }
    }
  }

  /// The same as ``areInIncreasingOrder``, for a data source, which is also given the column.
  var areInSourceOrder: @Sendable (Element, Element, TableSort) -> Bool {
    { [areInIncreasingOrder] one, other, _ in areInIncreasingOrder(one, other) }
  }

  /// Returns elements in this order.
  func sorted<ID: Hashable>(_ elements: [Element], _ id: KeyPath<Element, ID>) -> [Element] {
    memory.sorted(elements, by: sort, id: id, areInIncreasingOrder)
  }
}
