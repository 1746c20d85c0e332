import AlidadeLayout

/// Text that was broken into lines and measured, ready to be shown.
///
/// A ``ContentMeasurer`` creates it on any thread; a ``TextView`` shows it on the main thread.
public final class TextLayout: Sendable {
  /// The text.
  public let content: TextContent
  /// The available width, in points; infinite for lines of any length.
  public let maximumWidth: Double
  /// The size of the lines, in points; finite, and never wider than the available width.
  public let size: Size
  /// The distance of the first line's baseline from the top, in points.
  public let baseline: Double
  /// The number of lines, at least one.
  public let lineCount: Int
  /// The data that the backend needs to draw the text, such as shaped glyphs.
  public let payload: (any Sendable & AnyObject)?
  /// The revision of the measurer that made the layout.
  public let revision: Int

  /// Creates a layout; for backends.
  public init(
    content: TextContent, maximumWidth: Double, size: Size, baseline: Double, lineCount: Int,
    payload: (any Sendable & AnyObject)? = nil, revision: Int = 0
  ) {
    self.content = content
    self.maximumWidth = maximumWidth
    self.size = size
    self.baseline = baseline
    self.lineCount = lineCount
    self.payload = payload
    self.revision = revision
  }
}

extension TextLayout: Equatable {
  /// Returns `true` if two layouts look the same: equal content, in equal lines, in the same fonts.
  public static func == (one: TextLayout, other: TextLayout) -> Bool {
    if one === other { return true }
    guard one.size == other.size, one.lineCount == other.lineCount,
      one.baseline == other.baseline, one.revision == other.revision,
      one.content == other.content
    else { return false }
    // A single line that fits looks the same in any width in which it fits.
    return one.maximumWidth == other.maximumWidth
      || (one.lineCount == 1 && one.content.alignment == .start
        && one.content.direction == .leftToRight)
  }
}
