// §9.3: main size determination. Items are collected into lines, and each line is flexed.
extension FlexSolver {
  /// Returns the size of the content box along the main axis for content of the length `content`.
  private func mainSize(
    _ activation: UnsafeMutablePointer<FlexActivation>, content: LayoutUnit
  ) -> LayoutUnit {
    if activation.pointee.isRow { return activation.pointee.contentWidth }
    let inset = activation.pointee.insets.height
    return (totalHeight(activation, content: content.notNegative + inset) - inset).notNegative
  }

  /// Returns the maximum length of a line.
  ///
  /// A height that follows from the aspect ratio is the limit, although content makes it grow
  /// later.
  private func lineLimit(_ activation: UnsafeMutablePointer<FlexActivation>) -> LayoutUnit {
    guard !activation.pointee.isRow, activation.pointee.request.holdsContent else {
      return mainSize(activation, content: .unlimited)
    }
    return (activation.pointee.request.height - activation.pointee.insets.height).notNegative
  }

  /// Returns the height of the container as a border box for content of the height `content`.
  func totalHeight(
    _ activation: UnsafeMutablePointer<FlexActivation>, content: LayoutUnit
  ) -> LayoutUnit {
    let height = activation.pointee.request.height
    let maximum = activation.pointee.request.maximumHeight
    if height.isIndefinite {
      return content.clamped(activation.pointee.request.minimumHeight, maximum)
    }
    guard activation.pointee.request.holdsContent else { return height }
    return max(height, min(content, maximum))
  }

  /// Collects flex items into flex lines (§9.3, step 5), then flexes every line.
  func collectLines(_ activation: UnsafeMutablePointer<FlexActivation>) {
    let items = scratch.pointee.items + activation.pointee.firstItem
    let count = activation.pointee.itemCount
    let gap = activation.pointee.mainGap
    let isRow = activation.pointee.isRow
    let isWrapping = activation.pointee.isWrapping
    let limit = isWrapping ? lineLimit(activation) : .unlimited
    var longest = LayoutUnit.zero
    var index = 0
    while index < count {
      var line = FlexLine(start: index, end: index, hypotheticalSum: .zero, baseSum: .zero)
      while index < count {
        let item = items + index
        let outer = item.pointee.outerMainInset(isRow)
        let hypothetical = item.pointee.hypothetical + outer
        if isWrapping, index > line.start, line.hypotheticalSum + hypothetical > limit { break }
        line.hypotheticalSum += hypothetical + gap
        line.baseSum += item.pointee.base + outer + gap
        index += 1
      }
      line.end = index
      line.hypotheticalSum -= gap
      line.baseSum -= gap
      longest = max(longest, line.hypotheticalSum)
      scratch.pointee.append(line)
    }
    activation.pointee.lineCount = scratch.pointee.lineCount - activation.pointee.firstLine
    activation.pointee.intrinsicHeight =
      activation.pointee.insets.height + (count == 0 ? .zero : longest)
    let mainSize = mainSize(activation, content: longest)
    for index in 0..<activation.pointee.lineCount {
      let line = scratch.pointee.lines + (activation.pointee.firstLine + index)
      resolveFlexibleLengths(line, items, mainSize)
      settleFreeSpace(line, items, mainSize, gap, isRow)
    }
  }

  /// Computes the free space of a line and the number of its automatic margins.
  @inline(__always)
  private func settleFreeSpace(
    _ line: UnsafeMutablePointer<FlexLine>, _ items: UnsafeMutablePointer<FlexItem>,
    _ mainSize: LayoutUnit, _ gap: LayoutUnit, _ isRow: Bool
  ) {
    var free = mainSize - gap * (line.pointee.count - 1)
    var autoMargins = 0
    for index in line.pointee.start..<line.pointee.end {
      let item = items + index
      free -= item.pointee.target + item.pointee.outerMainInset(isRow)
      let flags = item.pointee.flags
      if isRow {
        autoMargins += (flags.contains(.autoLeft) ? 1 : 0) + (flags.contains(.autoRight) ? 1 : 0)
      } else {
        autoMargins += (flags.contains(.autoTop) ? 1 : 0) + (flags.contains(.autoBottom) ? 1 : 0)
      }
    }
    line.pointee.freeSpace = free
    line.pointee.autoMargins = autoMargins
  }
}

extension FlexItem {
  /// Returns the margins, border and padding along the main axis.
  @inline(__always) func outerMainInset(_ isRow: Bool) -> LayoutUnit {
    isRow ? left + right + insetWidth : top + bottom + insetHeight
  }
}
