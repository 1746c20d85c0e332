// Boxes whose content is measured by the callback. If a step needs an unknown measurement, it
// records the measurement as pending, and the loop performs it and repeats the step, as for a child
// that must be laid out first. Therefore, only the loop holds the callback.
extension FlexSolver {
  /// Returns the result of laying out a measured box, with the height of the content if it is
  /// needed; `nil` if the box must be measured first.
  func layOutMeasured(_ request: FlexRequest, _ traits: FlexTraits) -> FlexResult? {
    let node = request.node
    let insets = insets(of: node, traits, percentWidth: request.percentWidth)
    let isHeightUsed = request.height.isIndefinite || request.holdsContent
    guard isHeightUsed || request.wantsBaseline else {
      return FlexResult(contentHeight: insets.height, baseline: .indefinite)
    }
    dropStale(node, traits)
    let record = records + node
    let width = (request.width - insets.width).notNegative.stored
    guard record.pointee.state.contains(.hasNatural), record.pointee.natural.width == width else {
      scratch.pointee.pending = FlexPendingMeasurement(node: node, kind: .height, width: width)
      return nil
    }
    let height = LayoutUnit(record.pointee.natural.contentHeight)
    let baseline = record.pointee.natural.baseline
    return FlexResult(
      contentHeight: height + insets.height,
      baseline: baseline == Int32.min ? .indefinite : LayoutUnit(baseline) + insets.top)
  }

  /// Returns `true` if the needed intrinsic widths are known; otherwise records a pending
  /// measurement.
  func hasMeasuredWidths(_ node: Int, _ needed: FlexRecord.State) -> Bool {
    let missing = needed.subtracting(records[node].state)
    if missing.isEmpty { return true }
    scratch.pointee.pending = FlexPendingMeasurement(
      node: node, kind: missing.contains(.hasMaximum) ? .maximum : .minimum, width: 0)
    return false
  }

  /// Performs the pending measurement, if any.
  @inline(__always)
  func measurePending(_ measure: (FlexNode, FlexProposal) -> FlexMeasurement) {
    let pending = scratch.pointee.pending
    guard pending.node >= 0 else { return }
    scratch.pointee.pending.node = -1
    let node = FlexNode(pending.node)
    let record = records + pending.node
    switch pending.kind {
    case .minimum:
      let found = measure(node, FlexProposal(width: .minContent))
      record.pointee.minimumContent = LayoutUnit(ceiling: found.width).notNegative.stored
      record.pointee.state.insert(.hasMinimum)
    case .maximum:
      let found = measure(node, FlexProposal(width: .maxContent))
      record.pointee.maximumContent = LayoutUnit(ceiling: found.width).notNegative.stored
      record.pointee.state.insert(.hasMaximum)
    case .height:
      let width = LayoutUnit(pending.width)
      let found = measure(node, FlexProposal(width: .exactly(width.points)))
      record.pointee.natural.width = pending.width
      record.pointee.natural.contentHeight = LayoutUnit(ceiling: found.height).notNegative.stored
      record.pointee.natural.baseline =
        found.baseline.isFinite ? LayoutUnit(truncating: found.baseline).stored : Int32.min
      record.pointee.state.insert(.hasNatural)
    }
  }
}

/// A measurement that a step needs before it can be repeated.
struct FlexPendingMeasurement {
  enum Kind: UInt8 {
    case minimum
    case maximum
    case height
  }

  /// The index of the node; negative if there is none.
  var node: Int
  var kind: Kind
  /// The width of the content box to measure the height at.
  var width: Int32
}
