import AlidadeLayout

/// Text to be set: its runs, and how its lines are broken, cut off and aligned.
public struct TextContent: Hashable, Sendable {
  /// Where text that does not fit is cut off.
  public enum Truncation: Hashable, Sendable {
    /// The beginning is replaced by an ellipsis.
    case head
    /// The middle is replaced by an ellipsis.
    case middle
    /// The end is replaced by an ellipsis.
    case tail
  }

  /// Where lines stand in the width that the text is given.
  public enum Alignment: Hashable, Sendable {
    /// At the edge where reading starts.
    case start
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case end
  }

  /// The text, in reading order.
  public var runs: [TextRun]
  /// The largest number of lines; `nil` or less than one means any number.
  public var lineLimit: Int?
  /// Where text is cut off that the number of lines does not leave room for.
  public var truncation: Truncation
  /// Where lines stand.
  public var alignment: Alignment
  /// Where lines of the surroundings begin, and with them those of this text: the edge that
  /// ``Alignment/start`` names.
  ///
  /// A line whose letters are read from the right begins there in any case.
  public var direction: LayoutDirection

  /// Makes content from runs.
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

  /// The largest number of lines, or `Int.max`.
  public var maximumLineCount: Int {
    guard let lineLimit, lineLimit > 0 else { return .max }
    return lineLimit
  }
}
