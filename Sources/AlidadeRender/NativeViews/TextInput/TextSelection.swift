/// A selection in an editable text, with the caret at one end.
///
/// Positions are counted in Unicode scalars from the start of the text, as toolkits count them:
/// `text.unicodeScalars.count` is the end. `TextSelection(range, in: text)` and ``range(in:)``
/// convert from and to ranges of string indices.
public struct TextSelection: Hashable, Sendable {
  /// The position where the selection began; equal to ``caret`` if nothing is selected.
  public var anchor: Int
  /// The position of the caret.
  public var caret: Int

  /// Creates a selection; positions below zero count as zero.
  public init(anchor: Int, caret: Int) {
    self.anchor = max(0, anchor)
    self.caret = max(0, caret)
  }

  /// Creates a caret with nothing selected.
  public init(caret: Int) {
    self.init(anchor: caret, caret: caret)
  }

  /// Creates a selection of part of a text, with the caret at the end of that part.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public init(_ range: Range<String.Index>, in text: String) {
    self.init(
      anchor: String(text[..<range.lowerBound]).scalarCount,
      caret: String(text[..<range.upperBound]).scalarCount)
  }

  /// Returns a selection of all of a text, with the caret at its end.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public static func all(of text: String) -> TextSelection {
    TextSelection(anchor: 0, caret: text.scalarCount)
  }

  /// Returns a caret at the end of a text, with nothing selected.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public static func end(of text: String) -> TextSelection {
    TextSelection(caret: text.scalarCount)
  }

  /// The selected range; empty if there is only a caret.
  public var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// Returns the selected range in a text, clamped to the text as ``clamped(to:)-(String)`` does.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public func range(in text: String) -> Range<String.Index> {
    let range = clamped(to: text).range
    return text.index(ofScalar: range.lowerBound)..<text.index(ofScalar: range.upperBound)
  }

  /// Returns the selection with both positions clamped to a text of `count` scalars.
  public func clamped(to count: Int) -> TextSelection {
    TextSelection(anchor: min(anchor, count), caret: min(caret, count))
  }

  /// Returns the selection clamped to a text.
  ///
  /// A position beyond the end becomes the end, a position before the start becomes the start, and
  /// a position inside a character becomes the start of that character.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public func clamped(to text: String) -> TextSelection {
    let inside = clamped(to: text.scalarCount)
    let anchor = text.characterBoundary(at: inside.anchor)
    let caret =
      inside.caret == inside.anchor ? anchor : text.characterBoundary(at: inside.caret)
    return TextSelection(anchor: anchor, caret: caret)
  }
}

extension String {
  /// Returns the last character boundary at or before a position, in scalars.
  fileprivate func characterBoundary(at place: Int) -> Int {
    var index = index(ofScalar: place)
    var boundary = place
    while index.samePosition(in: self) == nil {
      index = unicodeScalars.index(before: index)
      boundary -= 1
    }
    return boundary
  }
}
