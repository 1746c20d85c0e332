extension SectionedChangeset {
  /// The type of the collections that are compared.
  public typealias Sections = [SectionElements<Section, Element>]

  /// Finds the difference between two collections of sections.
  ///
  /// - Parameters:
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - sectionID: Returns the id of a section.
  ///   - areSectionsEqual: Returns `true` if two sections with the same id have the same content,
  ///     apart from their elements.
  ///   - elementID: Returns the id of an element. Ids are compared across sections; if they are
  ///     unique only within a section, elements could move to another section by mistake.
  ///   - areElementsEqual: Returns `true` if two elements with the same id have the same content.
  /// - Complexity: That of ``Changeset/init(from:to:id:areEqual:)`` for all elements.
  public init<SectionID: Hashable, ElementID: Hashable>(
    from old: Sections, to new: Sections,
    sectionID: (Section) -> SectionID, areSectionsEqual: (Section, Section) -> Bool,
    elementID: (Element) -> ElementID, areElementsEqual: (Element, Element) -> Bool
  ) {
    let oldBounds = SectionBounds(of: old)
    let newBounds = SectionBounds(of: new)
    let sections = Changeset(
      from: old.map(\.section), to: new.map(\.section), id: sectionID, areEqual: areSectionsEqual)
    let oldElements = old.flatMap(\.elements)
    let newElements = new.flatMap(\.elements)
    let map = OffsetMap(from: oldElements, to: newElements, id: elementID)
    let moves = map.moves(within: oldBounds.blocks(to: newBounds, by: sections.map))
    let elements = oldElements.withUnsafeBufferPointer { oldElements in
      newElements.withUnsafeBufferPointer { newElements in
        Changeset(
          map: map, moves: moves, from: oldElements, to: newElements, areEqual: areElementsEqual)
      }
    }
    self.init(
      sections: sections, elements: elements, oldBounds: oldBounds, newBounds: newBounds)
  }

  /// Finds the difference between two collections of sections whose content is equal if `==` says
  /// so.
  ///
  /// See ``init(from:to:sectionID:areSectionsEqual:elementID:areElementsEqual:)``.
  public init<SectionID: Hashable, ElementID: Hashable>(
    from old: Sections, to new: Sections, sectionID: (Section) -> SectionID,
    elementID: (Element) -> ElementID
  ) where Section: Equatable, Element: Equatable {
    self.init(
      from: old, to: new, sectionID: sectionID, areSectionsEqual: { $0 == $1 },
      elementID: elementID, areElementsEqual: { $0 == $1 })
  }

  /// Finds the difference between two collections of identifiable sections and elements.
  ///
  /// See ``init(from:to:sectionID:areSectionsEqual:elementID:areElementsEqual:)``.
  public init(from old: Sections, to new: Sections)
  where Section: Equatable & Identifiable, Element: Equatable & Identifiable {
    self.init(from: old, to: new, sectionID: { $0.id }, elementID: { $0.id })
  }
}
