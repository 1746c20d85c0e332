import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import DebianPackages
import ProgramRunning
import Testing

@testable import PackageBrowser

/// The browser as an application, with its windows, commands and preferences.
@MainActor @Suite struct PackagesAppTests {
  private nonisolated static let text = """
    Package: nano
    Version: 7.2
    Status: install ok installed
    Section: editors
    Architecture: amd64
    Homepage: https://example.org/nano
    Description: small editor

    Package: bash
    Version: 5.2
    Status: install ok installed
    Section: shells
    Architecture: amd64
    Description: GNU Bourne Again SHell

    """

  private let settings = HeadlessSettings()
  private let file: PackageFile

  /// The file of the packages, which is there while a test runs.
  private final class PackageFile {
    let file: TemporaryFile

    init() throws { file = try TemporaryFile(PackagesAppTests.text) }
  }

  init() throws { file = try PackageFile() }

  private var model: BrowserModel {
    BrowserModel(
      database: PackageDatabase(parsing: PackagesAppTests.text.utf8, file: file.file.path),
      archiveCommand: [])
  }

  private func start(
    language: Language? = nil
  ) throws -> (app: TestApplication, window: TestHost) {
    let app = TestApplication(PackagesApp(model: model), settings: settings, language: language)
    return (app, try #require(app.windows.first))
  }

  /// The names of the packages in the list, from the top.
  private func names(_ window: TestHost) -> [String] {
    window.findAll(.component(PackageRow.self)).sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.text?.split(separator: " ").first.map(String.init) }
  }

  @Test func `another window has a selection of its own`() throws {
    let (app, first) = try start()
    try first.tap("nano")
    #expect(first.press("n", .control))
    #expect(app.titles == ["Packages", "Packages"])
    #expect(first.contains("Homepage"))
    #expect(!app.windows[1].contains("Homepage"))
    try first.press(.close)
    #expect(app.titles == ["Packages"])
    #expect(app.isRunning)
  }

  @Test func `another window leaves the content of the first as it is`() throws {
    let (app, first) = try start()
    let updates = first.updates { _ = first.press("n", .control) }
    #expect(app.windows.count == 2)
    #expect(updates.reasons["RememberedBrowser"] == nil)
  }

  @Test func `Control-F searches, wherever the focus is`() throws {
    let (_, window) = try start()
    try window.tap("All packages")
    #expect(window.press("f", .control))
    #expect(try window.find(.placeholder("Search")).isFocused)
    window.press(.escape)
    try window.tap("nano")
    #expect(window.press("f", .control))
    #expect(try window.find(.placeholder("Search")).isFocused)
  }

