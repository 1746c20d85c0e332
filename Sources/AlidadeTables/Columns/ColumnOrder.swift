import AlidadeLists

/// The order by which a table sorts its elements if the user chooses a column.
struct ColumnOrder<Element: Sendable>: Sendable {
  /// The identity; orders with the same identity are the same.
  let identity: ChoiceIdentity
  /// Returns `true` if the first element comes before the second one in ascending order.
  let areInIncreasingOrder: @Sendable (Element, Element) -> Bool
}
