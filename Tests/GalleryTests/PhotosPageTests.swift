import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import Gallery

@Suite @MainActor struct PhotosPageTests {
  private let style = PhotoRow.Style(
    mode: Named("fill", .fill), height: 80, hasPlaceholder: true)

  /// The titles of the photos in sight, as assistive technologies read them.
  private func photos(_ app: TestHost) -> [String] {
    app.view.root.descendants.compactMap { $0 as? HeadlessImageView }
      .filter { $0.isVisible && $0.imageContent != nil }
      .compactMap { $0.options.accessibility?.label }
  }

  private func waitForPhotos(
    _ titles: Set<String>, _ app: TestHost,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    await waitPatiently(for: "the photos \(titles)", sourceLocation: sourceLocation) {
      app.settle()
      return Set(photos(app)) == titles
    }
  }

  @Test func `the photos in sight are loaded`() async {
    let app = TestHost(size: Size(width: 500, height: 184)) { PhotoList(style: style) }
    await waitForPhotos(["Photo 1", "Photo 2"], app)
  }

  @Test func `a grid shows as many photos in a line as there is room for`() async {
    var style = style
    style.isGrid = true
    let app = TestHost(size: Size(width: 400, height: 100)) { PhotoList(style: style) }
    await waitForPhotos(["Photo 1", "Photo 2", "Photo 3"], app)
  }

  @Test func `a missing photo says so, and is there after another try`() async throws {
    let app = TestHost(size: Size(width: 500, height: 92)) { PhotoList(style: style) }
    await waitForPhotos(["Photo 1"], app)
    let list = try #require(
      app.view.root.descendants.compactMap { $0 as? HeadlessScrollView }.first)
    list.scroll(by: 9 * 92)
    try await app.wait(for: "No such file or directory.")
    #expect(photos(app).isEmpty)
    try app.tap("Try again")
    await waitForPhotos(["Photo 10"], app)
  }
}
