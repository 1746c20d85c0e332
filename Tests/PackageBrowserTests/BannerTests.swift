import AlidadeNative
import AlidadeTesting
import DebianPackages
import Testing

@testable import PackageBrowser

/// The banners above the packages, which come and go with the state of their file.
@MainActor @Suite struct BannerTests {
  private nonisolated static var failure: LoadOutcome {
    LoadOutcome(ofFile: "/no/such/file", archive: nil)
  }

  /// Shows the outcome of reading the file again.
  private func show(_ outcome: LoadOutcome, of model: BrowserModel, in app: TestHost) {
    model.packages.update { packages in
      packages.noteChange()
      packages.show(outcome, afterChanges: packages.changeCount)
    }
    app.settle()
  }

  @Test func `the problems of a file that can't be read now aren't shown`() {
    let database = PackageDatabase.numbered(0..<1, further: "Package: bad name\nVersion: 1\n")
    let model = BrowserModel(database: database)
    let app = TestHost(size: Size(width: 1100, height: 800)) { BrowserWindow(model: model) }
    app.expect(.textContaining("in /no/such/file"))
    show(BannerTests.failure, of: model, in: app)
    app.expect(.textContaining("The list shows the packages as they were last read."))
    app.expectNone(.textContaining("in /no/such/file"))
    show(LoadOutcome(database: database), of: model, in: app)
    app.expect(.textContaining("in /no/such/file"))
    app.expectNone(.textContaining("as they were last read"))
  }

  @Test func `the list keeps its place and the focus when a banner comes and goes`() throws {
    let model = BrowserModel(database: PackageDatabase.numbered(0..<200))
    let controller = ListController()
    let app = TestHost(size: Size(width: 600, height: 600)) {
      BrowserWindow(model: model, controller: controller)
    }
    for _ in 0..<20 where try !app.find(.role(.list)).isFocused { app.press(.tab) }
    controller.offset = 2000
    app.settle()
    let offset = controller.offset
    show(BannerTests.failure, of: model, in: app)
    app.expect("The file can't be read.")
    #expect(controller.offset == offset)
    #expect(try app.find(.role(.list)).isFocused)
    show(LoadOutcome(database: PackageDatabase.numbered(0..<200)), of: model, in: app)
    app.expectNone("The file can't be read.")
    #expect(controller.offset == offset)
    #expect(try app.find(.role(.list)).isFocused)
  }
}
