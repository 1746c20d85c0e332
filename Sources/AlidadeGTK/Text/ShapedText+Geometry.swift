#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// The positions of characters, determined from the drawn glyphs.
extension ShapedText: TextGeometry {
  func lines(of layout: TextLayout, width: Double) -> [TextLine] {
    lines.map { line in
      TextLine(
        bounds: Rect(
          x: offset(of: line, layout.content, width: width), y: line.top, width: line.width,
          height: line.height),
        baseline: line.baseline, range: line.range, isRightToLeft: line.isRightToLeft)
    }
  }

  func clusters(ofLine index: Int, of layout: TextLayout, width: Double) -> [TextCluster] {
    guard lines.indices.contains(index) else { return [] }
    let line = lines[index]
    let start = offset(of: line, layout.content, width: width)
    return runs[line.runs].flatMap { clusters(of: $0, from: start + Double($0.x)) }
  }

  /// Returns the distance of a line from the left edge of the frame, in points.
  ///
  /// Lines of right-to-left text start at the right, as do all lines in a right-to-left layout.
  func offset(of line: Line, _ content: TextContent, width: Double) -> Double {
    let free = width - line.width
    let startsRight = line.isRightToLeft || content.direction == .rightToLeft
    // Whole points keep the glyphs of centered text sharp.
    switch content.alignment {
    case .center: return (free / 2).rounded(.down)
    case .start: return startsRight ? free : 0
    case .end: return startsRight ? 0 : free
    }
  }

  /// Returns the clusters of a run, from left to right; the glyphs have that order in both
  /// directions.
  private func clusters(of run: Run, from start: Double) -> [TextCluster] {
    let glyphs = run.glyphs.pointee
    let count = Int(glyphs.num_glyphs)
    var found: [(first: Int, x: Double, width: Double)] = []
    var x = start
    for index in 0..<count {
      let first = Int(glyphs.log_clusters[index])
      let width = points(glyphs.glyphs[index].geometry.width)
      if let last = found.last, last.first == first {
        found[found.count - 1].width += width
      } else {
        found.append((first, x, width))
      }
      x += width
    }
    return found.indices.map { index in
      let following = run.isRightToLeft ? index - 1 : index + 1
      let isLast = !found.indices.contains(following)
      let lower = min(run.range.lowerBound + found[index].first, run.range.upperBound)
      let upper =
        isLast
        ? run.range.upperBound
        : min(run.range.lowerBound + found[following].first, run.range.upperBound)
      return TextCluster(
        range: lower..<max(lower, upper), x: found[index].x, width: found[index].width,
        isRightToLeft: run.isRightToLeft, isIndivisible: run.isEllipsis || (isLast && run.endsCut))
    }
  }
}
#endif
