import AlidadeLayout

/// What a bar that shows progress shows beside how far it is.
public struct ProgressBarContent: ControlContent {
  /// How much is done, from 0 to 1; `nil` when that is not known.
  public typealias Value = Double?

  /// A bar that shows progress.
  public static let kind = PortableViewClass.Kind.progressBar
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
      let labelled = metrics[.labelledProgressBar]
      let line = measurer.size(ofLine: text, in: labelled.textStyle)
      thickness = max(thickness, line.height + labelled.around.height)
    }
    return ControlExtents(
      along: .horizontal, length: ProgressBarContent.length, minimumLength: plain.width,
      thickness: thickness)
  }
}
