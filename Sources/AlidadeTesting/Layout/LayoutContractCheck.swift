import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A check of one component against the contract.
struct LayoutContractCheck {
  /// A journal of broken rules.
  final class Journal {
    private(set) var violations: [String] = []
    private var brokenRules: Set<String> = []

    /// Records the first case in which a rule is broken.
    func note(_ rule: String, _ message: @autoclosure () -> String) {
      if brokenRules.insert(rule).inserted { violations.append("\(rule): \(message())") }
    }
  }

  let component: AnyComponent
  let exceptions: LayoutContract.Exceptions
  let journal = Journal()

  init(_ component: AnyComponent, _ exceptions: LayoutContract.Exceptions) {
    self.component = component
    self.exceptions = exceptions
  }

  static let extents = [0, 0.5, 7, 40, 123.4, 1_000, Double.infinity]

  /// Size ranges of all kinds.
  static let ranges: [SizeRange] = extents.flatMap { width in
    extents.flatMap { height in
      let most = Size(width: width, height: height)
      return [
        SizeRange(max: most), SizeRange(exactly: most),
        SizeRange(min: Size(width: min(width, 5), height: min(height, 9)), max: most),
        SizeRange(
          min: Size(width: width, height: 0), max: Size(width: width, height: height)),
      ]
    }
  }

  /// A few size ranges of different kinds, for expensive checks.
  static let fewRanges = [
    SizeRange.unbounded, SizeRange(max: Size(width: 123.4, height: .infinity)),
    SizeRange(exactly: Size(width: 300, height: 200)),
    SizeRange(min: Size(width: 40, height: 0), max: Size(width: 40, height: .infinity)),
    SizeRange(min: Size(width: 60, height: 30), max: Size(width: 1_000, height: 300)),
    SizeRange(exactly: Size(width: 7, height: 0)),
  ]

  private func describe(_ range: SizeRange) -> String { "\(range.min) to \(range.max)" }

  func note(
    _ rule: String, in range: SizeRange, _ layout: Layout, _ message: @autoclosure () -> String
  ) {
    journal.note(rule, "\(message()), in the range \(describe(range))\n\(layout.outline)")
  }

  // MARK: - Sizes

  func checkSizes() {
    let layouts = LayoutProbe(component).layouts(in: LayoutContractCheck.ranges)
    for (range, layout) in zip(LayoutContractCheck.ranges, layouts) {
      let size = layout.size
      if !size.width.isFinite || !size.height.isFinite || !range.contains(size) {
        note("The size is finite and in the range", in: range, layout, "it is \(size)")
      }
    }
  }

  /// Checks that results depend only on the component and the range.
  func checkDeterminism() {
    let rule = "Laying out a component again gives the same result"
    let ranges = LayoutContractCheck.ranges
    let layouts = LayoutProbe(component).layouts(in: ranges + ranges.reversed())
    let others = LayoutProbe(component).layouts(in: ranges.reversed())
    for (place, range) in ranges.enumerated() {
      let frames = LayoutFrames(layouts[place])
      for again in [layouts[2 * ranges.count - 1 - place], others[ranges.count - 1 - place]] {
        if let difference = frames.difference(from: LayoutFrames(again)) {
          note(rule, in: range, again, difference)
        }
      }
    }
  }

  // MARK: - Minimum extents

  func checkMinimumExtents() {
    let rule = "A minimum extent is finite, and no larger than the component"
    let probe = LayoutProbe(component)
    let least = probe.minimumExtents(along: .horizontal).first ?? 0
    let widths = LayoutContractCheck.extents.filter { $0 >= least }
    let heights = probe.minimumExtents(along: .vertical, across: widths)
    let ranges = widths.map { SizeRange(max: Size(width: $0, height: .infinity)) }
    for (index, layout) in probe.layouts(in: ranges).enumerated() {
      let height = heights[index]
      let isUsable = height.isFinite && height >= 0
      if !isUsable || height > layout.size.height + LayoutFrames.tolerance {
        note(rule, in: ranges[index], layout, "the minimum height is \(height)")
      }
    }
    guard let natural = probe.layouts(in: [.unbounded]).first else { return }
    let isUsable = least.isFinite && least >= 0
    if !isUsable || least > natural.size.width + LayoutFrames.tolerance {
      note(rule, in: .unbounded, natural, "the minimum width is \(least)")
    }
    if let baseline = natural.baseline, !exceptions.contains(.sticksOut),
      baseline < 0 || baseline > natural.size.height + LayoutFrames.tolerance
    {
      note(
        "The baseline is inside the component", in: .unbounded, natural,
        "the baseline is \(baseline)")
    }
  }

  // MARK: - Places

  func checkInside() {
    let rule = "No view is outside the bounds if there is enough room"
    let probe = LayoutProbe(component)
    let least = probe.minimumExtents(along: .horizontal).first ?? 0
    let widths = [least, least + 10, least + 100]
    let heights = probe.minimumExtents(along: .vertical, across: widths)
    let ranges = zip(widths, heights).map {
      SizeRange(exactly: Size(width: $0, height: $1))
    }
    for (range, layout) in zip(ranges, probe.layouts(in: ranges)) {
      for frame in LayoutFrames(layout).frames {
        let slack = LayoutFrames.tolerance
        if frame.minX < -slack || frame.minY < -slack || frame.maxX > range.max.width + slack
          || frame.maxY > range.max.height + slack
        {
          note(rule, in: range, layout, "a view has the frame \(frame)")
        }
      }
    }
  }

  func checkMirroring() {
    let rule = "From right to left, a component is its mirror image"
    let ranges = LayoutContractCheck.ranges
    let layouts = LayoutProbe(component).layouts(in: ranges)
    let others = LayoutProbe(component, .rightToLeft).layouts(in: ranges)
    for (range, (layout, other)) in zip(ranges, zip(layouts, others)) {
      let expected = LayoutFrames(layout).mirrored
      if let difference = expected.difference(from: LayoutFrames(other)) {
        note(rule, in: range, other, difference)
      }
    }
  }
}
