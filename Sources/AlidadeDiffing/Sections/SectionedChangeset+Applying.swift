extension SectionedChangeset {
  /// Returns the new sections, made from the old ones.
  ///
  /// - Throws: ``SectionedChangesetError`` if the numbers of sections, or of elements in a section,
  ///   differ from those that the changeset was made for.
  /// - Complexity: O(n).
  public func applied(to old: Sections) throws(SectionedChangesetError) -> Sections {
    let newSections: [Section]
    do { newSections = try sections.applied(to: old.map(\.section)) } catch {
      throw .sections(error)
    }
    for (index, section) in old.enumerated() {
      let expected = oldBounds.offsets(ofSection: index).count
      if section.elements.count != expected {
        throw .elements(
          .countMismatch(expected: expected, actual: section.elements.count), section: index)
      }
    }
    let newElements: [Element]
    do { newElements = try elements.applied(to: old.flatMap(\.elements)) } catch {
      throw .elements(error, section: 0)
    }
    return newSections.enumerated().map { index, section in
      SectionElements(section, elements: Array(newElements[newBounds.offsets(ofSection: index)]))
    }
  }

  /// The changeset that leads from the new sections back to the old ones.
  public var inverted: SectionedChangeset {
    SectionedChangeset(
      sections: sections.inverted, elements: elements.inverted, oldBounds: newBounds,
      newBounds: oldBounds)
  }

  /// Returns the changeset that has the same effect as this one and then `next`.
  ///
  /// See ``Changeset/composed(with:)``.
  ///
  /// - Throws: ``SectionedChangesetError`` if `next` was made for different numbers of sections or
  ///   elements than this changeset results in.
  public func composed(
    with next: SectionedChangeset
  ) throws(SectionedChangesetError) -> SectionedChangeset {
    let sections: Changeset<Section>
    do { sections = try self.sections.composed(with: next.sections) } catch {
      throw .sections(error)
    }
    for section in 0..<newBounds.sectionCount {
      let expected = newBounds.offsets(ofSection: section).count
      let actual = next.oldBounds.offsets(ofSection: section).count
      if actual != expected {
        throw .elements(.countMismatch(expected: expected, actual: actual), section: section)
      }
    }
    guard let map = elements.map.composed(with: next.elements.map) else {
      throw .elements(
        .countMismatch(expected: elements.newCount, actual: next.elements.oldCount), section: 0)
    }
    let moves = map.moves(within: oldBounds.blocks(to: next.newBounds, by: sections.map))
    return SectionedChangeset(
      sections: sections,
      elements: elements.composed(with: next.elements, map: map, moves: moves),
      oldBounds: oldBounds, newBounds: next.newBounds)
  }
}
