import AlidadeTesting
import Testing

@testable import AlidadeCore

@Suite struct TranslationCatalogTests {
  private static let file = CatalogFile([
    "Close": "Schließen", "door\u{4}Close": "Zumachen",
    "One file\0%s files": "Eine Datei\0%s Dateien",
  ])

  private func reason(_ bytes: [UInt8]) -> String? {
    do throws(TranslationError) {
      _ = try TranslationCatalog(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [false, true])
  func `files of both byte orders are read`(_ isBigEndian: Bool) throws {
    var file = Self.file
    file.isBigEndian = isBigEndian
    let catalog = try TranslationCatalog(file.bytes)
    #expect(catalog.count == 3)
    #expect(catalog.translation(of: "Close", context: nil, count: nil) == "Schließen")
    #expect(catalog.translation(of: "Close", context: "door", count: nil) == "Zumachen")
    #expect(catalog.translation(of: "One file", context: nil, count: 1) == "Eine Datei")
    #expect(catalog.translation(of: "One file", context: nil, count: 0) == "%s Dateien")
    #expect(catalog.translation(of: "Open", context: nil, count: nil) == nil)
  }

  @Test func `a file that msgfmt has compiled is read`() throws {
    // Compiled with a hash table: msgid "Open" msgstr "Öffnen".
    let bytes = try #require(
      Base64.decode(
        """
        3hIElQAAAAACAAAAHAAAACwAAAAFAAAAPAAAAAAAAABQAAAABAAAAFEAAAAoAAAAVgAAAAcAAAB/
        AAAAAQAAAAAAAAACAAAAAAAAAAAAAAAAT3BlbgBDb250ZW50LVR5cGU6IHRleHQvcGxhaW47IGNo
        YXJzZXQ9VVRGLTgKAMOWZmZuZW4A
        """))
    let catalog = try TranslationCatalog(bytes)
    #expect(catalog.translation(of: "Open", context: nil, count: nil) == "Öffnen")
  }

  @Test func `a file that was cut off anywhere is refused`() {
    let bytes = Self.file.bytes
    for length in bytes.indices { #expect(reason(Array(bytes[..<length])) != nil) }
  }

  @Test func `a file with any byte replaced is refused or read, but nothing outside of it`() {
    let bytes = Self.file.bytes
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var damaged = bytes
        damaged[index] = value
        _ = reason(damaged)
      }
    }
  }

  @Test func `a refusal says why`() {
    #expect(reason([1, 2, 3]) == "It is too short.")
    #expect(reason([UInt8](repeating: 7, count: 40)) == "It isn't a file with translations.")
    var newer = Self.file
    newer.version = 2 << 16
    #expect(reason(newer.bytes) == "Its format is newer than those that can be read.")
    let latin = CatalogFile([:], header: "Content-Type: text/plain; charset=ISO-8859-1\n")
    #expect(reason(latin.bytes) == "Its texts are in ISO-8859-1; only UTF-8 can be read.")
    #expect(
      reason(CatalogFile(["a": "1", "a": "2"]).bytes) == "It has two translations of \"a\".")
    let forms = CatalogFile([:], header: "Plural-Forms: nplurals=1000; plural=0;\n")
    #expect(
      reason(forms.bytes)
        == "Its plural forms are \" nplurals=1000; plural=0;\"; 1 to 16 can be read.")
  }

  @Test func `a text that isn't in UTF-8 is refused`() {
    var bytes = CatalogFile(["a": "b"]).bytes
    bytes[bytes.count - 2] = 0xFF
    #expect(reason(bytes) == "A text isn't in UTF-8.")
  }

  @Test func `an empty translation is none`() throws {
    let catalog = try TranslationCatalog(CatalogFile(["a": ""]).bytes)
    #expect(catalog.translation(of: "a", context: nil, count: nil) == nil)
  }

  @Test func `a file that doesn't exist is an error with a reason`() {
    let error = #expect(throws: TranslationError.self) {
      try TranslationCatalog(contentsOf: "/nonexistent/de.mo")
    }
    #expect(error?.description == "No such file or directory.")
  }
}
