import AlidadeLayout
import AlidadeRender

// Boxes around a content. Alone, such a box hands the range on to its content; in a flexbox it is a
// box of the tree that is solved, or none at all if it is that of its content.
extension ComponentNode {
  /// The index of the content in a box around one: the child that is modified, or the only one.
  var contentIndex: Int? {
    if let place = placing.modifiedChild { return placed.indices.contains(place) ? place : nil }
    return placed.count == 1 ? 0 : nil
  }

  /// The box that it is laid out as; `nil` when it is measured.
  var flexBox: FlexBox? {
    switch kind {
    case .group, .provider, .boundary: .stack
    case .box(let component): component.box
    case .layout, .deferred: nil
    }
  }

  /// The axes along which the component has an extent of its own, whatever is in it.
  var fixedAxes: Axis.Set {
    switch kind {
    case .group, .provider, .boundary: composesOne ? placed[0].fixedAxes : []
    case .box(let component): component.box.fixedAxes(inheriting: modified?.fixedAxes ?? [])
    case .layout: placing.fixedAxes
    case .deferred: []
    }
  }

  /// What it is in a flexbox around it.
  var flexRole: FlexRole {
    switch kind {
    case .group, .provider, .boundary: return .box(.stack)
    case .box(let component):
      let box = component.box
      guard case .content(let placement) = box.arrangement else { return .box(box) }
      // Contents that lie over each other are no flexbox. One that has a place in more space is as
      // small as it can be there, which a box of a flexbox is not.
      let isMeasured = contentIndex == nil && placed.count > 1 || !placement.alignedAxes.isEmpty
      return isMeasured
        ? .measured(fixed: box.fixedAxes(inheriting: modified?.fixedAxes ?? [])) : .box(box)
    case .layout: return .measured(fixed: placing.fixedAxes)
    case .deferred: return .measured(fixed: [])
    }
  }

  // MARK: - Alone

