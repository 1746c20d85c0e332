import AlidadeLayout
import AlidadeRender

/// The layouts of the members of a flexbox, given the frames of their boxes.
struct FlexLayouts {
  let memory: FlexMemory
  /// The context around the container.
  let context: LayoutContext

  /// Returns the layout of the container in a range.
  func layout(in range: SizeRange) -> ComponentLayout {
    for index in memory.members.indices.dropFirst().reversed() { finish(index) }
    let size = range.clamp(frame(0).size)
    // A container narrower than its content keeps the content's start, which may be on the right.
    let isRightToLeft = memory.members[0].direction == .rightToLeft
    let shift = isRightToLeft ? size.width - frame(0).size.width : 0
    return ComponentLayout(
      size: size, baseline: baseline(of: 0), placements: placements(0, shift: shift))
  }

  private func frame(_ index: Int) -> Rect {
    memory.workspace.frame(of: FlexNode(rawValue: Int32(index)))
  }

  /// Creates the layout of a member whose children already have layouts.
  private func finish(_ index: Int) {
    guard memory.members[index].style.display == .flex else { return }
    let size = frame(index).size
    let isMeasured = memory.members[index].arrangement == nil
    // Nearly all measured components keep their measured size, and so the measured layout.
    if isMeasured, memory.members[index].measuredSize == size, !memory.members[index].isWrapped {
      return
    }
    let (node, written) = (memory.members[index].node, memory.members[index].written)
    let layout: Layout
    switch memory.members[index].arrangement {
    case nil:
      layout = measuredLayout(index, node, size)
      memory.members[index].baseline = layout.baseline
    case .items:
      let baseline = baseline(of: index)
      memory.members[index].baseline = baseline
      layout = node.layout(size: size, baseline: baseline, children: placements(index))
    case .content:
      layout = enclosed(index, node, size)
      memory.members[index].baseline = layout.baseline
    }
    guard memory.members[index].isWrapped else {
      memory.members[index].layout = layout
      return
    }
    let outer = memory.members[memory.members[index].parent].direction
    memory.members[index].layout = written.layout(
      around: layout, of: node, context.facing(outer))
  }

  /// Returns the layout of a box around its content.
  private func enclosed(_ index: Int, _ node: ComponentNode, _ size: Size) -> Layout {
    guard let content = memory.members[index].content else { return node.layout(size: size) }
    var layout: Layout?
    swap(&layout, &memory.members[content].layout)
    let isShown = memory.members[content].style.display == .flex
    return node.layout(
      around: isShown ? layout : nil, at: frame(content).origin, in: size,
      baseline: isShown ? memory.members[content].baseline : nil, memory.members[index].layering,
      context.facing(memory.members[index].direction))
  }

  /// Returns the children of a member, and moves their layouts out of the members.
  private func placements(_ index: Int, shift: Double = 0) -> [Layout.Child] {
    let children = memory.members[index].childRange
    var placements: [Layout.Child] = []
    placements.reserveCapacity(children.count)
    for child in children {
      var layout: Layout?
      swap(&layout, &memory.members[child].layout)
      guard let layout, memory.members[child].style.display == .flex else { continue }
      let origin = frame(child).origin
      placements.append(.init(layout, at: Point(x: origin.x + shift, y: origin.y)))
    }
    return placements
  }

  /// Returns the layout of a measured component at its final size: the measured layout, if the size
  /// is the same.
  private func measuredLayout(_ index: Int, _ node: ComponentNode, _ size: Size) -> Layout {
    if let measured = memory.members[index].layout, measured.size.width == size.width {
      if measured.size.height == size.height { return measured }
      // The solver rounds up to sixty-fourths of a point.
      if abs(measured.size.height - size.height) < 1 / 64 { return measured.resized(to: size) }
    }
    return node.layout(
      in: SizeRange(exactly: size),
      context.facing(memory.members[index].direction))
  }

  /// Returns the baseline of the first line (CSS Flexbox §8.5); `nil` without text inside.
  private func baseline(of index: Int) -> Double? {
    var chosen: Int?
    var isChosenAligned = false
    var hasText = false
    let mayAlign =
      memory.members[index].isRow && memory.members[index].style.flexWrap == .noWrap
    for child in memory.members[index].childRange
    where memory.members[child].style.position == .relative {
      hasText = hasText || memory.members[child].baseline != nil
      let isAligned = mayAlign && isOnBaseline(child, of: index)
      guard let other = chosen else {
        chosen = child
        isChosenAligned = isAligned
        continue
      }
      let isEarlier = memory.members[child].style.order < memory.members[other].style.order
      if isAligned == isChosenAligned ? isEarlier : isAligned {
        chosen = child
        isChosenAligned = isAligned
      }
    }
    guard hasText, let chosen else { return nil }
    let frame = frame(chosen)
    return frame.minY + (memory.members[chosen].baseline ?? frame.size.height)
  }

  private func isOnBaseline(_ child: Int, of container: Int) -> Bool {
    let own = memory.members[child].style.alignSelf
    return (own == .auto ? memory.members[container].style.alignItems : own) == .baseline
  }
}

extension Layout {
  /// Returns the layout with a slightly different size, for which the content doesn't need to
  /// change.
  func resized(to size: Size) -> Layout { replacing(size: size) }
}