  @Test func `all windows follow the preferences, which are kept`() throws {
    let (app, window) = try start()
    try window.tap("nano")
    #expect(window.press("n", .control))
    #expect(window.press(",", .control))
    let preferences = try app.window("Preferences")
    try preferences.set(.role(.toggle, "Show the sidebar"), to: false)
    #expect(!window.contains("All packages"))
    #expect(!app.windows[1].contains("All packages"))
    try preferences.set(.role(.toggle, "Show details beside the list"), to: false)
    #expect(!window.contains("Homepage"))
    #expect(window.press(.function(9)))
    #expect(window.contains("All packages"))
    #expect(
      settings.texts.filter { $0.key.hasPrefix("browser.") }
        == ["browser.showsSidebar": "true", "browser.showsDetails": "false"])
  }

  @Test func `the preferences close with their window, so the program ends with the last one`()
    throws
  {
    let (app, first) = try start()
    #expect(first.press("n", .control))
    #expect(app.windows[1].press(",", .control))
    #expect(app.titles == ["Packages", "Packages", "Preferences"])
    app.close(app.windows[1])
    #expect(app.titles == ["Packages"])
    #expect(first.press(",", .control))
    app.close(first)
    #expect(app.titles == [] && !app.isRunning)
  }

  @Test func `commands for a package need one, and a homepage`() async throws {
    let (app, window) = try start()
    #expect(!window.press("c", [.control, .shift]))
    try window.tap("bash")
    #expect(window.press("c", [.control, .shift]))
    #expect(window.clipboard == .text("bash"))
    try await window.wait(for: "“bash” is in the clipboard.")
    try window.tap("nano")
    #expect(window.press(KeyCombination.copy))
    #expect(window.clipboard == .text("nano"))
    try window.tap("bash")
    #expect(!window.press("o", .control))
    try window.tap("nano")
    try window.tap("Open Homepage")
    await app.wait { !window.openedAddresses.isEmpty }
    #expect(window.openedAddresses == ["https://example.org/nano"])
  }

  @Test func `in a narrow window the sections lead to the packages and back`() throws {
    let (_, window) = try start()
    window.resize(to: Size(width: 600, height: 400))
    #expect(window.contains("bash") && !window.contains("All packages"))
    // Also the section that is selected already.
    for section in ["All packages", "All packages", "Editors"] {
      try window.tap("Back")
      #expect(window.contains("All packages") && !window.contains("bash"))
      try window.tap(section)
      #expect(
        window.contains("nano")
          && window.findAll(.component(Sidebar.self)).allSatisfy { !$0.isVisible })
    }
  }

  @Test func `in a narrow window there is no sidebar to hide`() throws {
    let (_, window) = try start()
    window.resize(to: Size(width: 600, height: 400))
    #expect(!window.contains("Sidebar"))
    #expect(!window.press(.function(9)))
    window.resize(to: Size(width: 900, height: 400))
    window.expect("All packages")
    #expect(window.press(.function(9)))
    window.expectNone("All packages")
  }

  @Test func `the narrowest window has its whole header bar, and the order in its menu`()
    async throws
  {
    let (_, window) = try start()
    window.resize(to: Size(width: 360, height: 400))
    for label in ["Back", "Search", "Main menu"] {
      let frame = try window.find(.label(label)).frame
      #expect(frame.minX >= 0 && frame.maxX <= 360)
    }
    #expect(!window.contains("Order"))
    #expect(names(window) == ["nano", "bash"])
    try window.choose("By name", in: "Main menu")
    await waitPatiently(for: "the order by name") {
      window.settle()
      return names(window) == ["bash", "nano"]
    }
  }

  @Test func `in a narrow window the arrow keys stay in the sections, and Enter opens one`() throws
  {
    let (_, window) = try start()
    window.resize(to: Size(width: 600, height: 400))
    try window.tap("Back")
    try window.tap("All packages")
    try window.tap("Back")
    for _ in 0..<20 where try !window.find(.role(.list)).isFocused { window.press(.tab) }
    window.press(.down)
    #expect(window.contains("All packages"))
    window.press(.enter)
    #expect(!window.contains("All packages"))
  }

  @Test func `Escape closes the preferences`() throws {
    let (app, window) = try start()
    window.press(",", .control)
    try app.window("Preferences").press(.escape)
    #expect(app.titles == ["Packages"])
  }

  @Test func `the menu leads to the shortcuts and tells what the program is`() async throws {
    let (app, window) = try start()
    try window.choose("Keyboard Shortcuts", in: "Main menu")
    let shortcuts = try await app.wait(forWindow: "Keyboard Shortcuts")
    #expect(shortcuts.contains("Shift+Ctrl+C"))
    shortcuts.press(.escape)
    await app.wait { app.titles.count == 1 }
    try window.choose("About Packages", in: "Main menu")
    let about = try await app.wait(forWindow: "About Packages")
    about.expect(.textContaining("demonstration of Alidade"))
  }

  @Test func `the next run begins with the part, the order and the package of the last one`()
    async throws
  {
    let (app, window) = try start()
    try window.tap("Shells")
    await app.wait { self.names(window) == ["bash"] }
    try window.choose("By name", in: "Order")
    try window.tap("bash")
    app.quit()
    let (_, next) = try start()
    #expect(names(next) == ["bash"])
    next.expect("By name")
    #expect(try next.find(.component(PackageDetails.self)).text?.hasPrefix("bash") == true)
  }

  @Test func `the next run opens the windows of the last one, each with its size and choices`()
    async throws
  {
    let (app, first) = try start()
    #expect(first.press("n", .control))
    let second = try #require(app.windows.last)
    app.headless.windows[1].resize(to: Size(width: 900, height: 500))
    try second.tap("Editors")
    await app.wait { self.names(second) == ["nano"] }
    app.quit()
    let (next, _) = try start()
    try #require(next.windows.count == 2)
    #expect(next.windows.map(\.size.width) == [1100, 900])
    #expect(next.windows.map(names) == [["nano", "bash"], ["nano"]])
    next.close(next.windows[0])
    next.quit()
    let (last, remaining) = try start()
    #expect(last.windows.count == 1)
    #expect(remaining.size == Size(width: 900, height: 500))
  }

  @Test func `a window that the user closes leaves no choices in the settings`() throws {
    let (app, first) = try start()
    #expect(first.press("n", .control))
    try app.windows[1].tap("Editors")
    #expect(settings.texts["session.window1"] != nil)
    app.close(app.windows[1])
    #expect(settings.texts["session.window1"] == nil)
    #expect(settings.texts["session.windows"] == "0;")
  }

  @Test func `a narrow window opens at the page that was shown`() throws {
    let (app, window) = try start()
    app.headless.windows[0].resize(to: Size(width: 600, height: 400))
    app.settle()
    try window.tap("Back")
    app.quit()
    let (_, next) = try start()
    #expect(next.size.width == 600)
    #expect(next.contains("All packages") && !next.contains("bash"))
  }

  @Test func `choices that can't be read are those of a new window`() throws {
    try settings.save(["session.window0": "=section/shells;size;", "session.windows": "x;"])
    TestApplication.expectDiagnostic(
      "A stored setting has an unusable value", starting: PackagesApp(model: model),
      settings: settings)
  }

  @Test func `the choices in a window survive as text, whatever a section is called`() {
    for part in [nil, .all, .installed, .section("a;b\\c/d"), .section("")] as [PackagePart?] {
      for selected in [nil, "bash:amd64", ";"] {
        let choices = BrowserChoices(
          part: part, order: .size, selected: selected, showsPackages: false)
        #expect(BrowserChoices.value(ofSettingText: choices.settingText) == choices)
      }
    }
  }

  @Test func `a German browser shows German words, and leaves no English one`() async throws {
    let (app, window) = try start(language: "de")
    #expect(app.titles == ["Pakete"])
    window.expect("Alle Pakete")
    window.expect("Editoren")
    window.expect("2 Pakete · 0 kB installiert")
    try window.tap("nano")
    window.expect("Architektur")
    window.press(",", .control)
    try app.window("Einstellungen").expect("Seitenleiste anzeigen")
    let english = /\b(Packages|Installed|Editors|Order|By|Sidebar|sections?|Depends)\b/
    for host in app.windows { host.expectNone(.matching(english)) }
  }

  @Test func `where text is written from the right, the sidebar is at the right`() throws {
    let (_, window) = try start(language: "de")
    window.setLayoutDirection(.rightToLeft)
    let (all, row) = (try window.find("Alle Pakete"), try window.find("bash"))
    #expect(all.frame.minX > row.frame.maxX)
  }
}
