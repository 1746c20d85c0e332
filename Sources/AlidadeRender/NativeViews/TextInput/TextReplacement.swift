/// A replacement of one range of a text: the smallest one that turns one text into another.
///
/// Positions are counted in Unicode scalars from the start of the text.
public struct TextReplacement: Hashable, Sendable {
  /// The range replaced; empty for an insertion.
  public let range: Range<Int>
  /// The text in its place; empty for a deletion.
  public let replacement: String
  /// The number of scalars in `replacement`.
  public let insertedCount: Int
  /// The number of scalars in the text before the change.
  let countBefore: Int

  /// Creates the change from one text to another: the part between their common beginning and end.
  ///
  /// If several ranges are possible, for example because a letter was typed next to an equal one,
  /// the text after the caret isn't part of the change.
  ///
  /// - Parameters:
  ///   - old: the text before.
  ///   - new: the text after.
  ///   - following: the number of scalars after the caret; those that both texts have in common
  ///     aren't part of the change.
  /// - Returns: `nil` if the texts have the same scalars.
  /// - Complexity: O(bytes), at about the speed of memory.
  public init?(from old: String, to new: String, following: Int = 0) {
    let found = old.withBytes { before in
      new.withBytes { after in TextReplacement.difference(before, after, following: following) }
    }
    guard let found else { return nil }
    let start = new.utf8.index(new.startIndex, offsetBy: found.inserted.lowerBound)
    let end = new.utf8.index(new.startIndex, offsetBy: found.inserted.upperBound)
    self.init(
      range: found.range, replacement: String(new[start..<end]), countBefore: found.countBefore)
  }

  /// Returns the difference between two texts in UTF-8: the scalars replaced in the first, and the
  /// bytes in their place in the second.
  private static func difference(
    _ before: UnsafeBufferPointer<UInt8>, _ after: UnsafeBufferPointer<UInt8>, following: Int
  ) -> (range: Range<Int>, inserted: Range<Int>, countBefore: Int)? {
    if before.count == after.count, before.baseAddress == after.baseAddress { return nil }
    var prefix = before.commonPrefix(with: after)
    if prefix == before.count, prefix == after.count { return nil }
    while prefix > 0, before.isContinuation(at: prefix) || after.isContinuation(at: prefix) {
      prefix -= 1
    }
    var suffix = before.commonSuffix(with: after)
    while suffix > 0, before.isContinuation(at: before.count - suffix) { suffix -= 1 }
    let shorter = min(before.count, after.count)
    if prefix + suffix > shorter {
      let place = max(0, after.scalarCount - following)
      let followingBytes = min(suffix, after.count - after.offset(ofScalar: place))
      prefix = min(prefix, shorter - followingBytes)
      suffix = min(suffix, shorter - prefix)
    }
    let lower = before.scalars(0..<prefix)
    let upper = lower + before.scalars(prefix..<(before.count - suffix))
    return (
      lower..<upper, prefix..<(after.count - suffix),
      upper + before.scalars((before.count - suffix)..<before.count)
    )
  }

  /// Creates a replacement of a range of a text of `countBefore` scalars.
  init(range: Range<Int>, replacement: String, countBefore: Int) {
    self.range = range
    self.replacement = replacement
    self.countBefore = countBefore
    insertedCount = replacement.scalarCount
  }

  /// Returns the text after the change.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  public func applied(to text: String) -> String {
    var text = text
    text.replaceScalars(in: range, with: replacement)
    return text
  }

  /// Returns the position after the change that corresponds to a position before it.
  ///
  /// A position at the end of the text stays there. A position inside the replaced range keeps its
  /// distance from the start of the range, as far as there is room. A position where text is
  /// inserted stays before the inserted text.
  public func place(of place: Int) -> Int {
    if place >= countBefore { return countBefore - range.count + insertedCount }
    if place <= range.lowerBound { return place }
    if place >= range.upperBound { return place - range.count + insertedCount }
    return range.lowerBound + min(place - range.lowerBound, insertedCount)
  }

  /// Returns the selection after the change that corresponds to a selection before it.
  public func selection(of selection: TextSelection) -> TextSelection {
    TextSelection(anchor: place(of: selection.anchor), caret: place(of: selection.caret))
  }

  /// Returns the change that undoes this one.
  ///
  /// - Parameter text: the text before this change.
  /// - Complexity: O(bytes), at about the speed of memory.
  func inverse(in text: String) -> TextReplacement {
    TextReplacement(
      range: range.lowerBound..<(range.lowerBound + insertedCount),
      replacement: text.scalars(in: range),
      countBefore: countBefore - range.count + insertedCount)
  }

  /// Returns a different change of the same text.
  func with(_ range: Range<Int>, _ replacement: String) -> TextReplacement {
    TextReplacement(range: range, replacement: replacement, countBefore: countBefore)
  }

  /// Returns this change, rebased onto another change to the same text.
  ///
  /// - Parameter other: another change to the same text, made first.
  public func following(_ other: TextReplacement) -> TextReplacement {
    let start = other.place(of: range.lowerBound)
    let end = max(start, other.place(of: range.upperBound))
    return TextReplacement(
      range: start..<end, replacement: replacement,
      countBefore: countBefore - other.range.count + other.insertedCount)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func scalars(_ range: Range<Int>) -> Int {
    UnsafeBufferPointer(rebasing: self[range]).scalarCount
  }
}
