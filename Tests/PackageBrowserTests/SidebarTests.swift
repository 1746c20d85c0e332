import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import DebianPackages
import ProgramRunning
import Testing

@testable import PackageBrowser

/// The parts of the packages in the sidebar, and the sections in the list.
@MainActor @Suite struct SidebarTests {
  private static let text = ["admin", "database", "libdevel", "libs"].map { section in
    """
    Package: \(section)-package
    Version: 1.0
    Status: install ok installed
    Section: \(section)
    Architecture: all
    Description: a package

    """
  }.joined(separator: "\n")

  private nonisolated static let titles: [Language: [String]] = [
    "en": [
      "Installed", "All packages", "Administration", "Databases", "Libraries",
      "Library Development",
    ],
    "de": [
      "Installiert", "Alle Pakete", "Bibliotheken", "Bibliotheksentwicklung", "Datenbanken",
      "Verwaltung",
    ],
  ]

  /// Calls a closure with the window of an application in a language.
  private func withWindow(in language: Language, _ body: (TestHost) throws -> Void) throws {
    let file = try TemporaryFile(SidebarTests.text)
    let model = BrowserModel(
      database: PackageDatabase(parsing: SidebarTests.text.utf8, file: file.path),
      archiveCommand: [])
    let app = TestApplication(
      PackagesApp(model: model), settings: HeadlessSettings(), language: language)
    let window = try #require(app.windows.first)
    try body(window)
  }

  @Test(arguments: ["en", "de"] as [Language])
  func `the sections are in the order of their titles in the user's language`(
    language: Language
  ) throws {
    let titles = try #require(SidebarTests.titles[language])
    try withWindow(in: language) { window in
      let sidebar = try window.find(.component(Sidebar.self))
      let places = try titles.map { try sidebar.find(.text($0)).frame.minY }
      #expect(places == places.sorted())
      #expect(Set(places).count == titles.count)
    }
  }

  @Test(arguments: ["en", "de"] as [Language])
  func `the list has the sections in the same order`(language: Language) throws {
    let titles = try #require(SidebarTests.titles[language]).dropFirst(2)
    try withWindow(in: language) { window in
      let headers = window.findAll(.component(SectionHeader.self))
        .sorted { $0.frame.minY < $1.frame.minY }
        .compactMap(\.text)
      #expect(headers.count == titles.count)
      #expect(zip(headers, titles).allSatisfy { $0.hasPrefix($1) }, "\(headers)")
    }
  }
}
