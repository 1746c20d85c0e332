/// The margins of an item along and across the main axis of its container.
struct FlexFlowMargins {
  var mainStart: LayoutUnit
  var mainEnd: LayoutUnit
  var crossStart: LayoutUnit
  var crossEnd: LayoutUnit

  /// Resolves automatic margins (§9.5, step 12, and §9.6, step 13).
  @inline(__always)
  mutating func resolve(
    _ automatic: FlexAutomaticMargins, _ crossSpace: LayoutUnit, _ mainMargin: LayoutUnit
  ) {
    if automatic.isEmpty { return }
    let space = crossSpace.notNegative
    if automatic.isSuperset(of: [.crossStart, .crossEnd]) {
      crossStart = space / 2
      crossEnd = space / 2
    } else if automatic.contains(.crossStart) {
      crossStart = space
    } else if automatic.contains(.crossEnd) {
      crossEnd = space
    }
    if automatic.contains(.mainStart) { mainStart = mainMargin }
    if automatic.contains(.mainEnd) { mainEnd = mainMargin }
  }
}

/// The automatic margins of an item, along and across the main axis.
struct FlexAutomaticMargins: OptionSet {
  let rawValue: UInt8
  static let mainStart = FlexAutomaticMargins(rawValue: 1)
  static let mainEnd = FlexAutomaticMargins(rawValue: 2)
  static let crossStart = FlexAutomaticMargins(rawValue: 4)
  static let crossEnd = FlexAutomaticMargins(rawValue: 8)
}

extension UnsafeMutablePointer<FlexItem> {
  /// Returns the margins, converted from physical to flow-relative.
  @inline(__always)
  func flowMargins(_ activation: UnsafeMutablePointer<FlexActivation>) -> FlexFlowMargins {
    let isRightToLeft = activation.pointee.isRightToLeft
    let inlineStart = isRightToLeft ? pointee.right : pointee.left
    let inlineEnd = isRightToLeft ? pointee.left : pointee.right
    if activation.pointee.isRow {
      return FlexFlowMargins(
        mainStart: inlineStart, mainEnd: inlineEnd, crossStart: pointee.top,
        crossEnd: pointee.bottom)
    }
    return FlexFlowMargins(
      mainStart: pointee.top, mainEnd: pointee.bottom, crossStart: inlineStart, crossEnd: inlineEnd)
  }

  /// Returns the automatic margins, converted from physical to flow-relative.
  @inline(__always)
  func autoFlowMargins(
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> FlexAutomaticMargins {
    let flags = pointee.flags
    guard !flags.isDisjoint(with: [.autoLeft, .autoRight, .autoTop, .autoBottom]) else { return [] }
    let isRow = activation.pointee.isRow
    let isRightToLeft = activation.pointee.isRightToLeft
    var margins: FlexAutomaticMargins = []
    if flags.contains(isRightToLeft ? .autoRight : .autoLeft) {
      margins.insert(isRow ? .mainStart : .crossStart)
    }
    if flags.contains(isRightToLeft ? .autoLeft : .autoRight) {
      margins.insert(isRow ? .mainEnd : .crossEnd)
    }
    if flags.contains(.autoTop) { margins.insert(isRow ? .crossStart : .mainStart) }
    if flags.contains(.autoBottom) { margins.insert(isRow ? .crossEnd : .mainEnd) }
    return margins
  }
}
