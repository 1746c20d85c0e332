import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Where rows stand when sizes change above and below them.
@MainActor @Suite struct RowPlacementTests {
  private struct Wrapping: Component {
    let id: Int
    let extra: Double

    var body: some Component {
      let (id, extra) = (id, extra)
      Pressable(action: {}) {
        Text("row \(id), of a text that takes several lines where there is little room for it")
          .padding(vertical: extra)
      }
    }
  }

  private let controller = ListController()

  private func makeView(scale: Double = 1, extra: Double = 4) -> HeadlessHostingView {
    let host = HeadlessMountHost()
    host.scaleFactor = scale
    let view = HeadlessHostingView(size: Size(width: 300, height: 400), mountHost: host) {
      content(extra)
    }
    view.settle()
    return view
  }

  private func content(_ extra: Double) -> List {
    List(Array(0..<1_000), id: \.self, controller: controller) { Wrapping(id: $0, extra: extra) }
  }

  private func frames(_ view: HeadlessHostingView) -> [Rect] {
    let rows = view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
    guard let rows else { return [] }
    return rows.visibleSubviews.map(\.frameInRoot)
      .filter { $0.maxY > 0 && $0.minY < rows.viewportSize.height }.sorted { $0.minY < $1.minY }
  }

  private func expectFramesAreWhole(_ view: HeadlessHostingView) {
    let frames = frames(view)
    for (above, below) in zip(frames, frames.dropFirst()) {
      #expect(abs(above.maxY - below.minY) < 0.001)
    }
    #expect(frames.first.map { $0.minY <= 0 } == true)
    #expect(frames.last.map { $0.maxY >= 400 } == true)
  }

  @Test func `a focused row that comes back in another width does not lie over its neighbors`() {
    for distance in stride(from: 10.0, through: 1_200, by: 30) {
      let view = makeView()
      controller.scroll(toRow: 20)
      view.settle()
      let rows = view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
      let first = rows?.visibleSubviews.min { $0.frameInRoot.minY < $1.frameInRoot.minY }
      #expect(first.map { view.mountHost.moveFocus(to: $0) } == true)
      controller.offset += distance
      view.settle()
      view.size = Size(width: 170, height: 400)
      expectFramesAreWhole(view)
      view.mountHost.runFrame()
      controller.offset -= 40
      expectFramesAreWhole(view)
      controller.offset -= distance
      expectFramesAreWhole(view)
      view.settle()
      expectFramesAreWhole(view)
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 1.75, 3])
  func `a row that ends exactly at the top does not move those below it`(_ scale: Double) {
    let view = makeView(scale: scale)
    for row in 1..<60 {
      controller.scroll(toRow: row)
      view.settle()
      #expect(controller.visibleRows.lowerBound == row)
      let before = frames(view).first
      // The row above grows, and is not seen.
      view.update { content(row.isMultiple(of: 2) ? 4 : 9) }
      view.settle()
      #expect(controller.visibleRows.lowerBound == row, "scale \(scale)")
      #expect(frames(view).first?.minY == before?.minY)
    }
  }
}
