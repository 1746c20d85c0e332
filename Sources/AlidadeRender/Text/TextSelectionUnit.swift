/// The smallest amount of text that a movement of the pointer selects, which depends on the press
/// that began the movement.
package enum TextSelectionUnit: Hashable, Sendable {
  case character
  case word
  /// A whole text.
  case text

  /// Creates the unit of a number of presses in quick succession.
  package init(pressCount: Int) {
    self = pressCount < 2 ? .character : pressCount == 2 ? .word : .text
  }

  /// Returns the characters at a position in a text, in bytes of UTF-8: an empty range between two
  /// characters, a word, or all of them.
  package func range(at hit: TextHit, in text: String) -> Range<Int> {
    switch self {
    case .character: hit.offset..<hit.offset
    case .word: text.word(atByte: hit.character.lowerBound)
    case .text: 0..<text.utf8.count
    }
  }
}
