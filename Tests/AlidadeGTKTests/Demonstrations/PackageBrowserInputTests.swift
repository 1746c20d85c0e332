#if GTK
import AlidadeNative
import DebianPackages
import Testing

@testable import PackageBrowser

extension GTKTests {
  /// The package browser with a real pointer and real keys.
  @MainActor @Suite struct PackageBrowserInputTests {
    private static let packages = ["bash", "nano", "vim", "zsh"].map { name in
      """
      Package: \(name)
      Version: 1.0
      Status: install ok installed
      Section: \(name.hasSuffix("sh") ? "shells" : "editors")
      Architecture: all
      Maintainer: \(name.uppercased())
      Description: \(name.hasSuffix("sh") ? "a shell" : "an editor")

      """
    }.joined(separator: "\n")

    private func show() async throws -> ShownDemonstration {
      let model = BrowserModel(
        database: PackageDatabase(
          parsing: PackageBrowserInputTests.packages.utf8, file: "/no/such/file"), rowCount: nil)
      return try await ShownDemonstration(BrowserWindow(model: model), width: 1000, height: 600)
    }

    @Test func `Control-F and letters find packages while they are typed`() async throws {
      let browser = try await show()
      try await Keyboard.press("ctrl+f")
      try await Keyboard.type("edi")
      await browser.wait(for: "Found")
      let names = browser.texts.filter { ["bash", "nano", "vim", "zsh"].contains($0) }
      #expect(names == ["nano", "vim"])
      try await Keyboard.press("Escape")
      await browser.wait(for: "bash")
    }

    @Test func `a click selects a package, and arrow keys go on from there`() async throws {
      let browser = try await show()
      try await browser.click("nano")
      await browser.wait(for: "NANO")
      try await Keyboard.press("Down")
      await browser.wait(for: "VIM")
      #expect(!browser.texts.contains("NANO"))
    }

    @Test func `a section is chosen with the pointer`() async throws {
      let browser = try await show()
      #expect(browser.texts.contains("an editor"))
      let (x, _) = try browser.place(of: "All packages")
      try await browser.click("Shells")
      await MainLoop.run { !browser.texts.contains("an editor") }
      #expect(browser.texts.contains("a shell") && x < 200)
    }

    @Test func `the menu of a row copies its name`() async throws {
      let browser = try await show()
      try await browser.click("nano")
      await browser.wait(for: "NANO")
      try await browser.openMenu(at: "an editor")
      await InputTool.press("Return")
      #expect(try await browser.waitForClipboard(containing: "nano") == "nano")
    }
  }
}
#endif
