import AlidadeLayout
import AlidadeRender

// The positions of characters, determined by breaking the text into lines again, because few texts
// are ever selected.
extension HeadlessTextLines: TextGeometry {
  /// Returns the lines, from the top.
  ///
  /// A line whose first letter is Hebrew or Arabic is read from the right, with all its characters.
  public func lines(of layout: TextLayout, width: Double) -> [TextLine] {
    var top = 0.0
    return zip(lines, places(in: layout)).map { line, place in
      defer { top += line.height }
      let isRightToLeft = HeadlessTextLines.isRightToLeft(line.text)
      let start = HeadlessTextLines.start(
        of: line.width, in: width, layout.content, isRightToLeft: isRightToLeft)
      let end = place.clusters.last?.range.upperBound ?? place.start
      return TextLine(
        bounds: Rect(x: start, y: top, width: line.width, height: line.height),
        baseline: top + line.ascent, range: place.start..<max(place.start, end),
        isRightToLeft: isRightToLeft)
    }
  }

  /// Returns the characters of a line, from the left.
  public func clusters(
    ofLine index: Int, of layout: TextLayout, width: Double
  ) -> [TextCluster] {
    let places = places(in: layout)
    let lines = lines(of: layout, width: width)
    guard places.indices.contains(index), lines.indices.contains(index) else { return [] }
    let line = lines[index]
    var distance = 0.0
    let clusters = places[index].clusters.map { place in
      defer { distance += place.width }
      let x =
        line.isRightToLeft
        ? line.bounds.maxX - distance - place.width : line.bounds.minX + distance
      return TextCluster(
        range: place.range, x: x, width: place.width, isRightToLeft: line.isRightToLeft,
        isIndivisible: place.isEllipsis)
    }
    return line.isRightToLeft ? clusters.reversed() : clusters
  }

  /// A character in a line, or an ellipsis with the characters that it replaces.
  private struct Place {
    var range: Range<Int>
    let width: Double
    let isEllipsis: Bool
  }

  private func places(in layout: TextLayout) -> [(start: Int, clusters: [Place])] {
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
      return (start, places)
    }
  }

  private static func start(
    of line: Double, in width: Double, _ content: TextContent, isRightToLeft: Bool
  ) -> Double {
    let free = width - line
    let startsRight = isRightToLeft || content.direction == .rightToLeft
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
