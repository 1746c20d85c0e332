import AlidadeRender

/// A single line of printable ASCII characters in one style, as most texts are.
///
/// It is measured without breaking the text into characters.
struct PlainLine: Sendable {
  private let run: TextRun
  /// The number of characters without trailing spaces.
  private let count: Int
  /// The width without trailing spaces, in points.
  let width: Double

  /// The distance from the top of the line to its baseline, in points.
  var ascent: Double { run.style.ascent }
  /// The height of the line, in points.
  var height: Double { run.style.lineHeight }

  /// Creates a line, or returns `nil` if the text isn't printable ASCII in one style, or doesn't
  /// fit.
  ///
  /// - Parameter offered: the available width, in points.
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
      // Lower bytes are control characters such as line feeds; higher ones belong to multibyte
      // characters.
      guard letter >= UInt8(ascii: " "), letter < 0x7F else { return nil }
      extent += advance
      if letter == UInt8(ascii: " ") { continue }
      if extent > offered + 1e-9, place > 0 { return nil }
      count = place + 1
      width = extent
    }
    return (count, width)
  }

  var made: HeadlessTextLines.Line {
    let isTrimmed = count < run.text.utf8.count
    let text = isTrimmed ? String(run.text.utf8.prefix(count)) ?? "" : run.text
    return HeadlessTextLines.Line(
      fragments: text.isEmpty
        ? [] : [.init(text: text, style: run.style, width: width, isSpace: false)],
      width: width,
      height: height, ascent: ascent)
  }
}
