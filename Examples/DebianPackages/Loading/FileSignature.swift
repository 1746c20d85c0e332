/// The first bytes of files that are often mistaken for a package database.
enum FileSignature {
  /// Returns the likely format of the bytes, as in "this is …"; `nil` for text and unknown formats.
  static func format(of bytes: [UInt8]) -> String? {
    signatures.first { bytes.starts(with: $0.prefix) }?.format
  }

  private static let signatures: [(prefix: [UInt8], format: String)] = [
    ([0x1F, 0x8B], "a file compressed with gzip"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "a file compressed with xz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "a file compressed with zstd"),
    ([0x04, 0x22, 0x4D, 0x18], "a file compressed with lz4"),
    (Array("BZh".utf8), "a file compressed with bzip2"),
    (Array("!<arch>\n".utf8), "an archive, such as a .deb package"),
    (Array("PK".utf8) + [0x03, 0x04], "a zip archive"),
    ([0x7F] + Array("ELF".utf8), "a program or library"),
    (Array("SQLite format 3".utf8) + [0x00], "an SQLite database"),
    ([0xFF, 0xFE], "UTF-16 text, which must be converted to UTF-8"),
    ([0xFE, 0xFF], "UTF-16 text, which must be converted to UTF-8"),
  ]
}
