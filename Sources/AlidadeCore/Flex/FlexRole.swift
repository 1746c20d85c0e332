import AlidadeLayout

/// The role of a component in its flexbox.
enum FlexRole {
  /// A box of its own.
  case box(FlexBox)
  /// A measured component, with fixed extents along some axes.
  case measured(fixed: Axis.Set)

  /// Determines the role of a component.
  init(of node: ComponentNode) {
    switch node.kind {
    case .group, .provider, .boundary: self = .box(.stack)
    case .box(let type):
      let box = type.box(of: node.component)
      guard case .content(let placement) = box.arrangement else {
        self = .box(box)
        return
      }
      // Contents on top of each other aren't a flexbox. Aligned content is as small as possible in
      // its space, which a box in a flexbox isn't.
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
