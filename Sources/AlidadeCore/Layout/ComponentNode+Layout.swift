import AlidadeLayout
import AlidadeRender

extension ComponentNode {
  /// Lays out the component in a range.
  func layout(in range: SizeRange, _ context: LayoutContext) -> Layout {
    if case .group = kind, placed.count == 1 { return placed[0].layout(in: range, context) }
    if let known = cache.layout(in: range, context.direction) { return known }
    let made = makeLayout(in: range, context)
    cache.store(made, in: range, context.direction)
    return made
  }

  /// The smallest extent along an axis that the content can take, in points.
  func minimumExtent(along axis: Axis, across: Double, _ context: LayoutContext) -> Double {
    let inside = LayoutChildren(nodes: placed, context: context)
    switch kind {
    case .group:
      // They stand below each other.
      return inside.reduce(0) { most, child in
        let extent = child.minimumExtent(along: axis, across: across)
        return axis == .vertical ? most + extent : max(most, extent)
      }
    case .layout(let component, _):
      return component.minimumExtent(inside, along: axis, across: across, context)
    case .deferred(let content):
      return content.minimumExtent(along: axis, across: across, context)
    }
  }

  /// The extent along an axis that the component wishes for whatever is in it, in points, if any.
  func fixedExtent(along axis: Axis, _ context: LayoutContext) -> Double? {
    switch kind {
    case .group: return placed.count == 1 ? placed[0].fixedExtent(along: axis, context) : nil
    case .layout(let component, _):
      return component.fixedExtent(LayoutChildren(nodes: placed, context: context), along: axis)
    case .deferred: return nil
    }
  }

  private func makeLayout(in range: SizeRange, _ context: LayoutContext) -> Layout {
    let inside = LayoutChildren(nodes: placed, context: context)
    switch kind {
    case .group: return finished(ComponentNode.stacked(inside, in: range), in: range, view: nil)
    case .layout(let component, let view):
      return finished(component.layout(inside, in: range, context), in: range, view: view)
    case .deferred(let content): return content.node(in: range).layout(in: range, context)
    }
  }

  private func finished(
    _ result: ComponentLayout, in range: SizeRange, view: ViewConfiguration?
  ) -> Layout {
    let size = usable(result.size, in: range)
    return Layout(
      identity: identity, componentType: type, configuration: result.view ?? view, size: size,
      baseline: result.baseline.flatMap { $0.isFinite ? $0 : nil },
      children: result.placements.map {
        Layout.Child(position: usable($0.position), layout: $0.layout)
      })
  }

  private func usable(_ size: Size, in range: SizeRange) -> Size {
    let isFinite = size.width.isFinite && size.height.isFinite
    if isFinite, range.contains(size) { return range.clamp(size) }
    reportSize(size, in: range)
    return range.clamp(
      Size(
        width: size.width.isFinite ? size.width : range.min.width,
        height: size.height.isFinite ? size.height : range.min.height))
  }

  private func usable(_ position: Point) -> Point {
    if position.x.isFinite, position.y.isFinite { return position }
    Diagnostics.report(
      Diagnostic(
        "\(type.name) placed a child where nothing can be.", values: ["position  \(position)"],
        remedy: """
          A coordinate is infinite or NaN, which usually comes from arithmetic with a size range that is unbounded. \
          Zero is used in its place.
          """))
    return Point(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
  }

  /// Components where only one fits stand one below the other.
  private static func stacked(_ children: LayoutChildren, in range: SizeRange) -> ComponentLayout {
    let solved = LinearLayout.solve(
      LinearStyle(axis: .vertical), items: children.map { _ in LinearItem() }, in: range,
      minimum: { children[$0].minimumExtent(along: .vertical, across: range.max.width) },
      measure: { children[$0].layout(in: $1).measurement })
    return ComponentLayout(children, solved)
  }

  private func reportSize(_ size: Size, in range: SizeRange) {
    Diagnostics.report(
      Diagnostic(
        "\(type.name) chose a size outside the range it was given.",
        values: ["size   \(size)", "range  \(range.min) to \(range.max)"],
        remedy: """
          Bring the size into the range with `range.clamp(_:)`, which also takes care of NaN. On an unbounded axis \
          choose an extent of your own: `range.max` is infinite there. The nearest size in the range is used, and the \
          smallest for an extent that is infinite or NaN.
          """))
  }
}

extension Layout {
  /// The layout as a row or column sees it.
  public var measurement: LinearMeasurement {
    LinearMeasurement(size: size, baseline: baseline)
  }
}

extension ComponentLayout {
  /// The children where a row or column put them.
  public init(_ children: LayoutChildren, _ solved: LinearLayout) {
    self.init(
      size: solved.size, baseline: solved.baseline,
      placements: zip(children, solved.frames).map { child, frame in
        Placement(child.layout(in: SizeRange(exactly: frame.size)), at: frame.origin)
      })
  }
}
