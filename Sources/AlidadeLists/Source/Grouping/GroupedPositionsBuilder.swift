/// A builder that joins neighbors in the same section.
struct GroupedPositionsBuilder<Section: Hashable & Sendable> {
  private var neighbors: [(section: Section, count: Int)] = []

  /// Adds neighbors, which are joined with the last ones if they belong to the same section.
  mutating func append(_ section: Section, count: Int = 1) {
    if let last = neighbors.last, last.section == section {
      neighbors[neighbors.count - 1].count += count
    } else {
      neighbors.append((section, count))
    }
  }

  /// Returns the positions of all elements.
  ///
  /// - Parameter hasFooters: `true` if sections have footers.
  func finish(hasFooters: Bool) -> GroupedPositions<Section> {
    GroupedPositions(neighbors, hasFooters: hasFooters)
  }
}
