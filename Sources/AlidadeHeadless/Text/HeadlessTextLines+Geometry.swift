import AlidadeLayout
import AlidadeRender

// The positions of characters, determined once by breaking the text into lines again.
extension HeadlessTextLines: TextGeometry {
  /// Returns the lines, from the top.
  ///
  /// A line whose first letter is Hebrew or Arabic is read from the right, with all its characters.
  public func lines(of layout: TextLayout, width: Double) -> [TextLine] {
    var top = 0.0
    return zip(lines, places(in: layout)).map { line, place in
      defer { top += line.height }
      let start = HeadlessTextLines.start(of: line, layout.content, width: width)
      let end = place.characters.last?.range.upperBound ?? place.start
      return TextLine(
        bounds: Rect(x: start, y: top, width: line.width, height: line.height),
        baseline: top + line.ascent, range: place.start..<max(place.start, end),
        isRightToLeft: HeadlessTextLines.isRightToLeft(line.text))
    }
  }

  /// Returns the characters of a line, from the left.
  public func clusters(
    ofLine index: Int, of layout: TextLayout, width: Double
  ) -> [TextCluster] {
    let (places, lines) = (places(in: layout), lines)
    guard places.indices.contains(index), lines.indices.contains(index) else { return [] }
    let line = lines[index]
    let isRightToLeft = HeadlessTextLines.isRightToLeft(line.text)
    let start = HeadlessTextLines.start(of: line, layout.content, width: width)
    var distance = 0.0
    let clusters = places[index].characters.map { place in
      defer { distance += place.width }
      let x = isRightToLeft ? start + line.width - distance - place.width : start + distance
      return TextCluster(
        range: place.range, x: x, width: place.width, isRightToLeft: isRightToLeft,
        isIndivisible: place.isEllipsis)
    }
    return isRightToLeft ? clusters.reversed() : clusters
  }

  /// The position of a line in the text, and its characters.
  struct LinePlaces {
    let start: Int
    let characters: [Place]
  }

  /// A character in a line, or an ellipsis with the characters that it replaces.
  struct Place {
    var range: Range<Int>
    let width: Double
    let isEllipsis: Bool
  }

  private func places(in layout: TextLayout) -> [LinePlaces] {
    places.withLock { places in
      if let places { return places }
      let made = makePlaces(in: layout)
      places = made
      return made
    }
  }

  private func makePlaces(in layout: TextLayout) -> [LinePlaces] {
    let content = layout.content.scaled(by: scale)
    var breaker = LineBreaker(content, width: layout.maximumWidth, notesPlaces: true)
    _ = breaker.lines()
    let runs = content.runs
    let count = content.plainText.utf8.count
    return (breaker.places ?? []).map { start, glyphs in
      var places = glyphs.map { glyph in
        Place(
          range: glyph.range,
          width: glyph.isEllipsis ? runs[glyph.run].style.advance : runs[glyph.run].advance,
          isEllipsis: glyph.isEllipsis)
      }
      for index in places.indices where places[index].isEllipsis {
        let lower = index > 0 ? places[index - 1].range.upperBound : start
        let upper = index + 1 < places.count ? places[index + 1].range.lowerBound : count
        places[index].range = lower..<max(lower, upper)
      }
      return LinePlaces(start: start, characters: places)
    }
  }

  /// Returns the left edge of a line in a view of a width.
  static func start(of line: Line, _ content: TextContent, width: Double) -> Double {
    let free = width - line.width
    let startsRight = content.direction == .rightToLeft || isRightToLeft(line.text)
    switch content.alignment {
    case .center: return (free / 2).rounded(.down)
    case .start: return startsRight ? free : 0
    case .end: return startsRight ? 0 : free
    }
  }

  private static func isRightToLeft(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map {
      (0x0590...0x08FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
    }
      ?? false
  }
}
