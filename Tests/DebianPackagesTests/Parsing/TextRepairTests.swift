import Testing

@testable import DebianPackages

@Suite struct TextRepairTests {
  private func repaired(_ bytes: [UInt8]) -> String {
    String(decoding: TextRepair(bytes[...]).bytes, as: UTF8.self)
  }

  @Test func `ASCII text with tabs and line ends needs no repair`() {
    #expect(!TextRepair.isNeeded(for: Array("a ~\t\r\n b\n".utf8)[...]))
    #expect(!TextRepair.isNeeded(for: []))
  }

  @Test(arguments: ["ä", "\u{0}", "\u{1B}", "\u{7F}", "a\rb", "a\r"])
  func `other text is looked at closely`(_ text: String) {
    #expect(TextRepair.isNeeded(for: Array(text.utf8)[...]))
  }

  @Test func `valid text stays as it is`() {
    let text = "Grüße, 世界 🙂\n \u{FFFD}\tx"
    let repair = TextRepair(Array(text.utf8)[...])
    #expect(String(decoding: repair.bytes, as: UTF8.self) == text)
    #expect(repair.invalidUTF8Line == nil)
    #expect(repair.controlCharacterLine == nil)
  }

  @Test(
    arguments: [
      ([0x61, 0xE9, 0x62], "a\u{FFFD}b"),  // Latin-1
      ([0xC3], "\u{FFFD}"),  // ends within a character
      ([0xE2, 0x82, 0x61], "\u{FFFD}a"),  // breaks off within a character
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),  // a surrogate
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),  // an overlong NUL
      ([0xFF], "\u{FFFD}"),
    ] as [([UInt8], String)])
  func `invalid bytes become replacement characters`(_ bytes: [UInt8], _ text: String) {
    #expect(repaired(bytes) == text)
    #expect(TextRepair(bytes[...]).invalidUTF8Line == 0)
    #expect(repaired(bytes) == String(decoding: bytes, as: UTF8.self))
  }

  @Test func `control characters become replacement characters`() {
    #expect(
      repaired(Array("a\u{0}b\u{1B}[1m\u{7F}\u{85}".utf8))
        == "a\u{FFFD}b\u{FFFD}[1m\u{FFFD}\u{FFFD}")
    #expect(TextRepair(Array("a\n\u{0}".utf8)[...]).controlCharacterLine == 1)
  }

  @Test func `carriage returns become spaces`() {
    #expect(repaired(Array("ä\r\n b\rc\r".utf8)) == "ä \n b c ")
    #expect(TextRepair(Array("ä\r\n b\rc".utf8)[...]).controlCharacterLine == nil)
  }

  @Test func `lines are counted to the first damage`() {
    let repair = TextRepair((Array("ä\n b\n c".utf8) + [0xFF, 0x0A, 0xFF])[...])
    #expect(repair.invalidUTF8Line == 2)
  }
}
