/// A section together with its elements.
///
/// The section itself contains its id and the properties of the section as a whole, such as its
/// title.
public struct SectionElements<Section, Element> {
  /// The section without its elements.
  public var section: Section
  /// The elements of the section.
  public var elements: [Element]

  /// Creates a section with its elements.
  public init(_ section: Section, elements: [Element]) {
    self.section = section
    self.elements = elements
  }
}

extension SectionElements: Sendable where Section: Sendable, Element: Sendable {}
extension SectionElements: Equatable where Section: Equatable, Element: Equatable {}
extension SectionElements: Hashable where Section: Hashable, Element: Hashable {}
