import AlidadeRender

/// Text of one style in plain ASCII letters that fits into one line, as most texts do: found without
/// looking at characters, of which a text is broken into lines otherwise.
struct PlainLine: Sendable {
  private let run: TextRun
  /// The number of letters without spaces at the end.
  private let count: Int
  /// The extent without spaces at the end, in points.
  let width: Double

  /// The distance from the top of the line to its baseline, in points.
  var ascent: Double { run.style.ascent }
  /// In points.
  var height: Double { run.style.lineHeight }

  /// - Parameter offered: the width that the line must fit into, in points.
  /// - Returns: `nil` for any other text.
  init?(_ content: TextContent, width offered: Double) {
    guard content.runs.count == 1 else { return nil }
    let run = content.runs[0]
    let advance = run.style.advance
    let found = run.text.utf8.withContiguousStorageIfAvailable { letters in
      PlainLine.measure(letters, advance, within: offered)
    }
    guard let (count, width) = found ?? nil else { return nil }
    self.run = run
    self.count = count
    self.width = width
  }

  private static func measure(
    _ letters: UnsafeBufferPointer<UInt8>, _ advance: Double, within offered: Double
  ) -> (count: Int, width: Double)? {
    var (count, width, extent) = (0, 0.0, 0.0)
    for place in letters.indices {
      let letter = letters[place]
      // Below are line feeds, above are letters of several bytes.
      guard letter >= UInt8(ascii: " "), letter < 0x7F else { return nil }
      extent += advance
      if letter == UInt8(ascii: " ") { continue }
      if extent > offered + 1e-9, place > 0 { return nil }
      count = place + 1
      width = extent
    }
    return (count, width)
  }

  /// The line.
  var made: HeadlessTextLines.Line {
    let isTrimmed = count < run.text.utf8.count
    let text = isTrimmed ? String(run.text.utf8.prefix(count)) ?? "" : run.text
    return HeadlessTextLines.Line(
      fragments: text.isEmpty ? [] : [.init(text: text, style: run.style)], width: width,
      height: height, ascent: ascent)
  }
}
