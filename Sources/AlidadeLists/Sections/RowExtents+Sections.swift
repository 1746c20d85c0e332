extension RowExtents {
  /// Returns the distance from the top of the list to the header of a section, in points, which
  /// stays visible as long as its section.
  ///
  /// - Parameters:
  ///   - section: the rows of the section.
  ///   - offset: the distance from the top of the list to the top of the visible part.
  func headerTop(of section: Range<Int>, at offset: Double) -> Double {
    let last = self.offset(of: section.upperBound) - height(of: section.lowerBound)
    return max(self.offset(of: section.lowerBound), min(offset, last))
  }
}

extension RowSections {
  /// Returns the height that a sticky header covers above a row at the top, in points; zero for a
  /// header.
  func headerHeight(above row: Int, _ extents: RowExtents) -> Double {
    guard let header = rows(around: row)?.lowerBound, header != row else { return 0 }
    return extents.height(of: header)
  }
}
