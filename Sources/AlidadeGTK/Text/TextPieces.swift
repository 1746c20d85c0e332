#if GTK
import AlidadeRender

/// A text that is laid out in pieces: its paragraphs, and parts of long ones.
///
/// Pango's time is quadratic in the number of paragraphs, and in the length of a paragraph that is
/// broken into lines. With pieces of limited length, it is linear.
struct TextPieces {
  /// The maximum number of bytes in a piece, and therefore in a line.
  static let maximumLength = 8192
  /// The maximum number of bytes in a text or a paragraph that is always laid out as a whole.
  static let wholeLength = 1024

  let content: TextContent
  private let text: String
  /// The positions of the content's runs, in bytes.
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

  /// Returns the text in a range of bytes.
  func substring(_ range: Range<Int>) -> Substring {
    text[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// Returns the end of a paragraph and the start of the next one; `nil` after the last one.
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

  /// Returns the last scalar boundary at or before a position.
  func boundary(at place: Int) -> Int {
    text.withBytes { bytes in
      var place = min(place, bytes.count)
      while place < bytes.count, place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      return place
    }
  }

  /// Returns a part of the text with its styles, and the index of its first run.
  func content(of range: Range<Int>) -> (content: TextContent, firstRun: Int) {
    var part = content
    if content.runs.count == 1 {
      part.runs[0].text = String(substring(range))
      return (part, 0)
    }
    // Text after the last run has the style of the first run, as in Pango.
    let first = range.lowerBound < count ? run(at: range.lowerBound) : 0
    part.runs = []
    var index = first
    repeat {
      let whole = starts[index]..<(starts[index] + content.runs[index].text.utf8.count)
      let shared = whole.clamped(to: range)
      var run = content.runs[index]
      run.text = String(substring(shared))
      part.runs.append(run)
      index += 1
    } while index < starts.count && starts[index] < range.upperBound
    return (part, first)
  }

  /// Returns the content of the last line of a text that is truncated at its head or in its middle.
  ///
  /// This is the rest of the text in one paragraph, without the parts that are too far from both
  /// ends to be visible.
  func rest(from start: Int) -> (content: TextContent, firstRun: Int) {
    let half = TextPieces.maximumLength / 2
    var (part, first) = content(of: start..<count)
    if count - start > 2 * half {
      part = content(of: start..<boundary(at: start + half)).content
      let end = content(of: boundary(at: count - half)..<count)
      // Runs between the two parts are kept, but empty, so that every run keeps its index.
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

  /// Returns the last nonempty run that begins at or before a byte.
  private func run(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Separators

  /// Returns `true` if a text has more than one paragraph.
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

  /// Returns the length of the paragraph separator at a byte, or 0 if there is none.
  ///
  /// The separators are a line feed, a carriage return, both together, and U+2029.
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
