/// A condition that the elements of a list satisfy.
@usableFromInline
final class SourceCondition<Element: Sendable>: Sendable {
  /// The identity; conditions with the same identity include the same elements.
  let identity: ChoiceIdentity
  let isIncluded: @Sendable (Element) -> Bool

  @usableFromInline
  init(_ identity: ChoiceIdentity, isIncluded: @escaping @Sendable (Element) -> Bool) {
    self.identity = identity
    self.isIncluded = isIncluded
  }

  /// Returns the condition that both conditions are satisfied.
  func and(_ other: SourceCondition) -> SourceCondition {
    SourceCondition(ChoiceIdentity([identity, other.identity], at: nil)) {
      [isIncluded] in isIncluded($0) && other.isIncluded($0)
    }
  }
}
