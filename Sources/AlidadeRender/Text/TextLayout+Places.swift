import AlidadeLayout

/// A position in a laid-out text.
public struct TextHit: Hashable, Sendable {
  /// The nearest position between two characters, in bytes of UTF-8 from the start of the text.
  public let offset: Int
  /// The nearest character; empty in a line without characters.
  public let character: Range<Int>
}

// The positions of characters.
extension TextLayout {
  /// The width with which a line without characters is shown as selected, relative to its height.
  private static let emptyWidth = 0.25

  /// Returns the position that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: the point, in points from the top-left corner of the view.
  ///   - width: the width of the view, in points.
  /// - Complexity: O(lines, and characters of one line).
  public func place(at point: Point, width: Double) -> TextHit {
    let lines = lines(width: width)
    let index = lines.lastIndex { $0.bounds.minY <= point.y } ?? 0
    guard lines.indices.contains(index) else { return TextHit(offset: 0, character: 0..<0) }
    let line = lines[index]
    let clusters = clusters(ofLine: index, width)
    guard let first = clusters.first, let last = clusters.last else {
      return TextHit(
        offset: line.range.lowerBound, character: line.range.lowerBound..<line.range.lowerBound)
    }
    let text = content.plainText
    if point.x < first.x {
      let offset = line.isRightToLeft ? line.range.upperBound : line.range.lowerBound
      return TextHit(offset: offset, character: hit(first, at: first.x, text).character)
    }
    if point.x >= last.maxX {
      let offset = line.isRightToLeft ? line.range.lowerBound : line.range.upperBound
      return TextHit(offset: offset, character: hit(last, at: last.maxX, text).character)
    }
    return hit(clusters.last { $0.x <= point.x } ?? first, at: point.x, text)
  }

  /// Returns the rectangles behind a range of characters, from top to bottom and from left to
  /// right, in points from the top-left corner of the view.
  ///
  /// - Parameters:
  ///   - range: the range, in bytes of UTF-8; parts outside the text are ignored.
  ///   - width: the width of the view, in points.
  /// - Complexity: O(lines, and characters of the first and the last line).
  public func rectangles(of range: Range<Int>, width: Double) -> [Rect] {
    guard !range.isEmpty else { return [] }
    let text = content.plainText
    var found: [Rect] = []
    for (index, line) in lines(width: width).enumerated() {
      let bounds = line.bounds
      if line.range.isEmpty {
        guard range.contains(line.range.lowerBound) else { continue }
        let mark = bounds.size.height * TextLayout.emptyWidth
        let x = line.isRightToLeft ? bounds.minX - mark : bounds.minX
        found.append(Rect(x: x, y: bounds.minY, width: mark, height: bounds.size.height))
      } else if range.lowerBound <= line.range.lowerBound,
        range.upperBound >= line.range.upperBound
      {
        found.append(bounds)
      } else if range.overlaps(line.range) {
        found += rectangles(of: range, in: clusters(ofLine: index, width), bounds, text)
      }
    }
    return found
  }

  /// Returns the rectangles behind the visible characters of ranges, each as
  /// ``rectangles(of:width:)`` does, except those behind an ellipsis.
  ///
  /// If the positions of characters aren't known, each range has the rectangle of the whole text.
  ///
  /// - Complexity: O(lines times ranges, and characters of the lines with ranges).
  package func shownRectangles(of ranges: [Range<Int>], width: Double) -> [[Rect]] {
    guard payload is any TextGeometry else {
      return ranges.map { _ in [Rect(origin: .zero, size: size)] }
    }
    let text = content.plainText
    var found: [[Rect]] = ranges.map { _ in [] }
    for (index, line) in lines(width: width).enumerated() {
      let inLine = ranges.indices.filter { ranges[$0].overlaps(line.range) }
      if inLine.isEmpty { continue }
      let clusters = clusters(ofLine: index, width).filter { !$0.isIndivisible }
      for range in inLine {
        found[range] += rectangles(of: ranges[range], in: clusters, line.bounds, text)
      }
    }
    return found
  }

  /// Returns the rectangles behind the visible characters of a range.
  package func shownRectangles(of range: Range<Int>, width: Double) -> [Rect] {
    shownRectangles(of: [range], width: width)[0]
  }

