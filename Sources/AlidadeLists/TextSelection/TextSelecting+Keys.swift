import AlidadeLayout
import AlidadeRender

// The keys that extend the selection.
extension TextSelecting {
  /// The texts of a row.
  private struct Line {
    let row: Int
    let texts: RowTexts
  }

  /// The maximum number of rows without text that a key skips, because rows without views are built
  /// for it.
  private static let skipLimit = 100

  /// Moves the end of the selection, and makes it visible.
  ///
  /// - Returns: `false` if the user hasn't pressed the text yet.
  func extend(by movement: CaretMovement) -> Bool {
    guard let ends = selector.ends else { return false }
    if let place = place(from: ends.moving, by: movement) {
      selector.select(from: ends.fixed..<ends.fixed, to: place..<place)
      reveal(place)
      list.showTextSelection()
      offer()
    }
    return true
  }

  /// Returns the position to which a movement leads; `nil` if there is no text nearby.
  private func place(from start: TextPlace, by movement: CaretMovement) -> TextPlace? {
    guard start.row < content.count else { return nil }
    if movement.isToStart { return .start(of: 0) }
    if movement.isToEnd { return .end(of: content.count - 1) }
    guard let line = line(from: start.row, by: -1) ?? line(from: start.row, by: 1) else {
      return nil
    }
    let start = line.texts.place(nearestTo: start, in: line.row)
    let text = line.texts.texts[start.text]
    let (layout, width) = (text.layout, text.frame.size.width)
    switch movement.destination(from: start.offset, in: layout, width: width) {
    case .inside(let offset): return TextPlace(row: line.row, text: start.text, offset: offset)
    case .before: return place(before: start, in: line, isInLineAbove: movement.isToNextLine)
    case .after: return place(after: start, in: line, isInLineBelow: movement.isToNextLine)
    }
  }

  /// Returns the position before the beginning of a text: the one above it, or the end of the
  /// previous text; the beginning of the text if there is none.
  private func place(
    before start: TextPlace, in line: Line, isInLineAbove: Bool
  ) -> TextPlace {
    if isInLineAbove { return place(nextTo: start, in: line, by: -1) }
    if start.text > 0 { return line.texts.end(ofText: start.text - 1, in: line.row) }
    guard let previous = self.line(from: line.row - 1, by: -1) else {
      return TextPlace(row: line.row, text: start.text, offset: 0)
    }
    return previous.texts.end(ofText: previous.texts.texts.count - 1, in: previous.row)
  }

  /// Returns the position after the end of a text: the one below it, or the beginning of the next
  /// text; the end of the text if there is none.
  private func place(after start: TextPlace, in line: Line, isInLineBelow: Bool) -> TextPlace {
    if isInLineBelow { return place(nextTo: start, in: line, by: 1) }
    if start.text + 1 < line.texts.texts.count {
      return TextPlace(row: line.row, text: start.text + 1, offset: 0)
    }
    guard let next = self.line(from: line.row + 1, by: 1) else {
      return line.texts.end(ofText: start.text, in: line.row)
    }
    return TextPlace(row: next.row, text: 0, offset: 0)
  }

  /// Returns the position below or above the last or first line of a text; an end of the text if
  /// there is no other text in that direction.
  private func place(nextTo start: TextPlace, in line: Line, by direction: Int) -> TextPlace {
    let text = line.texts.texts[start.text]
    let (frame, width) = (text.frame, text.frame.size.width)
    let x = frame.minX + text.layout.caretX(at: start.offset, width: width)
    let lines = text.layout.lines(width: width)
    let isForward = direction > 0
    // A text beside this one that is a little taller isn't below it.
    let margin = ((isForward ? lines.last : lines.first)?.bounds.size.height ?? 0) / 2
    let edge = isForward ? frame.maxY + margin : frame.minY - margin
    let below = line.texts.hit(at: Point(x: x, y: edge)) {
      isForward ? $0.maxY > edge : $0.minY < edge
    }
    if let below { return TextPlace(row: line.row, text: below.text, offset: below.hit.offset) }
    let row = list.extents.arrangement.row(nextTo: line.row, by: direction)
    if row != line.row, let next = self.line(from: row, by: direction) {
      let y = isForward ? 0 : next.texts.texts.map(\.frame.maxY).max() ?? 0
      if let hit = next.texts.hit(at: Point(x: x, y: y)) {
        return TextPlace(row: next.row, text: hit.text, offset: hit.hit.offset)
      }
    }
    return isForward
      ? line.texts.end(ofText: start.text, in: line.row)
      : TextPlace(row: line.row, text: start.text, offset: 0)
  }

  /// Returns the texts of the first row with text in a direction, starting with `row`; `nil` if
  /// there is none nearby.
  private func line(from row: Int, by direction: Int) -> Line? {
    var row = row
    for _ in 0..<TextSelecting.skipLimit {
      guard (0..<content.count).contains(row) else { return nil }
      let texts = texts(of: row)
      if !texts.texts.isEmpty { return Line(row: row, texts: texts) }
      row += direction
    }
    return nil
  }

  private func texts(of row: Int) -> RowTexts {
    text(in: TextPlace.start(of: row)..<TextPlace.end(of: row)).texts(of: row)
  }

  /// Scrolls as little as needed to make the line of a position visible.
  private func reveal(_ place: TextPlace) {
    let navigation = ListNavigation(list: list, scrollView: list.scrolled)
    guard list.axis == .vertical, let line = line(from: place.row, by: 1), line.row == place.row
    else { return navigation.reveal(place.row) }
    let start = line.texts.place(nearestTo: place, in: line.row)
    let text = line.texts.texts[start.text]
    let lines = text.layout.lines(width: text.frame.size.width)
    guard let index = lines.index(ofLineAt: start.offset) else {
      return navigation.reveal(place.row)
    }
    let bounds = lines[index].bounds
    navigation.reveal(
      place.row, part: text.frame.minY + bounds.minY...text.frame.minY + bounds.maxY)
  }
}

extension RowTexts {
  /// Returns the position in one of the texts that is nearest to a position, even one in another
  /// row.
  ///
  /// - Parameters:
  ///   - place: the position.
  ///   - row: the row of the texts, of which there is at least one.
  fileprivate func place(nearestTo place: TextPlace, in row: Int) -> TextPlace {
    if row > place.row { return TextPlace(row: row, text: 0, offset: 0) }
    if row < place.row || place.text >= texts.count {
      return end(ofText: texts.count - 1, in: row)
    }
    let text = texts[place.text].layout.content.plainText
    return TextPlace(
      row: row, text: place.text, offset: text.characterStart(atByte: place.offset))
  }

  /// Returns the position after the last character of a text.
  fileprivate func end(ofText index: Int, in row: Int) -> TextPlace {
    let count = texts[index].layout.content.plainText.utf8.count
    return TextPlace(row: row, text: index, offset: count)
  }
}
