/// The content of an `.mo` file.
///
/// Every position and length in the file is checked, because the file isn't trusted.
struct TranslationFile {
  /// The translations by their keys: one, or one for each plural form.
  private(set) var messages: [String: [String]] = [:]
  /// The plural forms of the language.
  private(set) var plurals = PluralForms.standard

  private static let magic: UInt32 = 0x9504_12DE
  private static let headerLength = 20

  init(_ bytes: [UInt8]) throws(TranslationError) {
    guard bytes.count <= TranslationCatalog.sizeLimit else {
      throw TranslationError(
        "It has \(bytes.count) bytes; no more than \(TranslationCatalog.sizeLimit) are read.")
    }
    let words = try FileWords(bytes, magic: TranslationFile.magic)
    guard bytes.count >= TranslationFile.headerLength, words[4] >> 16 <= 1 else {
      throw TranslationError("Its format is newer than those that can be read.")
    }
    let (count, keys, translations) = (Int(words[8]), Int(words[12]), Int(words[16]))
    guard count <= bytes.count / 16, words.contain(count * 8, at: keys),
      words.contain(count * 8, at: translations)
    else { throw TranslationError("Its tables are outside of the file.") }
    messages.reserveCapacity(count)
    for index in 0..<count {
      try add(
        key: words.text(at: keys + index * 8), translation: words.text(at: translations + index * 8)
      )
    }
  }

  private mutating func add(
    key: Substring, translation: Substring
  ) throws(TranslationError) {
    if key.isEmpty { return try readHeader(translation) }
    let id = key.utf8.firstIndex(of: 0).map { key[..<$0] } ?? key
    let forms = translation.split(separator: "\0", omittingEmptySubsequences: false)
    guard messages.updateValue(forms.map(String.init), forKey: String(id)) == nil else {
      throw TranslationError("It has two translations of \(String(id).debugDescription).")
    }
  }

  private mutating func readHeader(_ header: Substring) throws(TranslationError) {
    for line in header.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...]
      switch line[..<colon] {
      case "Plural-Forms": plurals = try PluralForms(String(value))
      case "Content-Type": try checkEncoding(value)
      default: break
      }
    }
  }

  private func checkEncoding(_ type: Substring) throws(TranslationError) {
    let words = type.split { $0 == ";" || $0 == " " }
    guard let word = words.first(where: { $0.hasPrefix("charset=") }) else { return }
    let name = word.dropFirst("charset=".count).uppercased()
    guard ["UTF-8", "UTF8", "ASCII", "US-ASCII"].contains(name) else {
      throw TranslationError("Its texts are in \(name); only UTF-8 can be read.")
    }
  }
}

/// The numbers and texts of a file in either byte order.
private struct FileWords {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init(_ bytes: [UInt8], magic: UInt32) throws(TranslationError) {
    self.bytes = bytes
    guard bytes.count >= 20 else { throw TranslationError("It is too short.") }
    let little = bytes[..<4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard little == magic || little.byteSwapped == magic else {
      throw TranslationError("It isn't a file with translations.")
    }
    isBigEndian = little != magic
  }

  /// The number at a position in the file.
  subscript(position: Int) -> UInt32 {
    let word = bytes[position..<position + 4]
    return isBigEndian
      ? word.reduce(0) { $0 << 8 | UInt32($1) } : word.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  func contain(_ length: Int, at position: Int) -> Bool {
    position <= bytes.count && length <= bytes.count - position
  }

  /// Returns the text whose length and position are at a position in the file.
  func text(at position: Int) throws(TranslationError) -> Substring {
    let (length, start) = (Int(self[position]), Int(self[position + 4]))
    guard contain(length + 1, at: start), bytes[start + length] == 0 else {
      throw TranslationError("A text is outside of the file.")
    }
    guard let text = String(validating: bytes[start..<start + length], as: UTF8.self) else {
      throw TranslationError("A text isn't in UTF-8.")
    }
    return text[...]
  }
}
