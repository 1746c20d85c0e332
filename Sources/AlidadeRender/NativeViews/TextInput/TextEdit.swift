/// An ongoing change of a text: the range of the old text that is replaced, and the number of
/// scalars in its place.
///
/// Each further change extends the range as far as necessary.
struct TextEdit {
  /// The text before the change.
  let before: String
  /// The number of scalars in the text before the change.
  let countBefore: Int
  /// The selection before the change.
  let selectionBefore: TextSelection
  private var start = 0
  /// The number of scalars that were replaced.
  private(set) var removedCount = 0
  private var insertedCount = 0

  /// The range of the new text that replaces a range of the old one.
  var insertedRange: Range<Int> { start..<(start + insertedCount) }

  /// Creates an edit without changes, for a text of `count` scalars.
  init(of text: String, count: Int, _ selection: TextSelection) {
    before = text
    countBefore = count
    selectionBefore = selection
  }

  /// Adds a change to the text that results from all changes so far.
  mutating func add(_ range: Range<Int>, insertedCount count: Int) {
    if removedCount == 0, insertedCount == 0 { start = range.lowerBound }
    let lower = min(start, range.lowerBound)
    let upper = max(start + insertedCount, range.upperBound)
    removedCount += upper - lower - insertedCount
    insertedCount = upper - lower - range.count + count
    start = lower
  }

  /// Returns the change from the old text to the new one; `nil` if they are the same.
  ///
  /// - Parameters:
  ///   - after: the text that results from all changes.
  ///   - following: the number of scalars after the caret; those that both texts have in common
  ///     aren't part of the change.
  func replacement(in after: String, following: Int = 0) -> TextReplacement? {
    let removed = before.scalars(in: start..<(start + removedCount))
    let inserted = after.scalars(in: insertedRange)
    let behind = countBefore - start - removedCount
    guard
      let change = TextReplacement(
        from: removed, to: inserted, following: max(0, following - behind))
    else { return nil }
    let lower = start + change.range.lowerBound
    return TextReplacement(
      range: lower..<(lower + change.range.count), replacement: change.replacement,
      countBefore: countBefore)
  }
}
