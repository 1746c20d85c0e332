import AlidadeLayout

/// Styled text, along with the rules for breaking, truncating and aligning its lines.
public struct TextContent: Hashable, Sendable {
  /// The part of the text that is truncated if it doesn't fit.
  public enum Truncation: Hashable, Sendable {
    /// The beginning is replaced by an ellipsis.
    case head
    /// The middle is replaced by an ellipsis.
    case middle
    /// The end is replaced by an ellipsis.
    case tail
  }

  /// The alignment of lines in the available width.
  public enum Alignment: Hashable, Sendable {
    /// At the edge where lines start.
    case start
    /// In the center.
    case center
    /// At the edge where lines end.
    case end
  }

  /// The runs of text, in reading order.
  public var runs: [TextRun]
  /// The maximum number of lines; `nil` or less than one means no limit.
  public var lineLimit: Int?
  /// The part that is truncated if the text has more lines than the limit.
  public var truncation: Truncation
  /// The alignment of lines.
  public var alignment: Alignment
  /// The direction of the surrounding layout, which determines the edge of ``Alignment/start``.
  ///
  /// A line of right-to-left letters always starts at the right.
  public var direction: LayoutDirection

  /// Creates content from runs.
  public init(
    runs: [TextRun], lineLimit: Int? = nil, truncation: Truncation = .tail,
    alignment: Alignment = .start, direction: LayoutDirection = .leftToRight
  ) {
    self.runs = runs
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.direction = direction
  }

  /// The characters of all runs.
  public var plainText: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }

  /// The text to copy, and to read aloud to the user.
  package var copiedText: String {
    runs.count == 1 ? runs[0].copiedText : runs.map(\.copiedText).joined()
  }

  /// A Boolean value that is `true` if the text contains components without a text that represents
  /// them.
  package var hasUnreadSpaces: Bool { runs.contains { $0.space?.copiedText.isEmpty == true } }

  /// Returns the text to copy for a range, in bytes of UTF-8.
  ///
  /// - Complexity: O(runs) and O(characters).
  package func copiedText(inBytes range: Range<Int>) -> String {
    var (copied, start) = ("", 0)
    for run in runs {
      let whole = start..<start + run.text.utf8.count
      start = whole.upperBound
      guard whole.overlaps(range) else { continue }
      let part = whole.clamped(to: range)
      copied +=
        run.space?.copiedText
        ?? String(
          run.text.characters(
            inBytes: part.lowerBound - whole.lowerBound..<part.upperBound - whole.lowerBound))
    }
    return copied
  }

  /// The maximum number of lines; `Int.max` for no limit.
  public var maximumLineCount: Int {
    guard let lineLimit, lineLimit > 0 else { return .max }
    return lineLimit
  }
}
