import AlidadeLayout
import AlidadeRender

/// A box around content, with the other children of its component as layers behind and in front of
/// it.
///
/// Outside a flexbox, it passes the range on to its content. In a flexbox, it is a box of the
/// solved tree; if it adds nothing to the box of its content, it has no box of its own.
struct ContentBox {
  private let node: ComponentNode
  private let box: FlexBox
  private let placement: FlexBox.ContentPlacement
  /// The index of the content; `nil` if every child is content.
  private let index: Int?
  /// The context inside the box.
  let context: LayoutContext

  /// Creates the box of a component; `nil` if the children are items of a flex container.
  ///
  /// - Parameters:
  ///   - box: the box of the component.
  ///   - node: the component.
  ///   - context: the context around the box, or inside it.
  init?(_ box: FlexBox, of node: ComponentNode, _ context: LayoutContext) {
    guard case .content(let placement) = box.arrangement else { return nil }
    self.node = node
    self.box = box
    self.placement = placement
    index = node.contentIndex
    self.context = context.facing(box.style.direction.resolved(in: context.direction))
  }

  /// The content, if the box always has the size of the content; otherwise, `nil`.
  private var decorated: ComponentNode? { box.isDecoration ? node.modified : nil }

  // MARK: - Alone

  /// Lays out the box and its content in a range.
  func layout(in range: SizeRange) -> Layout {
    if let decorated { return layout(decorating: decorated.layout(in: range, context)) }
    box.style.reportProblems(of: node)
    let extents = BoxExtents(box, placement, in: range, context.direction)
    return index.map { layout(around: $0, extents) } ?? layoutOfAll(extents)
  }

  private func layout(around index: Int, _ extents: BoxExtents) -> Layout {
    let content = node.placed[index]
    var inner = extents.contentRange(
      fixed: content.fixedAxes, isModified: node.placing.modifiedChild != nil)
    if let free = extents.freeContentRange(in: inner) {
      let width = content.layout(in: free, context).size.width
      if width > inner.max.width {
        inner = SizeRange(
          min: Size(width: inner.max.width, height: inner.min.height), max: inner.max)
      }
    }
    let layout = content.layout(in: inner, context)
    let size = extents.size(around: layout.size)
    return self.layout(
      around: layout, at: extents.position(of: layout.size, in: size), in: size,
      baseline: layout.baseline)
  }

  /// Returns the layout of a box in which every child is content, and fills the box.
  private func layoutOfAll(_ extents: BoxExtents) -> Layout {
    let inner = extents.contentRange(fixed: [], isModified: false)
    let layouts = node.placed.map { $0.layout(in: inner, context) }
    let natural = layouts.reduce(Size.zero) {
      Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    let size = extents.size(around: natural)
    let all = SizeRange(exactly: extents.contentSize(in: size))
    let children = zip(node.placed, layouts).map { child, layout in
      let final = layout.size == all.max ? layout : child.layout(in: all, context)
      return Layout.Child(final, at: extents.position(of: final.size, in: size))
    }
    let baseline = layouts.first?.baseline.map { $0 + extents.insets.top }
    return node.layout(
      size: size, baseline: baseline, children: children, direction: context.direction)
  }

  /// Returns the smallest extent of the box along an axis, in points.
  func minimumExtent(along axis: Axis, across: Double) -> Double {
    if let decorated { return decorated.minimumExtent(along: axis, across: across, context) }
    let extents = BoxExtents(box, placement, in: .unbounded, context.direction)
    let own = extents.range
    if own.min[axis] == own.max[axis] { return own.min[axis] }
    let insets = extents.insets.total
    let space = max(0, min(across, own.max[axis.cross]) - insets[axis.cross])
    let contents = index.map { node.placed[$0...$0] } ?? node.placed[...]
    let content = contents.reduce(0) {
      max($0, $1.minimumExtent(along: axis, across: space, context))
    }
    return min(max(content + insets[axis], own.min[axis]), own.max[axis])
  }

  /// Returns the layout of the box, given that of content with the same size.
  func layout(decorating content: Layout) -> Layout {
    layout(around: content, at: .zero, in: content.size, baseline: content.baseline)
  }

  private func layout(
    around content: Layout, at position: Point, in size: Size, baseline: Double?
  ) -> Layout {
    node.layout(
      around: content, at: position, in: size, baseline: baseline, box.layering, context)
  }
}

extension ComponentNode {
  /// Returns the layout of a box around content, given that of the content, with the layers behind
  /// and in front of it.
  ///
  /// - Parameters:
  ///   - content: the layout of the content; `nil` if it isn't displayed.
  ///   - position: the top-left corner of the content.
  ///   - size: the size of the box.
  ///   - baseline: the baseline of the content, from the top of the content.
  ///   - layering: the presentation of the content and of the layers.
  ///   - context: the context inside the box.
  func layout(
    around content: Layout?, at position: Point, in size: Size, baseline: Double?,
    _ layering: FlexBox.Layering, _ context: LayoutContext
  ) -> Layout {
    let index = contentIndex ?? 0
    var children: [Layout.Child] = []
    children.reserveCapacity(placed.count)
    for place in placed.indices {
      if place != index {
        children.append(placed[place].layer(over: size, layering.alignment, context))
      } else if let content, !layering.hidesContent {
        children.append(.init(content, at: position))
      }
    }
    return layout(
      size: size, baseline: baseline.map { $0 + position.y }, children: children,
      direction: context.direction)
  }

  /// Returns a layer in front of or behind a box: at the size of the box, or aligned at its own
  /// size, which exceeds the box only if its content would otherwise be clipped.
  private func layer(
    over size: Size, _ alignment: Alignment?, _ context: LayoutContext
  ) -> Layout.Child {
    guard let alignment else {
      return .init(layout(in: SizeRange(exactly: size), context), at: .zero)
    }
    let width = max(size.width, minimumExtent(along: .horizontal, across: .infinity, context))
    let height = max(size.height, minimumExtent(along: .vertical, across: width, context))
    let layout = layout(in: SizeRange(max: Size(width: width, height: height)), context)
    var position = alignment.position(of: layout.size, in: size)
    if context.direction == .rightToLeft {
      position.x = size.width - layout.size.width - position.x
    }
    return .init(layout, at: position)
  }
}
