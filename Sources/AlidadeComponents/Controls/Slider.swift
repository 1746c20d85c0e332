import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A control for choosing a number by moving a knob along a line.
///
/// ```swift
/// Slider("Volume", value: state.volume, in: 0...11) { volume in
///   context.update { $0.volume = volume }
/// }
/// ```
///
/// The slider takes all of the available length. While the user holds the knob, it moves only in
/// response to changes made by `onChange`; a value from elsewhere is shown when the user releases
/// the knob.
public struct Slider: Component, Equatable {
  private let label: String
  private let value: Double
  private let content: SliderContent
  private let isEnabled: Bool
  private let onChange: Action<Double>

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - label: the name of the number, for assistive technologies.
  ///   - value: the number. A value outside the range is reported and clamped to it; NaN becomes
  ///     the lower bound.
  ///   - range: the numbers to choose from. A range that is infinite or empty is reported and
  ///     replaced by 0 to 1.
  ///   - step: the distance between the possible numbers, and the change by an arrow key; `nil` for
  ///     any number, in which case the arrow keys move by a hundredth of the range. The possible
  ///     numbers begin with the lower bound; if the range isn't a whole number of steps, it ends at
  ///     the last whole one. A step that isn't finite and positive, or that is larger than the
  ///     range, is reported and counts as `nil`.
  ///   - pageStep: the change by Page Up; ten steps by default.
  ///   - marks: the marked values; those outside the range are ignored.
  ///   - axis: the axis of the slider; a vertical slider increases upward.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - onChange: called on the main thread when the user moves the knob.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    pageStep: Double? = nil, marks: [SliderContent.Mark] = [], axis: Axis = .horizontal,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (Double) -> Void
  ) {
    let range = ParameterCheck.range(range, "A Slider")
    let usedStep = ParameterCheck.step(step, "A Slider", in: range, fits: true)
    let snaps = step == usedStep
    let chosen = snaps ? range.wholeSteps(of: usedStep) : range
    // Multiplying decimal fractions can yield slightly less than the last step, such as 3 * 0.3.
    let excess = snaps ? usedStep * 1e-9 : 0
    func withoutExcess(_ value: Double) -> Double {
      value <= chosen.upperBound + excess ? min(value, chosen.upperBound) : value
    }
    self.label = label
    self.value = ParameterCheck.value(withoutExcess(value), "A Slider", in: chosen)
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
    content = SliderContent(
      range: chosen, step: usedStep,
      pageStep: ParameterCheck.step(pageStep, "A Slider", in: range, instead: usedStep * 10),
      snapsToSteps: snaps,
      marks: marks.map { SliderContent.Mark(withoutExcess($0.value), label: $0.label) }
        .filter { chosen.contains($0.value) },
      axis: axis)
  }

  /// Creates a slider with a binding.
  ///
  /// The other parameters are those of the initializer with a closure.
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

/// The content of a slider, apart from its value.
public struct SliderContent: ControlContent {
  /// The number, in the range.
  public typealias Value = Double

  /// A marked value on a slider.
  public struct Mark: Hashable, Sendable {
    /// The marked value.
    public var value: Double
    /// The text next to the mark; empty for none.
    public var label: String

    /// Creates a mark.
    public init(_ value: Double, label: String = "") {
      self.value = value
      self.label = label
    }
  }

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.slider
  /// A slider from 0 to 1.
  public static let initial = SliderContent()
  /// Zero.
  public static let initialValue = 0.0
  /// The natural length of a slider, in points.
  public static let length = 160.0

  /// The possible values: a range that is finite and not empty, and a whole number of steps if only
  /// those can be chosen.
  public var range: ClosedRange<Double>
  /// The change by an arrow key; more than zero.
  public var step: Double
  /// The change by Page Up; more than zero.
  public var pageStep: Double
  /// A Boolean value that is `true` if only whole steps from the lower bound can be chosen.
  public var snapsToSteps: Bool
  /// The marked values.
  public var marks: [Mark]
  /// The axis of the slider; a vertical slider increases upward.
  public var axis: Axis

  /// Creates the content; the numbers must be valid.
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

  /// Returns the value that is chosen when the knob is at `value`.
  public func chosen(at value: Double) -> Double {
    let start = range.lowerBound
    let inside = value > start ? min(value, range.upperBound) : start
    guard snapsToSteps else { return inside }
    let nearest = start + ((inside - start) / step).rounded() * step
    // Adding decimal fractions can miss the upper bound by a rounding error.
    return nearest + step / 2 > range.upperBound ? range.upperBound : nearest
  }

  /// The axis along which the control takes all of the available space.
  public var filledAxis: Axis? { axis }

  /// Returns the length and the thickness of the control.
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

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .number(value)
  }
}

extension ClosedRange<Double> {
  /// Returns the range up to the last whole step from the lower bound.
  fileprivate func wholeSteps(of step: Double) -> ClosedRange<Double> {
    let count = (upperBound - lowerBound) / step
    // Dividing decimal fractions can yield almost a whole number, such as 0.3 / 0.1.
    let isWhole = abs(count - count.rounded()) <= count * 1e-9
    guard count.isFinite, !isWhole else { return self }
    return lowerBound...Swift.min(lowerBound + count.rounded(.down) * step, upperBound)
  }
}

extension ControlMetrics.Element {
  /// A horizontal slider.
  public static let slider = Self("slider", .fixed(40, 24))
  /// A horizontal slider with marks, around the label of one.
  public static let markedSlider = Self(
    "markedSlider", .around(0, 4, least: Size(width: 40, height: 30)))
}
