import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

@MainActor @Suite struct TallRowTests {
  private struct Tall: Component {
    let lines: Int

    var body: some Component {
      Column {
        for line in 0..<lines { Text("line \(line)").frame(height: 20) }
      }
    }
  }

  private let controller = ListController()

  private func makeView(_ rows: [Int]) -> HeadlessHostingView {
    HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(Array(rows.enumerated()), id: \.offset, controller: controller) {
        Tall(lines: $0.element)
      }
    }
  }

  @Test func `of a row taller than the viewport only what is in sight has views`() {
    let view = makeView([10_000])
    #expect(view.root.visibleTexts == (0...20).map { "line \($0)" })
    for step in 1...100 {
      controller.offset = Double(step) * 110
      view.settle()
      let first = Int((Double(step) * 110 / 20).rounded(.down))
      let texts = view.root.visibleTexts
      #expect(texts.contains("line \(first)"))
      #expect(texts.contains("line \(first + 19)"))
      #expect(texts.count <= 23)
    }
    #expect(view.counters.viewsCreated < 40)
  }

  @Test func `a tall row stands between others`() {
    let view = makeView([3, 200, 3])
    controller.offset = 200
    view.settle()
    #expect(view.root.visibleTexts.contains("line 7"))
    controller.offset = 100_000
    view.settle()
    #expect(controller.offset == 206 * 20 - 400)
    #expect(view.root.visibleTexts.suffix(3) == ["line 0", "line 1", "line 2"])
    controller.offset = 0
    view.settle()
    #expect(view.root.visibleTexts.prefix(3) == ["line 0", "line 1", "line 2"])
  }

  @Test func `rows that come while there is hardly any room are mounted as a whole`() {
    let list = ListFixture(Item.even(0..<10))
    list.view.size = Size(width: 300, height: 10)
    list.show(Item.even(0..<10, height: 50))
    list.view.settle()
    list.view.size = Size(width: 300, height: 400)
    list.view.settle()
    list.expectSightIsWhole()
    let roots = list.mounter.roots
    #expect(roots.rows.allSatisfy { roots[$0]?.tree.tree?.isIncremental == false })
  }
}
