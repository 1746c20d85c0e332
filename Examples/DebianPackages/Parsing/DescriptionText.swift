/// The two parts of a `Description`: its first line, and the paragraphs below it (policy 5.6.13).
struct DescriptionText {
  /// The first line, trimmed; may be empty.
  let summary: String

  /// The paragraphs; none is empty.
  private(set) var paragraphs: [Package.Paragraph] = []

  private var text: [UInt8] = []
  private var verbatimLines: [String] = []

  /// Creates the text from the value of a field.
  init(_ value: ArraySlice<UInt8>) {
    var lines = FieldLines(value)
    summary = String(decoding: lines.next()?.trimmed() ?? [], as: UTF8.self)
    while let line = lines.next() { add(line.dropFirst()) }
    endText()
    endVerbatim()
  }

  /// Adds a line, without the blank that begins every line.
  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, !(first == ASCII.fullStop && line.count == 1) else {
      endText()
      endVerbatim()
      return
    }
    if ASCII.isBlank(first) {
      endText()
      verbatimLines.append(String(decoding: line, as: UTF8.self))
    } else {
      endVerbatim()
      if !text.isEmpty { text.append(ASCII.space) }
      text.append(contentsOf: line)
    }
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    paragraphs.append(.text(String(decoding: text, as: UTF8.self)))
    text.removeAll(keepingCapacity: true)
  }

  private mutating func endVerbatim() {
    guard !verbatimLines.isEmpty else { return }
    paragraphs.append(.verbatim(verbatimLines))
    verbatimLines.removeAll()
  }
}
