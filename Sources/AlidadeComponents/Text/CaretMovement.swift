import AlidadeLayout
import AlidadeRender

/// A movement of the end of a text selection, by a key pressed with Shift.
struct CaretMovement: Equatable, Sendable {
  private enum Step: Equatable {
    case toLeft, toRight, up, down, toLineStart, toLineEnd
  }

  private let step: Step
  /// A Boolean value that is `true` to move by a word, or to an end of the whole text.
  private let isLarge: Bool

  /// Creates the movement of a key; `nil` if the key causes no movement.
  init?(_ key: KeyCombination) {
    guard key.modifiers.contains(.shift), key.modifiers.isSubset(of: [.shift, .control]) else {
      return nil
    }
    switch key.key {
    case .left: step = .toLeft
    case .right: step = .toRight
    case .up: step = .up
    case .down: step = .down
    case .home: step = .toLineStart
    case .end: step = .toLineEnd
    default: return nil
    }
    isLarge = key.modifiers.contains(.control)
  }

  /// Returns the position to which the movement leads.
  ///
  /// - Parameters:
  ///   - place: the current position, in bytes of UTF-8.
  ///   - layout: the text.
  ///   - width: the width of its view, in points.
  /// - Complexity: O(characters).
  func place(from place: Int, in layout: TextLayout, width: Double) -> Int {
    let text = layout.content.plainText
    let lines = layout.lines(width: width)
    let index = lines.lastIndex { $0.range.lowerBound <= place } ?? 0
    guard lines.indices.contains(index) else { return place }
    let line = lines[index]
    switch step {
    case .toLeft, .toRight:
      let isForward = (step == .toRight) != line.isRightToLeft
      return isLarge
        ? text.wordEnd(from: place, isForward: isForward)
        : text.character(from: place, isForward: isForward)
    case .toLineStart: return isLarge ? 0 : line.range.lowerBound
    case .toLineEnd: return isLarge ? text.utf8.count : line.range.upperBound
    case .up, .down:
      if isLarge { return step == .up ? 0 : text.utf8.count }
      let next = step == .up ? index - 1 : index + 1
      guard lines.indices.contains(next) else { return step == .up ? 0 : text.utf8.count }
      let x = layout.caretX(at: place, inLine: index, width: width)
      let bounds = lines[next].bounds
      return layout.place(at: Point(x: x, y: bounds.minY + bounds.size.height / 2), width: width)
        .offset
    }
  }
}

extension TextLayout {
  /// Returns the distance of a position in a line from the left edge of the view, in points.
  fileprivate func caretX(at place: Int, inLine index: Int, width: Double) -> Double {
    let line = lines(width: width)[index]
    let next = place..<max(place + 1, content.plainText.character(from: place, isForward: true))
    if line.range.contains(place), let rectangle = rectangles(of: next, width: width).first {
      return line.isRightToLeft ? rectangle.maxX : rectangle.minX
    }
    return line.isRightToLeft ? line.bounds.minX : line.bounds.maxX
  }
}

extension String {
  /// Returns the end of the character after a position, or the start of the character before it, in
  /// bytes.
  fileprivate func character(from place: Int, isForward: Bool) -> Int {
    let start = characterStart(atByte: place)
    if !isForward { return start > 0 ? characterStart(atByte: start - 1) : 0 }
    guard start < utf8.count else { return utf8.count }
    let position = utf8.index(startIndex, offsetBy: start)
    return start + self[position].utf8.count
  }

  /// Returns the end of the next word, or the start of the previous one, in bytes.
  fileprivate func wordEnd(from place: Int, isForward: Bool) -> Int {
    var place = characterStart(atByte: place)
    while isForward ? place < utf8.count : place > 0 {
      let inside = isForward ? place : characterStart(atByte: place - 1)
      let word = word(atByte: inside)
      let position = utf8.index(startIndex, offsetBy: inside)
      let isWord = self[position].isLetter || self[position].isNumber
      place = isForward ? max(word.upperBound, place + 1) : min(word.lowerBound, place - 1)
      if isWord { break }
    }
    return place
  }
}
