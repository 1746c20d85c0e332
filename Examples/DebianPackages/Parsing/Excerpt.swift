/// A piece of a file for a message: short, in quotation marks, and harmless to show.
enum Excerpt {
  /// The beginning of some bytes, in quotation marks.
  ///
  /// Invalid UTF-8 and control characters become U+FFFD; an ellipsis stands for what is too much.
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
