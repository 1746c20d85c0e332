#if GTK
import AlidadeRender
import CAlidadeGTK
import CGTK

// Long texts, which are laid out in pieces up to the line limit.
extension TextShaper {
  /// A piece of a paragraph that Pango has broken into lines.
  private struct Piece {
    let layout: OpaquePointer
    /// The range of the piece, in bytes of the text.
    let range: Range<Int>
    let firstRun: Int
    let lineCount: Int
    /// The number of leading lines that are the same as in a layout of the whole paragraph.
    let completeCount: Int
    /// A Boolean value that is `true` if the paragraph ends with the piece.
    let endsParagraph: Bool
    /// A Boolean value that is `true` if the text ends with the piece.
    let endsText: Bool

    /// Returns the start of a line, in bytes of the text.
    func start(ofLine line: Int) -> Int {
      range.lowerBound
        + Int(pango_layout_get_line_readonly(layout, Int32(line)).pointee.start_index)
    }
  }

  /// Lays out a text with several paragraphs, or with a long paragraph.
  func linesByPieces(of content: TextContent, width: Double) -> TextLines {
    let pieces = TextPieces(content)
    var lines = TextLines()
    var remaining = content.maximumLineCount
    walk(pieces, width: width, wrap: PANGO_WRAP_WORD_CHAR) { piece in
      let isLast = piece.endsText && piece.completeCount == piece.lineCount
      let isCut =
        piece.completeCount > remaining || (piece.completeCount == remaining && !isLast)
      let whole = isCut ? remaining - 1 : piece.completeCount
      let start = piece.range.lowerBound
      append(
        piece.layout, limit: whole, firstRun: piece.firstRun, of: content, to: &lines
      ) { start + $0 }
      remaining -= whole
      if isCut { appendCut(piece, line: whole, of: pieces, width: width, to: &lines) }
      return !isCut
    }
    return lines
  }

  /// Returns the width of the widest unbreakable part of the text.
  func minimumWidthByPieces(of content: TextContent) -> Double {
    var widest = 0.0
    walk(TextPieces(content), width: 0, wrap: PANGO_WRAP_WORD) { piece in
      for line in 0..<piece.completeCount {
        var extents = PangoRectangle()
        pango_layout_line_get_extents(
          pango_layout_get_line_readonly(piece.layout, Int32(line)), nil, &extents)
        widest = max(widest, points(extents.width))
      }
      return true
    }
    return widest
  }

  /// Adds the last line that fits, with an ellipsis for the rest.
  private func appendCut(
    _ piece: Piece, line: Int, of pieces: TextPieces, width: Double, to lines: inout TextLines
  ) {
    let start = piece.start(ofLine: line)
    var (part, firstRun) = pieces.content(of: start..<piece.range.upperBound)
    // The last line represents the rest of the text.
    var lastRun = Int.max
    var place = TextShaper.place(after: start, in: part, of: pieces)
    if pieces.content.truncation != .tail, width.isFinite {
      (part, firstRun) = pieces.rest(from: start)
      place = TextShaper.place(after: start, in: part, of: pieces)
    } else if !width.isFinite || (piece.endsParagraph && line == piece.lineCount - 1) {
      // A run that is a component can't also contain the ellipsis.
      let last = part.runs.count - 1
      lastRun = firstRun + last
      if part.runs[last].space == nil {
        part.runs[last].text += "…"
      } else {
        part.runs.append(TextRun("…", style: part.runs[last].style))
      }
    }
    let layout = makeLayout(part)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    setWidth(width, of: layout)
    cutOff(layout, part, limit: 1, width: width)
    append(
      layout, limit: 1, firstRun: firstRun, lastRun: lastRun, of: pieces.content, to: &lines,
      place: place)
  }

