import AlidadeLayout

/// Where units begin and end, so that a scroll finds what crossed an edge of the viewport without
/// looking at the rest.
///
/// The extent of a unit is that of its frame and of everything inside it, so whatever shows a part
/// of a unit shows its parents too.
struct EdgeIndex: Sendable {
  /// The smallest rectangle around each unit and all in it, in the root's coordinates.
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

  /// The unit that each unit lies in, with or without a view, or -1.
  private static func surroundings(of units: [RenderUnit]) -> [Int] {
    var open: [Int] = []
    return units.indices.map { index in
      while let last = open.last, units[last].end <= index { open.removeLast() }
      defer { open.append(index) }
      return open.last ?? -1
    }
  }
}
