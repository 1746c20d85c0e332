import AlidadeRender
import AlidadeTesting
import Testing

@Suite struct TransferableTests {
  @Test(arguments: [
    "", "image", "/png", "image/", "image/ png", "text/plain/x", "bild/größe", "image/\u{7}",
    "a b/c",
  ])
  func `a content type has two parts in ASCII`(_ name: String) {
    #expect(ContentType(name) == nil)
    let reports = DiagnosticsRecorder.reports {
      #expect(ContentType(stringLiteral: name) == .data)
    }
    #expect(reports.map(\.summary) == ["The name of a content type is invalid."])
  }

  @Test func `a content type keeps its parameters and the case of its letters`() {
    let name = "application/x-openoffice;windows_formatname=\"Star Embed\""
    #expect(ContentType(name)?.name == name)
  }

  @Test func `text that isn't UTF-8 is refused`() throws {
    #expect(try String(decoding: Array("wörds".utf8), as: .plainText) == "wörds")
    #expect(
      throws: TransferError.undecodable(.plainText, reason: "It isn't text in UTF-8.")
    ) { try String(decoding: [0xC3], as: .plainText) }
  }

  @Test func `addresses are lines without comments`() throws {
    let bytes = Array("# from here\r\nhttps://gnome.org\r\nfile:///a%20b\r\n".utf8)
    let list = try AddressList(decoding: bytes, as: .addressList)
    #expect(list.addresses == ["https://gnome.org", "file:///a%20b"])
    #expect(
      String(decoding: list.encoded(as: .addressList), as: UTF8.self)
        == "https://gnome.org\r\nfile:///a%20b\r\n")
    #expect(
      String(decoding: list.encoded(as: .plainText), as: UTF8.self)
        == "https://gnome.org\nfile:///a%20b")
    #expect(AddressList(["a\r\nb"]).addresses == ["ab"])
  }

  @Test func `the paths of files become addresses`() {
    #expect(AddressList(files: ["/a b/ä"]).addresses == ["file:///a%20b/%C3%A4"])
  }

  @Test func `a picture is told by its first bytes, and keeps its bytes`() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2]
    #expect(Picture(png)?.exportedTypes == [.png])
    #expect(Picture(png)?.bytes == png)
    #expect(Picture([0xFF, 0xD8, 0xFF, 0xE0])?.exportedTypes == [.jpeg])
    #expect(Picture(Array("RIFF0000WEBPVP8 ".utf8))?.exportedTypes == [.webP])
    #expect(Picture(Array("words".utf8)) == nil)
    #expect(throws: TransferError.self) { try Picture(decoding: [1, 2, 3], as: .png) }
  }

  @Test func `of several kinds, values come first, then files, then text`() {
    let kinds: TransferKinds = [.text, .files, .value(Picture.self)]
    #expect(
      kinds.choice(hasFiles: true, hasText: true) { $0 == .jpeg }
        == .value(TransferReader(Picture.self), .jpeg))
    #expect(kinds.choice(hasFiles: true, hasText: true) { _ in false } == .files)
    #expect(kinds.choice(hasFiles: false, hasText: true) { _ in false } == .text)
    #expect(kinds.choice(hasFiles: false, hasText: false) { _ in false } == nil)
    #expect(kinds == [.value(Picture.self), .files, .text])
  }
}
