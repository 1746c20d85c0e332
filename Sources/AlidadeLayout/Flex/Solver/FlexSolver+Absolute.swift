// Absolute children: CSS Flexbox §4.1 for the static position, CSS Position 3 for the rest. The
// containing block is the padding box of the parent.
extension FlexSolver {
  /// Lays out the absolute children, and zeroes the frames of hidden ones.
  func layOutAbsoluteChildren(
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    let node = activation.pointee.request.node
    let traits = links[node].traits
    guard !traits.isDisjoint(with: [.hasAbsoluteChildren, .hasHiddenChildren]) else { return true }
    if activation.pointee.cursor == -1 {
      if traits.contains(.hasHiddenChildren) { hideChildren(of: node) }
      guard traits.contains(.hasAbsoluteChildren) else { return true }
      // During measuring, the frames of absolute children don't matter.
      guard activation.pointee.request.performs else {
        activation.pointee.isPlaced = false
        return true
      }
      activation.pointee.cursor = Int(links[Int(links[node].lastChild)].nextSibling)
    }
    let last = Int(links[node].lastChild)
    while activation.pointee.cursor >= 0 {
      let child = activation.pointee.cursor
      let traits = links[child].traits
      if traits.contains(.isAbsolute), !traits.contains(.isHidden) {
        guard layOutAbsolute(child, in: activation) else { return false }
      }
      activation.pointee.cursor = child == last ? -2 : Int(links[child].nextSibling)
    }
    return true
  }

  private func layOutAbsolute(
    _ child: Int, in activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    let block = containingBlock(activation)
    return withItem(child, percentWidth: block.width) { item in
      layOutAbsolute(item, block, activation)
    }
  }

  private func layOutAbsolute(
    _ item: FlexItemReference, _ block: ContainingBlock,
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    let child = item.pointee.node
    var axes = absoluteAxes(item, block, activation)
    let flowStart: FlexAbsoluteAxis.Edge = activation.pointee.isRightToLeft ? .end : .start
    guard let width = absoluteWidth(item, axes.x, axes.y, block) else { return false }
    let own = absoluteHeight(item, width: width, axes.y, block)
    var request = FlexRequest(node: child, width: width, percentWidth: block.width)
    request.apply(own, percentHeight: block.height)
    request.performs = true
    guard let result = layOut(request) else { return false }
    let height = own.resolved(content: result.contentHeight)
    axes.x.isSafe = axes.x.isSafe && !activation.pointee.isRow
    let x = axes.x.position(
      size: width, before: item.pointee.left, after: item.pointee.right,
      isAutomatic: (
        item.pointee.flags.contains(.autoLeft), item.pointee.flags.contains(.autoRight)
      ),
      splitsDeficit: false, flowStart: flowStart)
    let y = axes.y.position(
      size: height, before: item.pointee.top, after: item.pointee.bottom,
      isAutomatic: (
        item.pointee.flags.contains(.autoTop), item.pointee.flags.contains(.autoBottom)
      ),
      splitsDeficit: true, flowStart: .start)
    let record = records + child
    record.pointee.x = (block.left + x).stored
    record.pointee.y = (block.top + y).stored
    record.pointee.width = width.stored
    record.pointee.height = height.stored
    record.pointee.state.remove(.isZeroed)
    return true
  }

  private struct ContainingBlock {
    var left: LayoutUnit
    var top: LayoutUnit
    var width: LayoutUnit
    var height: LayoutUnit
  }

