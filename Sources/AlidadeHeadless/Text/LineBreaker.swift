import AlidadeRender

/// A greedy line breaker that breaks text between words.
struct LineBreaker {
  typealias Line = HeadlessTextLines.Line

  /// A character, the index of its run and its place.
  struct Glyph {
    let character: Character
    let run: Int
    /// The characters of the text that it represents, in bytes; empty for an ellipsis.
    let range: Range<Int>
    /// A Boolean value that is `true` for white space, including line feeds.
    let isSpace: Bool
    let isNewline: Bool

    /// A Boolean value that is `true` for an ellipsis.
    var isEllipsis: Bool { range.isEmpty }

    init(character: Character, run: Int, range: Range<Int> = 0..<0) {
      self.character = character
      self.run = run
      self.range = range
      isSpace = character.isSpace
      isNewline = isSpace && character.isNewline
    }
  }

  private let content: TextContent
  private let width: Double
  private let runs: [TextRun]
  private var glyphs: [Glyph] = []
  private var position = 0
  /// The position of the first character that isn't in `glyphs` yet.
  private var next: (run: Int, index: String.Index)

  /// The characters of each line and the position at which it begins, in bytes; `nil` unless they
  /// are requested.
  private(set) var places: [(start: Int, glyphs: [Glyph])]?
  /// The first character of the current line.
  private var lineStart = 0

  private static let ellipsis: Character = "\u{2026}"

  /// - Parameter notesPlaces: `true` to collect ``places``.
  init(_ content: TextContent, width: Double, notesPlaces: Bool = false) {
    self.content = content
    places = notesPlaces ? [] : nil
    self.width = width
    runs = content.runs.isEmpty ? [TextRun("")] : content.runs
    next = (0, content.runs.first?.text.startIndex ?? "".startIndex)
    guard content.maximumLineCount == .max else { return }
    glyphs.reserveCapacity(content.runs.reduce(0) { $0 + $1.text.utf8.count })
    for (index, run) in content.runs.enumerated() {
      for character in run.text { add(character, run: index) }
    }
    next.run = content.runs.count
  }

  private mutating func add(_ character: Character, run: Int) {
    let start = glyphs.last?.range.upperBound ?? 0
    glyphs.append(
      Glyph(
        character: character, run: run, range: start..<start + character.utf8.count))
  }

  /// Returns `true` if there is a character at a position.
  ///
  /// Characters are read on demand, because most of a text with a line limit may never be shown.
  private mutating func has(_ place: Int) -> Bool {
    while place >= glyphs.count, next.run < content.runs.count {
      let text = content.runs[next.run].text
      let goal = min(place, glyphs.count + 255)
      var index = next.index
      while index < text.endIndex, glyphs.count <= goal {
        add(text[index], run: next.run)
        index = text.index(after: index)
      }
      next.index = index
      if index < text.endIndex { continue }
      next.run += 1
      if next.run < content.runs.count { next.index = content.runs[next.run].text.startIndex }
    }
    return place < glyphs.count
  }

  /// Returns all lines; at least one.
  mutating func lines() -> [Line] {
    var lines: [Line] = []
    repeat {
      let start = position
      lineStart = start
      let line = takeLine()
      if lines.count + 1 == content.maximumLineCount, has(position) || endsOpen {
        lines.append(truncated(from: start))
        return lines
      }
      lines.append(self.line(line))
    } while has(position) || endsOpen
    return lines
  }

  /// A Boolean value that is `true` if the last character is a line feed, so that an empty line
  /// follows.
  private var endsOpen: Bool {
    position == glyphs.count && !isAfterEnd && glyphs.last?.isNewline ?? false
  }

  /// A Boolean value that is `true` if the last line was taken, so that no empty line follows.
  private var isAfterEnd = false

  /// Takes the characters of the next line and skips the spaces or the line feed that end it.
  private mutating func takeLine() -> ArraySlice<Glyph> {
    if !has(position) {
      isAfterEnd = true
      return []
    }
    let start = position
    var end = position
    var lastBreak: Int?
    var extent = 0.0
    while has(end), !glyphs[end].isNewline {
      let isSpace = glyphs[end].isSpace
      if end > start, canBreak(before: end) { lastBreak = end }
      extent += advance(glyphs[end])
      // Spaces may overflow: trailing spaces have no width.
      if !isSpace, extent > width + 1e-9, end > start { break }
      end += 1
      if isSpace { lastBreak = end }
    }
    if !has(end) || glyphs[end].isNewline {
      position = min(end + 1, glyphs.count)
      if !has(end) { isAfterEnd = true }
      return trimmed(start..<end)
    }
    position = lastBreak ?? end
    return trimmed(start..<position)
  }

  private func canBreak(before place: Int) -> Bool {
    let (one, other) = (glyphs[place - 1], glyphs[place])
    return LineBreaker.canBreak(
      between: (one.character, runs[one.run].space != nil),
      (other.character, runs[other.run].space != nil))
  }

