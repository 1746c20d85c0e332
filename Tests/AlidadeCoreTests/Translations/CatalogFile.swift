/// An `.mo` file for tests, which can be damaged.
struct CatalogFile {
  var messages: [(key: String, translation: String)]
  var isBigEndian = false
  var version: UInt32 = 0

  static let header =
    "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"

  init(_ messages: KeyValuePairs<String, String>, header: String = CatalogFile.header) {
    self.messages = [("", header)] + messages.map { ($0.key, $0.value) }
  }

  var bytes: [UInt8] {
    let count = messages.count
    var words: [UInt32] = [
      0x9504_12DE, version, UInt32(count), 28, UInt32(28 + count * 8), 0,
      UInt32(28 + count * 16),
    ]
    var texts: [UInt8] = []
    for text in messages.map(\.key) + messages.map(\.translation) {
      words += [UInt32(text.utf8.count), UInt32(28 + count * 16 + texts.count)]
      texts += Array(text.utf8) + [0]
    }
    return words.flatMap { word in
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    } + texts
  }
}
