import AlidadeHeadless
import AlidadeNative
import DebianPackages
import Testing

@testable import PackageBrowser

/// What moves in the window of the browser, frame by frame.
@MainActor @Suite struct BrowserMotionTests {
  private static let text = ["nano", "vim"].map { name in
    """
    Package: \(name)
    Version: 1.0
    Status: install ok installed
    Section: editors
    Architecture: amd64
    Description: the editor \(name)

    """
  }.joined(separator: "\n")

  private struct Page: Component {
    let model: BrowserModel
    let choices: Store<BrowserChoices>

    func body(_ context: Context<NoState>) -> some Component {
      let choices = choices
      BrowserWindow(
        model: model,
        remembered: RememberedChoices(value: context.read(choices, \.self)) { choices.update($0) })
    }
  }

  /// The left edge of the texts of the details at rest.
  private let place = 1100.0 - 340 + 18
  private let choices = Store(BrowserChoices())
  private let view: HeadlessHostingView

  init() {
    let model = BrowserModel(
      database: PackageDatabase(
        parsing: BrowserMotionTests.text.utf8, file: "/no/such/file"), rowCount: nil)
    let choices = choices
    view = HeadlessHostingView(size: Size(width: 1100, height: 800)) {
      Page(model: model, choices: choices)
    }
    view.settle()
  }

  /// Selects a package, and runs the frame that shows it.
  private func select(_ package: String?) {
    choices.update { $0.selected = package }
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
  }

  /// The left edge of the text with a prefix; `nil` if there is none.
  private func left(_ prefix: String) -> Double? {
    view.root.descendants.first { $0.isVisible && $0.texts.contains { $0.hasPrefix(prefix) } }
      .map { ($0.frameInRoot.minX * 100).rounded() / 100 }
  }

  private var isLeaving: Bool { view.root.descendants.contains(where: \.isInert) }

  @Test func `the details slide in from the end, and the rows stay where they begin`() throws {
    let row = try #require(left("the editor nano"))
    select("nano:amd64")
    var places: [Double] = []
    for _ in 0..<60 {
      places.append(try #require(left("Architecture")))
      #expect(left("the editor nano") == row)
      view.mountHost.runFrame()
    }
    #expect(places[0] > 1000)
    #expect(places == places.sorted(by: >))
    view.settle()
    #expect(left("Architecture") == place)
    #expect(view.mountHost.isIdle)
  }

  @Test func `another package takes the place of the previous one at once`() throws {
    select("nano:amd64")
    view.settle()
    select("vim:amd64")
    #expect(left("Architecture") == place)
    #expect(!isLeaving)
  }

  @Test func `the details slide out when nothing is selected any longer`() {
    select("nano:amd64")
    view.settle()
    select(nil)
    #expect(isLeaving)
    view.settle()
    #expect(!isLeaving && left("Architecture") == nil)
  }
}

extension HeadlessView {
  /// The text of the view itself.
  fileprivate var texts: [String] {
    (self as? HeadlessTextView)?.textLayout.map { [$0.content.plainText] } ?? []
  }
}
