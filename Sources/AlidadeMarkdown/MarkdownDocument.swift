#if Markdown
import Synchronization

/// A parsed document, with which the same text with more text after it is parsed faster.
struct MarkdownDocument: Sendable {
  /// The part of a document that text after it can't change.
  private struct SettledPart {
    /// The number of blocks.
    var blockCount = 0
    /// The number of bytes, up to the beginning of a line.
    var byteCount = 0
    /// The cost of the lines.
    var cost = MarkdownCost()
  }

  /// The blocks, from the top.
  let blocks: [MarkdownBlock]
  /// The number of bytes that were parsed for it.
  let parsedByteCount: Int
  private let text: String
  private let isShortened: Bool
  private let settled: SettledPart

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - text: the text in Markdown.
  ///   - previous: a document whose text may be the beginning of this one.
  /// - Complexity: O(bytes) for typical documents. If `previous` is the beginning, only the text
  ///   after its settled part is parsed, and the rest is only compared.
  init(_ text: String, after previous: MarkdownDocument? = nil) {
    let previous = previous.flatMap { text.utf8.starts(with: $0.text.utf8) ? $0 : nil }
    if let previous, previous.isShortened {
      // Nothing of what is added is shown.
      self = previous
      return
    }
    let (allowed, isShortened) = MarkdownLimits.shortened(text)
    (self.text, self.isShortened) = (text, isShortened)
    var settled = isShortened ? SettledPart() : previous?.settled ?? SettledPart()
    var rest = MarkdownDocument.text(allowed, from: settled.byteCount)
    // A definition of a link changes the blocks before and after it.
    let hasDefinitions = MarkdownDocument.mayDefineLinks(rest)
    if hasDefinitions, settled.byteCount > 0 { (settled, rest) = (SettledPart(), allowed) }
    if MarkdownLimits.isExcessive(rest, after: settled.cost) {
      blocks = [.paragraph([MarkdownSpan(text: allowed)])]
      (self.settled, parsedByteCount) = (SettledPart(), 0)
      return
    }
    parsedByteCount = rest.utf8.count
    let parts = MarkdownParser.parts(of: rest)
    let known = previous?.blocks.prefix(settled.blockCount) ?? []
    let end = isShortened ? [MarkdownBlock.paragraph([MarkdownSpan(text: "…")])] : []
    blocks = known + parts.flatMap(\.blocks) + end
    self.settled =
      isShortened || hasDefinitions
      ? SettledPart() : MarkdownDocument.settledPart(settled, of: rest, parts)
  }

  /// Returns the part of a text after a number of bytes.
  private static func text(_ text: String, from byteCount: Int) -> String {
    if byteCount == 0 { return text }
    return String(text[text.utf8.index(text.startIndex, offsetBy: byteCount)...])
  }

  /// Returns `true` if a text may contain a definition to which links refer.
  private static func mayDefineLinks(_ text: String) -> Bool {
    var last = UInt8(0)
    for byte in text.utf8 {
      if last == UInt8(ascii: "]"), byte == UInt8(ascii: ":") { return true }
      last = byte
    }
    return false
  }

  /// Returns the settled part of a document, which ends where its last block begins that is below
  /// an empty line and whose first line is complete.
  ///
  /// Such a line closes all blocks before it. The last line isn't complete: the rest of it can turn
  /// it into a line of the block before.
  ///
  /// - Parameters:
  ///   - known: the part that was settled before.
  ///   - rest: the text after it.
  ///   - parts: the parts of the rest.
  private static func settledPart(
    _ known: SettledPart, of rest: String, _ parts: [MarkdownParser.Part]
  ) -> SettledPart {
    var rest = rest
    return rest.withUTF8 { bytes in
      let lines = MarkdownLine.ranges(in: bytes)
      let start = parts.lastIndex { part in
        let index = part.line - 1
        guard index > 0, index < lines.count, lines[index].upperBound < bytes.count else {
          return false
        }
        return MarkdownLine.isBlank(bytes[lines[index - 1]])
          && !MarkdownLine.beginsWithMark(bytes[lines[index]])
      }
      guard let start else { return known }
      var settled = known
      let index = parts[start].line - 1
      for line in lines[..<index] { _ = settled.cost.add(MarkdownLine(bytes[line])) }
      settled.blockCount += parts[..<start].reduce(0) { $0 + $1.blocks.count }
      settled.byteCount += lines[index].lowerBound
      return settled
    }
  }
}

/// The latest document of a component, which the next one may continue.
///
/// Can be used on any thread. It only saves time: each document is the same as one that is parsed
/// by itself.
final class LatestMarkdownDocument: Sendable {
  private let document = Mutex<MarkdownDocument?>(nil)

  /// Returns the blocks of a document.
  func blocks(of text: String) -> [MarkdownBlock] {
    let previous = document.withLock { $0 }
    // Not inside the lock, because reports call the application's code.
    let new = MarkdownDocument(text, after: previous)
    document.withLock { $0 = new }
    return new.blocks
  }
}
#endif
