/// What is selected in an editable text, and which end of it the caret is at.
///
/// Places are counted in Unicode scalars from the start of the text, which is how toolkits count
/// them: `text.unicodeScalars.count` is the end. Who has indices of a string needs not count:
/// `TextSelection(range, in: text)` and ``range(in:)`` convert.
public struct TextSelection: Hashable, Sendable {
  /// Where the selection began; equal to ``caret`` when nothing is selected.
  public var anchor: Int
  /// Where the caret is.
  public var caret: Int

  /// Makes a selection; places below zero count as zero.
  public init(anchor: Int, caret: Int) {
    self.anchor = max(0, anchor)
    self.caret = max(0, caret)
  }

  /// A caret with nothing selected.
  public init(caret: Int) {
    self.init(anchor: caret, caret: caret)
  }

  /// A part of a text, with the caret at its end.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public init(_ range: Range<String.Index>, in text: String) {
    self.init(
      anchor: String(text[..<range.lowerBound]).scalarCount,
      caret: String(text[..<range.upperBound]).scalarCount)
  }

  /// All of a text, with the caret at its end.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public static func all(of text: String) -> TextSelection {
    TextSelection(anchor: 0, caret: text.scalarCount)
  }

  /// The end of a text, with nothing selected.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public static func end(of text: String) -> TextSelection {
    TextSelection(caret: text.scalarCount)
  }

  /// What is selected; empty where only a caret is.
  public var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// What is selected, as a part of a text; brought into it as ``clamped(to:)-(String)`` does.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public func range(in text: String) -> Range<String.Index> {
    let range = clamped(to: text).range
    return text.index(ofScalar: range.lowerBound)..<text.index(ofScalar: range.upperBound)
  }

  /// The same with both places inside a text of `count` scalars.
  public func clamped(to count: Int) -> TextSelection {
    TextSelection(anchor: min(anchor, count), caret: min(caret, count))
  }

  /// The same in a text: a place beyond the end counts as the end, one before the start as the
  /// start, and one inside a character as the place before that character.
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
  /// The last place not after another one that is between two characters, in scalars.
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
