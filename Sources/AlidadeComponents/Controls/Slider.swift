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

  /// Makes a slider that shows and changes a value; otherwise like the initializer with a closure.
  public init(
    _ label: String, value: Binding<Double>, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil, pageStep: Double? = nil, marks: [SliderContent.Mark] = [],
    axis: Axis = .horizontal, isEnabled: Bool = true
  ) {
    self.init(
      label, value: value.value, in: range, step: step, pageStep: pageStep, marks: marks,
      axis: axis, isEnabled: isEnabled
    ) {
      value.set($0)
    }
  }

  /// The native control.
  public var body: some Component {
    Control(content, value: value, isEnabled: isEnabled, label: label, onChange: onChange)
  }
}

/// What a slider shows beside its value.
public struct SliderContent: ControlContent {
  /// Where the slider stands, in its range.
  public typealias Value = Double

  /// A place on a slider that is marked.
  public struct Mark: Hashable, Sendable {
    /// The value it stands for.
    public var value: Double
    /// The text beside it; empty for none.
    public var label: String

    /// Makes a mark.
    public init(_ value: Double, label: String = "") {
      self.value = value
      self.label = label
    }
  }

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.slider
  /// From 0 to 1.
  public static let initial = SliderContent()
  /// At the start.
  public static let initialValue = 0.0
  /// The length of a slider where nothing else is said, in points.
  public static let length = 160.0

  /// The values between which it moves; finite, with an extent.
  public var range: ClosedRange<Double>
  /// What an arrow key adds; more than zero.
  public var step: Double
  /// What Page Up adds; more than zero.
  public var pageStep: Double
  /// Whether only whole steps from the start of the range can be chosen.
  public var snapsToSteps: Bool
  /// The places that are marked.
  public var marks: [Mark]
  /// The axis along which it moves; upwards if vertical.
  public var axis: Axis

  /// Makes the content; numbers must make sense.
  public init(
    range: ClosedRange<Double> = 0...1, step: Double = 0.01, pageStep: Double = 0.1,
    snapsToSteps: Bool = false, marks: [Mark] = [], axis: Axis = .horizontal
  ) {
    self.range = range
    self.step = step
    self.pageStep = pageStep
    self.snapsToSteps = snapsToSteps
    self.marks = marks
    self.axis = axis
  }

  /// The value that a hand at `value` chooses.
  public func chosen(at value: Double) -> Double {
    let start = range.lowerBound
    let inside = value > start ? min(value, range.upperBound) : start
    guard snapsToSteps else { return inside }
    let nearest = start + ((inside - start) / step).rounded() * step
    // The last step may be a shorter one.
    return nearest > range.upperBound ? range.upperBound : nearest
  }

  /// The axis along which it lies.
  public var filledAxis: Axis? { axis }

  /// As thick as it must be.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let metrics = measurer.controlMetrics
    let plain = metrics[.slider]
    guard !marks.isEmpty else {
      return ControlExtents(
        along: axis, length: SliderContent.length, minimumLength: plain.minimum.width,
        thickness: plain.minimum.height)
    }
    let marked = metrics[.markedSlider]
    var label = Size.zero
    for mark in marks {
      let size = measurer.size(ofLine: mark.label, in: marked.textStyle)
      label = Size(
        width: max(label.width, size.width.rounded(.up)), height: max(label.height, size.height))
    }
    let beside = label[axis.cross] > 0 ? label[axis.cross] + marked.around.height : 0
    return ControlExtents(
      along: axis, length: SliderContent.length,
      minimumLength: marked.minimum.width + label[axis] * Double(marks.count),
      thickness: marked.minimum.height + beside)
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .number(value)
  }
}

extension ControlMetrics.Element {
  /// A horizontal slider.
  public static let slider = Self("slider", .fixed(40, 24))
  /// A horizontal slider with marks, around the label of one.
  public static let markedSlider = Self(
    "markedSlider", .around(0, 4, least: Size(width: 40, height: 30)))
}
