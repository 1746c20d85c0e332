#if Markdown
import AlidadeRender

/// The limits for untrusted documents: beyond them, trees would be too large or too deep.
enum MarkdownLimits {
  /// The maximum number of bytes that are parsed.
  static let length = 256 * 1024
  /// The maximum nesting depth of blocks.
  static let depth = 24
  /// The maximum number of links in a paragraph.
  static let linkCount = 500
  /// Returns the part of a text that is parsed: all of it, or as much as the limit allows, up to
  /// the end of a line.
  static func shortened(_ text: String) -> (text: String, isShortened: Bool) {
    guard text.utf8.count > length else { return (text, false) }
    var end = text.utf8.index(text.startIndex, offsetBy: length)
    end = text.utf8[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? end
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    report(
      "A text in Markdown is too long.", "length  \(text.utf8.count) bytes, of \(length)",
      "The rest isn't shown.")
    return (String(text[..<end]), true)
  }

  /// Returns `true` if a text would cost so much that it isn't parsed.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - cost: the cost of the text before it.
  static func isExcessive(_ text: String, after cost: MarkdownCost) -> Bool {
    guard let excess = MarkdownCost.excess(of: text, after: cost) else { return false }
    report(
      "A text in Markdown has too many \(excess.rawValue).", "limit  \(excess.limit)",
      "It is shown as it is written.")
    return true
  }

  /// Reports that blocks are nested too deeply.
  static func reportDepth() {
    report(
      "Quotes and lists in Markdown are nested too deeply.", "limit  \(depth)",
      "What is deeper is shown as text.")
  }

  private static func report(_ summary: String, _ value: String, _ fallback: String) {
    Diagnostics.reportOnce(
      Diagnostic(
        summary, values: [value],
        remedy: "Text from anywhere may be made to take long, so its size is limited. \(fallback)"))
  }
}
#endif
