import Testing

@testable import DebianPackages

@Suite struct StanzaReaderTests {
  /// The stanzas as "line: name=value, …", where names and values are as in the file.
  private func outline(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var reader = StanzaReader(bytes: bytes)
    var log = ProblemLog(file: "status", limit: 100)
    var result: [String] = []
    while let stanza = reader.next(reporting: &log) {
      let fields = stanza.fields.map { field in
        let name = String(decoding: bytes[field.name], as: UTF8.self)
        let value = String(decoding: bytes[field.value], as: UTF8.self)
        return "\(name)@\(field.line)=\(value)"
      }
      result.append("\(stanza.line): " + fields.joined(separator: ", "))
    }
    #expect(log.problems == [])
    return result
  }

  @Test func `a file without bytes has no stanza`() {
    #expect(outline("") == [])
  }

  @Test func `a file of blank lines and comments has no stanza`() {
    #expect(outline("\n \n\t\n# a comment\n\r\n") == [])
  }

  @Test func `blank lines separate stanzas however many there are`() {
    #expect(outline("\n\nA: 1\n\n\n\nB: 2\n\n") == ["3: A@3= 1", "7: B@7= 2"])
  }

  @Test func `lines of spaces and tabs separate stanzas`() {
    #expect(outline("A: 1\n \t\nB: 2\n") == ["1: A@1= 1", "3: B@3= 2"])
  }

  @Test func `a value extends over the lines that continue it`() {
    #expect(outline("A: 1\n two\n\tthree\nB:\n") == ["1: A@1= 1\n two\n\tthree, B@4="])
  }

  @Test func `line ends of Windows are no part of values`() {
    #expect(outline("A: 1\r\nB: 2\r\n\r\nC: 3\r\n") == ["1: A@1= 1, B@2= 2", "4: C@4= 3"])
  }

  @Test func `a byte order mark is no part of the first name`() {
    #expect(outline("\u{FEFF}A: 1\n") == ["1: A@1= 1"])
  }

  @Test func `comments count as lines but belong to no stanza`() {
    #expect(outline("# one\nA: 1\n# two\nB: 2\n# three\n") == ["2: A@2= 1, B@4= 2"])
  }

  @Test func `a comment between continuation lines does not end the value`() {
    #expect(outline("A: 1\n# no\n two\n") == ["1: A@1= 1\n# no\n two"])
  }

  @Test func `blanks may stand between a name and its colon`() {
    #expect(outline("A \t: 1\n") == ["1: A@1= 1"])
  }

  @Test func `only the first colon of a line ends the name`() {
    #expect(
      outline("Homepage: https://example.org:80\n") == ["1: Homepage@1= https://example.org:80"])
  }

  @Test func `all visible ASCII characters may be in a name`() {
    #expect(outline("!X-a_b.9~#: 1\n") == ["1: !X-a_b.9~#@1= 1"])
  }
}
