// CSS Box Alignment 3, §5: `align-content` and `justify-content`.
extension FlexAlignment {
  /// The value for `align-content`.
  @inline(__always) var forLines: FlexAlignment {
    switch position {
    case .auto, .normal: return .stretch
    case .baseline, .selfStart, .selfEnd, .left, .right:
      return FlexAlignment(position: .start, overflow: overflow)
    default: return self
    }
  }

  /// Returns the value for `justify-content`, with left and right replaced; items don't stretch
  /// along the main axis.
  @inline(__always)
  func forItems(isRow: Bool, isRightToLeft: Bool) -> FlexAlignment {
    switch position {
    case .auto, .normal, .stretch, .baseline, .selfStart, .selfEnd:
      return FlexAlignment(position: .flexStart, overflow: overflow)
    case .left:
      return FlexAlignment(position: isRow && isRightToLeft ? .end : .start, overflow: overflow)
    case .right:
      return FlexAlignment(position: isRow && !isRightToLeft ? .end : .start, overflow: overflow)
    default: return self
    }
  }

  /// Returns the offset of the first of `count` subjects; in a reversed container, the offset of
  /// the last subject in flex order.
  func initialOffset(_ free: LayoutUnit, _ count: Int, isReverse: Bool) -> LayoutUnit {
    let hasSpace = free > .zero && count > 0
    let flexStart = isReverse ? free : .zero
    var position = position
    if free <= .zero, isSafe { position = .start }
    switch position {
    case .spaceBetween: return hasSpace && count > 1 ? .zero : flexStart
    case .spaceAround: return hasSpace ? free / (2 * count) : (free / 2).notNegative
    case .spaceEvenly: return hasSpace ? free / (count + 1) : (free / 2).notNegative
    case .center: return free / 2
    case .start: return .zero
    case .end: return free
    case .flexEnd: return isReverse ? .zero : free
    default: return flexStart
    }
  }

  /// Returns the space between neighbors among `count` subjects.
  func spaceBetween(_ free: LayoutUnit, _ count: Int) -> LayoutUnit {
    guard free > .zero, count > 1 else { return .zero }
    switch position {
    case .spaceBetween: return free / (count - 1)
    case .spaceEvenly: return free / (count + 1)
    case .spaceAround, .stretch: return free / count
    default: return .zero
    }
  }
}
