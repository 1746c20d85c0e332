/// A reader that splits a file into stanzas with their fields, and reports lines that aren't part
/// of one.
///
/// The reader knows the syntax of `deb822(5)`, but not the meaning of any field. Lines of spaces
/// and tabs separate stanzas like empty lines, which the syntax permits.
struct StanzaReader {
  /// The bytes of the file.
  let bytes: [UInt8]

  private let limits: PackageDatabase.Limits
  private var position: Int
  private var lineNumber = 0

  /// Creates a reader at the start of a file.
  init(bytes: [UInt8], limits: PackageDatabase.Limits = .standard) {
    self.bytes = bytes
    self.limits = limits
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  /// Returns the next stanza, which may have no valid field; `nil` at the end of the file.
  mutating func next(reporting log: inout ProblemLog) -> Stanza? {
    var draft: StanzaDraft?
    while let line = readLine() {
      if isBlank(line.range) {
        if draft == nil { continue } else { break }
      }
      if bytes[line.range.lowerBound] == ASCII.hash { continue }
      draft = draft ?? StanzaDraft(line: line.number, limits: limits)
      draft?.add(line, of: bytes, reporting: &log)
      if !line.isTerminated { reportUnterminated(line, &log) }
    }
    return draft?.stanza
  }

  /// A line of the file.
  struct Line {
    /// The range of the line without its line end.
    let range: Range<Int>
    /// The number of the line, from one.
    let number: Int
    /// A Boolean value that is `true` if a line end follows, not the end of the file.
    let isTerminated: Bool
  }

  private mutating func readLine() -> Line? {
    guard position < bytes.endIndex else { return nil }
    let start = position
    let newline = bytes[start...].firstIndex(of: ASCII.newline)
    var end = newline ?? bytes.endIndex
    position = newline.map { $0 + 1 } ?? bytes.endIndex
    lineNumber += 1
    if end > start, bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    return Line(range: start..<end, number: lineNumber, isTerminated: newline != nil)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy(ASCII.isBlank)
  }

  private func reportUnterminated(_ line: Line, _ log: inout ProblemLog) {
    log.record(
      .unterminatedFile, line: line.number,
      """
      The file ends within the line \(Excerpt.quoted(bytes[line.range])), without a line end. \
      Probably writing it was interrupted; the end of this stanza may be missing.
      """)
  }
}
