/// An order of the elements of a list.
@usableFromInline
final class SourceOrder<Element: Sendable>: Sendable {
  /// The identity; orders with the same identity are the same.
  let identity: ChoiceIdentity
  /// Returns `true` if the first element comes before the second one.
  let areInIncreasingOrder: @Sendable (Element, Element) -> Bool
  /// Sorts elements, unless a closure that is called from time to time returns `false`.
  let sortedOffsets: Sorting

  @usableFromInline
  typealias Sorting =
    @Sendable (ContiguousArray<Element>, _ continues: () -> Bool) -> ContiguousArray<UInt32>?

  @usableFromInline
  init(
    _ identity: ChoiceIdentity,
    areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool,
    sortedOffsets: @escaping Sorting
  ) {
    self.identity = identity
    self.areInIncreasingOrder = areInIncreasingOrder
    self.sortedOffsets = sortedOffsets
  }

  /// Creates an order that isn't compiled for the type of the elements.
  convenience init(
    _ identity: ChoiceIdentity,
    areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) {
    self.init(identity, areInIncreasingOrder: areInIncreasingOrder) { elements, continues in
      ContiguousArray(elements.indices).sortedOffsets(continues) {
        areInIncreasingOrder(elements[$0], elements[$1])
      }
    }
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
