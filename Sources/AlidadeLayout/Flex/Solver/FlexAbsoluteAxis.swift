/// One axis of an absolute box in its containing block, in physical terms (CSS Position 3, §3.5 and
/// §4).
struct FlexAbsoluteAxis {
  /// A position along the axis.
  enum Edge {
    case start
    case center
    case end
  }

  /// The size of the containing block.
  var available: LayoutUnit
  /// The insets; indefinite if automatic.
  var insetStart: LayoutUnit
  var insetEnd: LayoutUnit
  /// The inset-modified containing block, as distances from both ends of the containing block.
  var start = LayoutUnit.zero
  var end = LayoutUnit.zero
  /// The edge of the inset-modified containing block that stays in place.
  var bias = Edge.start
  var isSafe = false
  /// A Boolean value that is `true` if the alignment of the box must not push it out of its
  /// containing block.
  var keepsInside = false

  var hasAutomaticInset: Bool { insetStart.isIndefinite || insetEnd.isIndefinite }
  var size: LayoutUnit { available - start - end }

  init(available: LayoutUnit, insetStart: LayoutUnit, insetEnd: LayoutUnit) {
    self.available = available
    self.insetStart = insetStart
    self.insetEnd = insetEnd
  }

  /// Computes the inset-modified containing block.
  ///
  /// - Parameters:
  ///   - offset: the static position, for a box without insets.
  ///   - edge: the edge of the box at the static position.
  ///   - alignment: the edge that stays in place if both insets are given.
  ///   - flowStart: the edge where the containing block begins.
  mutating func resolve(
    staticOffset offset: LayoutUnit, edge: Edge, alignment: Edge, flowStart: Edge
  ) {
    var clampBias = bias
    if insetStart.isIndefinite, insetEnd.isIndefinite {
      switch edge {
      case .start: start = offset
      case .end: end = available - offset
      case .center:
        let half = min(offset, available - offset)
        start = offset - half
        end = available - offset - half
      }
      bias = edge
      clampBias = edge
    } else {
      start = insetStart.isIndefinite ? .zero : insetStart
      end = insetEnd.isIndefinite ? .zero : insetEnd
      if insetEnd.isIndefinite {
        bias = .start
        clampBias = .start
      } else if insetStart.isIndefinite {
        bias = .end
        clampBias = .end
      } else {
        bias = alignment
        clampBias = flowStart
      }
    }
    if size < .zero { move(by: size, holding: clampBias) }
  }

  /// Moves the edge that doesn't stay in place.
  private mutating func move(by amount: LayoutUnit, holding bias: Edge) {
    switch bias {
    case .start: end += amount
    case .end: start += amount
    case .center:
      start += amount / 2
      end += amount / 2
    }
  }

  /// Returns the position of the border box, from the edge of the containing block.
  ///
  /// - Parameters:
  ///   - size: the extent of the border box.
  ///   - before: the margin at the start; zero if automatic.
  ///   - after: the margin at the end; zero if automatic.
  ///   - isAutomatic: `true` for each margin that is automatic.
  ///   - splitsDeficit: `true` if two automatic margins also share a deficit, as they do
  ///     vertically.
  ///   - flowStart: the edge where the containing block begins.
  /// - Returns: the position of the border box.
  func position(
    size: LayoutUnit, before: LayoutUnit, after: LayoutUnit,
    isAutomatic: (before: Bool, after: Bool), splitsDeficit: Bool, flowStart: Edge
  ) -> LayoutUnit {
    let free = self.size - size - before - after
    if !hasAutomaticInset, isAutomatic.before || isAutomatic.after {
      guard isAutomatic.before else { return start + before }
      guard isAutomatic.after else { return start + free }
      if free > .zero || splitsDeficit { return start + free / 2 }
      return flowStart == .start ? start : start + free
    }
    var axis = self
    let isSafeNow = isSafe && free < .zero
    axis.move(by: isSafeNow ? .zero : free, holding: isSafeNow ? .start : bias)
    if keepsInside, !isSafeNow, !hasAutomaticInset {
      let fits = free >= .zero
      let safeStart = fits ? start : min(start, .zero)
      let safeEnd = fits ? end : min(end, .zero)
      if axis.end < safeEnd {
        axis.start += axis.end - safeEnd
        axis.end = safeEnd
      }
      if axis.start < safeStart { axis.start = safeStart }
    }
    return axis.start + before
  }
}
