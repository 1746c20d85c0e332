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

  @Test func `case doesn't matter`() {
    #expect(names("VIM") == names("vim"))
  }

  @Test func `each word must be in the name or the summary`() {
    #expect(names("editor vi") == ["ed", "nvim", "vim"])
    #expect(names("editor shell") == [])
  }

  @Test func `without a word, all packages match`() {
    #expect(names("  ") == packages.packages.map(\.name))
  }

  @Test func `a canceled search has no result`() {
    #expect(packages.packages(matching: "vim", isCanceled: { true }) == nil)
  }
}
