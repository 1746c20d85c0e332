/// A condition that the elements of a list satisfy.
@usableFromInline
struct SourceCondition<Element: Sendable>: Sendable {
  /// The value that the condition depends on.
  let value: any Equatable & Sendable
  let isIncluded: @Sendable (Element) -> Bool

  @usableFromInline
  init(value: any Equatable & Sendable, isIncluded: @escaping @Sendable (Element) -> Bool) {
    self.value = value
    self.isIncluded = isIncluded
  }

  /// Returns `true` if both have the same value, and so include the same elements.
  func isSame(as other: SourceCondition?) -> Bool {
    other.map { value.isEqual(to: $0.value) } ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { (other as? Self) == self }
}
