/// A position between two characters of the text of a list.
///
/// It stays valid when the row has other texts: a position beyond their end counts as their end.
struct TextPlace: Hashable, Sendable {
  /// The row, in the content of the list.
  var row: Int
  /// The text, among those of the row.
  var text: Int
  /// The bytes of UTF-8 before the position in the text.
  var offset: Int

  /// Returns the position before the first character of a row.
  static func start(of row: Int) -> TextPlace { TextPlace(row: row, text: 0, offset: 0) }

  /// Returns the position after the last character of a row.
  static func end(of row: Int) -> TextPlace { TextPlace(row: row, text: .max, offset: .max) }
}

extension TextPlace: Comparable {
  static func < (one: TextPlace, other: TextPlace) -> Bool {
    (one.row, one.text, one.offset) < (other.row, other.text, other.offset)
  }
}

extension Range<TextPlace> {
  /// Returns the part of the range in a row; `nil` if there is none.
  func part(in row: Int) -> Range<TextPlace>? {
    guard !isEmpty, lowerBound.row <= row, row <= upperBound.row else { return nil }
    let start = lowerBound.row == row ? lowerBound : .start(of: row)
    return start..<(upperBound.row == row ? upperBound : .end(of: row))
  }
}
