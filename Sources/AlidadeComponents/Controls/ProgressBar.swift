import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A bar that shows the progress of a task.
///
/// The bar takes all of the available width.
public struct ProgressBar: Component, Equatable {
  private let label: String
  private let fraction: Double?
  private let text: String

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - label: the name of the task, for assistive technologies.
  ///   - fraction: the completed fraction, from 0 to 1; `nil` if it is unknown, for a bar that
  ///     moves back and forth. A number outside the range is reported and clamped; NaN becomes 0.
  ///   - text: the text next to the bar; empty for none.
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

/// The content of a progress bar, apart from the progress.
public struct ProgressBarContent: ControlContent {
  /// The completed fraction, from 0 to 1; `nil` if it is unknown.
  public typealias Value = Double?

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.progressBar
  /// A bar without text.
  public static let initial = ProgressBarContent()
  /// No progress.
  public static let initialValue: Double? = 0
  /// The natural length of a bar, in points.
  public static let length = 160.0

  /// The text next to the bar; empty for none.
  public var text: String

  /// Creates the content.
  public init(text: String = "") {
    self.text = text
  }

  /// The axis along which the control takes all of the available space.
  public var filledAxis: Axis? { .horizontal }

  /// Returns the length and the thickness of the control.
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

  /// A Boolean value that is `false`, because the user can't change the control.
  public static let isInteractive = false

  /// Returns the visible text.
  public func visibleText(showing value: Value) -> String? {
    text.isEmpty ? nil : text
  }

  /// Returns the value for assistive technologies.
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