  /// Returns a closure that converts a position in the last line to a position in the text, both in
  /// bytes.
  ///
  /// If the middle of the text is omitted, the second half of a part is counted from the end of the
  /// text.
  private static func place(
    after start: Int, in part: TextContent, of pieces: TextPieces
  ) -> (Int) -> Int {
    let length = part.runs.reduce(0) { $0 + $1.text.utf8.count }
    let (count, isTail) = (pieces.count, pieces.content.truncation == .tail)
    return { place in
      if place >= length { return count }
      if isTail || place < length / 2 { return min(start + place, count) }
      return max(start, count - (length - place))
    }
  }

  private func append(
    _ layout: OpaquePointer, limit: Int, firstRun: Int, lastRun: Int = .max,
    of content: TextContent,
    to lines: inout TextLines, place: (Int) -> Int
  ) {
    let style = StyleMarks.style(in: content)
    lines.append(layout, limit: limit, fonts: fonts, content: content, place: place) {
      min(firstRun + style($0), lastRun)
    }
  }

  /// Passes the pieces of a text to `body` in order, until `body` returns `false`.
  ///
  /// A piece of a long paragraph has several lines; its last line is incomplete, and the next piece
  /// begins there. A piece without a complete line is laid out again with twice the length, up to
  /// the maximum length; at that length, the line ends at any position.
  private func walk(
    _ pieces: TextPieces, width: Double, wrap: PangoWrapMode, _ body: (Piece) -> Bool
  ) {
    var direction = baseDirection(of: pieces.substring(0..<pieces.count))
    if direction == PANGO_DIRECTION_NEUTRAL {
      direction =
        pieces.content.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    }
    var next: Int? = 0
    while let start = next {
      let (end, following) = pieces.paragraph(at: start)
      let own = baseDirection(of: pieces.substring(start..<end))
      // Paragraphs without letters keep the direction of the previous one.
      if own != PANGO_DIRECTION_NEUTRAL { direction = own }
      let isDone = walk(
        pieces, paragraph: start..<end, isLast: following == nil, width: width, wrap: wrap,
        direction, body)
      if isDone { return }
      next = following
    }
  }

  /// - Returns: `true` if `body` has returned `false`.
  private func walk(
    _ pieces: TextPieces, paragraph: Range<Int>, isLast: Bool, width: Double,
    wrap: PangoWrapMode, _ direction: PangoDirection, _ body: (Piece) -> Bool
  ) -> Bool {
    var start = paragraph.lowerBound
    var length =
      paragraph.count <= TextPieces.wholeLength
      ? paragraph.count : pieceLength(of: pieces.content, width: width)
    while true {
      let end = pieces.boundary(at: min(start + length, paragraph.upperBound))
      let endsParagraph = end == paragraph.upperBound
      let (part, firstRun) = pieces.content(of: start..<end)
      let layout = makeLayout(part, direction)
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      setWidth(width, of: layout)
      pango_layout_set_wrap(layout, wrap)
      let count = Int(pango_layout_get_line_count(layout))
      var complete = endsParagraph ? count : count - 1
      if complete == 0 {
        if length < TextPieces.maximumLength {
          length = min(2 * length, TextPieces.maximumLength)
          continue
        }
        complete = count
      }
      let piece = Piece(
        layout: layout, range: start..<end, firstRun: firstRun, lineCount: count,
        completeCount: complete, endsParagraph: endsParagraph, endsText: endsParagraph && isLast)
      if !body(piece) { return true }
      if endsParagraph { return false }
      start = complete < count ? piece.start(ofLine: complete) : end
    }
  }

  /// Returns the estimated length of a piece with several complete lines.
  private func pieceLength(of content: TextContent, width: Double) -> Int {
    guard width.isFinite else { return TextPieces.maximumLength }
    let size = max(1, content.runs[0].style.fontSize)
    let lines = 32.0
    return Int(min(max(width / size * lines, 128), Double(TextPieces.maximumLength)))
  }

  private func baseDirection(of text: Substring) -> PangoDirection {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map {
          alidade_base_direction($0, Int32(clamping: characters.count))
        }
      }
    }.flatMap { $0 }.map { PangoDirection(UInt32($0)) } ?? PANGO_DIRECTION_NEUTRAL
  }
}
#endif
