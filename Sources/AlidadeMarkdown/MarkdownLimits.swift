#if Markdown
import AlidadeRender

/// The limits for untrusted documents: beyond them, time would be quadratic, or trees too deep.
enum MarkdownLimits {
  /// The maximum number of bytes that are parsed.
  static let length = 256 * 1024
  /// The maximum nesting depth of blocks.
  static let depth = 24
  /// The maximum number of links in a paragraph.
  static let linkCount = 500
  /// The maximum number of vertical bars in a line, and of images in a paragraph: the time that the
  /// parser takes is quadratic in both.
  private static let barCount = 200
  private static let imageCount = 500

  /// Returns the part of a text that is parsed: all of it, or as much as the limit allows, up to the end
  /// of a line.
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

  /// Returns `true` if a text has so many table columns or images in one place that it isn't parsed.
  static func isHostile(_ text: String) -> Bool {
    var (bars, images, isLineEmpty, last) = (0, 0, true, UInt8(0))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        if isLineEmpty { images = 0 }
        (bars, isLineEmpty) = (0, true)
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: "[") where last == UInt8(ascii: "!"): images += 1
      default: break
      }
      if byte > UInt8(ascii: " ") { isLineEmpty = false }
      last = byte
      guard bars > barCount || images > imageCount else { continue }
      report(
        "A text in Markdown has too many \(bars > barCount ? "columns" : "images") in one place.",
        "limits  \(barCount) vertical bars in a line, \(imageCount) images in a paragraph",
        "It is shown as it is written.")
      return true
    }
    return false
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
