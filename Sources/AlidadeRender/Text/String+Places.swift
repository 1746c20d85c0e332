// Positions in bytes of UTF-8.
extension String {
  /// Returns a byte offset moved back to the start of a character and limited to the string.
  package func characterStart(atByte offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= utf8.count { return utf8.count }
    let place = utf8.index(startIndex, offsetBy: offset)
    if let exact = place.samePosition(in: self) {
      return utf8.distance(from: startIndex, to: exact)
    }
    var start = place
    repeat { start = utf8.index(before: start) } while start.samePosition(in: self) == nil
    return utf8.distance(from: startIndex, to: start)
  }

  /// Returns the characters in a range of bytes that begins and ends between characters.
  func characters(inBytes range: Range<Int>) -> Substring {
    if range.count == utf8.count { return self[...] }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// Returns the word, or the white space between two words, that contains a character; for any
  /// other character, the character itself.
  ///
  /// A word consists of letters, digits and underscores, and of apostrophes between them.
  ///
  /// - Parameter byte: the first byte of the character.
  func word(atByte byte: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    let last = index(before: endIndex)
    let byte = characterStart(atByte: byte)
    let place = Swift.min(utf8.index(startIndex, offsetBy: byte), last)
    let kind = kind(at: place)
    var (start, end) = (place, index(after: place))
    if kind != .other {
      while start > startIndex, self.kind(at: index(before: start)) == kind {
        start = index(before: start)
      }
      while end < endIndex, self.kind(at: end) == kind { end = index(after: end) }
    }
    let first = utf8.distance(from: startIndex, to: start)
    return first..<first + utf8.distance(from: start, to: end)
  }

  /// Returns `true` if a character is part of a word.
  ///
  /// - Parameter byte: the first byte of the character; less than the number of bytes.
  func isWord(atByte byte: Int) -> Bool {
    kind(at: utf8.index(startIndex, offsetBy: byte)) == .letter
  }

  private enum Kind { case letter, space, other }

  private func kind(at place: Index) -> Kind {
    let character = self[place]
    if String.isLetter(character) { return .letter }
    if character.isWhitespace { return .space }
    guard character == "'" || character == "’", place > startIndex,
      String.isLetter(self[index(before: place)]), index(after: place) < endIndex,
      String.isLetter(self[index(after: place)])
    else { return .other }
    return .letter
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
