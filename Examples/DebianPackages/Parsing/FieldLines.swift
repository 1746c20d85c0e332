/// The lines of a field's value, without line ends, trailing blanks, and comment lines.
///
/// The first line begins after the colon; each further line begins with the blank that makes it a
/// continuation line.
struct FieldLines: Sequence, IteratorProtocol {
  private let value: ArraySlice<UInt8>
  private var position: Int

  /// Creates the lines of a value in the extent of ``Stanza/Field/value``.
  init(_ value: ArraySlice<UInt8>) {
    self.value = value
    self.position = value.startIndex
  }

  /// Returns the next line; the first one may be empty.
  mutating func next() -> ArraySlice<UInt8>? {
    while position <= value.endIndex {
      let start = position
      let end = value[start...].firstIndex(of: ASCII.newline) ?? value.endIndex
      position = end + 1
      let isComment = start > value.startIndex && start < end && value[start] == ASCII.hash
      if !isComment { return withoutTrailingBlanks(start..<end) }
    }
    return nil
  }

  private func withoutTrailingBlanks(_ line: Range<Int>) -> ArraySlice<UInt8> {
    var end = line.upperBound
    while end > line.lowerBound, isTrailing(value[end - 1]) { end -= 1 }
    return value[line.lowerBound..<end]
  }

  private func isTrailing(_ byte: UInt8) -> Bool {
    ASCII.isBlank(byte) || byte == ASCII.carriageReturn
  }

  /// Returns the value of a field in which line breaks have no meaning: its lines, trimmed and
  /// joined by spaces.
  static func joined(_ value: ArraySlice<UInt8>) -> String {
    guard value.contains(ASCII.newline) else {
      return String(decoding: value.trimmed(), as: UTF8.self)
    }
    let lines = FieldLines(value).map { $0.trimmed() }.filter { !$0.isEmpty }
    return String(decoding: Array(lines.joined(separator: [ASCII.space])), as: UTF8.self)
  }
}
