// §9.4: cross size determination.
extension FlexSolver {
  /// Determines the hypothetical cross size of each item and the cross size of each line (§9.4,
  /// steps 7 and 8).
  func determineCrossSizes(_ activation: UnsafeMutablePointer<FlexActivation>) -> Bool {
    while activation.pointee.cursor < activation.pointee.itemCount {
      let item = scratch.pointee.items + (activation.pointee.firstItem + activation.pointee.cursor)
      let isDone =
        activation.pointee.isRow
        ? determineHeight(item, activation) : determineWidth(item, activation)
      guard isDone else { return false }
      activation.pointee.cursor += 1
    }
    var sum = LayoutUnit.zero
    for index in 0..<activation.pointee.lineCount {
      let line = scratch.pointee.lines + (activation.pointee.firstLine + index)
      determineCrossSize(of: line, activation)
      sum += line.pointee.crossSize
    }
    if activation.pointee.isRow {
      let gaps = activation.pointee.crossGap * max(0, activation.pointee.lineCount - 1)
      activation.pointee.intrinsicHeight = activation.pointee.insets.height + sum + gaps
    }
    activation.pointee.totalHeight = totalHeight(
      activation, content: activation.pointee.intrinsicHeight)
    return true
  }

  /// Lays out an item of a row at its main size (step 7).
  private func determineHeight(
    _ item: UnsafeMutablePointer<FlexItem>, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    let width = item.pointee.target + item.pointee.insetWidth
    item.pointee.width = width
    let space = rowSpace(item, activation)
    let own = height(of: item, width: width, in: space)
    let wantsBaseline = item.pointee.alignment == .baseline
    if own.value.isDefinite, !own.holdsContent, !wantsBaseline {
      item.pointee.height = own.value
      return true
    }
    var request = FlexRequest(
      node: item.pointee.node, width: width, percentWidth: activation.pointee.contentWidth)
    request.apply(own, percentHeight: space.percent)
    request.wantsBaseline = wantsBaseline
    guard let result = layOut(request) else { return false }
    item.pointee.height = own.resolved(content: result.contentHeight)
    item.pointee.baseline = result.baseline
    if own.value.isIndefinite {
      item.pointee.flags.insert(.hasNaturalHeight)
    } else if own.holdsContent {
      item.pointee.flags.insert(.holdsContent)
    }
    return true
  }

  /// Determines the width of an item of a column (step 7), from the style or from the intrinsic
  /// widths.
  private func determineWidth(
    _ item: UnsafeMutablePointer<FlexItem>, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    item.pointee.height = item.pointee.target + item.pointee.insetHeight
    if activation.pointee.kind == .columnWrapWidths { return true }
    let stretches = !activation.pointee.isWrapping && item.pointee.flags.contains(.stretches)
    guard
      let width = width(
        of: item, available: activation.pointee.contentWidth, stretches: stretches,
        in: columnSpace(item, activation))
    else { return false }
    item.pointee.width = width
    return true
  }

  /// Returns the space for an item of a column whose main size is known.
  @inline(__always)
  func columnSpace(
    _ item: FlexItemReference, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> FlexHeightSpace {
    var space = FlexHeightSpace()
    space.percent = activation.pointee.contentHeight
    space.fixed = item.pointee.height
    space.available = item.pointee.height
    space.isIndefinite = item.pointee.flags.contains(.isIndefiniteForChildren)
    return space
  }

  /// Determines the cross size of a line (step 8), including items that are aligned by their
  /// baselines.
  private func determineCrossSize(
    of line: UnsafeMutablePointer<FlexLine>, _ activation: UnsafeMutablePointer<FlexActivation>
  ) {
    let items = scratch.pointee.items + activation.pointee.firstItem
    var size = LayoutUnit.zero
    var ascent = LayoutUnit.indefinite
    var descent = LayoutUnit.indefinite
    for index in line.pointee.start..<line.pointee.end {
      let item = items + index
      var outer =
        activation.pointee.isRow
        ? item.pointee.height + item.pointee.marginHeight
        : item.pointee.width + item.pointee.marginWidth
      if item.pointee.alignment == .baseline {
        // An indefinite ascent is the smallest number, so any value replaces it.
        let above = baselineAscent(item, activation)
        ascent = max(ascent, above)
        descent = max(descent, outer - above)
        outer = ascent + descent
      }
      size = max(size, outer)
    }
    line.pointee.crossSize = size
    line.pointee.ascent = ascent
  }

  /// Returns the distance from the cross-start margin edge to the baseline, or from the cross-end
  /// edge if lines are reversed.
  func baselineAscent(
    _ item: FlexItemReference, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> LayoutUnit {
    let isReverse = activation.pointee.isWrapReverse
    if activation.pointee.isRow {
      let baseline = usedBaseline(item)
      return isReverse
        ? item.pointee.bottom + item.pointee.height - baseline : item.pointee.top + baseline
    }
    // Horizontally, items have no baseline; it is synthesized from the border box.
    let isRightToLeft = activation.pointee.isRightToLeft
    let baseline = isRightToLeft ? item.pointee.width : .zero
    let start = isRightToLeft ? item.pointee.right : item.pointee.left
    let end = isRightToLeft ? item.pointee.left : item.pointee.right
    return isReverse ? end + item.pointee.width - baseline : start + baseline
  }

  /// Returns the baseline of an item, or its lower edge if it has none.
  ///
  /// The baseline is inside the box if the content may scroll.
  func usedBaseline(_ item: FlexItemReference) -> LayoutUnit {
    guard item.pointee.baseline.isDefinite else { return item.pointee.height }
    return allowsAutomaticMinimum(item.pointee.node)
      ? item.pointee.baseline : item.pointee.baseline.clamped(.zero, item.pointee.height)
  }
}

extension FlexRequest {
  /// Sets the height and its bounds as far as they are known.
  @inline(__always)
  mutating func apply(_ own: FlexSolver.Height, percentHeight percent: LayoutUnit) {
    height = own.value
    minimumHeight = own.minimum
    maximumHeight = own.maximum
    holdsContent = own.holdsContent
    percentHeight = percent
  }
}
