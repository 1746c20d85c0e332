import AlidadeCore
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

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    Control(content, value: value, isEnabled: isEnabled, label: label, onChange: onChange)
  }
}
