/// Functions that quote parts of a file in messages, so that they are short and safe to show.
enum Excerpt {
  /// Returns the beginning of some bytes in quotation marks.
  ///
  /// Invalid UTF-8 and control characters become U+FFFD; an ellipsis replaces the rest.
  static func quoted(_ bytes: some Collection<UInt8>, limit: Int = 48) -> String {
    let start = String(decoding: bytes.prefix(limit), as: UTF8.self)
    var text = ""
    for scalar in start.unicodeScalars {
      text.unicodeScalars.append(
        scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return bytes.count > limit ? "\"\(text)…\"" : "\"\(text)\""
  }
}
