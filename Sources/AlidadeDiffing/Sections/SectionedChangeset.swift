/// The difference between two collections of sections.
///
/// It consists of two flat differences: one of the sections without their elements, and one of the
/// elements of all sections, in offsets of their concatenation. An element moves if it changes its
/// section, or its order within its section; a section that moves takes its elements with it.
/// Elements of a removed section are removed, unless they move to another section; elements of an
/// inserted section are inserted, unless they come from another section.
///
/// ```swift
/// let changes = SectionedChangeset(from: old, to: new, sectionID: \.id, elementID: \.id)
/// for move in changes.elementMoves { print(move.old, "→", move.new) }
/// ```
public struct SectionedChangeset<Section, Element> {
  /// The difference of the sections, in offsets of sections.
  public let sections: Changeset<Section>
  /// The difference of the elements, in offsets of the concatenation of all sections.
  public let elements: Changeset<Element>
  /// The bounds of the old sections.
  public let oldBounds: SectionBounds
  /// The bounds of the new sections.
  public let newBounds: SectionBounds

  init(
    sections: Changeset<Section>, elements: Changeset<Element>, oldBounds: SectionBounds,
    newBounds: SectionBounds
  ) {
    self.sections = sections
    self.elements = elements
    self.oldBounds = oldBounds
    self.newBounds = newBounds
  }

  /// A Boolean value that is `true` if neither sections nor elements changed.
  public var isEmpty: Bool { sections.isEmpty && elements.isEmpty }
}

extension SectionedChangeset: Sendable where Section: Sendable, Element: Sendable {}
extension SectionedChangeset: Equatable where Section: Equatable, Element: Equatable {}
extension SectionedChangeset: Hashable where Section: Hashable, Element: Hashable {}
