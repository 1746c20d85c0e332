import Testing

@testable import DebianPackages

@Suite struct SearchTests {
  private static func described(_ name: String, _ summary: String) -> String {
    stanza(name).replacing("a package for tests", with: summary)
  }

  private let packages = database(
    [
      SearchTests.described("vim-tiny", "Vi IMproved - compact version"),
      SearchTests.described("nvim", "another editor"),
      SearchTests.described("vim", "Vi IMproved - enhanced vi editor"),
      SearchTests.described("ed", "editor older than Vim"),
      SearchTests.described("bash", "shell"),
    ].joined(separator: "\n\n"))

  private func names(_ term: String) -> [String]? {
    packages.packages(matching: term)?.map(\.name)
  }

  @Test func `the name itself comes first, then names that begin with the term`() {
    #expect(names("vim") == ["vim", "vim-tiny", "nvim", "ed"])
  }

  @Test func `of names that begin with the term, the shorter ones come first in any section`() {
    let browsers = database(
      [
        stanza("firefox-esr-l10n-de", section: "localization"),
        stanza("firefox-esr-l10n-cs", section: "localization"),
        stanza("firefox-esr", section: "web"),
      ].joined(separator: "\n"))
    #expect(
      browsers.packages(matching: "firefox")?.map(\.name)
        == ["firefox-esr", "firefox-esr-l10n-cs", "firefox-esr-l10n-de"])
  }

  @Test func `of names with all words, those that begin with the first one come first`() {
    let python = database(
      [
        stanza("libpython3-dev"), stanza("dh-python3-dev"), stanza("python3-all-dev"),
        stanza("python3-dev"),
      ].joined(separator: "\n"))
    #expect(
      python.packages(matching: "python3 dev")?.map(\.name)
        == ["python3-dev", "python3-all-dev", "dh-python3-dev", "libpython3-dev"])
  }

  @Test func `case doesn't matter`() {
    #expect(names("VIM") == names("vim"))
  }

  @Test(arguments: ["ÄPFEL", "äpfel", "A\u{308}pfel", "a\u{308}PFEL o\u{308}l", "Öl"])
  func `letters beyond ASCII are found in any case, composed or not`(term: String) {
    for summary in ["Äpfel und Öl", "A\u{308}pfel und O\u{308}l"] {
      let fruit = database(SearchTests.described("fruit", summary))
      #expect(fruit.packages(matching: term)?.map(\.name) == ["fruit"])
      #expect(SearchTerm(term).rank(of: fruit.packages[0]) != nil)
    }
  }

  @Test func `a letter with an accent is another letter`() {
    for summary in ["Äpfel", "A\u{308}pfel"] {
      let fruit = database(SearchTests.described("fruit", summary))
      #expect(fruit.packages(matching: "apfel") == [])
    }
  }

  @Test func `each word must be in the name or the summary`() {
    #expect(names("editor vi") == ["ed", "vim", "nvim"])
    #expect(names("editor shell") == [])
  }

  @Test func `without a word, all packages match`() {
    #expect(names("  ") == packages.packages.map(\.name))
  }

  @Test func `a canceled search has no result`() {
    #expect(packages.packages(matching: "vim", isCanceled: { true }) == nil)
  }
}
