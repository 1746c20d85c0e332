import AlidadeLayout
import AlidadeRender

/// The texts of a row, in reading order.
struct RowTexts: Sendable {
  let texts: [PlacedText]

  init(_ tree: RenderTree) { texts = tree.texts }

  /// Returns the position that is nearest to a point, and the character there; `nil` if there is no
  /// text.
  ///
  /// - Parameters:
  ///   - point: the point in the coordinates of the row.
  ///   - isCandidate: returns `true` for the frame of a text to consider; by default, for all.
  func hit(
    at point: Point, where isCandidate: (Rect) -> Bool = { _ in true }
  ) -> (text: Int, hit: TextHit)? {
    let candidates = texts.indices.filter { isCandidate(texts[$0].frame) }
    let nearest = candidates.min { distance(to: point, of: $0) < distance(to: point, of: $1) }
    guard let nearest else { return nil }
    let frame = texts[nearest].frame
    let hit = texts[nearest].layout.place(at: point - frame.origin, width: frame.size.width)
    return (nearest, hit)
  }

  /// The distance from a text: the vertical distance takes precedence, because lines are read one
  /// by one.
  private func distance(to point: Point, of index: Int) -> (Double, Double) {
    let frame = texts[index].frame
    return (
      max(frame.minY - point.y, 0, point.y - frame.maxY),
      max(frame.minX - point.x, 0, point.x - frame.maxX)
    )
  }

  /// Returns the selected bytes of each text; `nil` for a text that isn't selected.
  func ranges(in part: Range<TextPlace>) -> [Range<Int>?] {
    texts.enumerated().map { index, text in
      let (start, end) = (part.lowerBound, part.upperBound)
      guard start.text <= index, index <= end.text else { return nil }
      let string = text.layout.content.plainText
      let lower = start.text == index ? string.characterStart(atByte: start.offset) : 0
      let upper =
        end.text == index ? string.characterStart(atByte: end.offset) : string.utf8.count
      return lower..<max(lower, upper)
    }
  }

  /// Returns `true` if all characters are selected.
  func coversAllText(_ part: Range<TextPlace>) -> Bool {
    zip(texts, ranges(in: part)).allSatisfy { text, range in
      range == 0..<text.layout.content.plainText.utf8.count
    }
  }

  /// Returns the selected characters; `nil` if the row has no text.
  ///
  /// A tab is between texts that are next to each other, and a line feed between others.
  func string(in part: Range<TextPlace>) -> String? {
    var joined: String?
    var last: Rect?
    for (text, range) in zip(texts, ranges(in: part)) {
      guard let range else { continue }
      if let last { joined?.append(RowTexts.areBeside(last, text.frame) ? "\t" : "\n") }
      joined = (joined ?? "") + text.layout.content.copiedText(inBytes: range)
      last = text.frame
    }
    return joined ?? (texts.isEmpty ? nil : "")
  }

  /// Returns `true` if two texts share more than half of the height of the lower one.
  private static func areBeside(_ one: Rect, _ other: Rect) -> Bool {
    let shared = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    return shared > min(one.size.height, other.size.height) / 2
  }
}
