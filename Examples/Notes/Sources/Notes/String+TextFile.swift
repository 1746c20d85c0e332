import Foundation

extension String {
  /// Reads a text file in UTF-8, in UTF-16 with a byte order mark, or else in the older encoding of
  /// Western Europe, Windows-1252.
  ///
  /// - Throws: an error if the file can't be read, or if it isn't text.
  init(textFile file: URL) throws {
    let data = try Data(contentsOf: file)
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    // Latin-1, which has fewer characters, leaves no byte undefined.
    let encodings: [String.Encoding] = isUTF16 ? [.utf16] : [.utf8, .windowsCP1252, .isoLatin1]
    guard var text = encodings.lazy.compactMap({ String(data: data, encoding: $0) }).first,
      !text.utf8.contains(0)
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    self = text
  }
}
