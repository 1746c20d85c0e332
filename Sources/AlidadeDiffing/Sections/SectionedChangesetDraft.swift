/// A changeset of sections written by hand, before it is verified.
///
/// See ``ChangesetDraft`` for the meaning of offsets. The elements of a removed section have to be
/// removed or moved as well, and the elements of an inserted section have to be inserted.
public struct SectionedChangesetDraft<Section, Element> {
  /// The changes of the sections.
  public var sections: ChangesetDraft<Section>

  private let oldCounts: [Int]
  private var removals: [(path: ElementPath, element: Element)] = []
  private var insertions: [(path: ElementPath, element: Element)] = []
  private var moves: [(old: ElementPath, new: ElementPath)] = []
  private var updates: [(path: ElementPath, old: Element, new: Element)] = []

  /// Creates a draft without changes for sections with the given numbers of elements.
  public init(oldCounts: [Int]) {
    self.oldCounts = oldCounts
    sections = ChangesetDraft(oldCount: oldCounts.count)
  }

  /// Adds the removal of the element at an old path.
  public mutating func remove(_ element: Element, at oldPath: ElementPath) {
    removals.append((oldPath, element))
  }

  /// Adds the insertion of an element at a new path.
  public mutating func insert(_ element: Element, at newPath: ElementPath) {
    insertions.append((newPath, element))
  }

  /// Adds the move of the element at an old path to a new path.
  public mutating func move(from oldPath: ElementPath, to newPath: ElementPath) {
    moves.append((oldPath, newPath))
  }

  /// Adds the update of the element at an old path, which may also be moved.
  public mutating func update(
    _ oldElement: Element, at oldPath: ElementPath, to newElement: Element
  ) {
    updates.append((oldPath, oldElement, newElement))
  }

  /// Returns the changeset if the changes are consistent.
  ///
  /// - Throws: The first contradiction, as a ``SectionedChangesetError``.
  /// - Complexity: O(n log n) in the number of changes and sections.
  public func verified() throws(SectionedChangesetError) -> SectionedChangeset<Section, Element> {
    if sections.oldCount != oldCounts.count {
      throw .sections(.countMismatch(expected: oldCounts.count, actual: sections.oldCount))
    }
    let verifiedSections: Changeset<Section>
    do { verifiedSections = try sections.verified() } catch { throw .sections(error) }
    guard let oldBounds = SectionBounds(counts: oldCounts) else {
      throw .sections(.invalidCount(oldCounts.min() ?? 0))
    }
    let newBounds = try newBounds(sections: verifiedSections, oldBounds: oldBounds)
    let draft = try flatDraft(oldBounds: oldBounds, newBounds: newBounds)
    do {
      let (offsets, newCount) = try draft.verifiedOffsets()
      let elements = try draft.changeset(
        offsets: offsets, newCount: newCount,
        blocks: oldBounds.blocks(to: newBounds, by: verifiedSections.map))
      return SectionedChangeset(
        sections: verifiedSections, elements: elements, oldBounds: oldBounds,
        newBounds: newBounds)
    } catch {
      throw error.located(oldBounds: oldBounds, newBounds: newBounds)
    }
  }

