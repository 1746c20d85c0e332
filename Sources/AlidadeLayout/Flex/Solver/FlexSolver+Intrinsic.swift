// §9.9.1 and CSS Sizing 3, §5: the intrinsic widths of containers, as in browsers: the sum of the
// contributions of the items in a row, the largest of them in a column.
extension FlexSolver {
  /// Adds up the children's contributions, continuing at the cursor.
  func sumContributions(_ activation: UnsafeMutablePointer<FlexActivation>) {
    if activation.pointee.phase == .generateItems { begin(activation) }
    let node = activation.pointee.request.node
    let last = Int(links[node].lastChild)
    while activation.pointee.cursor >= 0 {
      let child = activation.pointee.cursor
      if links[child].traits.isDisjoint(with: [.isHidden, .isAbsolute]) {
        guard addContribution(of: child, to: activation) else { return }
      }
      activation.pointee.cursor = child == last ? -1 : Int(links[child].nextSibling)
    }
    finishContributions(activation)
  }

  private func begin(_ activation: UnsafeMutablePointer<FlexActivation>) {
    readStyle(activation)
    let last = Int(links[activation.pointee.request.node].lastChild)
    activation.pointee.cursor = last < 0 ? -1 : Int(links[last].nextSibling)
    activation.pointee.phase = .determineBaseSizes
  }

  private func addContribution(
    of child: Int, to activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    withItem(child, percentWidth: .indefinite) { item in
      addContribution(of: item, to: activation)
    }
  }

  private func addContribution(
    of item: FlexItemReference, to activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    var space = FlexHeightSpace()
    space.available = activation.pointee.contentHeight
    space.percent = space.available
    if activation.pointee.isRow, !activation.pointee.isWrapping, space.available.isDefinite {
      space.stretches = stretches(item, in: activation)
    }
    let wantsMinimum = activation.pointee.request.wantsMinimum
    let wantsMaximum = activation.pointee.request.wantsMaximum
    let wanted: WantedWidths =
      wantsMinimum ? (wantsMaximum ? .both : .minimum) : .maximum
    guard let widths = contribution(of: item, wanted, in: space) else { return false }
    let least = widths.minimum + item.pointee.marginWidth
    let most = widths.maximum + item.pointee.marginWidth
    if activation.pointee.isRow {
      activation.pointee.maximumWidth += most
      if activation.pointee.isWrapping {
        activation.pointee.minimumWidth = max(activation.pointee.minimumWidth, least)
      } else {
        activation.pointee.minimumWidth += least
      }
    } else {
      activation.pointee.minimumWidth = max(activation.pointee.minimumWidth, least)
      activation.pointee.maximumWidth = max(activation.pointee.maximumWidth, most)
    }
    activation.pointee.itemCount += 1
    return true
  }

  /// Returns the min-content and max-content contributions of a box, without its margins; `nil` if
  /// children must be processed first.
  func contribution(
    of item: FlexItemReference, _ wanted: WantedWidths, in space: FlexHeightSpace
  ) -> ContentWidths? {
    let style = styles + item.pointee.node
    let length = style.pointee.width
    let width = borderBox(
      length, against: .indefinite, inset: item.pointee.insetWidth, style.pointee.boxSizing)
    var widths = ContentWidths(minimum: width, maximum: width)
    if width.isIndefinite {
      guard let content = contentWidths(item, wanted, in: space) else { return nil }
      widths = content
    }
    let hasRatio = item.pointee.traits.contains(.hasAspectRatio)
    guard hasRatio || item.pointee.traits.contains(.hasMinimumOrMaximum) else {
      return widths
    }
    var automaticMinimum = LayoutUnit.indefinite
    if widths.followsRatio, style.pointee.minimumWidth.isKeyword,
      allowsAutomaticMinimum(item.pointee.node)
    {
      guard let content = contentWidths(item, .minimum, ignoringRatio: true, in: space) else {
        return nil
      }
      automaticMinimum = content.minimum
    }
    var bounds = widthBounds(item, percent: .indefinite, automaticMinimum: automaticMinimum)
    if hasRatio, length.isKeyword {
      bounds = narrowed(bounds, by: item, percentHeight: space.percent)
    }
    widths.minimum = widths.minimum.clamped(bounds.minimum, bounds.maximum)
    widths.maximum = widths.maximum.clamped(bounds.minimum, bounds.maximum)
    return widths
  }

  private func finishContributions(_ activation: UnsafeMutablePointer<FlexActivation>) {
    var least = activation.pointee.minimumWidth
    var most = activation.pointee.maximumWidth
    if activation.pointee.isRow, activation.pointee.itemCount > 0 {
      let gaps = activation.pointee.mainGap * (activation.pointee.itemCount - 1)
      most += gaps
      if !activation.pointee.isWrapping { least += gaps }
    }
    // A minimum that wasn't requested is unknown and has no effect.
    if activation.pointee.request.wantsMinimum { most = max(most, least) }
    keepIntrinsicWidths(activation, least.notNegative, most.notNegative)
  }

  /// Stores the requested intrinsic widths of the content.
  func keepWidths(
    _ request: FlexRequest, _ least: LayoutUnit, _ most: LayoutUnit
  ) {
    let record = records + request.node
    record.pointee.heightForContent = request.widthKey
    if request.wantsMinimum {
      record.pointee.minimumContent = least.stored
      record.pointee.state.insert(.hasMinimum)
    }
    if request.wantsMaximum {
      record.pointee.maximumContent = most.stored
      record.pointee.state.insert(.hasMaximum)
    }
  }

  private func keepIntrinsicWidths(
    _ activation: UnsafeMutablePointer<FlexActivation>, _ least: LayoutUnit, _ most: LayoutUnit
  ) {
    let node = activation.pointee.request.node
    if links[node].traits.contains(.intrinsicWidthDependsOnHeight) {
      // A column with several lines, here or below, laid out its items for this purpose, so the
      // frames below may no longer be those of an earlier layout.
      records[node].state.subtract([.isPlacedNaturally, .isPlacedDefinitely])
    }
    keepWidths(activation.pointee.request, least, most)
    pop(activation)
  }

  /// Finishes the widths of a column with several lines: the width of its lines if each item has
  /// the width of its contribution.
  func finishColumnWrapWidths(_ activation: UnsafeMutablePointer<FlexActivation>) {
    var most = LayoutUnit.zero
    for index in 0..<activation.pointee.lineCount {
      most += scratch.pointee.lines[activation.pointee.firstLine + index].crossSize
    }
    if activation.pointee.lineCount > 1 {
      most += activation.pointee.crossGap * (activation.pointee.lineCount - 1)
    }
    let least = activation.pointee.minimumWidth
    keepIntrinsicWidths(activation, least.notNegative, max(most, least).notNegative)
  }
}
