import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A bar that shows a level, such as how strong a password is.
///
/// It takes all the width it is offered.
public struct LevelBar: Component, Equatable {
  private let label: String
  private let value: Double
  private let content: LevelBarContent

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - label: what the level is of, for assistive technologies.
  ///   - value: the level; one outside of the range is reported and brought to its nearest end, and
  ///     NaN to its start.
  ///   - range: the levels there are, from 0 or more. One that is infinite, empty or negative is
  ///     reported; 0 to 1 is then used.
  ///   - isDiscrete: whether it shows whole blocks, one for each whole number.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double> = 0...1, isDiscrete: Bool = false
  ) {
    let range = ParameterCheck.range(range, "A LevelBar", least: 0)
    self.label = label
    self.value = ParameterCheck.value(value, "A LevelBar", in: range)
    content = LevelBarContent(range: range, isDiscrete: isDiscrete)
  }

  /// The native control.
  public var body: some Component {
    Control(content, value: value, label: label)
  }
}

/// What a bar that shows a level shows beside the level.
public struct LevelBarContent: ControlContent {
  /// The level, in the range.
  public typealias Value = Double

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.meter
  /// From 0 to 1.
  public static let initial = LevelBarContent()
  /// At the start.
  public static let initialValue = 0.0
  /// The length of a bar where nothing else is said, in points.
  public static let length = 160.0

  /// The levels between which it moves; from 0 or more, finite, with an extent.
  public var range: ClosedRange<Double>
  /// Whether it shows whole blocks.
  public var isDiscrete: Bool

  /// Makes the content; numbers must make sense.
  public init(range: ClosedRange<Double> = 0...1, isDiscrete: Bool = false) {
    self.range = range
    self.isDiscrete = isDiscrete
  }

  /// The axis along which it lies.
  public var filledAxis: Axis? { .horizontal }

  /// As thick as it must be.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let measure = measurer.controlMetrics[isDiscrete ? .levelBlock : .levelBar].minimum
    let blocks = isDiscrete ? (range.upperBound - range.lowerBound).rounded() : 1
    return ControlExtents(
      along: .horizontal, length: LevelBarContent.length,
      minimumLength: measure.width * max(1, blocks), thickness: measure.height)
  }

  /// The user does nothing with it.
  public static let isInteractive = false

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .number(value)
  }
}

extension ControlMetrics.Element {
  /// A bar that shows a level.
  public static let levelBar = Self("levelBar", .fixed(40, 8))
  /// One block of a bar that shows a level in whole blocks.
  public static let levelBlock = Self("levelBlock", .fixed(34, 8))
}
