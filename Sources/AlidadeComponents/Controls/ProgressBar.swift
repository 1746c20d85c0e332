import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A bar that shows how much of something is done.
///
/// It takes all the width it is offered.
public struct ProgressBar: Component, Equatable {
  private let label: String
  private let fraction: Double?
  private let text: String

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - label: what is done, for assistive technologies.
  ///   - fraction: how much is done, from 0 to 1; `nil` when that is not known, and then the bar
  ///     moves to and fro. Another number is reported and brought to the nearest end, NaN to 0.
  ///   - text: the text beside the bar; empty for none.
  public init(_ label: String, fraction: Double?, text: String = "") {
    self.label = label
    self.fraction = fraction.map { ParameterCheck.value($0, "A ProgressBar", in: 0...1) }
    self.text = text
  }

  /// The native control.
  public var body: some Component {
    Control(ProgressBarContent(text: text), value: fraction, label: label)
  }
}

/// What a bar that shows progress shows beside how far it is.
public struct ProgressBarContent: ControlContent {
  /// How much is done, from 0 to 1; `nil` when that is not known.
  public typealias Value = Double?

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.progressBar
  /// No text.
  public static let initial = ProgressBarContent()
  /// Nothing is done.
  public static let initialValue: Double? = 0
  /// The length of a bar where nothing else is said, in points.
  public static let length = 160.0

  /// The text beside the bar; empty for none.
  public var text: String

  /// Makes the content.
  public init(text: String = "") {
    self.text = text
  }

  /// The axis along which it lies.
  public var filledAxis: Axis? { .horizontal }

  /// As thick as it must be.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let metrics = measurer.controlMetrics
    let plain = metrics[.progressBar].minimum
    var thickness = plain.height
    if !text.isEmpty {
      let labeled = metrics[.labeledProgressBar]
      let line = measurer.size(ofLine: text, in: labeled.textStyle)
      thickness = max(thickness, line.height + labeled.around.height)
    }
    return ControlExtents(
      along: .horizontal, length: ProgressBarContent.length, minimumLength: plain.width,
      thickness: thickness)
  }

  /// The user does nothing with it.
  public static let isInteractive = false

  /// The text that it shows.
  public func visibleText(showing value: Value) -> String? {
    text.isEmpty ? nil : text
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    value.map { .number($0) }
  }
}

extension ControlMetrics.Element {
  /// A bar that shows progress.
  public static let progressBar = Self("progressBar", .fixed(120, 6))
  /// A bar that shows progress, around its text.
  public static let labeledProgressBar = Self(
    "labeledProgressBar", .around(0, 8, least: Size(width: 120, height: 6)))
}
