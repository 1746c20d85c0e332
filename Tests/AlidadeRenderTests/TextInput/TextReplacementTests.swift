import AlidadeRender
import AlidadeTesting
import Testing

@Suite struct TextReplacementTests {
  @Test func `nothing is replaced between equal texts`() {
    #expect(TextReplacement(from: "", to: "") == nil)
    #expect(TextReplacement(from: "same", to: "same") == nil)
  }

  @Test(arguments: [
    ("", "abc", 0..<0, "abc"), ("abc", "", 0..<3, ""), ("ac", "abc", 1..<1, "b"),
    ("abc", "ac", 1..<2, ""), ("abcd", "aXYd", 1..<3, "XY"), ("one two", "one too", 5..<6, "o"),
  ])
  func `only what differs is replaced`(
    _ old: String, _ new: String, _ range: Range<Int>, _ replacement: String
  ) throws {
    let change = try #require(TextReplacement(from: old, to: new))
    #expect(change.range == range)
    #expect(change.replacement == replacement)
    #expect(change.applied(to: old) == new)
  }

  @Test func `of equal letters the one before the caret is the one that was typed`() throws {
    let change = try #require(TextReplacement(from: "aaa", to: "aaaa", following: 2))
    #expect(change.range == 1..<1)
    let deletion = try #require(TextReplacement(from: "aaaa", to: "aaa", following: 2))
    #expect(deletion.range == 1..<2)
  }

  @Test func `texts that are equal as characters differ by their scalars`() throws {
    let change = try #require(TextReplacement(from: "e\u{301}", to: "\u{E9}"))
    #expect(change.applied(to: "e\u{301}").unicodeScalars.count == 1)
  }

  @Test func `a caret stays where it is in the text`() throws {
    let insertion = try #require(TextReplacement(from: "12345", to: "12,345"))
    #expect((0...5).map(insertion.place) == [0, 1, 2, 4, 5, 6])
    let deletion = try #require(TextReplacement(from: "12a45", to: "1245"))
    #expect((0...5).map(deletion.place) == [0, 1, 2, 2, 3, 4])
    let capitals = try #require(TextReplacement(from: "abc", to: "ABC"))
    #expect((0...3).map(capitals.place) == [0, 1, 2, 3])
  }

  @Test func `a caret at the end stays at the end`() throws {
    let change = try #require(TextReplacement(from: "12", to: "12-"))
    #expect(change.place(of: 2) == 3)
    #expect(change.place(of: 1) == 1)
  }

  @Test func `a change can be made to a text that was changed first`() throws {
    let program = try #require(TextReplacement(from: "hello", to: "well hello"))
    let user = try #require(TextReplacement(from: "hello", to: "hello!"))
    #expect(user.following(program).applied(to: "well hello") == "well hello!")
    let removal = try #require(TextReplacement(from: "hello", to: ""))
    #expect(user.following(removal).applied(to: "") == "!")
  }

  @Test func `any text becomes any other`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<3000 {
      let old = word(&generator)
      let new = word(&generator)
      let following = Int.random(in: 0...9, using: &generator)
      guard let change = TextReplacement(from: old, to: new, following: following) else {
        #expect(old == new)
        continue
      }
      #expect(change.applied(to: old) == new)
      let places = (0...old.unicodeScalars.count).map(change.place)
      #expect(places == places.sorted())
      #expect(places.last == new.unicodeScalars.count)
      let third = word(&generator)
      if let other = TextReplacement(from: old, to: third) {
        _ = change.following(other).applied(to: third)
      }
    }
  }

  private func word(_ generator: inout SeededGenerator) -> String {
    let letters = ["a", "b", "é", "e\u{301}", "🙂", "👩‍👧"]
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
  }
}
