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
  /// The layout of what it stands for, with the controllers in between that are told of mounting.
  func observed(_ layout: Layout, of inner: ComponentNode) -> Layout {
    if self === inner || !hasControllers { return layout }
    var between: [ComponentNode] = []
    var node = self
    while node !== inner {
      between.append(node)
      node = node.placed[0]
    }
    return between.reversed().reduce(layout) { $1.observed($0) }
  }

  /// What it tells a flex container; modifiers pass on what their content tells.
  var flexItem: FlexItem? {
    if !hasTraits { return nil }
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
    case .layout(let component): return component.flexBox(LayoutChildren(of: self, context))
    case .deferred: return nil
    }
  }

  func fixedAxes(_ context: LayoutContext) -> FlexAxes {
    switch kind {
    case .group: return composesOne ? placed[0].fixedAxes(context) : []
    case .layout(let component): return component.fixedAxes(LayoutChildren(of: self, context))
    case .deferred: return []
    }
  }

  /// What it is in a flexbox around it.
  func flexRole(_ context: LayoutContext) -> FlexRole {
    switch kind {
    case .group: .box(.stack)
    case .layout(let component): component.flexRole(LayoutChildren(of: self, context))
    case .deferred: .measured(fixed: [])
    }
  }
}

/// What a component is in a flexbox around it.
enum FlexRole {
  /// A box of its own.
  case box(FlexBox)
  /// Measured, with extents of its own along some axes.
  case measured(fixed: FlexAxes)
}

extension LayoutComponent {
  /// What the component is in a flexbox around it; one question for what would be three.
  fileprivate func flexRole(_ children: LayoutChildren) -> FlexRole {
    if let box = flexBox(children) { return .box(box) }
    return .measured(fixed: fixedAxes(children))
  }

  fileprivate func fixedAxes(_ children: LayoutChildren) -> FlexAxes {
    var axes: FlexAxes = []
    if fixedExtent(children, along: .horizontal) != nil { axes.insert(.horizontal) }
    if fixedExtent(children, along: .vertical) != nil { axes.insert(.vertical) }
    return axes
  }
}
