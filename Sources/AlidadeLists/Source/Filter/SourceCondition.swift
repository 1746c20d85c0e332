/// A condition that the elements of a list satisfy.
@usableFromInline
final class SourceCondition<Element: Sendable>: Sendable {
  /// The value on which the condition depends.
  private let value: any Equatable & Sendable
  let isIncluded: @Sendable (Element) -> Bool

  @usableFromInline
  init(value: any Equatable & Sendable, isIncluded: @escaping @Sendable (Element) -> Bool) {
    self.value = value
    self.isIncluded = isIncluded
  }

  /// Returns `true` if both have the same value, and so include the same elements.
  func isSame(as other: SourceCondition?) -> Bool {
    guard let other else { return false }
    return self === other || value.isEqual(to: other.value)
  }
}

extension Equatable {
  /// Returns `true` if both values have the same type and are equal.
  func isEqual(to other: any Equatable) -> Bool {
    type(of: self) == type(of: other) && (other as? Self) == self
  }
}
