import Testing

@testable import DebianPackages

@Suite struct DescriptionTextTests {
  private func description(_ value: String) -> DescriptionText {
    DescriptionText(Array(value.utf8)[...])
  }

  @Test func `the first line is the summary`() {
    let text = description(" the summary \t")
    #expect(text.summary == "the summary")
    #expect(text.paragraphs == [])
  }

  @Test func `lines with one space make a paragraph`() {
    let text = description(" s\n one two\n three\n four")
    #expect(text.paragraphs == [.text("one two three four")])
  }

  @Test func `a line of a full stop separates paragraphs`() {
    let text = description(" s\n one\n .\n two\n .\n .\n three\n .")
    #expect(text.paragraphs == [.text("one"), .text("two"), .text("three")])
  }

  @Test func `lines with more spaces are verbatim and keep their indentation`() {
    let text = description(" s\n  - one\n    more\n  - two")
    #expect(text.paragraphs == [.verbatim([" - one", "   more", " - two"])])
  }

  @Test func `text and verbatim lines need no blank line between them`() {
    let text = description(" s\n list:\n  a\n  b\n after")
    #expect(text.paragraphs == [.text("list:"), .verbatim([" a", " b"]), .text("after")])
  }

  @Test func `a line of a full stop separates verbatim paragraphs`() {
    let text = description(" s\n  a\n .\n  b")
    #expect(text.paragraphs == [.verbatim([" a"]), .verbatim([" b"])])
  }

  @Test func `an indented full stop is verbatim`() {
    #expect(description(" s\n  .").paragraphs == [.verbatim([" ."])])
  }

  @Test func `a full stop with text after it is ordinary text`() {
    #expect(description(" s\n .reserved\n ..").paragraphs == [.text(".reserved ..")])
  }

  @Test func `tabs count as spaces at the start of lines`() {
    #expect(description(" s\n\tone\n \ttwo").paragraphs == [.text("one"), .verbatim(["\ttwo"])])
  }

  @Test func `trailing white space and Windows line ends vanish`() {
    let text = description(" s\r\n one \r\n . \r\n  two\t\r\n")
    #expect(text.summary == "s")
    #expect(text.paragraphs == [.text("one"), .verbatim([" two"])])
  }

  @Test func `comments are no part of a description`() {
    #expect(description(" s\n one\n# no\n two").paragraphs == [.text("one two")])
  }

  @Test func `a number sign in the text is no comment`() {
    let text = description("#1 of all\n # here\n  # there")
    #expect(text.summary == "#1 of all")
    #expect(text.paragraphs == [.text("# here"), .verbatim([" # there"])])
  }

  @Test func `the first line may be empty`() {
    let text = description("\n one")
    #expect(text.summary == "")
    #expect(text.paragraphs == [.text("one")])
  }

  @Test func `an empty value is an empty summary`() {
    #expect(description("").summary == "")
    #expect(description("").paragraphs == [])
  }

  @Test func `the description of a real package is taken apart`() {
    let text = description(
      """
       add and remove users and groups
       This package includes the 'adduser' and 'deluser' commands for creating
       and removing users.
       .
        - 'adduser' creates new users and groups and adds existing users to
          existing groups;
        - 'deluser' removes users and groups.
       .
       Adding users is easy.
      """)
    #expect(text.summary == "add and remove users and groups")
    #expect(
      text.paragraphs == [
        .text(
          """
          This package includes the 'adduser' and 'deluser' commands for creating and \
          removing users.
          """),
        .verbatim([
          " - 'adduser' creates new users and groups and adds existing users to",
          "   existing groups;", " - 'deluser' removes users and groups.",
        ]),
        .text("Adding users is easy."),
      ])
  }
}
