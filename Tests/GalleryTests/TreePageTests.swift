import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import Gallery

@Suite @MainActor struct TreePageTests {
  @Test func `the rows below a node move when it is expanded, and its children fade in`() throws {
    let view = ShownExample(Exhibit.all[try #require(Exhibit.place(of: "Tree"))]).view
    view.settle()
    func text(_ text: String) -> HeadlessView? {
      view.root.descendants.first { $0.isVisible && $0.visibleText == text }
    }
    let top = try #require(text("Chapter 1")?.frameInRoot.minY)
    let before = try #require(text("Chapter 2")?.frameInRoot.minY)
    let button = view.root.descendants.lazy.compactMap { $0 as? HeadlessPressableView }
      .first { $0.isVisible && $0.options.accessibility?.label == "Expand" }
    #expect(try #require(button).press())
    let after = before + (before - top)
    var places: [Double] = []
    var opacities: [Double] = []
    for _ in 0..<6 {
      view.mountHost.runMainWork()
      view.mountHost.runBackgroundWork()
      view.mountHost.runFrame()
      if let place = text("Chapter 2")?.frameInRoot.minY { places.append(place) }
      if let child = text("Section 1.1") { opacities.append(child.shownOpacity) }
    }
    #expect(places.contains { $0 > before + 1 && $0 < after - 1 } && places == places.sorted())
    #expect(opacities.contains { $0 > 0.1 && $0 < 0.9 } && opacities == opacities.sorted())
    view.settle()
    #expect(text("Chapter 2")?.frameInRoot.minY == after)
    #expect(text("Section 1.1")?.shownOpacity == 1 && view.mountHost.isIdle)
  }

  @Test func `the listing sorts by the number of parts, of which a leaf has none`() {
    let listing = TreePage(showsCounts: true, hasColumns: true).listing
    #expect(listing.contains("($0.parts?.count ?? 0) < ($1.parts?.count ?? 0)"))
    #expect(!TreePage(showsCounts: false, hasColumns: true).listing.contains("sorted"))
  }
}

extension HeadlessView {
  /// The opacity in which the view is painted.
  var shownOpacity: Double { outwardViews.reduce(1) { $0 * ($1.options.alpha ?? 1) } }
}
