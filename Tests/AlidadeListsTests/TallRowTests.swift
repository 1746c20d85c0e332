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
    list.expectViewportIsFilled()
    let roots = list.mounter.roots
    #expect(roots.rows.allSatisfy { roots[$0]?.tree.tree?.isIncremental == false })
  }

  /// A row of 250 cards of 40 points, each with a view of its own around a title and a line.
  private struct Article: Component {
    let name: String

    var body: some Component {
      Column {
        for card in 0..<250 {
          Column {
            Text("\(name) title \(card)").frame(height: 20)
            Text("line").frame(height: 20)
          }
          .background(.yellow)
        }
      }
    }
  }

  /// The numbers of cards of which some part has views, by article.
  private func cards(in view: HeadlessHostingView) -> [String] {
    view.root.visibleTexts.filter { $0.contains("title") }
  }

  @Test func `of a row of 10 000 points, exactly the components in sight have views`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(["one", "two"], id: \.self, estimatedRowHeight: 10_000, controller: controller) {
        Article(name: $0)
      }
    }
    view.settle()
    #expect(controller.contentHeight == 20_000)
    // The card that begins at the lower edge counts as in sight.
    #expect(cards(in: view) == (0...10).map { "one title \($0)" })
    // The list, the row, and eleven cards; the last one has no line in sight.
    #expect(view.counters.viewsCreated == 2 + 10 * 3 + 2)
    controller.offset = 4_010
    view.settle()
    #expect(cards(in: view) == (100...110).map { "one title \($0)" })
    let created = view.counters.viewsCreated
    #expect(created <= 2 + 11 * 3)
    for offset in stride(from: 4_020.0, through: 9_990, by: 30) {
      controller.offset = offset
      view.settle()
      let inSight = (0..<500).count { card in
        let top = Double(card) * 40
        // A row that begins at the lower edge isn't in sight.
        return (card == 250 ? top < offset + 400 : top <= offset + 400) && top + 20 >= offset
      }
      #expect(cards(in: view).count == inSight)
    }
    // The second row has a root of its own, whose views are made once.
    #expect(view.counters.viewsCreated <= created + 1 + 12 * 3)
  }
}
