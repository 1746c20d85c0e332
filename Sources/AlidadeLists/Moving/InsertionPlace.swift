/// A place between two rows, before the first or after the last, to which rows can be moved.
struct InsertionPlace: Equatable {
  /// The row below the place; the number of rows at the end.
  let row: Int
  /// The section that it is in; `nil` in a list without sections.
  let section: Int?

  /// Creates the place above a row of a section.
  init(above row: Int, in section: Int?) {
    self.row = row
    self.section = section
  }

  /// Creates the place that is nearest to a distance from the top of a list, in points.
  ///
  /// - Parameters:
  ///   - offset: the distance.
  ///   - extents: the heights of the rows.
  ///   - sections: the sections of the rows, if there are any.
  /// - Complexity: O(log rows).
  init?(nearest offset: Double, in extents: RowExtents, _ sections: RowSections?) {
    guard extents.count > 0 else {
      guard sections == nil else { return nil }
      self.init(above: 0, in: nil)
      return
    }
    let row = extents.row(at: offset)
    let isBelow = offset >= extents.offset(of: row) + extents.height(of: row) / 2
    guard let sections else {
      self.init(above: isBelow ? row + 1 : row, in: nil)
      return
    }
    guard let section = sections.section(of: row) else { return nil }
    let elements = sections.elements(of: section)
    if row >= elements.lowerBound {
      self.init(above: min(isBelow ? row + 1 : row, elements.upperBound), in: section)
    } else if isBelow || section == 0 {
      self.init(above: elements.lowerBound, in: section)
    } else {
      // The upper half of a header belongs to the end of the section before.
      self.init(above: sections.elements(of: section - 1).upperBound, in: section - 1)
    }
  }

  /// Returns the rows whose elements this place is among.
  func siblings(in content: ListContent) -> Range<Int> {
    guard let section, let sections = content.sections else { return 0..<content.count }
    return sections.elements(of: section)
  }
}
