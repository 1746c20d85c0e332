// Boxes whose content is measured by the callback.
extension FlexSolver {
  /// Lays out a measured box: asks for its height at its width when that matters.
  func layOutMeasured(_ request: FlexRequest, _ traits: FlexTraits) -> FlexResult {
    let node = request.node
    let insets = insets(of: node, traits, percentWidth: request.percentWidth)
    let isHeightUsed = request.height.isIndefinite || request.holdsContent
    guard isHeightUsed || request.wantsBaseline else {
      return FlexResult(contentHeight: insets.height, baseline: .indefinite)
    }
    dropStale(node, traits)
    let record = records + node
    let width = (request.width - insets.width).notNegative.stored
    if !record.pointee.state.contains(.hasNatural) || record.pointee.natural.width != width {
      let found = measure(
        FlexNode(node), FlexProposal(width: .exactly(LayoutUnit(width).points)))
      record.pointee.natural.width = width
      record.pointee.natural.contentHeight = LayoutUnit(ceiling: found.height).notNegative.stored
      let baseline = found.baseline
      record.pointee.natural.baseline =
        baseline.isFinite ? LayoutUnit(floor: baseline).stored : Int32.min
      record.pointee.state.insert(.hasNatural)
    }
    let entry = record.pointee.natural
    return FlexResult(
      contentHeight: LayoutUnit(entry.contentHeight) + insets.height,
      baseline: entry.baseline == Int32.min
        ? .indefinite : LayoutUnit(entry.baseline) + insets.top)
  }

  /// Asks for the intrinsic widths that are not known yet.
  func measureIntrinsicWidths(_ node: Int, _ needed: FlexRecord.State) {
    let record = records + node
    if needed.contains(.hasMaximum), !record.pointee.state.contains(.hasMaximum) {
      let found = measure(FlexNode(node), FlexProposal(width: .maxContent))
      record.pointee.maximumContent = LayoutUnit(ceiling: found.width).notNegative.stored
      record.pointee.state.insert(.hasMaximum)
    }
    if needed.contains(.hasMinimum), !record.pointee.state.contains(.hasMinimum) {
      let found = measure(FlexNode(node), FlexProposal(width: .minContent))
      record.pointee.minimumContent = LayoutUnit(ceiling: found.width).notNegative.stored
      record.pointee.state.insert(.hasMinimum)
    }
  }
}
