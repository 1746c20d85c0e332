/// A division of the elements of a list into sections.
@usableFromInline
final class SourceGrouping<Element: Sendable, Section: Hashable & Sendable>: Sendable {
  /// The identity; groupings with the same identity divide elements in the same way.
  let identity: ChoiceIdentity
  /// Returns the section of an element.
  let section: @Sendable (Element) -> Section

  @usableFromInline
  init(_ identity: ChoiceIdentity, section: @escaping @Sendable (Element) -> Section) {
    self.identity = identity
    self.section = section
  }
}
