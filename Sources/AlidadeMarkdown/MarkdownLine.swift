#if Markdown
/// The properties of a line of Markdown by which its cost is estimated.
struct MarkdownLine {
  /// A Boolean value that is `true` if the line contains only white space, and marks of quotes.
  private(set) var isEmpty = true
  /// The number of vertical bars.
  private(set) var bars = 0
  /// The number of columns, if the line belongs to a table.
  var columns: Int { bars + 1 - (beginsWithBar ? 1 : 0) - (endsWithBar ? 1 : 0) }
  private var beginsWithBar = false
  private var endsWithBar = false
  /// The number of beginnings of images.
  private(set) var images = 0
  /// The largest number of lists and quotes that the line may be in, according to its markers and
  /// its indentation.
  private(set) var depth = 0
  /// A Boolean value that is `true` if the line may separate the header of a table from its rows.
  private(set) var isDelimiterRow = false

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    depth = MarkdownLine.depth(of: bytes)
    var (last, hasDashes, hasOthers, hasColons) = (UInt8(0), false, false, false)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: "-"): hasDashes = true
      case UInt8(ascii: ":"): hasColons = true
      case UInt8(ascii: "["):
        if last == UInt8(ascii: "!") { images += 1 }
        hasOthers = true
      case UInt8(ascii: ">"), 0...UInt8(ascii: " "):
        last = byte
        continue
      default: hasOthers = true
      }
      if isEmpty { beginsWithBar = byte == UInt8(ascii: "|") }
      endsWithBar = byte == UInt8(ascii: "|")
      isEmpty = false
      last = byte
    }
    isDelimiterRow = hasDashes && !hasOthers && (bars > 0 || hasColons)
  }

  /// Returns the number of markers at the start, plus one for each two columns of indentation.
  private static func depth(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var (markers, indentation) = (0, 0)
    var rest = bytes[...]
    while let first = rest.first {
      switch first {
      case UInt8(ascii: " "): indentation += 1
      case UInt8(ascii: "\t"): indentation += 4
      case UInt8(ascii: ">"): markers += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        guard isSpace(rest.dropFirst().first) else { return markers + indentation / 2 }
        markers += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let mark = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard mark.first == UInt8(ascii: ".") || mark.first == UInt8(ascii: ")"),
          isSpace(mark.dropFirst().first)
        else { return markers + indentation / 2 }
        markers += 1
        rest = mark
      default: return markers + indentation / 2
      }
      rest = rest.dropFirst()
    }
    return markers + indentation / 2
  }

  /// Returns `true` for a byte that ends a line.
  static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns the ranges of the lines of a text, without the bytes that end them.
  static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: isEnd) ?? bytes.count
      ranges.append(start..<end)
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    return ranges
  }

  /// Returns `true` for a line of spaces and tabs, which ends every paragraph.
  static func isBlank(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Returns `true` for a line that begins with a byte order mark, which the parser ignores at the
  /// beginning of a text.
  static func beginsWithMark(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  private static func isSpace(_ byte: UInt8?) -> Bool {
    byte.map { $0 <= UInt8(ascii: " ") } ?? true
  }
}
#endif
