import AlidadeLayout

/// The units of a tree sorted by their edges, so that a scroll finds the units that crossed an edge
/// of the viewport without visiting the rest.
///
/// The extent of a unit covers its frame and everything inside it, so if a part of a unit is
/// visible, so are its parents.
struct EdgeIndex: Sendable {
  /// The smallest rectangle around each unit and everything in it, in the root's coordinates.
  let extents: [Rect]
  /// The units by their upper edges, from the top.
  let byTop: [Int32]
  /// The units by their lower edges, from the top.
  let byBottom: [Int32]

  init(units: [RenderUnit]) {
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
    let indices = Array(0..<Int32(units.count))
    byTop = indices.sorted { extents[Int($0)].minY < extents[Int($1)].minY }
    byBottom = indices.sorted { extents[Int($0)].maxY < extents[Int($1)].maxY }
  }

  /// Returns, for each unit, the innermost unit around it, with or without a view, or -1.
  private static func surroundings(of units: [RenderUnit]) -> [Int] {
    var open: [Int] = []
    return units.indices.map { index in
      while let last = open.last, units[last].end <= index { open.removeLast() }
      defer { open.append(index) }
      return open.last ?? -1
    }
  }
}
