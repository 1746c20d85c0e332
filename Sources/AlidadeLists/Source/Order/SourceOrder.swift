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
}
