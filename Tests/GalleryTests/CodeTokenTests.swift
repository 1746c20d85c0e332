import Testing

@testable import Gallery

@Suite struct CodeTokenTests {
  @Test(arguments: Exhibit.all.map(\.layout.page.listing) + ["", "\"open", ".", "a . 1.5"])
  func `the pieces of a listing are the listing`(code: String) {
    #expect(CodeToken.tokens(of: code).map(\.text).joined() == code)
  }

  @Test func `types, members, numbers and strings are told apart`() {
    let tokens = CodeToken.tokens(of: "Row(spacing: 8) { Tile(\"one\").grow() }")
    #expect(tokens.filter { $0.kind == .type }.map(\.text) == ["Row", "Tile"])
    #expect(tokens.filter { $0.kind == .number }.map(\.text) == ["8"])
    #expect(tokens.filter { $0.kind == .string }.map(\.text) == ["\"one\""])
    #expect(tokens.filter { $0.kind == .member }.map(\.text) == [".grow"])
  }
}
