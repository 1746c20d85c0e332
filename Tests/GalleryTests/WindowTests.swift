import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import Gallery

@Suite @MainActor struct WindowTests {
  @Test func `choosing a layout shows it`() {
    let gallery = ShownGallery()
    #expect(gallery.code.hasPrefix("Row(spacing: 8, alignment: .center) {"))
    #expect(gallery.press("Grid"))
    #expect(gallery.code.contains("columns: [.automatic, .fraction(), .fixed(80)]"))
    #expect(gallery.texts.contains("Column spacing"))
    #expect(!gallery.texts.contains("Justification"))
  }

  @Test func `pressing a control changes the listing`() {
    let gallery = ShownGallery()
    #expect(gallery.press("Alignment: end"))
    #expect(gallery.press("Spacing: more"))
    #expect(gallery.press("Grow: more"))
    #expect(gallery.code.hasPrefix("Row(spacing: 12, alignment: .end) {"))
    #expect(gallery.code.contains("Tile(\"one\").grow()\n"))
  }

  @Test func `presses before a frame are all counted`() throws {
    let gallery = ShownGallery()
    let button = try #require(
      gallery.view.root.descendants.lazy.compactMap { $0 as? HeadlessPressableView }
        .first { $0.options.accessibility?.label == "Spacing: more" })
    for _ in 0..<3 { #expect(button.press()) }
    gallery.view.settle()
    #expect(gallery.code.hasPrefix("Row(spacing: 20"))
  }

  @Test func `a layout is found again as it was left`() {
    let gallery = ShownGallery()
    #expect(gallery.press("Justification: end"))
    let left = gallery.code
    #expect(gallery.press("Column"))
    #expect(!gallery.code.contains("justification"))
    #expect(gallery.press("Row"))
    #expect(gallery.code == left)
  }

  @Test func `the stage has the size that is chosen, as far as there is room`() {
    let gallery = ShownGallery()
    #expect(gallery.texts.contains("440 × 220"))
    #expect(gallery.press("Width: less"))
    #expect(gallery.texts.contains("420 × 220"))
    gallery.view.size = Size(width: 700, height: 2400)
    gallery.view.settle()
    #expect(gallery.texts.contains("154 × 220"))
  }

  @Test(arguments: ExhibitTests.names)
  func `the stage and the listing share the height of the window`(name: String) throws {
    let gallery = ShownGallery(name, size: Size(width: 1100, height: 760))
    let exhibit = Exhibit.all[try #require(Exhibit.place(of: name))]
    for height in [760, GalleryApp.minimumSize.height] {
      gallery.view.size = Size(width: 1100, height: height)
      gallery.view.settle()
      let texts = gallery.view.root.descendants.compactMap { $0 as? HeadlessTextView }
        .filter(\.isVisible)
      let size = try #require(
        texts.first { $0.visibleText?.wholeMatch(of: /[\d.]+ × [\d.]+/) != nil })
      let code = try #require(
        texts.first { $0.textLayout?.content.plainText == exhibit.layout.page.listing })
      let listing = try #require(code.outwardViews.first { $0 is HeadlessScrollView })
      #expect(size.frameInRoot.maxY <= listing.frameInRoot.minY)
      #expect(listing.frameInRoot.maxY <= height)
    }
  }

  @Test(arguments: ExhibitTests.names)
  func `the controls are inside the smallest window`(name: String) {
    let gallery = ShownGallery(name, size: GalleryApp.minimumSize)
    let buttons = gallery.view.root.descendants.compactMap { $0 as? HeadlessPressableView }
      .filter { $0.isVisible && $0.options.accessibility?.label?.hasSuffix(": more") == true }
    for button in buttons { #expect(button.frameInRoot.maxX <= GalleryApp.minimumSize.width) }
  }

  @Test func `a number doesn't touch the buttons of its stepper`() throws {
    let gallery = ShownGallery("Chat")
    func frame(_ isShown: (HeadlessView) -> Bool) throws -> Rect {
      try #require(gallery.view.root.descendants.first { $0.isVisible && isShown($0) }).frameInRoot
    }
    let number = try frame { $0.visibleText == "20000" }
    let less = try frame { $0.options.accessibility?.label == "Messages: less" }
    let more = try frame { $0.options.accessibility?.label == "Messages: more" }
    #expect(number.minX >= less.maxX + 4 && number.maxX + 4 <= more.minX)
  }

  @Test func `a stepper at its end cannot be pressed`() {
    let gallery = ShownGallery()
    #expect(gallery.press("Spacing: less"))
    #expect(gallery.press("Spacing: less"))
    #expect(!gallery.press("Spacing: less"))
    #expect(gallery.press("Spacing: more"))
  }

  @Test func `using the gallery gives no reports`() {
    let reports = DiagnosticsRecorder.reports {
      let gallery = ShownGallery()
      for name in Exhibit.all.map(\.layout.name) {
        #expect(gallery.press(name))
        #expect(gallery.press("Width: less"))
        #expect(gallery.press("Right to left"))
      }
    }
    #expect(reports.isEmpty)
  }
}
