import AlidadeLayout

/// What a field for numbers shows beside its value.
public struct StepperContent: ControlContent {
  /// The number.
  public typealias Value = Double

  /// A field for numbers.
  public static let kind = PortableViewClass.Kind.stepper
  /// Whole numbers from 0 to 100.
  public static let initial = StepperContent()
  /// Zero.
  public static let initialValue = 0.0
  /// The largest number of digits behind the point.
  public static let fractionDigitLimit = 20

  /// The numbers it takes; finite.
  public var range: ClosedRange<Double>
  /// What its buttons and the arrow keys add; more than zero.
  public var step: Double
  /// What Page Up adds; more than zero.
  public var pageStep: Double
  /// How many digits stand behind the point, from 0.
  public var fractionDigits: Int
  /// Whether the smallest number follows the largest.
  public var wraps: Bool

  /// Makes the content; numbers must make sense.
  public init(
    range: ClosedRange<Double> = 0...100, step: Double = 1, pageStep: Double = 10,
    fractionDigits: Int = 0, wraps: Bool = false
  ) {
    self.range = range
    self.step = step
    self.pageStep = pageStep
    self.fractionDigits = fractionDigits
    self.wraps = wraps
  }

  /// The characters that there is room for.
  var characterCount: Int {
    let length = max(
      StepperContent.digits(range.lowerBound), StepperContent.digits(range.upperBound))
    return min(StepperContent.longest, length + (fractionDigits > 0 ? fractionDigits + 1 : 0))
  }

  private static let longest = 10

  /// The characters in front of the point.
  private static func digits(_ value: Double) -> Int {
    var count = value < 0 ? 2 : 1
    var rest = abs(value)
    while rest >= 10, count < longest {
      rest /= 10
      count += 1
    }
    return count
  }

  /// Wide enough for the longest number.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let metrics = measurer.controlMetrics
    let measure = metrics[.stepper]
    let text = Double(characterCount) * metrics.characterWidth
    let size = Size(
      width: max(measure.minimum.width, (measure.around.width + text).rounded(.up)),
      height: measure.minimum.height)
    return ControlExtents(
      natural: size,
      baseline: measurer.baseline(ofLine: "0", in: measure.textStyle, centeredIn: size.height))
  }
}
