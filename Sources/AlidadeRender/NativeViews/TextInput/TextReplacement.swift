/// One stretch of a text replaced by another: the smallest that makes one text of another.
///
/// Places are counted in Unicode scalars from the start of the text.
public struct TextReplacement: Hashable, Sendable {
  /// What is replaced; empty for an insertion.
  public let range: Range<Int>
  /// What comes in its place; empty for a deletion.
  public let replacement: String
  /// The number of scalars in `replacement`.
  public let insertedCount: Int
  /// The number of scalars in the text before.
  let countBefore: Int

  /// Finds what differs between two texts: what is between the beginning and the end that they have
  /// in common.
  ///
  /// Where several stretches would do, as when one of many equal letters is typed, what follows the
  /// caret tells which is meant: that is no part of the change.
  ///
  /// - Parameters:
  ///   - old: the text before.
  ///   - new: the text after.
  ///   - following: how many scalars there are after the caret; what both texts have in common of
  ///     them is left alone.
  /// - Returns: `nil` when the texts have the same scalars.
  /// - Complexity: O(scalars).
  public init?(from old: String, to new: String, following: Int = 0) {
    let before = Array(old.unicodeScalars)
    let after = Array(new.unicodeScalars)
    if before == after { return nil }
    let shorter = min(before.count, after.count)
    let following = min(shorter, following)
    var suffix = 0
    while suffix < following, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
      suffix += 1
    }
    var prefix = 0
    while prefix < shorter - suffix, before[prefix] == after[prefix] { prefix += 1 }
    while suffix < shorter - prefix,
      before[before.count - 1 - suffix] == after[after.count - 1 - suffix]
    {
      suffix += 1
    }
    self.init(
      range: prefix..<(before.count - suffix),
      replacement: String(String.UnicodeScalarView(after[prefix..<(after.count - suffix)])),
      countBefore: before.count)
  }

  private init(range: Range<Int>, replacement: String, countBefore: Int) {
    self.range = range
    self.replacement = replacement
    self.countBefore = countBefore
    insertedCount = replacement.unicodeScalars.count
  }

  /// The text after the change, from the text before.
  ///
  /// - Complexity: O(scalars).
  public func applied(to text: String) -> String {
    var scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    let end = scalars.index(start, offsetBy: range.count)
    scalars.replaceSubrange(start..<end, with: replacement.unicodeScalars)
    return String(scalars)
  }

  /// Where a place in the text before is in the text after.
  ///
  /// A place at the end of the text stays there. One inside what is replaced keeps its distance from
  /// the start of that, as far as there is room. One where something is inserted stays before it.
  public func place(of place: Int) -> Int {
    if place >= countBefore { return countBefore - range.count + insertedCount }
    if place <= range.lowerBound { return place }
    if place >= range.upperBound { return place - range.count + insertedCount }
    return range.lowerBound + min(place - range.lowerBound, insertedCount)
  }

  /// Where what was selected in the text before is in the text after.
  public func selection(of selection: TextSelection) -> TextSelection {
    TextSelection(anchor: place(of: selection.anchor), caret: place(of: selection.caret))
  }

  /// The change that takes this one back.
  ///
  /// - Parameter text: the text before this change.
  /// - Complexity: O(scalars).
  func inverse(in text: String) -> TextReplacement {
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    let end = scalars.index(start, offsetBy: range.count)
    return TextReplacement(
      range: range.lowerBound..<(range.lowerBound + insertedCount),
      replacement: String(scalars[start..<end]),
      countBefore: countBefore - range.count + insertedCount)
  }

  /// Another change of the same text.
  func with(_ range: Range<Int>, _ replacement: String) -> TextReplacement {
    TextReplacement(range: range, replacement: replacement, countBefore: countBefore)
  }

  /// The same change, made to a text that another change has been made to first.
  ///
  /// - Parameter other: a change of the same text that this is a change of.
  public func following(_ other: TextReplacement) -> TextReplacement {
    let start = other.place(of: range.lowerBound)
    let end = max(start, other.place(of: range.upperBound))
    return TextReplacement(
      range: start..<end, replacement: replacement,
      countBefore: countBefore - other.range.count + other.insertedCount)
  }
}
