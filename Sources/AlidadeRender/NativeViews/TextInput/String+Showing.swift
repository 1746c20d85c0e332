// Texts for widgets that can't hold the original.

extension String {
  /// The text with a symbol in place of each NUL, which would end a C string.
  var withoutZeros: String {
    if zeroCount == 0 { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{2400}" : $0 }))
  }

  /// The number of NULs.
  var zeroCount: Int {
    withBytes { bytes in
      var count = 0
      for byte in bytes where byte == 0 { count += 1 }
      return count
    }
  }

  /// The number of bytes of `withoutZeros`.
  var shownByteCount: Int { utf8.count + 2 * zeroCount }

  /// Returns the longest prefix that fits in `capacity` bytes when an ellipsis is appended.
  func beginning(ofBytes capacity: Int) -> String {
    let ellipsis = "\u{2026}"
    var end = utf8.index(
      startIndex, offsetBy: min(utf8.count, max(0, capacity - ellipsis.utf8.count)))
    while end.samePosition(in: self) == nil { end = utf8.index(before: end) }
    return self[..<end] + ellipsis
  }

  /// Returns the longest prefix that can replace a range of `text` without exceeding
  /// `maximumLength` characters in total.
  ///
  /// - Complexity: O(bytes) of this text; O(characters) of both if there may be too many.
  func fitting(into text: String, replacing range: Range<Int>, maximumLength: Int?) -> String {
    // Every character has at least one byte.
    guard let maximumLength, text.utf8.count + utf8.count > maximumLength else { return self }
    var kept = text
    kept.replaceScalars(in: range, with: "")
    let room = max(0, maximumLength - kept.count)
    return count <= room ? self : String(prefix(room))
  }
}

extension TextReplacement {
  /// The same replacement with a symbol in place of each NUL.
  var withoutZeros: TextReplacement { with(range, replacement.withoutZeros) }
}