  /// Lays out a box around its content in a range: the content is laid out in what the range and the
  /// box leave for it.
  func layout(
    _ box: FlexBox, _ placement: FlexBox.ContentPlacement, in range: SizeRange,
    _ context: LayoutContext
  ) -> Layout {
    let inside = context.facing(box.style.direction)
    let index = contentIndex
    if box.isDecoration, let index, placing.modifiedChild != nil {
      let content = placed[index].layout(in: range, inside)
      return decorated(box, content, inside)
    }
    report(box.style)
    let contents = index.map { placed[$0...$0] } ?? placed[...]
    let extents = BoxExtents(box, placement, in: range, inside.direction)
    var inner = extents.contentRange(
      fixed: index.map { placed[$0].fixedAxes } ?? [], isModified: placing.modifiedChild != nil)
    if let index, let free = extents.freeContentRange(in: inner) {
      let width = placed[index].layout(in: free, inside).size.width
      if width > inner.max.width {
        inner = SizeRange(
          min: Size(width: inner.max.width, height: inner.min.height), max: inner.max)
      }
    }
    let layouts = contents.map { $0.layout(in: inner, inside) }
    let natural = layouts.reduce(Size.zero) {
      Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    let size = extents.size(around: natural)
    if let index {
      let content = layouts[0]
      let position = extents.position(of: content.size, in: size)
      return enclosed(box, content, index, at: position, in: size, content.baseline, inside)
    }
    let all = SizeRange(exactly: extents.contentSize(in: size))
    let children = zip(contents, layouts).map { child, layout in
      let final = layout.size == all.max ? layout : child.layout(in: all, inside)
      return Layout.Child(final, at: extents.position(of: final.size, in: size))
    }
    let baseline = layouts.first?.baseline.map { $0 + extents.insets.top }
    return layout(children, size, baseline)
  }

  /// The smallest extent of a box around its content.
  func minimumExtent(
    _ box: FlexBox, _ placement: FlexBox.ContentPlacement, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    let inside = context.facing(box.style.direction)
    let index = contentIndex
    if box.isDecoration, let index, placing.modifiedChild != nil {
      return placed[index].minimumExtent(along: axis, across: across, inside)
    }
    let extents = BoxExtents(box, placement, in: .unbounded, inside.direction)
    let own = extents.range
    if own.min[axis] == own.max[axis] { return own.min[axis] }
    let insets = extents.insets.total
    let space = max(0, min(across, own.max[axis.cross]) - insets[axis.cross])
    let contents = index.map { placed[$0...$0] } ?? placed[...]
    let content = contents.reduce(0) {
      max($0, $1.minimumExtent(along: axis, across: space, inside))
    }
    return min(max(content + insets[axis], own.min[axis]), own.max[axis])
  }

  // MARK: - Around a layout

  /// The layout of the component from that of another, for which it stands: through components that
  /// compose it and modifiers whose boxes are that of their content.
  func layout(
    around layout: Layout, of inner: ComponentNode, _ context: LayoutContext
  ) -> Layout {
    if self === inner { return layout }
    if composesOne { return observed(placed[0].layout(around: layout, of: inner, context)) }
    guard let box = flexBox, let modified else { return layout }
    let inside = context.facing(box.style.direction)
    return decorated(box, modified.layout(around: layout, of: inner, inside), inside)
  }

  private func decorated(_ box: FlexBox, _ content: Layout, _ context: LayoutContext) -> Layout {
    enclosed(
      box, content, contentIndex ?? 0, at: .zero, in: content.size, content.baseline, context)
  }

  /// The layout of a box around its content, with the layers below and above it.
  ///
  /// - Parameters:
  ///   - content: the content; `nil` if it is not displayed.
  ///   - index: the place of the content among the children.
  ///   - position: the top left corner of the content.
  ///   - size: the size of the box.
  ///   - baseline: the baseline of the content, from the top of the content.
  ///   - context: what layers are laid out with.
  func enclosed(
    _ box: FlexBox, _ content: Layout?, _ index: Int, at position: Point, in size: Size,
    _ baseline: Double?, _ context: LayoutContext
  ) -> Layout {
    var children: [Layout.Child] = []
    children.reserveCapacity(placed.count)
    for place in placed.indices {
      if place != index {
        children.append(layer(placed[place], box.layerAlignment, over: size, context))
      } else if let content, !box.hidesContent {
        children.append(.init(content, at: position))
      }
    }
    return layout(children, size, baseline.map { $0 + position.y })
  }

  private func layout(
    _ children: [Layout.Child], _ size: Size, _ baseline: Double?
  ) -> Layout {
    Layout(
      identity: identity, componentType: type, configuration: view, size: size,
      baseline: baseline, children: children, observer: observer)
  }

  /// A layer over or behind a box: in exactly that size, or aligned in its own, which is no larger
  /// unless its content would be cut off.
  private func layer(
    _ node: ComponentNode, _ alignment: Alignment?, over size: Size, _ context: LayoutContext
  ) -> Layout.Child {
    guard let alignment else {
      return .init(node.layout(in: SizeRange(exactly: size), context), at: .zero)
    }
    let width = max(
      size.width, node.minimumExtent(along: .horizontal, across: .infinity, context))
    let height = max(
      size.height, node.minimumExtent(along: .vertical, across: width, context))
    let layout = node.layout(
      in: SizeRange(max: Size(width: width, height: height)), context)
    var position = alignment.position(of: layout.size, in: size)
    if context.direction == .rightToLeft {
      position.x = size.width - layout.size.width - position.x
    }
    return .init(layout, at: position)
  }
}

/// What a component is in a flexbox around it.
enum FlexRole {
  /// A box of its own.
  case box(FlexBox)
  /// Measured, with extents of its own along some axes.
  case measured(fixed: Axis.Set)
}

extension LayoutContext {
  /// Returns the context inside a box.
  func facing(_ direction: FlexTextDirection) -> LayoutContext {
    var context = self
    switch direction {
    case .inherit: break
    case .leftToRight: context.direction = .leftToRight
    case .rightToLeft: context.direction = .rightToLeft
    }
    return context
  }
}
