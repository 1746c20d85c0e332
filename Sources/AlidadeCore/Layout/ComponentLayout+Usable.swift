import AlidadeLayout
import AlidadeRender

extension ComponentLayout {
  /// Replaces a size outside the range, and positions that aren't finite; reports invalid values.
  ///
  /// - Parameters:
  ///   - range: the range that the component was given.
  ///   - type: the type of the component.
  mutating func makeUsable(in range: SizeRange, of type: ComponentType) {
    size = usable(size, in: range, of: type)
    if let line = baseline, !line.isFinite { baseline = nil }
    for place in placements.indices {
      let position = placements[place].position
      if position.x.isFinite, position.y.isFinite { continue }
      placements[place] = Placement(placements[place].layout, at: usable(position, of: type))
    }
  }

  private func usable(_ size: Size, in range: SizeRange, of type: ComponentType) -> Size {
    let isFinite = size.width.isFinite && size.height.isFinite
    if isFinite, range.contains(size) { return range.clamp(size) }
    Diagnostics.report(
      Diagnostic(
        "\(type.name) chose a size outside the range it was given.",
        values: ["size   \(size)", "range  \(range.min) to \(range.max)"],
        remedy: """
          Clamp the size with `range.clamp(_:)`, which also handles NaN. On an unbounded axis, `range.max` is \
          infinite, so choose a finite extent. Until then, the nearest size in the range is used, and the smallest \
          extent in place of an infinite or NaN one.
          """))
    return range.clamp(
      Size(
        width: size.width.isFinite ? size.width : range.min.width,
        height: size.height.isFinite ? size.height : range.min.height))
  }

  private func usable(_ position: Point, of type: ComponentType) -> Point {
    Diagnostics.report(
      Diagnostic(
        "\(type.name) placed a child at an invalid position.", values: ["position  \(position)"],
        remedy: """
          A coordinate is infinite or NaN, usually because of arithmetic with an unbounded size range. Zero is used \
          instead.
          """))
    return Point(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
  }
}
