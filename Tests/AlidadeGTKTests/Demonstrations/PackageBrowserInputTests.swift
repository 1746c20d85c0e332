#if GTK
import AlidadeNative
import CGTK
import DebianPackages
import Foundation
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
      Installed-Size: \(name.utf8.first.map(Int.init) ?? 0)
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
      #expect(browser.names == ["vim", "nano"])
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

    @Test func `an order is chosen with the pointer`() async throws {
      let model = BrowserModel(
        database: PackageDatabase(
          parsing: PackageBrowserInputTests.packages.utf8, file: "/no/such/file"), rowCount: nil)
      let browser = try await ShownApplication(
        PackagesApp(model: model, size: Size(width: 1000, height: 600), identifier: nil))
      defer { browser.end() }
      func names() -> [String] {
        browser.window.hostingView.shownTexts.filter(PackageBrowserInputTests.isName)
      }
      await MainLoop.run { names() == ["nano", "vim", "bash", "zsh"] }
      let picker = try #require(browser.window.widget.descendant(of: gtk_drop_down_get_type()))
      for (option, sorted) in [
        ("By size", ["zsh", "vim", "nano", "bash"]), ("By name", ["bash", "nano", "vim", "zsh"]),
      ] {
        try await picker.choose(option)
        await MainLoop.run { names() == sorted }
      }
    }

    fileprivate static func isName(_ text: String) -> Bool {
      ["bash", "nano", "vim", "zsh"].contains(text)
    }

    @Test func `packages that are installed and removed come and go`() async throws {
      let path = FileManager.default.temporaryDirectory.appending(path: "status-\(UUID())")
      defer { try? FileManager.default.removeItem(at: path) }
      func install(_ count: Int) throws {
        let stanzas = PackageBrowserInputTests.packages.split(separator: "\n\n").prefix(count)
        try Data((stanzas.joined(separator: "\n\n") + "\n").utf8).write(to: path, options: .atomic)
      }
      try install(2)
      let model = BrowserModel(
        database: try PackageDatabase.load(from: path.path), archiveCommand: [], pause: {})
      let browser = try await ShownDemonstration(
        BrowserWindow(model: model).loadingPackages(of: model), width: 1000, height: 600)
      #expect(browser.names == ["nano", "bash"])
      for (count, names) in [(4, ["nano", "vim", "bash", "zsh"]), (1, ["bash"])] {
        // The browser watches the file from when a thread is free for it.
        for turn in 0..<10_000 where browser.names != names {
          if turn.isMultiple(of: 500) { try install(count) }
          await MainLoop.settle()
        }
        #expect(browser.names == names)
      }
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

extension ShownDemonstration {
  /// The packages in the list, from the top.
  fileprivate var names: [String] {
    texts.filter(GTKTests.PackageBrowserInputTests.isName)
  }
}
#endif
