import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import DebianPackages
import Testing

@testable import PackageBrowser

/// The browser as an application, with its windows, commands and preferences.
@MainActor @Suite struct PackagesAppTests {
  private static let database = PackageDatabase(
    parsing: """
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

      """.utf8, file: "/no/such/file")

  private let settings = HeadlessSettings()

  private func start() throws -> (app: TestApplication, window: TestHost) {
    let model = BrowserModel(database: PackagesAppTests.database, rowCount: nil)
    let app = TestApplication(PackagesApp(model: model), settings: settings)
    return (app, try app.window("Packages"))
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

  @Test func `commands for a package need one, and a homepage`() async throws {
    let (app, window) = try start()
    #expect(!window.press("c", [.control, .shift]))
    try window.tap("bash")
    #expect(window.press("c", [.control, .shift]))
    #expect(window.clipboard == .text("bash"))
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
    try window.tap("Back")
    #expect(window.contains("All packages") && !window.contains("bash"))
    try window.tap("All packages")
    #expect(window.contains("bash"))
  }

  @Test func `the menu leads to the shortcuts and tells what the program is`() async throws {
    let (app, window) = try start()
    try window.choose("Keyboard Shortcuts", in: "Main menu")
    let shortcuts = try await app.wait(forWindow: "Keyboard Shortcuts")
    #expect(shortcuts.contains("Ctrl+Shift+C"))
    shortcuts.press(.escape)
    await app.wait { app.titles.count == 1 }
    try window.choose("About Packages", in: "Main menu")
    let about = try await app.wait(forWindow: "About Packages")
    about.expect(.textContaining("demonstration of Alidade"))
  }
}
