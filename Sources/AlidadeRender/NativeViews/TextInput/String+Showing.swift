// What a widget shows of a text that it cannot hold as it is.

extension String {
  /// The text with a symbol in the place of each zero, at which a string of C ends.
  var withoutZeros: String {
    if zeroCount == 0 { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{2400}" : $0 }))
  }

  /// The number of zeros.
  var zeroCount: Int {
    withBytes { bytes in
      var count = 0
      for byte in bytes where byte == 0 { count += 1 }
      return count
    }
  }

  /// The number of bytes of the text with a symbol in the place of each zero.
  var shownByteCount: Int { utf8.count + 2 * zeroCount }

  /// As much of the beginning as there is room for, with an ellipsis.
  func beginning(ofBytes capacity: Int) -> String {
    let ellipsis = "\u{2026}"
    var end = utf8.index(
      startIndex, offsetBy: min(utf8.count, max(0, capacity - ellipsis.utf8.count)))
    while end.samePosition(in: self) == nil { end = utf8.index(before: end) }
    return self[..<end] + ellipsis
  }

  /// The beginning that fits into a text of which no more than `maximumLength` characters may become.
  ///
  /// - Complexity: O(bytes) of this text; O(characters) of both if there may be too many.
  func fitting(into text: String, replacing range: Range<Int>, maximumLength: Int?) -> String {
    // No character has less than a byte.
    guard let maximumLength, text.utf8.count + utf8.count > maximumLength else { return self }
    var kept = text
    kept.replaceScalars(in: range, with: "")
    let room = max(0, maximumLength - kept.count)
    return count <= room ? self : String(prefix(room))
  }
}

extension TextReplacement {
  /// The same with a symbol in the place of each zero.
  var withoutZeros: TextReplacement { with(range, replacement.withoutZeros) }
}
