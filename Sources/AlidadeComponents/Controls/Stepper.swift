import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A field for a number, with buttons that add to it and take from it.
///
/// ```swift
/// Stepper("Copies", value: state.copies, in: 1...99) { copies in
///   context.update { $0.copies = copies }
/// }
/// ```
///
/// A number that is typed counts when Return is pressed or the focus leaves.
public struct Stepper: Component, Equatable {
  private let label: String
  private let value: Double
  private let content: StepperContent
  private let isEnabled: Bool
  private let onChange: Action<Double>

  /// Makes a field for a number.
  ///
  /// - Parameters:
  ///   - label: what the number is, for assistive technologies.
  ///   - value: the number; one outside of the range is reported and brought to its nearest end, and
  ///     NaN to its start.
  ///   - range: the numbers to choose from. One that is infinite or empty is reported; 0 to 1 is then
  ///     used.
  ///   - step: what a button adds. One that is not positive is reported and not used.
  ///   - pageStep: what Page Up adds; ten steps unless given.
  ///   - fractionDigits: how many digits stand behind the point, from 0 to 20.
  ///   - wraps: whether the smallest number follows the largest.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user chooses a number, on the main thread.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double>, step: Double = 1,
    pageStep: Double? = nil, fractionDigits: Int = 0, wraps: Bool = false, isEnabled: Bool = true,
    onChange: @escaping @MainActor @Sendable (Double) -> Void
  ) {
    let range = ParameterCheck.range(range, "A Stepper")
    let step = ParameterCheck.step(step, "A Stepper", in: range, instead: 1)
    self.label = label
    self.value = ParameterCheck.value(value, "A Stepper", in: range)
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
    content = StepperContent(
      range: range, step: step,
      pageStep: ParameterCheck.step(pageStep, "A Stepper", in: range, instead: step * 10),
      fractionDigits: max(0, min(fractionDigits, StepperContent.fractionDigitLimit)),
      wraps: wraps)
  }

  /// Makes a stepper that shows and changes a value; otherwise like the initializer with a closure.
  public init(
    _ label: String, value: Binding<Double>, in range: ClosedRange<Double>, step: Double = 1,
    pageStep: Double? = nil, fractionDigits: Int = 0, wraps: Bool = false, isEnabled: Bool = true
  ) {
    self.init(
      label, value: value.value, in: range, step: step, pageStep: pageStep,
      fractionDigits: fractionDigits, wraps: wraps, isEnabled: isEnabled
    ) {
      value.set($0)
    }
  }

  /// The native control.
  public var body: some Component {
    Control(content, value: value, isEnabled: isEnabled, label: label, onChange: onChange)
  }
}

/// What a field for numbers shows beside its value.
public struct StepperContent: ControlContent {
  /// The number.
  public typealias Value = Double

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.spinButton
  /// Whole numbers from 0 to 100.
  public static let initial = StepperContent()
  /// Zero.
  public static let initialValue = 0.0
  /// The largest number of digits behind the point.
  static let fractionDigitLimit = 20

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
    let text = Double(characterCount) * metrics[.stepperDigit].minimum.width
    let size = Size(
      width: max(measure.minimum.width, (measure.around.width + text).rounded(.up)),
      height: measure.minimum.height)
    return ControlExtents(
      natural: size,
      baseline: measurer.baseline(ofLine: "0", in: measure.textStyle, centeredIn: size.height))
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .number(value)
  }
}

extension ControlMetrics.Element {
  /// A field for numbers around its text.
  public static let stepper = Self("stepper", .around(76, 0, least: Size(width: 76, height: 34)))
  /// A character of a field for numbers, all of which are taken for equally wide.
  public static let stepperDigit = Self("stepperDigit", .fixed(7, 1))
}
