import AlidadeLayout
import AlidadeRender

extension ComponentNode {
  /// Lays out the component in a range.
  func layout(in range: SizeRange, _ context: LayoutContext) -> Layout {
    if isTransparent { return placed[0].layout(in: range, context) }
    let (known, predecessor) = cache.layoutOrPredecessor(in: range, context)
    if let known { return known }
    if let predecessor {
      takeOver(predecessor, context)
      if let known = cache.layout(in: range, context) { return known }
    }
    let made = makeLayout(in: range, context)
    // A layout of work that is given up may be of no use to the next.
    if !context.isGivenUp { cache.store(made, in: range, context) }
    return made
  }

  /// Takes over what is known of the generation before, where that can be without solving.
  private func takeOver(_ predecessor: ComponentNode, _ context: LayoutContext) {
    let known = LayoutExchange(context: context).layouts(of: self, after: predecessor)
    if let known, !context.isGivenUp { cache.store(known, for: context.revision) }
  }

  /// The smallest extent along an axis that the content can take, in points.
  func minimumExtent(along axis: Axis, across: Double, _ context: LayoutContext) -> Double {
    if composesOne {
      return placed[0].minimumExtent(along: axis, across: across, context)
    }
    if let known = cache.minimum(along: axis, across: across, context) { return known }
    if let predecessor = cache.takePredecessor() {
      takeOver(predecessor, context)
      if let known = cache.minimum(along: axis, across: across, context) { return known }
    }
    let made = makeMinimumExtent(along: axis, across: across, context)
    if !context.isGivenUp { cache.store(minimum: made, along: axis, across: across, context) }
    return made
  }

  private func makeMinimumExtent(
    along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    let inside = LayoutChildren(of: self, context)
    switch kind {
    case .group, .provider, .boundary:
      return inside.minimumExtent(of: .stack, along: axis, across: across)
    case .box(let component):
      let box = component.box
      switch box.arrangement {
      case .items: return inside.minimumExtent(of: box, along: axis, across: across)
      case .content(let placement):
        return minimumExtent(box, placement, along: axis, across: across, context)
      }
    case .layout(let component):
      return component.minimumExtent(inside, along: axis, across: across, context)
    case .deferred(_, let content):
      return content.minimumExtent(along: axis, across: across, context)
    }
  }

  private func makeLayout(in range: SizeRange, _ context: LayoutContext) -> Layout {
    let inside = LayoutChildren(of: self, context)
    switch kind {
    case .group, .provider, .boundary:
      if composesOne { return observed(placed[0].layout(in: range, context)) }
      // Components where only one fits stand one below the other.
      return finished(inside.layout(as: .stack, in: range), in: range, view: nil)
    case .box(let component):
      let box = component.box
      switch box.arrangement {
      case .items: return finished(inside.layout(as: box, in: range), in: range, view: view)
      case .content(let placement): return layout(box, placement, in: range, context)
      }
    case .layout(let component):
      return finished(component.layout(inside, in: range, context), in: range, view: view)
    case .deferred(_, let content):
      return observed(content.node(in: range, context.session).layout(in: range, context))
    }
  }

  /// A layout of what the component stands for, with a controller that is told of mounting.
  func observed(_ layout: Layout) -> Layout {
    guard hasController, let controller = scope.controller else { return layout }
    return Layout(
      identity: identity, componentType: type, size: layout.size, baseline: layout.baseline,
      children: [Layout.Child(position: .zero, layout: layout)], observer: controller)
  }

  /// Who is told when the component itself is mounted.
  var observer: (any MountObserver)? { hasController ? scope.controller : nil }

  private func finished(
    _ result: ComponentLayout, in range: SizeRange, view: ViewConfiguration?
  ) -> Layout {
    let size = usable(result.size, in: range)
    return Layout(
      identity: identity, componentType: type, configuration: result.view ?? view, size: size,
      baseline: result.baseline.flatMap { $0.isFinite ? $0 : nil },
      children: usable(result.placements), observer: observer)
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

  private func usable(_ placements: [Layout.Child]) -> [Layout.Child] {
    let areFinite = placements.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite }
    if areFinite { return placements }
    return placements.map { .init($0.layout, at: usable($0.position)) }
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
