import AlidadeLayout

/// A place between two rows, before the first or after the last, to which rows can be moved, or at
/// which content can be inserted.
struct InsertionPlace: Equatable {
  /// The row below the place; the number of rows for the place at the end.
  let row: Int
  /// The section that it is in; `nil` in a list without sections.
  let section: Int?
  /// The row in whose line the place is, before or after it; `nil` for a place between lines.
  var neighbor: Int?
  /// The place among the nodes of a tree; `nil` in a list that shows no tree.
  var outline: OutlinePlace?

  /// The node of a tree into which rows or content are dropped; `nil` for a place between rows.
  var target: Int? { outline.flatMap { $0.gap == nil ? $0.parent : nil } }

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
      // The upper half of a header belongs to the end of the previous section.
      self.init(above: sections.elements(of: section - 1).upperBound, in: section - 1)
    }
  }

  /// Creates the place between two rows of a line that is nearest to a point; `nil` if there is no
  /// line of elements at that height.
  ///
  /// - Parameters:
  ///   - point: the distances from the top of the list and from the edge at which lines begin.
  ///   - extents: the lines of the rows.
  ///   - columns: the columns of the rows.
  ///   - sections: the sections of the rows, if there are any.
  init?(
    inLineNearest point: Point, _ extents: RowExtents, _ columns: RowColumns,
    _ sections: RowSections?
  ) {
    guard extents.count > 0 else { return nil }
    let line = extents.arrangement.rows(around: extents.row(at: point.y))
    guard extents.arrangement.column(of: line.lowerBound) != nil else { return nil }
    let before = line.prefix {
      let column = extents.arrangement.column(of: $0) ?? 0
      return columns.start(of: column) + columns.width / 2 < point.x
    }
    self.init(
      above: line.lowerBound + before.count, in: sections?.section(of: line.lowerBound))
    neighbor = before.last ?? line.lowerBound
    if before.count < line.count { neighbor = row }
  }

  /// Returns the rows whose elements surround this place.
  func siblings(in content: ListContent) -> Range<Int> {
    guard let section, let sections = content.sections else { return 0..<content.count }
    return sections.elements(of: section)
  }
}
