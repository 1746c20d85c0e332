/// The steps of placing children one after another, named as in CSS Flexible Box Layout Level 1,
/// §9.
struct LinearSolver {
  let style: LinearStyle
  let items: [LinearItem]
  let range: SizeRange

  private var base: [Double] = []
  private var length: [Double] = []
  private var measured: [LinearMeasurement] = []
  private var containerLength = 0.0
  private var containerBreadth = 0.0

  private var axis: Axis { style.axis }
  private var gaps: Double { style.spacing * Double(max(0, items.count - 1)) }

  init(style: LinearStyle, items: [LinearItem], range: SizeRange) {
    self.style = style.repaired
    self.items = items.map(\.repaired)
    self.range = range
  }

  /// §9.2, the size of each child before it grows or shrinks.
  mutating func determineBaseSizes(_ measure: (Int, SizeRange) -> LinearMeasurement) {
    measured.reserveCapacity(items.count)
    base.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      if let basis = item.basis {
        measured.append(LinearMeasurement(size: .zero))
        base.append(basis)
      } else {
        let found = measure(index, crossRange(of: item, length: nil)).repaired
        measured.append(found)
        base.append(found.size[axis])
      }
    }
    length = base
  }

  /// §9.2 and §9.3, the length of the container.
  mutating func determineContainerLength() {
    let content = base.reduce(0, +) + gaps
    let most = range.max[axis]
    let grows = most.isFinite && items.contains { $0.grow > 0 }
    let wished = grows ? max(content, most) : content
    containerLength = min(max(wished, range.min[axis]), most)
  }

  /// §9.7, the lengths of the children.
  mutating func resolveFlexibleLengths(_ minimum: (Int) -> Double) {
    let free = containerLength - gaps - base.reduce(0, +)
    if free > 0 {
      grow(by: free)
    } else if free < 0 {
      shrink(by: -free, minimum)
    }
  }

  private mutating func grow(by free: Double) {
    let sum = items.reduce(0) { $0 + $1.grow }
    guard sum > 0 else { return }
    // A sum below one hands out that fraction of the space only (§9.7, step 4b).
    let shared = sum < 1 ? free * sum : free
    for (index, item) in items.enumerated() {
      length[index] = base[index] + shared * (item.grow / sum)
    }
  }

  private mutating func shrink(by deficit: Double, _ minimum: (Int) -> Double) {
    var bound = [Double](repeating: 0, count: items.count)
    for (index, item) in items.enumerated() where item.shrink > 0 {
      bound[index] = min(base[index], item.minimum ?? LinearLimits.length(minimum(index)))
    }
    var isFrozen = items.map { $0.shrink <= 0 }
    var remaining = deficit
    while remaining > 0 {
      var weight = 0.0
      var factors = 0.0
      for index in items.indices where !isFrozen[index] {
        weight += items[index].shrink * base[index]
        factors += items[index].shrink
      }
      guard weight > 0 else { return }
      let shared = factors < 1 ? remaining * factors : remaining
      var clamped = 0.0
      var hasFrozen = false
      for index in items.indices where !isFrozen[index] {
        let wished = base[index] - shared * (items[index].shrink * base[index] / weight)
        length[index] = max(wished, bound[index])
        if wished < bound[index] {
          isFrozen[index] = true
          hasFrozen = true
          clamped += base[index] - bound[index]
        }
      }
      if !hasFrozen { return }
      remaining -= clamped
    }
  }

  /// §9.4, the sizes of the children across the axis, and the container's.
  mutating func determineCrossSizes(_ measure: (Int, SizeRange) -> LinearMeasurement) {
    for (index, item) in items.enumerated() {
      let isMeasured = item.basis == nil && length[index] == measured[index].size[axis]
      if !isMeasured {
        measured[index] = measure(index, crossRange(of: item, length: length[index])).repaired
      }
    }
    let breadth = measured.reduce(0) { max($0, $1.size[axis.cross]) }
    let content = max(breadth, baselineBreadth())
    containerBreadth = min(max(content, range.min[axis.cross]), range.max[axis.cross])
    for (index, item) in items.enumerated()
    where alignment(of: item) == .stretch && measured[index].size[axis.cross] != containerBreadth {
      let size = Size(along: axis, main: length[index], cross: containerBreadth)
      measured[index] = measure(index, SizeRange(exactly: size)).repaired
    }
  }

  /// §9.5 and §9.6, the positions.
  func placed() -> LinearLayout {
    let free = containerLength - gaps - length.reduce(0, +)
    var (position, gap) = distribution(of: free)
    let ascent = sharedBaseline()
    var frames: [Rect] = []
    frames.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let breadth = measured[index].size[axis.cross]
      let cross = crossPosition(of: item, index, breadth: breadth, ascent: ascent)
      let size = Size(along: axis, main: length[index], cross: breadth)
      let corner = Size(along: axis, main: position, cross: cross)
      frames.append(Rect(origin: Point(x: corner.width, y: corner.height), size: size))
      position += length[index] + gap
    }
    return LinearLayout(
      size: Size(along: axis, main: containerLength, cross: containerBreadth), frames: frames,
      baseline: containerBaseline(frames))
  }

  private func distribution(of free: Double) -> (first: Double, gap: Double) {
    let count = Double(items.count)
    let space = max(0, free)
    switch style.justification {
    case .start: return (0, style.spacing)
    case .center: return (free / 2, style.spacing)
    case .end: return (free, style.spacing)
    case .spaceBetween:
      return (0, style.spacing + (items.count > 1 ? space / (count - 1) : 0))
    case .spaceAround:
      let share = space / max(1, count)
      return (share / 2, style.spacing + share)
    case .spaceEvenly:
      let share = space / (count + 1)
      return (share, style.spacing + share)
    }
  }

  private func crossPosition(
    of item: LinearItem, _ index: Int, breadth: Double, ascent: Double
  ) -> Double {
    switch alignment(of: item) {
    case .start, .stretch: return 0
    case .center: return (containerBreadth - breadth) / 2
    case .end: return containerBreadth - breadth
    case .baseline: return ascent - baseline(index)
    }
  }

  private func containerBaseline(_ frames: [Rect]) -> Double? {
    let indices = items.indices
    let onBaseline = indices.first { alignment(of: items[$0]) == .baseline }
    let first = onBaseline ?? indices.first { measured[$0].baseline != nil }
    guard let first, let own = measured[first].baseline else { return nil }
    return frames[first].minY + own
  }

  /// Baselines mean something only between things that stand side by side.
  private func alignment(of item: LinearItem) -> LinearStyle.Alignment {
    let wished = item.alignment ?? style.alignment
    return wished == .baseline && axis == .vertical ? .start : wished
  }

  /// A child without text stands on the line with its lower edge.
  private func baseline(_ index: Int) -> Double {
    measured[index].baseline ?? measured[index].size.height
  }

  private func sharedBaseline() -> Double {
    items.indices.reduce(0) {
      alignment(of: items[$1]) == .baseline ? max($0, baseline($1)) : $0
    }
  }

  private func baselineBreadth() -> Double {
    let ascent = sharedBaseline()
    return items.indices.reduce(0) {
      guard alignment(of: items[$1]) == .baseline else { return $0 }
      return max($0, ascent + measured[$1].size.height - baseline($1))
    }
  }

  /// The range a child is measured in: free along the axis until its length is known, and across it
  /// as wide as the container if that is known and the child stretches.
  private func crossRange(of item: LinearItem, length: Double?) -> SizeRange {
    let most = range.max[axis.cross]
    let isDefinite = range.min[axis.cross] == most
    let least = isDefinite && alignment(of: item) == .stretch ? most : 0
    return SizeRange(
      min: Size(along: axis, main: length ?? 0, cross: least),
      max: Size(along: axis, main: length ?? .infinity, cross: most))
  }
}
