import AlidadeLayout

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

  /// A slider.
  public static let kind = PortableViewClass.Kind.slider
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
}
