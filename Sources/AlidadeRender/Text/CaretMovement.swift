import AlidadeLayout

/// A movement of the end of a text selection, by a key pressed with Shift.
package struct CaretMovement: Equatable, Sendable {
  /// The end of a movement in a text.
  package enum Destination: Equatable, Sendable {
    /// A position in the text, in bytes of UTF-8.
    case inside(Int)
    /// A position that precedes the text.
    case before
    /// A position that follows the text.
    case after
  }

  private enum Step: Equatable {
    case toLeft, toRight, up, down, toLineStart, toLineEnd
  }

  private let step: Step
  /// A Boolean value that is `true` to move by a word, or to an end of the whole text.
  private let isLarge: Bool

  /// Creates the movement of a key; `nil` if the key causes no movement.
  package init?(_ key: KeyCombination) {
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

  /// A Boolean value that is `true` for a movement to the line above or below.
  package var isToNextLine: Bool { !isLarge && (step == .up || step == .down) }

  /// A Boolean value that is `true` for a movement to the beginning of everything that can be
  /// selected.
  package var isToStart: Bool { isLarge && step == .toLineStart }

  /// A Boolean value that is `true` for a movement to the end of everything that can be selected.
  package var isToEnd: Bool { isLarge && step == .toLineEnd }

  /// Returns the position to which the movement leads; an end of the text if it leads out of it.
  ///
  /// - Parameters:
  ///   - place: the current position, in bytes of UTF-8.
  ///   - layout: the text.
  ///   - width: the width of its view, in points.
  /// - Complexity: O(characters).
  package func place(from place: Int, in layout: TextLayout, width: Double) -> Int {
    switch destination(from: place, in: layout, width: width) {
    case .inside(let place): place
    case .before: 0
    case .after: layout.content.plainText.utf8.count
    }
  }

  /// Returns the position to which the movement leads.
  ///
  /// - Parameters:
  ///   - place: the current position, in bytes of UTF-8.
  ///   - layout: the text.
  ///   - width: the width of its view, in points.
  /// - Complexity: O(characters).
  package func destination(from place: Int, in layout: TextLayout, width: Double) -> Destination {
    let text = layout.content.plainText
    let lines = layout.lines(width: width)
    guard let index = lines.index(ofLineAt: place) else { return .inside(place) }
    let line = lines[index]
    switch step {
    case .toLeft, .toRight:
      let isForward = (step == .toRight) != line.isRightToLeft
      if !isForward, place <= 0 { return .before }
      if isForward, place >= text.utf8.count { return .after }
      return .inside(
        isLarge
          ? text.wordEnd(from: place, isForward: isForward)
          : text.character(from: place, isForward: isForward))
    case .toLineStart: return .inside(isLarge ? 0 : line.range.lowerBound)
    case .toLineEnd: return .inside(isLarge ? text.utf8.count : line.range.upperBound)
    case .up where isLarge: return place <= 0 ? .before : .inside(0)
    case .down where isLarge:
      return place >= text.utf8.count ? .after : .inside(text.utf8.count)
    case .up, .down:
      let next = step == .up ? index - 1 : index + 1
      guard lines.indices.contains(next) else { return step == .up ? .before : .after }
      let x = layout.caretX(at: place, width: width)
      let bounds = lines[next].bounds
      let middle = Point(x: x, y: bounds.minY + bounds.size.height / 2)
      return .inside(layout.place(at: middle, width: width).offset)
    }
  }
}

extension TextLayout {
  /// Returns the distance of a position from the left edge of the view, in points.
  package func caretX(at place: Int, width: Double) -> Double {
    let lines = lines(width: width)
    guard let index = lines.index(ofLineAt: place) else { return 0 }
    let line = lines[index]
    let next = place..<max(place + 1, content.plainText.character(from: place, isForward: true))
    if line.range.contains(place), let rectangle = rectangles(of: next, width: width).first {
      return line.isRightToLeft ? rectangle.maxX : rectangle.minX
    }
    return line.isRightToLeft ? line.bounds.minX : line.bounds.maxX
  }
}

extension [TextLine] {
  /// Returns the index of the line of a position; `nil` if there are no lines.
  package func index(ofLineAt place: Int) -> Int? {
    lastIndex { $0.range.lowerBound <= place } ?? (isEmpty ? nil : 0)
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
      place = isForward ? max(word.upperBound, place + 1) : min(word.lowerBound, place - 1)
      if isWord(atByte: inside) { break }
    }
    return place
  }
}
