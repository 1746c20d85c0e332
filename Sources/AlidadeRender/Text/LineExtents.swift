import AlidadeLayout

/// The space that one line of text takes, in points.
public struct LineExtents: Hashable, Sendable {
  /// The size of the line.
  public var size: Size
  /// The distance of the baseline from the top.
  public var baseline: Double

  /// Creates extents.
  public init(size: Size, baseline: Double) {
    self.size = size
    self.baseline = baseline
  }

  /// Creates the extents of a text that a measurer lays out in one line.
  package init(of text: String, in style: TextStyle, laidOutBy measurer: some ContentMeasurer) {
    let content = TextContent(runs: [TextRun(text, style: style)], lineLimit: 1)
    let layout = measurer.layout(content, width: .infinity)
    self.init(size: layout.size, baseline: layout.baseline)
  }
}
