// §9.4, steps 9 to 11, §9.5 and §9.6: stretching, and alignment along and across the main axis.
extension FlexSolver {
  /// Positions all lines and items.
  func alignItems(_ activation: UnsafeMutablePointer<FlexActivation>) {
    let count = activation.pointee.lineCount
    activation.pointee.baselineItem = -1
    guard count > 0 else { return }
    let style = styles + activation.pointee.request.node
    let lines = scratch.pointee.lines + activation.pointee.firstLine
    let isReverse = activation.pointee.isWrapReverse
    let insets = activation.pointee.insets
    let cross =
      activation.pointee.isRow
      ? (activation.pointee.totalHeight - insets.height).notNegative
      : activation.pointee.contentWidth
    var free = cross - activation.pointee.crossGap * (count - 1)
    for index in 0..<count { free -= lines[index].crossSize }
    let alignment = style.pointee.alignContent.forLines
    if !activation.pointee.isWrapping {
      // Step 8: the line of a single-line container is as large as the container.
      lines[count - 1].crossSize = cross
      free = .zero
    } else if alignment.position == .stretch, free >= .zero {
      // Step 9: handle `align-content: stretch`.
      let share = free / count
      for index in 0..<count { lines[index].crossSize += share }
      free = .zero
    }
    // §9.6, step 16: align all flex lines.
    let between = alignment.spaceBetween(free, count) + activation.pointee.crossGap
    var offset =
      alignment.initialOffset(free, count, isReverse: isReverse)
      + (activation.pointee.isRow ? insets.top : activation.pointee.inlineStartInset)
    for index in 0..<count {
      let line = lines + (isReverse ? count - 1 - index : index)
      alignLine(line, at: offset, isFirst: index == 0, activation)
      offset += line.pointee.crossSize + between
    }
  }

  /// Positions the items of one line (§9.5, step 12, and §9.6, steps 13 and 14).
  private func alignLine(
    _ line: UnsafeMutablePointer<FlexLine>, at crossOffset: LayoutUnit, isFirst: Bool,
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) {
    let isRow = activation.pointee.isRow
    let isReverse = activation.pointee.isReverse
    let style = styles + activation.pointee.request.node
    let count = line.pointee.count
    let hasAutoMargins = line.pointee.autoMargins > 0 && line.pointee.freeSpace > .zero
    let free = hasAutoMargins ? .zero : line.pointee.freeSpace
    let autoMargin =
      hasAutoMargins ? line.pointee.freeSpace / line.pointee.autoMargins : .zero
    let alignment = style.pointee.justifyContent.forItems(
      isRow: isRow, isRightToLeft: activation.pointee.isRightToLeft)
    let between = alignment.spaceBetween(free, count) + activation.pointee.mainGap
    var offset =
      alignment.initialOffset(free, count, isReverse: isReverse)
      + (isRow ? activation.pointee.inlineStartInset : activation.pointee.insets.top)
    if isFirst, isRow { takeBaseline(of: line, at: crossOffset, activation) }
    for index in 0..<count {
      let place = isReverse ? line.pointee.end - 1 - index : line.pointee.start + index
      let item = scratch.pointee.items + (activation.pointee.firstItem + place)
      if item.pointee.flags.contains(.stretches) { stretch(item, line, activation) }
      var margins = item.flowMargins(activation)
      let size = isRow ? item.pointee.height : item.pointee.width
      let space = line.pointee.crossSize - margins.crossStart - size - margins.crossEnd
      margins.resolve(item.autoFlowMargins(activation), space, autoMargin)
      offset += margins.mainStart
      let cross =
        crossOffset + margins.crossStart
        + crossAlignmentOffset(item, line, space, activation)
      setFrame(item, main: offset, cross: cross, activation)
      if isFirst, index == 0 {
        activation.pointee.baselineItem = place
        activation.pointee.baselineOffset = isRow ? cross : offset
      }
      let length = isRow ? item.pointee.width : item.pointee.height
      offset += length + margins.mainEnd + between
    }
  }

  /// Sets the container's baseline from a line of a row whose items are aligned by their baselines
  /// (§8.5).
  private func takeBaseline(
    of line: UnsafeMutablePointer<FlexLine>, at crossOffset: LayoutUnit,
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) {
    guard line.pointee.ascent.isDefinite else { return }
    activation.pointee.baseline =
      activation.pointee.isWrapReverse
      ? crossOffset + line.pointee.crossSize - line.pointee.ascent
      : crossOffset + line.pointee.ascent
  }

