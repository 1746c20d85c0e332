/// An order of the elements of a list.
@usableFromInline
final class SourceOrder<Element: Sendable>: Sendable {
  /// The value on which the order depends.
  private let value: any Equatable & Sendable
  /// Returns `true` if the first element comes before the second one.
  let areInIncreasingOrder: @Sendable (Element, Element) -> Bool

  @usableFromInline
  init(
    value: any Equatable & Sendable,
    areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) {
    self.value = value
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  /// Returns `true` if both have the same value, and so are the same order.
  func isSame(as other: SourceOrder?) -> Bool {
    guard let other else { return false }
    return self === other || value.isEqual(to: other.value)
  }
}
