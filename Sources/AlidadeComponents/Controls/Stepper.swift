import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A field for a number, with buttons that increase and decrease it.
///
/// ```swift
/// Stepper("Copies", value: state.copies, in: 1...99) { copies in
///   context.update { $0.copies = copies }
/// }
/// ```
///
/// A typed number takes effect when the user presses Return or the field loses the focus.
public struct Stepper: Component, Equatable {
  private let label: String
  private let value: Double
  private let content: StepperContent
  private let isEnabled: Bool
  private let onChange: Action<Double>

  /// Creates a field for a number.
  ///
  /// - Parameters:
  ///   - label: the name of the number, for assistive technologies.
  ///   - value: the number. A value outside the range is reported and clamped to it; NaN becomes
  ///     the lower bound.
  ///   - range: the numbers to choose from. A range that is infinite or empty is reported and
  ///     replaced by 0 to 1.
  ///   - step: the change caused by a button. A step that isn't finite and positive is reported and
  ///     replaced by 1.
  ///   - pageStep: the change by Page Up; ten steps by default.
  ///   - fractionDigits: the number of digits after the decimal point, clamped to 0 to 20.
  ///   - wraps: `true` if the smallest number follows the largest.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - onChange: called on the main thread when the user chooses a number.
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

  /// Creates a stepper with a binding.
  ///
  /// The other parameters are those of the initializer with a closure.
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

/// The content of a stepper, apart from its value.
public struct StepperContent: ControlContent {
  /// The number.
  public typealias Value = Double

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.spinButton
  /// A stepper for whole numbers from 0 to 100.
  public static let initial = StepperContent()
  /// Zero.
  public static let initialValue = 0.0
  /// The maximum number of digits after the decimal point.
  static let fractionDigitLimit = 20

  /// The possible numbers: a finite range.
  public var range: ClosedRange<Double>
  /// The change by a button or an arrow key; more than zero.
  public var step: Double
  /// The change by Page Up; more than zero.
  public var pageStep: Double
  /// The number of digits after the decimal point, from 0.
  public var fractionDigits: Int
  /// A Boolean value that is `true` if the smallest number follows the largest.
  public var wraps: Bool

  /// Creates the content; the numbers must be valid.
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

  /// The number of characters that fit into the field.
  var characterCount: Int {
    let length = max(
      StepperContent.digits(range.lowerBound), StepperContent.digits(range.upperBound))
    return min(StepperContent.longest, length + (fractionDigits > 0 ? fractionDigits + 1 : 0))
  }

  private static let longest = 10

  /// Returns the number of characters before the decimal point, including the sign.
  private static func digits(_ value: Double) -> Int {
    var count = value < 0 ? 2 : 1
    var rest = abs(value)
    while rest >= 10, count < longest {
      rest /= 10
      count += 1
    }
    return count
  }

  /// Returns a size with enough space for the longest number.
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

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .number(value)
  }
}

extension ControlMetrics.Element {
  /// A stepper around its text.
  public static let stepper = Self("stepper", .around(76, 0, least: Size(width: 76, height: 34)))
  /// A character in a stepper; all characters count as equally wide.
  public static let stepperDigit = Self("stepperDigit", .fixed(7, 1))
}
