import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Selects text in rows and lists of different layouts.
///
/// A character is 10 points wide, and a line 25 points high.
@MainActor @Suite struct TextSelectionLayoutTests {
  private let controller = ListController()

  private func view(
    _ size: Size = Size(width: 400, height: 250), @ComponentBuilder _ content: () -> ComponentList
  ) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: size) { content() }
    view.settle()
    return view
  }

  private func copied(_ view: HeadlessHostingView) -> String? {
    view.mountHost.clipboard = nil
    controller.copySelectedText()
    view.settle()
    guard case .text(let text) = view.mountHost.clipboard else { return nil }
    return text
  }

  private func drag(_ list: HeadlessScrollView, _ start: (Double, Double), _ end: (Double, Double))
  {
    let start = Point(x: start.0, y: start.1)
    list.drag(
      from: start, through: [start + Point(x: 30, y: 0), Point(x: end.0, y: end.1)])
  }

  @Test
  func `texts of a row are joined by tabs and line feeds, and rows without text are left out`() {
    let controller = controller
    let view = view {
      List(0..<3, id: \.self, controller: controller) { id in
        if id == 1 {
          Box(background: .red).frame(height: 25)
        } else {
          Column(alignment: .start) {
            Row(spacing: 10) {
              Text("name\(id)").size(20)
              Text("time\(id)").size(20)
            }
            Text("message\(id)").size(20)
          }
        }
      }
      .textSelection()
    }
    drag(view.list, (0, 10), (300, 120))
    #expect(copied(view) == "name0\ttime0\nmessage0\nname2\ttime2\nmessage2")
    drag(view.list, (20, 10), (80, 10))
    #expect(copied(view) == "me0\tti")
    drag(view.list, (80, 10), (30, 30))
    #expect(copied(view) == "me0\nmes")
  }

  @Test func `a truncated text is copied as a whole when all that is shown is selected`() {
    let controller = controller
    let text = "a text that is too long for its row"
    let view = view {
      List([text], id: \.self, controller: controller) { text in
        Row { Text(text).size(20).lineLimit(1).frame(width: 100) }
      }
      .textSelection()
    }
    drag(view.list, (20, 10), (60, 10))
    #expect(copied(view) == "text")
    drag(view.list, (0, 10), (150, 10))
    #expect(copied(view) == text)
  }

  @Test func `text that is read from the right is selected from the right`() {
    let controller = controller
    let view = view {
      List(["שלום", "עולם"], id: \.self, controller: controller) { Text($0).size(20) }
        .textSelection()
    }
    drag(view.list, (390, 10), (360, 10))
    #expect(copied(view) == "לום")
    drag(view.list, (380, 10), (380, 35))
    #expect(copied(view) == "ום\nעו")
  }

  @Test func `columns are read line by line`() {
    let controller = controller
    let view = view {
      List(0..<40, id: \.self, estimatedRowHeight: 25, controller: controller) {
        Text("cell \($0)").size(20)
      }
      .columns(.equal(4)).textSelection()
    }
    drag(view.list, (220, 10), (140, 35))
    #expect(copied(view) == "ll 2\ncell 3\ncell 4\ncell")
  }

  @Test func `columns that begin at the right are read from the right`() {
    let controller = controller
    let view = view {
      List(0..<40, id: \.self, estimatedRowHeight: 25, controller: controller) {
        Text("cell \($0)").size(20).alignment(.end)
      }
      .columns(.equal(2)).textSelection().layoutDirection(.rightToLeft)
    }
    drag(view.list, (220, 10), (20, 10))
    #expect(copied(view) == "ll 0\nce")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `rows of a horizontal list are read one after the other`(_ direction: LayoutDirection) {
    let controller = controller
    let view = view {
      List(0..<40, id: \.self, estimatedRowHeight: 60, controller: controller) {
        Text("cell \($0)").size(20)
      }
      .axis(.horizontal).textSelection().layoutDirection(direction)
    }
    let cell = 60.0
    let end = view.list.viewportSize.width
    // After two characters of the first cell, and after three of the third one.
    if direction == .leftToRight {
      drag(view.list, (20, 10), (2 * cell + 30, 10))
    } else {
      drag(view.list, (end - cell + 20, 10), (end - 3 * cell + 30, 10))
    }
    #expect(copied(view) == "ll 0\ncell 1\ncel")
    // These rows have no views any more.
    view.list.scroll(by: Point(x: direction == .leftToRight ? 900 : -900, y: 0))
    view.settle()
    #expect(copied(view) == "ll 0\ncell 1\ncel")
  }

  @Test func `headers are selected with the rows, also the one that stays at the top`() {
    let controller = controller
    let folders = (0..<3).map { folder in
      Folder(id: folder, items: Item.even((folder * 10)..<(folder * 10 + 10), height: 25))
    }
    let view = view {
      List(
        sections: folders, elements: \.items, id: \.id, estimatedRowHeight: 25,
        controller: controller
      ) { item in
        Text("row \(item.id)").size(20)
      } header: { folder in
        Text("folder \(folder.id)").size(20)
      }
      .textSelection()
    }
    drag(view.list, (20, 10), (30, 60))
    #expect(copied(view) == "lder 0\nrow 0\nrow")
    view.list.scroll(by: 60)
    view.settle()
    drag(view.list, (20, 10), (60, 10))
    #expect(copied(view) == "lder")
  }

  @Test func `a list in something that scrolls selects text, and scrolls it`() throws {
    let controller = controller
    let view = view {
      Scroll {
        Text("above").size(20)
        List(0..<100, id: \.self, estimatedRowHeight: 25, controller: controller) {
          Text("row \($0)").size(20)
        }
        .textSelection()
        Text("below").size(20)
      }
    }
    let lists = view.root.descendants.compactMap { $0 as? HeadlessScrollView }
    let (page, list) = (try #require(lists.first), try #require(lists.last))
    page.scroll(by: 250)
    view.settle()
    // The list begins 25 points below the top of the page.
    drag(list, (20, 235), (40, 285))
    #expect(copied(view) == "w 9\nrow 10\nrow ")
    let start = Point(x: 20, y: 285)
    _ = list.scrollDelegate?.scrollView(list, didPressText: TapEvent(location: start))
    list.scrollDelegate?.scrollView(
      list,
      didDrag: DragEvent(
        phase: .began, start: start, translation: Point(x: 0, y: 400), velocity: .zero))
    view.mountHost.advance(by: view.mountHost.clock.frameDuration * 30)
    #expect(page.contentOffset.y > 400)
    list.scrollDelegate?.scrollView(
      list,
      didDrag: DragEvent(
        phase: .ended, start: start, translation: Point(x: 0, y: 400), velocity: .zero))
    #expect((copied(view)?.split(separator: "\n").count ?? 0) > 10)
  }

  @Test func `rows that scroll sideways are selected where they are`() {
    let controller = controller
    let view = view {
      List(0..<40, id: \.self, estimatedRowHeight: 25, controller: controller) {
        Text("a row that is wider than the list, \($0)").size(20)
      }
      .sideways(SidewaysScroll(), minimumRowWidth: 600).textSelection()
    }
    view.list.contentOffset.x = 100
    view.settle()
    drag(view.list, (0, 10), (50, 10))
    #expect(copied(view) == " is w")
  }

  @Test func `a long row that is mounted in parts shows the selection in each of them`() {
    let controller = controller
    let view = view {
      List(0..<2, id: \.self, controller: controller) { id in
        Column(alignment: .start) {
          for line in 0..<200 { Text("line \(id) \(line)").size(20) }
        }
      }
      .textSelection()
    }
    drag(view.list, (20, 35), (50, 60))
    #expect(copied(view) == "ne 0 1\nline ")
    controller.offset = 3_000
    view.settle()
    view.list.tap(at: Point(x: 50, y: 10), modifiers: .shift)
    #expect(copied(view)?.split(separator: "\n").count == 120)
    controller.offset = 2_000
    view.settle()
    let shown = view.root.descendants.compactMap { $0 as? HeadlessTextView }
      .filter { $0.isVisible && $0.selectedRange != nil }
    #expect(shown.contains { $0.selectedText == "line 0 85" })
    #expect(shown.allSatisfy { $0.selectedText == $0.visibleText })
    view.list.tap(at: Point(x: 50, y: 10))
    let isNothingShown = view.root.descendants.allSatisfy {
      ($0 as? HeadlessTextView)?.selectedRange == nil
    }
    #expect(isNothingShown)
  }

  /// A row that shows how often it was pressed.
  private struct Counting: Component {
    let id: Int

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      Row {
        Text("row \(id): \(context.state)").size(20)
        Button("Press") { context.update { $0 += 1 } }
      }
    }
  }

  @Test func `a row with state is copied as it was when it was scrolled out of sight`() throws {
    let controller = controller
    let view = view {
      List(0..<2_000, id: \.self, estimatedRowHeight: 30, controller: controller) {
        Counting(id: $0)
      }
      .textSelection()
    }
    let button = try #require(
      view.root.descendants.first { $0 is HeadlessPressableView && $0.isVisible })
    button.tap()
    view.settle()
    drag(view.list, (0, 10), (0, 200))
    controller.scroll(toRow: 1_500)
    view.settle()
    #expect(copied(view)?.hasPrefix("row 0: 1\nrow 1: 0\n") == true)
  }
}
