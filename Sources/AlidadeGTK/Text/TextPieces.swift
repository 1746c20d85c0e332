#if GTK
import AlidadeRender

/// Text that is set piece by piece: its paragraphs, and parts of long ones.
///
/// Pango takes four times as long for twice as many paragraphs, or twice as long a paragraph that is
/// broken into lines. By pieces of a bounded length it takes twice as long for twice as much.
struct TextPieces {
  /// The largest number of bytes in a piece, and so in a line.
  static let maximumLength = 8192
  /// The number of bytes in a text, or a paragraph, that is always set as a whole.
  static let wholeLength = 1024

  let content: TextContent
  private let text: String
  /// Where the runs of the content begin.
  private let starts: [Int]

  init(_ content: TextContent) {
    self.content = content
    text = content.plainText
    var start = 0
    starts = content.runs.map { run in
      defer { start += run.text.utf8.count }
      return start
    }
  }

  /// The number of bytes in the text.
  var count: Int { text.utf8.count }

  /// Returns a text of a paragraph's or of the whole text's bytes.
  func substring(_ range: Range<Int>) -> Substring {
    text[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// Finds where a paragraph ends and where the next one begins; `nil` after the last one.
  func paragraph(at start: Int) -> (end: Int, next: Int?) {
    text.withBytes { bytes in
      var end = start
      while end < bytes.count {
        let length = TextPieces.separatorLength(bytes, at: end)
        if length > 0 { return (end, end + length) }
        end += 1
      }
      return (end, nil)
    }
  }

  /// Returns the last place not after another one at which a scalar begins.
  func boundary(at place: Int) -> Int {
    text.withBytes { bytes in
      var place = min(place, bytes.count)
      while place < bytes.count, place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      return place
    }
  }

  /// Returns a part of the text in its styles, and the index of the run that it begins in.
  func content(of range: Range<Int>) -> (content: TextContent, firstRun: Int) {
    var part = content
    if content.runs.count == 1 {
      part.runs[0].text = String(substring(range))
      return (part, 0)
    }
    // What is behind all runs looks like the first, as Pango has it.
    let first = range.lowerBound < count ? run(at: range.lowerBound) : 0
    part.runs = []
    var index = first
    repeat {
      let whole = starts[index]..<(starts[index] + content.runs[index].text.utf8.count)
      let shared = whole.clamped(to: range)
      part.runs.append(TextRun(String(substring(shared)), style: content.runs[index].style))
      index += 1
    } while index < starts.count && starts[index] < range.upperBound
    return (part, first)
  }

  /// Returns the last line of a text that is cut off at its beginning or in its middle: all that is left,
  /// in one paragraph, without what is too far from both ends to be seen.
  func rest(from start: Int) -> (content: TextContent, firstRun: Int) {
    let half = TextPieces.maximumLength / 2
    var (part, first) = content(of: start..<count)
    if count - start > 2 * half {
      part = content(of: start..<boundary(at: start + half)).content
      let end = content(of: boundary(at: count - half)..<count)
      // Runs between the two are kept empty, so that each keeps its index.
      while first + part.runs.count < end.firstRun {
        part.runs.append(TextRun("", style: content.runs[first + part.runs.count].style))
      }
      let isShared = first + part.runs.count > end.firstRun
      if isShared { part.runs[part.runs.count - 1].text += end.content.runs[0].text }
      part.runs += end.content.runs.dropFirst(isShared ? 1 : 0)
    }
    for index in part.runs.indices {
      part.runs[index].text = TextPieces.joined(part.runs[index].text)
    }
    return (part, first)
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  /// The last run that begins at a byte or before it and is not empty.
  private func run(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Separators

  /// A Boolean value that is `true` if the text has more than one paragraph.
  static func areParagraphs(_ text: String) -> Bool {
    text.withBytes { bytes in
      bytes.indices.contains { separatorLength(bytes, at: $0) > 0 }
    }
  }

  private static func joined(_ text: String) -> String {
    if !areParagraphs(text) { return text }
    var bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let length = bytes.withUnsafeBufferPointer { separatorLength($0, at: index) }
      if length > 0 { bytes.replaceSubrange(index..<(index + length), with: [0x20]) }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The length of what separates paragraphs at a byte, or 0: line feed, carriage return, both, or
  /// U+2029.
  private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xE2:
      index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9 ? 3 : 0
    default: 0
    }
  }
}
#endif