  /// Returns the bounds that result from the elements that leave and arrive.
  ///
  /// - Throws: An error of an offset in the old sections, or of a section that doesn't exist.
  private func newBounds(
    sections: Changeset<Section>, oldBounds: SectionBounds
  ) throws(SectionedChangesetError) -> SectionBounds {
    let batch = BatchOffsets(
      removals: try oldBounds.offsets(of: removals.map(\.path), as: .removal), insertions: [],
      moves: try oldBounds.offsets(of: moves.map(\.old), as: .moveOrigin)
        .map { OffsetMap.Move(from: $0, to: 0) },
      updates: try oldBounds.offsets(of: updates.map(\.path), as: .update))
    do { _ = try batch.verifiedNewCount(oldCount: oldBounds.elementCount) } catch {
      throw error.located(oldBounds: oldBounds, newBounds: oldBounds)
    }
    var remaining = oldCounts
    for path in removals.map(\.path) + moves.map(\.old) { remaining[path.section] -= 1 }
    var counts = [Int](repeating: 0, count: sections.newCount)
    for (section, count) in remaining.enumerated() {
      if let newSection = sections.map.newOffset(ofOld: section) {
        counts[newSection] = count
      } else if count > 0 {
        throw .elementsOfRemovedSection(section: section, count: count)
      }
    }
    let arriving =
      insertions.map { (ChangesetError.Role.insertion, $0.path.section) }
      + moves.map { (ChangesetError.Role.moveDestination, $0.new.section) }
    for (role, section) in arriving {
      guard counts.indices.contains(section) else {
        throw .sectionOutOfRange(role, section: section, count: counts.count)
      }
      let (count, overflow) = counts[section].addingReportingOverflow(1)
      if overflow { throw .elements(.invalidCount(counts[section]), section: section) }
      counts[section] = count
    }
    guard let bounds = SectionBounds(counts: counts) else {
      throw .sections(.invalidCount(oldBounds.elementCount))
    }
    return bounds
  }

  /// Returns the same changes of elements in offsets of the concatenation of all sections.
  private func flatDraft(
    oldBounds: SectionBounds, newBounds: SectionBounds
  ) throws(SectionedChangesetError) -> ChangesetDraft<Element> {
    var draft = ChangesetDraft<Element>(oldCount: oldBounds.elementCount)
    for removal in removals {
      draft.remove(removal.element, at: try oldBounds.offset(of: removal.path, as: .removal))
    }
    for insertion in insertions {
      draft.insert(
        insertion.element, at: try newBounds.offset(of: insertion.path, as: .insertion))
    }
    for move in moves {
      draft.move(
        from: try oldBounds.offset(of: move.old, as: .moveOrigin),
        to: try newBounds.offset(of: move.new, as: .moveDestination))
    }
    for update in updates {
      draft.update(
        update.old, at: try oldBounds.offset(of: update.path, as: .update), to: update.new)
    }
    return draft
  }
}

extension SectionedChangesetDraft: Sendable where Section: Sendable, Element: Sendable {}

extension SectionBounds {
  fileprivate func offsets(
    of paths: [ElementPath], as role: ChangesetError.Role
  ) throws(SectionedChangesetError) -> [Int] {
    var offsets: [Int] = []
    for path in paths { offsets.append(try offset(of: path, as: role)) }
    return offsets
  }

  /// Returns the offset of a path that has to exist.
  fileprivate func offset(
    of path: ElementPath, as role: ChangesetError.Role
  ) throws(SectionedChangesetError) -> Int {
    guard path.section >= 0, path.section < sectionCount else {
      throw .sectionOutOfRange(role, section: path.section, count: sectionCount)
    }
    guard let offset = offset(of: path) else {
      throw .elements(
        .offsetOutOfRange(
          role, offset: path.offset, count: offsets(ofSection: path.section).count),
        section: path.section)
    }
    return offset
  }
}

extension ChangesetError {
  /// Returns the same error with an offset relative to its section.
  fileprivate func located(
    oldBounds: SectionBounds, newBounds: SectionBounds
  ) -> SectionedChangesetError {
    switch self {
    case .repeatedOffset(let role, let offset):
      guard let path = (role.isOld ? oldBounds : newBounds).path(ofOffset: offset) else { break }
      return .elements(.repeatedOffset(role, offset: path.offset), section: path.section)
    case .moveOfRemovedElement(let offset):
      guard let path = oldBounds.path(ofOffset: offset) else { break }
      return .elements(.moveOfRemovedElement(offset: path.offset), section: path.section)
    case .moveToInsertedElement(let offset):
      guard let path = newBounds.path(ofOffset: offset) else { break }
      return .elements(.moveToInsertedElement(offset: path.offset), section: path.section)
    case .updateOfRemovedElement(let offset):
      guard let path = oldBounds.path(ofOffset: offset) else { break }
      return .elements(.updateOfRemovedElement(offset: path.offset), section: path.section)
    case .offsetOutOfRange, .countMismatch, .invalidCount:
      break
    }
    return .elements(self, section: 0)
  }
}
