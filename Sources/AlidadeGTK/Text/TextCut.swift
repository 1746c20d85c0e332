#if GTK
import AlidadeRender

/// The paragraph in which text of several paragraphs reaches its last line, ready to be cut off
/// there.
struct TextCut {
  /// Where the paragraph begins, in bytes.
  let start: Int
  /// The paragraph and what shows that more follows, in the styles of the text.
  let content: TextContent

  /// Finds the paragraph around a byte of the text.
  ///
  /// Text that loses its end stops at the end of the paragraph, with an ellipsis; text that loses
  /// its beginning or middle goes on to its very end, in one paragraph.
  init(_ content: TextContent, at position: Int, width: Double) {
    let bytes = Array(content.plainText.utf8)
    var start = min(position, bytes.count)
    while start > 0, !TextCut.endsParagraph(bytes, before: start) { start -= 1 }
    self.start = start
    let keepsEnd = content.truncation != .tail && width.isFinite
    var end = bytes.count
    if !keepsEnd {
      end = start
      while end < bytes.count, TextCut.separatorLength(bytes, at: end) == 0 { end += 1 }
    }
    var cut = content
    cut.runs = TextCut.slice(content.runs, start..<end, joinsParagraphs: keepsEnd)
    if !keepsEnd, end < bytes.count, !cut.runs.isEmpty { cut.runs[cut.runs.count - 1].text += "…" }
    self.content = cut
  }

  private static func slice(
    _ runs: [TextRun], _ range: Range<Int>, joinsParagraphs: Bool
  ) -> [TextRun] {
    var position = 0
    var slices: [TextRun] = []
    for run in runs {
      let count = run.text.utf8.count
      let part = range.clamped(to: position..<(position + count))
      // An empty part is kept once, for the style of an ellipsis that follows it.
      if !part.isEmpty || (range.isEmpty && part.lowerBound == range.lowerBound && slices.isEmpty) {
        var bytes = Array(
          Array(run.text.utf8)[(part.lowerBound - position)..<(part.upperBound - position)])
        if joinsParagraphs { replaceSeparators(&bytes) }
        slices.append(TextRun(String(decoding: bytes, as: UTF8.self), style: run.style))
      }
      position += count
    }
    return slices.isEmpty ? [TextRun("", style: runs.last?.style ?? TextStyle())] : slices
  }

  private static func replaceSeparators(_ bytes: inout [UInt8]) {
    var index = 0
    while index < bytes.count {
      let length = separatorLength(bytes, at: index)
      if length > 0 {
        bytes.replaceSubrange(index..<(index + length), with: [0x20])
      }
      index += 1
    }
  }

  private static func endsParagraph(_ bytes: [UInt8], before index: Int) -> Bool {
    if bytes[index - 1] == 0x0A { return true }
    if bytes[index - 1] == 0x0D { return index == bytes.count || bytes[index] != 0x0A }
    return index >= 3 && separatorLength(bytes, at: index - 3) == 3
  }

  /// The length of what separates paragraphs at a byte, or 0: line feed, carriage return, both, or
  /// U+2029.
  static func separatorLength(_ bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xE2:
      index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9 ? 3 : 0
    default: 0
    }
  }
}

extension TextContent {
  /// Whether the text has more than one paragraph.
  var hasParagraphs: Bool {
    runs.contains { run in
      run.text.utf8.contains { $0 == 0x0A || $0 == 0x0D } || run.text.contains("\u{2029}")
    }
  }
}
#endif
