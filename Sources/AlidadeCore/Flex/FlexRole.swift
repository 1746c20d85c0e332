import AlidadeLayout

/// The role of a component in the flexbox around it.
enum FlexRole {
  /// A box of its own.
  case box(FlexBox)
  /// Measured, with extents of its own along some axes.
  case measured(fixed: Axis.Set)

  /// Makes the role of a component.
  init(of node: ComponentNode) {
    switch node.kind {
    case .group, .provider, .boundary: self = .box(.stack)
    case .box(let component):
      let box = component.box
      guard case .content(let placement) = box.arrangement else {
        self = .box(box)
        return
      }
      // Contents that lie over each other are no flexbox. One that has a place in more space is as
      // small as it can be there, which a box of a flexbox is not.
      let isMeasured =
        node.contentIndex == nil && node.placed.count > 1 || !placement.alignedAxes.isEmpty
      self =
        isMeasured
        ? .measured(fixed: box.fixedAxes(inheriting: node.modified?.fixedAxes ?? [])) : .box(box)
    case .layout: self = .measured(fixed: node.placing.fixedAxes)
    case .deferred: self = .measured(fixed: [])
    }
  }
}
