import AlidadeLayout

/// The units of a tree sorted by their edges, so that a scroll finds the units that crossed an edge
/// of the viewport without visiting all other units.
///
/// The extent of a unit covers its frame and everything inside it, so if part of a unit is visible,
/// so are its parents.
struct EdgeIndex: Sendable {
  /// The smallest rectangle around each unit and everything in it, in the root's coordinates.
  let extents: [Rect]
  /// The units by their upper and lower edges.
  let vertical: SortedEdges
  /// The units by their left and right edges; `nil` unless the tree also scrolls horizontally.
  let horizontal: SortedEdges?

  init(units: [RenderUnit], along axes: Axis.Set) {
    var extents: [Rect] = []
    var origins: [Point] = []
    extents.reserveCapacity(units.count)
    origins.reserveCapacity(units.count)
    for unit in units {
      let origin = unit.parent < 0 ? Point.zero : origins[Int(unit.parent)]
      let frame = unit.frame.offset(by: origin)
      origins.append(unit.configuration == nil ? origin : frame.origin)
      extents.append(frame)
    }
    let surroundings = EdgeIndex.surroundings(of: units)
    for index in units.indices.reversed() {
      let outer = surroundings[index]
      if outer >= 0 { extents[outer] = extents[outer].union(extents[index]) }
    }
    self.extents = extents
    vertical = SortedEdges(of: extents, along: .vertical)
    horizontal =
      axes.contains(.horizontal) ? SortedEdges(of: extents, along: .horizontal) : nil
  }

  /// Returns, for each unit, the index of the innermost enclosing unit, with or without a view, or
  /// -1.
  private static func surroundings(of units: [RenderUnit]) -> [Int] {
    var open: [Int] = []
    return units.indices.map { index in
      while let last = open.last, units[last].end <= index { open.removeLast() }
      defer { open.append(index) }
      return open.last ?? -1
    }
  }
}