  private func trimmed(_ range: Range<Int>) -> ArraySlice<Glyph> {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].isSpace { end -= 1 }
    return glyphs[range.lowerBound..<end]
  }

  /// Returns the remaining text as one line, truncated with an ellipsis.
  private mutating func truncated(from start: Int) -> Line {
    var (end, seen) = (start, 0.0)
    // If the end is truncated, only the characters that fit are needed.
    while has(end), content.truncation != .tail || (seen <= width && !glyphs[end].isNewline) {
      seen += advance(glyphs[end])
      end += 1
    }
    let all = glyphs[start...].map { glyph in
      glyph.isNewline
        ? Glyph(character: " ", run: glyph.run, range: glyph.range) : glyph
    }
    let firstFeed = glyphs[start...].firstIndex { $0.isNewline }
    let mark = Glyph(
      character: LineBreaker.ellipsis,
      run: (all.first { runs[$0.run].space == nil } ?? all.first)?.run ?? 0)
    let room = width - advance(mark)
    switch content.truncation {
    case .tail:
      let end = firstFeed.map { $0 - start } ?? all.count
      return line(prefix(all[..<end], room) + [mark])
    case .head:
      return line([mark] + suffix(all[...], room))
    case .middle:
      let head = prefix(all[...], room / 2)
      return line(head + [mark] + suffix(all[head.count...], room - extent(head)))
    }
  }

  private func prefix(_ glyphs: ArraySlice<Glyph>, _ room: Double) -> [Glyph] {
    var extent = 0.0
    var taken = Array(
      glyphs.prefix { glyph in
        extent += advance(glyph)
        return extent <= room + 1e-9
      })
    while taken.last?.isSpace ?? false { taken.removeLast() }
    return taken
  }

  private func suffix(_ glyphs: ArraySlice<Glyph>, _ room: Double) -> [Glyph] {
    var extent = 0.0
    var start = glyphs.endIndex
    while start > glyphs.startIndex {
      extent += advance(glyphs[start - 1])
      if extent > room + 1e-9 { break }
      start -= 1
    }
    return Array(glyphs[start...].drop { $0.isSpace })
  }

  private mutating func line(_ glyphs: some Collection<Glyph>) -> Line {
    if places != nil { notePlaces(of: Array(glyphs)) }
    var fragments: [HeadlessTextLines.Fragment] = []
    var (text, width, isSpace) = ("", 0.0, false)
    var run = glyphs.first?.run ?? runHere
    var (ascent, descent) = (0.0, 0.0)
    func close() {
      let used = runs[run]
      (ascent, descent) = (max(ascent, used.ascent), max(descent, used.descent))
      if !text.isEmpty {
        fragments.append(
          .init(text: text, style: used.style, width: width, isSpace: isSpace))
      }
      (text, width) = ("", 0)
    }
    for glyph in glyphs {
      let isNextSpace = runs[glyph.run].space != nil && !glyph.isEllipsis
      if glyph.run != run || isSpace || isNextSpace {
        close()
        run = glyph.run
      }
      isSpace = isNextSpace
      text.append(glyph.character)
      width += advance(glyph)
    }
    close()
    return Line(
      fragments: fragments, width: extent(glyphs), height: ascent + descent, ascent: ascent)
  }

  private mutating func notePlaces(of line: [Glyph]) {
    let start =
      has(lineStart) ? glyphs[lineStart].range.lowerBound : glyphs.last?.range.upperBound ?? 0
    places?.append((start, line))
  }

  /// The run at the current position, for an empty line.
  private var runHere: Int {
    position > 0 && !glyphs.isEmpty ? glyphs[position - 1].run : 0
  }

  private func extent(_ glyphs: some Collection<Glyph>) -> Double {
    glyphs.reduce(0) { $0 + advance($1) }
  }

  private func advance(_ glyph: Glyph) -> Double {
    glyph.isEllipsis ? runs[glyph.run].style.advance : runs[glyph.run].advance
  }
}

extension LineBreaker {
  /// Returns `true` if a line can be broken between two characters because one is the space for a
  /// component.
  static func canBreak(
    between one: (character: Character, isSpace: Bool),
    _ other: (character: Character, isSpace: Bool)
  ) -> Bool {
    if other.isSpace { return !"([{\u{201C}\u{00BF}\u{00A1}".contains(one.character) }
    return one.isSpace && !other.character.isSpace
      && !")]}.,;:!?\u{201D}\u{2026}".contains(other.character)
  }
}

extension Character {
  /// A Boolean value that is `true` for white space.
  ///
  /// ASCII characters skip the Unicode tables.
  var isSpace: Bool {
    guard let ascii = asciiValue else { return isWhitespace }
    return ascii == 0x20 || (0x09...0x0D).contains(ascii)
  }
}