  /// Stretches an item to the cross size of its line (§9.4, step 11).
  private func stretch(
    _ item: UnsafeMutablePointer<FlexItem>, _ line: UnsafeMutablePointer<FlexLine>,
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) {
    let size = line.pointee.crossSize
    if activation.pointee.isRow {
      var space = rowSpace(item, activation)
      space.available = size
      space.stretches = true
      item.pointee.height = height(of: item, width: item.pointee.width, in: space).value
      item.pointee.flags.subtract([.hasNaturalHeight, .holdsContent])
    } else {
      let bounds = widthBounds(item, percent: activation.pointee.contentWidth)
      item.pointee.width = max(item.pointee.insetWidth, size - item.pointee.marginWidth)
        .clamped(bounds.minimum, bounds.maximum)
    }
  }

  /// Returns the offset of an item across the main axis (§9.6, step 14), once automatic margins are
  /// resolved.
  private func crossAlignmentOffset(
    _ item: UnsafeMutablePointer<FlexItem>, _ line: UnsafeMutablePointer<FlexLine>,
    _ space: LayoutUnit, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> LayoutUnit {
    let crossAutomatic: FlexItem.Flags =
      activation.pointee.isRow ? [.autoTop, .autoBottom] : [.autoLeft, .autoRight]
    // §9.6, step 13: automatic margins take all the space, so the item is at the start.
    guard item.pointee.flags.isDisjoint(with: crossAutomatic) else { return .zero }
    let space = item.pointee.flags.contains(.isSafe) ? space.notNegative : space
    switch item.pointee.alignment {
    case .center: return space / 2
    case .flexEnd: return space
    case .stretch: return activation.pointee.isWrapReverse ? space : .zero
    case .baseline:
      let delta = line.pointee.ascent - baselineAscent(item, activation)
      return activation.pointee.isWrapReverse ? space - delta : delta
    default: return .zero
    }
  }

  /// Writes the frame of an item, converted from flow-relative to physical.
  private func setFrame(
    _ item: UnsafeMutablePointer<FlexItem>, main: LayoutUnit, cross: LayoutUnit,
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) {
    let isRow = activation.pointee.isRow
    var x = isRow ? main : cross
    var y = isRow ? cross : main
    if activation.pointee.isRightToLeft {
      x = activation.pointee.request.width - x - item.pointee.width
    }
    if item.pointee.traits.contains(.hasInset) {
      let offset = relativeOffset(
        of: item, width: activation.pointee.contentWidth,
        height: activation.pointee.contentHeight, isRightToLeft: activation.pointee.isRightToLeft)
      x += offset.x
      y += offset.y
    }
    let record = records + item.pointee.node
    record.pointee.x = x.stored
    record.pointee.y = y.stored
    record.pointee.width = item.pointee.width.stored
    record.pointee.height = item.pointee.height.stored
    if record.pointee.state.contains(.isZeroed) { record.pointee.state.remove(.isZeroed) }
  }

  /// Returns the offset of a relative box (CSS Position 3, §3.4).
  ///
  /// If both insets of an axis are given, the inset where text begins takes precedence.
  func relativeOffset(
    of item: FlexItemReference, width: LayoutUnit, height: LayoutUnit, isRightToLeft: Bool
  ) -> (x: LayoutUnit, y: LayoutUnit) {
    let inset = styles[item.pointee.node].inset
    let isOwnRightToLeft = item.pointee.traits.contains(.isRightToLeft)
    let left = used(inset.usedLeft(isOwnRightToLeft), width)
    let right = used(inset.usedRight(isOwnRightToLeft), width)
    let top = used(inset.top, height)
    let bottom = used(inset.bottom, height)
    var x = LayoutUnit.zero
    if left.isDefinite, !(isRightToLeft && right.isDefinite) {
      x = left
    } else if right.isDefinite {
      x = -right
    }
    if top.isDefinite { return (x, top) }
    return (x, bottom.isDefinite ? -bottom : .zero)
  }

  private func used(_ length: FlexLength, _ base: LayoutUnit) -> LayoutUnit {
    if length.isKeyword || (length.isPercent && base.isIndefinite) { return .indefinite }
    return length.resolved(against: base)
  }
}

extension FlexActivation {
  /// The padding and border on the side where text begins.
  @inline(__always) var inlineStartInset: LayoutUnit {
    isRightToLeft ? insets.right : insets.left
  }
}
