import AlidadeLayout

/// Text that was broken into lines and measured, ready to be shown.
///
/// Made by a ``ContentMeasurer`` on any thread and handed to a ``TextView`` on the main one.
public final class TextLayout: Sendable {
  /// What was set.
  public let content: TextContent
  /// The width that was offered, in points; infinite for text on lines of their own.
  public let maximumWidth: Double
  /// The space that the lines take, in points; finite, never wider than what was offered.
  public let size: Size
  /// The distance of the first line's baseline from the top, in points.
  public let baseline: Double
  /// The number of lines; at least one.
  public let lineCount: Int
  /// What the backend needs to draw the text, such as shaped glyphs.
  public let payload: (any Sendable & AnyObject)?
  /// The revision of the measurer that made it.
  public let revision: Int

  /// Makes a layout; for those who write a backend.
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
  /// Two layouts are equal when they show the same: equal content that came out in equal lines of
  /// the same fonts.
  public static func == (one: TextLayout, other: TextLayout) -> Bool {
    if one === other { return true }
    guard one.size == other.size, one.lineCount == other.lineCount,
      one.baseline == other.baseline, one.revision == other.revision,
      one.content == other.content
    else { return false }
    // One line that fits looks the same in any width that leaves it alone.
    return one.maximumWidth == other.maximumWidth
      || (one.lineCount == 1 && one.content.alignment == .start
        && one.content.direction == .leftToRight)
  }
}
