import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A bar that shows a level, such as the strength of a password.
///
/// The bar takes all of the available width.
public struct LevelBar: Component, Equatable {
  private let label: String
  private let value: Double
  private let content: LevelBarContent

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - label: the name of the level, for assistive technologies.
  ///   - value: the level. A value outside the range is reported and clamped to it; NaN becomes the
  ///     lower bound.
  ///   - range: the possible levels, which can't be negative. A range that is infinite, empty or
  ///     negative is reported and replaced by 0 to 1.
  ///   - isDiscrete: `true` if the bar shows blocks, one for each whole number.
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

/// The content of a level bar, apart from the level.
public struct LevelBarContent: ControlContent {
  /// The level, in the range.
  public typealias Value = Double

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.meter
  /// A bar from 0 to 1.
  public static let initial = LevelBarContent()
  /// Zero.
  public static let initialValue = 0.0
  /// The natural length of a bar, in points.
  public static let length = 160.0

  /// The possible levels: a range that is finite, and neither empty nor negative.
  public var range: ClosedRange<Double>
  /// A Boolean value that is `true` if the bar shows blocks.
  public var isDiscrete: Bool

  /// Creates the content; the numbers must be valid.
  public init(range: ClosedRange<Double> = 0...1, isDiscrete: Bool = false) {
    self.range = range
    self.isDiscrete = isDiscrete
  }

  /// The axis along which the control takes all of the available space.
  public var filledAxis: Axis? { .horizontal }

  /// Returns the length and the thickness of the control.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let measure = measurer.controlMetrics[isDiscrete ? .levelBlock : .levelBar].minimum
    let blocks = isDiscrete ? (range.upperBound - range.lowerBound).rounded() : 1
    return ControlExtents(
      along: .horizontal, length: LevelBarContent.length,
      minimumLength: measure.width * max(1, blocks), thickness: measure.height)
  }

  /// A Boolean value that is `false`, because the user can't change the control.
  public static let isInteractive = false

  /// Returns the value for assistive technologies.
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
