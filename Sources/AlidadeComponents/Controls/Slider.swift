import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A number that is chosen by moving a knob along a line.
///
/// ```swift
/// Slider("Volume", value: state.volume, in: 0...11) { volume in
///   context.update { $0.volume = volume }
/// }
/// ```
///
/// It takes all the length it is offered. While the user holds the knob, only what `onChange` sets
/// moves it; a value that comes from elsewhere is shown when the knob is let go.
public struct Slider: Component, Equatable {
  private let label: String
  private let value: Double
  private let content: SliderContent
  private let isEnabled: Bool
  private let onChange: Action<Double>

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - label: what the number is, for assistive technologies.
  ///   - value: the number; one outside of the range is reported and brought to its nearest end, and
  ///     NaN to its start.
  ///   - range: the numbers to choose from. One that is infinite or empty is reported; 0 to 1 is then
  ///     used.
  ///   - step: the distance between the numbers that can be chosen, which is also what an arrow key
  ///     adds; `nil` for any number, with arrow keys that add a hundredth of the range. One that is
  ///     not positive is reported and counts as `nil`.
  ///   - pageStep: what Page Up adds; ten steps unless given.
  ///   - marks: places to mark.
  ///   - axis: the axis along which it moves; upwards if vertical.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user moves the knob, on the main thread.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    pageStep: Double? = nil, marks: [SliderContent.Mark] = [], axis: Axis = .horizontal,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (Double) -> Void
  ) {
    let range = ParameterCheck.range(range, "A Slider")
    let wished = step
    let step = ParameterCheck.step(wished, "A Slider", in: range)
    self.label = label
    self.value = ParameterCheck.value(value, "A Slider", in: range)
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
    content = SliderContent(
      range: range, step: step,
      pageStep: ParameterCheck.step(pageStep, "A Slider", in: range, instead: step * 10),
      snapsToSteps: wished == step, marks: marks.filter { range.contains($0.value) }, axis: axis)
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    Control(content, value: value, isEnabled: isEnabled, label: label, onChange: onChange)
  }
}
