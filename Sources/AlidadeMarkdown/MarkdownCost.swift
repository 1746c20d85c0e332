#if Markdown
/// An estimate of the time and memory that a document takes, line by line.
///
/// A short text can make the parser take quadratic time, or a table with many more cells than
/// bytes.
struct MarkdownCost {
  /// A reason not to parse a document.
  enum Excess: String {
    case columns = "vertical bars in a line"
    case cells = "table cells"
    /// Even in a code block, which isn't told apart.
    case lines = "lines before a table"
    case images = "images in a paragraph"
    case nesting = "empty lines in nested lists"

    /// The largest number that is parsed.
    var limit: Int {
      switch self {
      case .columns: 200
      case .cells: 20_000
      case .lines: 2_000
      case .images: 500
      // For each empty line, the parser visits all lists around it, in a few nanoseconds each.
      case .nesting: 20_000_000
      }
    }
  }

  /// The number of columns of the table that the current line belongs to; zero outside tables.
  private var columns = 0
  private var cells = 0
  /// The number of lines since the last empty one.
  private var lines = 0
  private var images = 0
  /// The largest number of lists and quotes that may be open.
  private var depth = 0
  private var nesting = 0

  /// Returns the reason not to parse a text; `nil` to parse it.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - before: the cost of the lines before it.
  /// - Complexity: O(bytes).
  static func excess(of text: String, after before: MarkdownCost) -> Excess? {
    var text = text
    return text.withUTF8 { bytes in
      var cost = before
      for line in MarkdownLine.ranges(in: bytes) {
        if let excess = cost.add(MarkdownLine(bytes[line])) { return excess }
      }
      return nil
    }
  }

  /// Adds the cost of a line.
  ///
  /// - Returns: the reason not to parse the text; `nil` if there is none so far.
  mutating func add(_ line: MarkdownLine) -> Excess? {
    if line.isEmpty {
      (columns, lines, images) = (0, 0, 0)
      nesting += depth
    } else {
      if columns == 0, lines > 0, line.isDelimiterRow {
        if lines > Excess.lines.limit { return .lines }
        columns = line.columns
      }
      cells += columns
      images += line.images
      // A line without indentation ends the lists before the empty line above it.
      if lines == 0, line.depth == 0 { depth = 0 }
      depth = max(depth, line.depth)
      lines += 1
    }
    if line.bars > Excess.columns.limit { return .columns }
    if cells > Excess.cells.limit { return .cells }
    if images > Excess.images.limit { return .images }
    return nesting > Excess.nesting.limit ? .nesting : nil
  }
}
#endif
