import AlidadeLayout
import AlidadeRender

extension LayoutChildren {
  /// Lays out the children as a flexbox says, and all flexboxes below it with it, as one tree.
  ///
  /// - Parameters:
  ///   - box: how the children stand.
  ///   - range: the sizes to choose from; it wins over the sizes that the box wishes for.
  /// - Complexity: O(components) for every nesting, and what measuring costs.
  public func layout(as box: FlexBox, in range: SizeRange) -> ComponentLayout {
    FlexMemory.withMemory { FlexPass(box, self, in: $0).layout(in: range) }
  }

  /// The smallest extent along an axis that a flexbox of the children can take, in points.
  ///
  /// - Parameters:
  ///   - box: how the children stand.
  ///   - axis: the axis.
  ///   - across: what there is across the axis, in points; infinite when that is not known.
  /// - Returns: the min-content width, or the height of the content in the width there is; that is
  ///   zero when something inside scrolls.
  public func minimumExtent(
    of box: FlexBox, along axis: Axis, across: Double
  ) -> Double {
    FlexMemory.withMemory { memory in
      let pass = FlexPass(box, self, in: memory)
      if axis == .horizontal { return pass.minimumWidth() }
      if pass.scrolls { return 0 }
      let width = across.isFinite ? Swift.max(0, across) : nil
      let range = SizeRange(
        min: Size(width: width ?? 0, height: 0),
        max: Size(width: width ?? .infinity, height: .infinity))
      return pass.layout(in: range).size.height
    }
  }
}

extension LayoutChild {
  /// What the child tells the flex container that it stands in.
  public var flexItem: FlexItem { node.flexItem ?? FlexItem() }
}

extension ComponentNode {
  /// What it stands for: itself, or the only component that it composes.
  var standingFor: ComponentNode {
    var node = self
    while case .group = node.kind, node.placed.count == 1 { node = node.placed[0] }
    return node
  }

  /// The layout of what it stands for, with the controllers in between that are told of mounting.
  func observed(_ layout: Layout, of inner: ComponentNode) -> Layout {
    var between: [ComponentNode] = []
    var node = self
    while node !== inner {
      between.append(node)
      node = node.placed[0]
    }
    return between.reversed().reduce(layout) { $1.observed($0) }
  }

  /// The component that it modifies, or the only one that it composes.
  var modified: ComponentNode? {
    switch kind {
    case .group: return placed.count == 1 ? placed[0] : nil
    case .layout(let component, _):
      guard let place = component.modifiedChild, placed.indices.contains(place) else { return nil }
      return placed[place]
    case .deferred: return nil
    }
  }

  /// What it tells a flex container; modifiers pass on what their content tells.
  var flexItem: FlexItem? {
    var item = traits.flexItem
    var node = self
    while let inner = node.modified {
      node = inner
      if let told = node.traits.flexItem { item = item?.merged(over: told) ?? told }
    }
    return item
  }

  /// The box that it is laid out as; `nil` when it is measured.
  func flexBox(_ context: LayoutContext) -> FlexBox? {
    switch kind {
    case .group: return .stack
    case .layout(let component, _):
      return component.flexBox(LayoutChildren(of: self, context))
    case .deferred: return nil
    }
  }

  /// The axes along which it takes all it is offered.
  var expandingAxes: FlexAxes {
    guard case .layout(let component, _) = kind else { return [] }
    var axes: FlexAxes = []
    if component.fillsSpace(along: .horizontal) { axes.insert(.horizontal) }
    if component.fillsSpace(along: .vertical) { axes.insert(.vertical) }
    return axes
  }

  func fixedAxes(_ context: LayoutContext) -> FlexAxes {
    var axes: FlexAxes = []
    if fixedExtent(along: .horizontal, context) != nil { axes.insert(.horizontal) }
    if fixedExtent(along: .vertical, context) != nil { axes.insert(.vertical) }
    return axes
  }

  var configuration: ViewConfiguration? {
    if case .layout(_, let view) = kind { return view }
    return nil
  }
}
