/// An order of the elements of a list.
@usableFromInline
final class SourceOrder<Element: Sendable>: Sendable {
  /// The identity; orders with the same identity are the same.
  let identity: ChoiceIdentity
  /// Returns `true` if the first element comes before the second one.
  let areInIncreasingOrder: @Sendable (Element, Element) -> Bool

  @usableFromInline
  init(
    _ identity: ChoiceIdentity,
    areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) {
    self.identity = identity
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  /// Returns this order, with elements that are equal in it in another order.
  func then(_ other: SourceOrder) -> SourceOrder {
    SourceOrder(ChoiceIdentity([identity, other.identity], at: nil)) {
      [areInIncreasingOrder] one, two in
      if areInIncreasingOrder(one, two) { return true }
      return !areInIncreasingOrder(two, one) && other.areInIncreasingOrder(one, two)
    }
  }
}