  /// Returns the padding box of a container.
  private func containingBlock(
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> ContainingBlock {
    let node = activation.pointee.request.node
    let isRightToLeft = activation.pointee.isRightToLeft
    let left = borderLeft(node, isRightToLeft)
    let top = borderTop(node)
    let width = activation.pointee.request.width - left - borderRight(node, isRightToLeft)
    let height = activation.pointee.totalHeight - top - borderBottom(node)
    return ContainingBlock(
      left: left, top: top, width: width.notNegative, height: height.notNegative)
  }

  // MARK: - Axes

  private func absoluteAxes(
    _ item: FlexItemReference, _ block: ContainingBlock,
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> (x: FlexAbsoluteAxis, y: FlexAbsoluteAxis) {
    let style = styles + item.pointee.node
    let inset = style.pointee.inset
    let isRightToLeft = item.pointee.traits.contains(.isRightToLeft)
    var x = FlexAbsoluteAxis(
      available: block.width, insetStart: used(inset.usedLeft(isRightToLeft), block.width),
      insetEnd: used(inset.usedRight(isRightToLeft), block.width))
    var y = FlexAbsoluteAxis(
      available: block.height, insetStart: used(inset.top, block.height),
      insetEnd: used(inset.bottom, block.height))
    let alignment = style.pointee.alignSelf
    x.isSafe = alignment.isSafe
    y.isSafe = alignment.isSafe && (activation.pointee.isRow || !y.hasAutomaticInset)
    y.keepsInside =
      alignment.overflow == .standard && alignment.position != .auto
      && alignment.position != .normal
    let main = mainStaticEdge(activation)
    let cross = crossStaticEdge(item, activation)
    let isRow = activation.pointee.isRow
    let insets = activation.pointee.insets
    let flowStart: FlexAbsoluteAxis.Edge = activation.pointee.isRightToLeft ? .end : .start
    let inline = isRow ? main : cross
    let horizontal = activation.pointee.isRightToLeft ? inline.opposite : inline
    x.resolve(
      staticOffset: staticOffset(
        horizontal, insets.left - block.left,
        (activation.pointee.request.width - insets.width).notNegative),
      edge: horizontal, alignment: flowStart, flowStart: flowStart)
    let vertical = isRow ? cross : main
    y.resolve(
      staticOffset: staticOffset(
        vertical, insets.top - block.top,
        (activation.pointee.totalHeight - insets.height).notNegative),
      edge: vertical, alignment: alignment.absoluteEdge, flowStart: .start)
    return (x, y)
  }

  private func used(_ length: FlexLength, _ base: LayoutUnit) -> LayoutUnit {
    length.isKeyword ? .indefinite : length.resolved(against: base)
  }

  private func staticOffset(
    _ edge: FlexAbsoluteAxis.Edge, _ start: LayoutUnit, _ size: LayoutUnit
  ) -> LayoutUnit {
    switch edge {
    case .start: return start
    case .center: return start + size / 2
    case .end: return start + size
    }
  }

  /// Returns the edge of the content box where `justify-content` puts a single item.
  private func mainStaticEdge(
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> FlexAbsoluteAxis.Edge {
    let isReverse = activation.pointee.isReverse
    let style = styles + activation.pointee.request.node
    let alignment = style.pointee.justifyContent.forItems(
      isRow: activation.pointee.isRow, isRightToLeft: activation.pointee.isRightToLeft)
    switch alignment.position {
    case .flexEnd: return isReverse ? .start : .end
    case .center, .spaceAround, .spaceEvenly: return .center
    case .start: return .start
    case .end: return .end
    default: return isReverse ? .end : .start
    }
  }

  /// Returns the edge of the content box where `align-self` puts the item.
  private func crossStaticEdge(
    _ item: FlexItemReference, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> FlexAbsoluteAxis.Edge {
    switch alignment(of: item, in: activation) {
    case .stretch: return activation.pointee.isWrapReverse ? .end : .start
    case .flexEnd: return .end
    case .center: return .center
    default: return .start
    }
  }

  // MARK: - Sizes

  /// Returns `true` if the height is known without the content.
  private func knowsHeight(
    _ item: FlexItemReference, _ y: FlexAbsoluteAxis, knowsWidth: Bool
  ) -> Bool {
    let style = styles + item.pointee.node
    guard style.pointee.height.isKeyword else { return true }
    if y.hasAutomaticInset { return false }
    let alignment = style.pointee.alignSelf.position
    if alignment == .stretch { return true }
    if alignment != .auto, alignment != .normal { return false }
    return !(item.pointee.traits.contains(.hasAspectRatio) && knowsWidth)
  }

  /// Returns the height of a box whose height is known without the content.
  private func knownHeight(
    _ item: FlexItemReference, _ y: FlexAbsoluteAxis, _ block: ContainingBlock
  ) -> LayoutUnit {
    let style = styles + item.pointee.node
    var height = borderBox(
      style.pointee.height, against: block.height, inset: item.pointee.insetHeight,
      style.pointee.boxSizing)
    if height.isIndefinite {
      height = max(item.pointee.insetHeight, y.size - item.pointee.marginHeight)
    }
    let bounds = heightBounds(item, percent: block.height)
    return height.clamped(bounds.minimum, bounds.maximum)
  }

  private func absoluteWidth(
    _ item: FlexItemReference, _ x: FlexAbsoluteAxis, _ y: FlexAbsoluteAxis,
    _ block: ContainingBlock
  ) -> LayoutUnit? {
    let style = styles + item.pointee.node
    var width = borderBox(
      style.pointee.width, against: block.width, inset: item.pointee.insetWidth,
      style.pointee.boxSizing)
    let isAutomatic = width.isIndefinite
    var automaticMinimum = LayoutUnit.indefinite
    let hasRatio = item.pointee.traits.contains(.hasAspectRatio)
    if isAutomatic {
      var space = FlexHeightSpace(available: block.height, percent: block.height)
      let isKnown = knowsHeight(item, y, knowsWidth: false)
      if isKnown { space.fixed = knownHeight(item, y, block) }
      let stretches = !x.hasAutomaticInset
      let isHeightExplicit =
        !style.pointee.height.isKeyword
        || (!y.hasAutomaticInset && style.pointee.alignSelf.position == .stretch)
      let usesRatio = hasRatio && isKnown && (!stretches || isHeightExplicit)
      if stretches, !usesRatio {
        width = max(item.pointee.insetWidth, x.size - item.pointee.marginWidth)
      } else {
        let limit = (x.size - item.pointee.marginWidth).notNegative
        guard let fitting = fitContent(item, limit: limit, in: space) else { return nil }
        width = fitting
      }
      if usesRatio, style.pointee.minimumWidth.isKeyword, allowsAutomaticMinimum(item.pointee.node)
      {
        guard let content = contentWidths(item, .minimum, ignoringRatio: true, in: space) else {
          return nil
        }
        automaticMinimum = content.minimum
      }
    }
    var bounds = widthBounds(item, percent: block.width, automaticMinimum: automaticMinimum)
    if hasRatio, isAutomatic { bounds = narrowed(bounds, by: item, percentHeight: block.height) }
    return width.clamped(bounds.minimum, bounds.maximum)
  }

  private func absoluteHeight(
    _ item: FlexItemReference, width: LayoutUnit, _ y: FlexAbsoluteAxis, _ block: ContainingBlock
  ) -> Height {
    let space = FlexHeightSpace(available: y.size, percent: block.height)
    var own = height(of: item, width: width, in: space)
    if knowsHeight(item, y, knowsWidth: true) {
      own.value = knownHeight(item, y, block)
      own.holdsContent = false
    }
    return own
  }
}

extension FlexAbsoluteAxis.Edge {
  var opposite: FlexAbsoluteAxis.Edge {
    switch self {
    case .start: return .end
    case .center: return .center
    case .end: return .start
    }
  }
}

extension FlexAlignment {
  /// The edge where `align-self` puts an absolute box with both insets.
  var absoluteEdge: FlexAbsoluteAxis.Edge {
    switch position {
    case .center: return .center
    case .end, .flexEnd, .selfEnd: return .end
    default: return .start
    }
  }
}
