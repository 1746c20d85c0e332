/// The conversion between paths and offsets in the concatenation of all sections.
public struct SectionBounds: Hashable, Sendable {
  /// For each section, the total number of elements in it and the preceding sections.
  private let ends: [Int]

  /// Creates the bounds of sections with the given numbers of elements.
  ///
  /// - Returns: `nil` if a count is negative or the sum can't be represented.
  public init?(counts: some Sequence<Int>) {
    var ends: [Int] = []
    var end = 0
    for count in counts {
      let (sum, overflow) = end.addingReportingOverflow(count)
      if count < 0 || overflow { return nil }
      end = sum
      ends.append(end)
    }
    self.ends = ends
  }

  init<Section, Element>(of sections: [SectionElements<Section, Element>]) {
    var end = 0
    ends = sections.map {
      end += $0.elements.count
      return end
    }
  }

  /// The number of sections.
  public var sectionCount: Int { ends.count }
  /// The number of elements in all sections.
  public var elementCount: Int { ends.last ?? 0 }

  /// Returns the offsets of a section's elements; empty if there is no such section.
  public func offsets(ofSection section: Int) -> Range<Int> {
    guard ends.indices.contains(section) else { return 0..<0 }
    return (section == 0 ? 0 : ends[section - 1])..<ends[section]
  }

  /// Returns the offset of an element; `nil` if there is no such element.
  ///
  /// - Complexity: O(1).
  public func offset(of path: ElementPath) -> Int? {
    let offsets = offsets(ofSection: path.section)
    guard path.offset >= 0, path.offset < offsets.count else { return nil }
    return offsets.lowerBound + path.offset
  }

  /// Returns the path of the element at an offset; `nil` if there is no such element.
  ///
  /// - Complexity: O(log sections).
  public func path(ofOffset offset: Int) -> ElementPath? {
    guard offset >= 0, offset < elementCount else { return nil }
    let section = ends.partitioningIndex { $0 > offset }
    return ElementPath(
      section: section, offset: offset - offsets(ofSection: section).lowerBound)
  }

  /// Returns the blocks of the sections that a map keeps, ascending by old offset.
  func blocks(to new: SectionBounds, by map: OffsetMap) -> [Block] {
    map.runs.flatMap { run in
      zip(run.old, run.new).map {
        Block(old: offsets(ofSection: $0), new: new.offsets(ofSection: $1))
      }
    }
  }
}
