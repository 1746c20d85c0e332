// §9.7: resolving flexible lengths.
extension FlexSolver {
  /// Sets the target main size of every item in a line.
  func resolveFlexibleLengths(
    _ line: UnsafeMutablePointer<FlexLine>, _ items: UnsafeMutablePointer<FlexItem>,
    _ mainSize: LayoutUnit
  ) {
    let range = line.pointee.start..<line.pointee.end
    // Step 1: the used flex factor.
    let grows = line.pointee.hypotheticalSum < mainSize
    var remaining = mainSize - line.pointee.baseSum
    var factors = 0.0
    var weights = 0.0
    var flexible = 0
    // Step 2: freeze inflexible items. Step 3: the initial free space.
    for index in range {
      let item = items + index
      let factor = grows ? item.pointee.grow : item.pointee.shrink
      let base = item.pointee.base
      let hypothetical = item.pointee.hypothetical
      if factor == 0 || (grows ? base > hypothetical : base < hypothetical) {
        item.pointee.target = hypothetical
        item.pointee.flags.insert(.isFrozen)
        remaining -= hypothetical - base
      } else {
        item.pointee.target = hypothetical
        item.pointee.flags.remove(.isFrozen)
        factors += factor
        weights += factor * Double(base.raw)
        flexible += 1
      }
    }
    guard flexible > 0 else { return }
    var loop = FlexLoop(
      grows: grows, initial: remaining, remaining: remaining, factors: factors, weights: weights)
    // Step 4: each round freezes at least one item or is the last.
    while loop.factors > 0, loop.distribute(items, range) {}
  }
}

/// The state of the loop of §9.7, step 4.
private struct FlexLoop {
  let grows: Bool
  let initial: LayoutUnit
  var remaining: LayoutUnit
  /// The sums over the items that aren't frozen.
  var factors: Double
  var weights: Double

  /// Performs one round, and returns `true` if another one is needed.
  mutating func distribute(
    _ items: UnsafeMutablePointer<FlexItem>, _ range: Range<Int>
  ) -> Bool {
    // Step 4b: a sum of factors below one distributes only that fraction.
    if factors < 1 {
      let fraction = initial.scaled(by: factors)
      if abs(fraction.raw) < abs(remaining.raw) { remaining = fraction }
    }
    // Step 4c: distribute free space in proportion to the flex factors.
    let share =
      grows
      ? (remaining > .zero ? Double(remaining.raw) / factors : 0)
      : (remaining < .zero && weights > 0 ? Double(remaining.raw) / weights : 0)
    var violation = LayoutUnit.zero
    for index in range where !items[index].flags.contains(.isFrozen) {
      let item = items + index
      let weight =
        grows ? item.pointee.grow : item.pointee.shrink * Double(item.pointee.base.raw)
      let extra = (share * weight).rounded()
      let size = item.pointee.base + LayoutUnit(raw: LayoutUnit.clamped(extra))
      // Step 4d: fix violations of the bounds.
      let bounded = size.clamped(item.pointee.minimum, item.pointee.maximum)
      item.pointee.target = bounded
      item.pointee.flags.subtract([.violatesMinimum, .violatesMaximum])
      if bounded > size { item.pointee.flags.insert(.violatesMinimum) }
      if bounded < size { item.pointee.flags.insert(.violatesMaximum) }
      violation += bounded - size
    }
    // Step 4e: freeze over-flexed items.
    if violation == .zero { return false }
    freeze(violation > .zero ? .violatesMinimum : .violatesMaximum, items, range)
    return true
  }

  private mutating func freeze(
    _ flag: FlexItem.Flags, _ items: UnsafeMutablePointer<FlexItem>, _ range: Range<Int>
  ) {
    for index in range where !items[index].flags.contains(.isFrozen) {
      let item = items + index
      guard item.pointee.flags.contains(flag) else { continue }
      item.pointee.flags.insert(.isFrozen)
      remaining -= item.pointee.target - item.pointee.base
      let factor = grows ? item.pointee.grow : item.pointee.shrink
      factors -= factor
      weights = max(0, weights - factor * Double(item.pointee.base.raw))
    }
    // A sum that differs from zero only by rounding counts as zero.
    if factors < 1e-9 { factors = 0 }
  }
}