  /// Returns the top-left corners of the spaces in the text, in points from that of the view, by
  /// the index of their runs.
  ///
  /// Truncated spaces are omitted; so are all spaces if the positions of characters aren't known.
  ///
  /// - Complexity: O(runs and lines, and characters of the lines with spaces).
  package func originsOfSpaces(width: Double) -> [Int: Point] {
    var spaces: [Int: (run: Int, ascent: Double)] = [:]
    var starts: [Int] = []
    var start = 0
    for (index, run) in content.runs.enumerated() {
      if let space = run.space {
        spaces[start] = (index, space.ascent)
        starts.append(start)
      }
      start += run.text.utf8.count
    }
    guard !spaces.isEmpty, payload is any TextGeometry else { return [:] }
    var found: [Int: Point] = [:]
    var next = starts[...]
    for (index, line) in lines(width: width).enumerated() {
      next = next.drop { $0 < line.range.lowerBound }
      guard let first = next.first, line.range.contains(first) else { continue }
      for cluster in clusters(ofLine: index, width) where !cluster.isIndivisible {
        guard let space = spaces[cluster.range.lowerBound] else { continue }
        found[space.run] = Point(x: cluster.x, y: line.baseline - space.ascent)
      }
    }
    return found
  }

  // The text is passed on, because joining its runs takes as long as the text.
  private func rectangles(
    of range: Range<Int>, in clusters: [TextCluster], _ bounds: Rect, _ text: String
  ) -> [Rect] {
    var found: [Rect] = []
    for cluster in clusters where cluster.range.overlaps(range) {
      let stops = stops(of: cluster, text)
      for (character, (left, right)) in stops where character.overlaps(range) {
        if let last = found.last, abs(last.maxX - left) < 0.01 {
          found[found.count - 1].size.width = right - last.minX
        } else {
          found.append(
            Rect(x: left, y: bounds.minY, width: right - left, height: bounds.size.height))
        }
      }
    }
    return found
  }

  private func hit(_ cluster: TextCluster, at x: Double, _ text: String) -> TextHit {
    let stops = stops(of: cluster, text)
    let index = stops.lastIndex { $0.edges.left <= x } ?? 0
    let (character, edges) = stops[index]
    let isLeft = x < (edges.left + edges.right) / 2
    return TextHit(
      offset: isLeft != cluster.isRightToLeft ? character.lowerBound : character.upperBound,
      character: character)
  }

  /// Returns the characters of a cluster with their left and right edges, from the left.
  private func stops(
    of cluster: TextCluster, _ text: String
  ) -> [(character: Range<Int>, edges: (left: Double, right: Double))] {
    let characters = cluster.isIndivisible ? [cluster.range] : characters(in: cluster.range, text)
    let share = cluster.width / Double(characters.count)
    let ordered = cluster.isRightToLeft ? characters.reversed() : characters
    return ordered.enumerated().map { index, character in
      let left = cluster.x + Double(index) * share
      return (character, (left, left + share))
    }
  }

  /// Returns the characters in a range; the range itself if there are none.
  private func characters(in range: Range<Int>, _ text: String) -> [Range<Int>] {
    if range.count <= 1 { return [range] }
    let start = text.utf8.index(
      text.startIndex, offsetBy: range.lowerBound, limitedBy: text.endIndex)
    let end = text.utf8.index(
      text.startIndex, offsetBy: range.upperBound, limitedBy: text.endIndex)
    guard let start, let end, start < end else { return [range] }
    var found: [Range<Int>] = []
    var place = range.lowerBound
    for character in text[start..<end] {
      let next = place + character.utf8.count
      found.append(place..<next)
      place = next
    }
    return found.isEmpty ? [range] : found
  }

  // MARK: - Lines

  /// Returns the lines of the text, from the top; the whole text counts as one line if their
  /// positions aren't known.
  ///
  /// - Parameter width: the width of the view, in points.
  package func lines(width: Double) -> [TextLine] {
    if let geometry = payload as? any TextGeometry {
      return geometry.lines(of: self, width: width)
    }
    return [
      TextLine(
        bounds: Rect(origin: .zero, size: size), baseline: baseline,
        range: 0..<content.plainText.utf8.count)
    ]
  }

  private func clusters(ofLine line: Int, _ width: Double) -> [TextCluster] {
    if let geometry = payload as? any TextGeometry {
      return geometry.clusters(ofLine: line, of: self, width: width)
    }
    let all = 0..<content.plainText.utf8.count
    return all.isEmpty
      ? [] : [TextCluster(range: all, x: 0, width: size.width, isIndivisible: true)]
  }
}
