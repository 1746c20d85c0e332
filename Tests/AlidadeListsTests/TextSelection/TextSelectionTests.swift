import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Selects the text of rows with the pointer and the keyboard.
@MainActor @Suite struct TextSelectionTests {
  @Test func `a drag within a row selects characters`() {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    list.drag((2, 1), (2, 4))
    #expect(list.highlighted == ["ine"])
    #expect(list.controller.hasSelectedText)
    #expect(list.copied() == "ine")
    list.drag((2, 6), (2, 2))
    #expect(list.copied() == "ne 2", "backwards")
  }

  @Test func `a drag across rows selects the rows between them`() {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    list.drag((2, 3), (5, 2))
    #expect(list.highlighted == ["e 2", "line 3", "line 4", "li"])
    #expect(list.copied() == "e 2\nline 3\nline 4\nli")
    list.drag((5, 2), (2, 3))
    #expect(list.copied() == "e 2\nline 3\nline 4\nli", "upwards")
  }

  @Test func `a double click selects a word, a triple click the whole text`() {
    let list = TextSelectionFixture([
      Line(id: 0, text: "it isn't snake_case, no"), Line(id: 1, text: "next one"),
    ])
    list.click(0, 5, count: 2)
    #expect(list.highlighted == ["isn't"])
    list.click(0, 12, count: 2)
    #expect(list.highlighted == ["snake_case"])
    list.click(0, 19, count: 2)
    #expect(list.highlighted == [","])
    list.click(0, 5, count: 3)
    #expect(list.highlighted == ["it isn't snake_case, no"])
    list.click(0, 5)
    #expect(list.highlighted == [] && !list.controller.hasSelectedText)
  }

  @Test func `a drag after a double click selects whole words`() {
    let list = TextSelectionFixture([
      Line(id: 0, text: "one two three"), Line(id: 1, text: "four five six"),
    ])
    list.drag((0, 5), (1, 6), pressCount: 2)
    #expect(list.copied() == "two three\nfour five")
    list.drag((1, 6), (0, 5), pressCount: 2)
    #expect(list.copied() == "two three\nfour five")
    list.drag((1, 6), (0, 5), pressCount: 3)
    #expect(list.copied() == "one two three\nfour five six")
  }

  @Test func `Shift extends the selection from where it began`() {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    list.click(3, 2)
    list.click(5, 4, .shift)
    #expect(list.copied() == "ne 3\nline 4\nline")
    list.click(1, 0, .shift)
    #expect(list.copied() == "line 1\nline 2\nli")
    list.click(3, 2, .shift)
    #expect(list.copied() == nil, "nothing is selected")
  }

  @Test func `keys select all, copy and select none`() {
    let list = TextSelectionFixture(Line.numbered(0..<30))
    #expect(!list.press(.character("a"), .control), "the list doesn't have the keyboard focus")
    list.click(0, 0)
    #expect(!list.press(.character("c"), .control), "nothing is selected")
    #expect(!list.press(.escape))
    #expect(list.press(.character("a"), .control))
    let all = (0..<30).map { "line \($0)" }.joined(separator: "\n")
    #expect(list.copied() == all)
    list.host.clipboard = nil
    #expect(list.press(.insert, .control))
    list.view.settle()
    #expect(list.host.clipboard == .text(all))
    #expect(list.press(.escape) && list.highlighted == [] && !list.controller.hasSelectedText)
  }

  @Test func `Shift and the left and right arrows extend the selection across rows`() {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    list.click(3, 5)
    #expect(list.press(.right, .shift) && list.copied() == "3")
    #expect(list.press(.right, .shift) && list.copied() == "3\n")
    list.press(.right, .shift)
    #expect(list.copied() == "3\nl")
    list.press(.left, .shift)
    list.press(.left, .shift)
    #expect(list.copied() == "3")
    list.press(.left, .shift)
    #expect(list.copied() == nil)
    list.press(.left, [.shift, .control])
    #expect(list.copied() == "line ", "the word before")
  }

  @Test func `Shift and the up and down arrows extend the selection line by line`() {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    list.click(3, 2)
    list.press(.down, .shift)
    #expect(list.copied() == "ne 3\nli")
    list.press(.down, .shift)
    #expect(list.copied() == "ne 3\nline 4\nli")
    for _ in 0..<3 { list.press(.up, .shift) }
    #expect(list.copied() == "ne 2\nli")
    for _ in 0..<3 { list.press(.up, .shift) }
    #expect(list.copied() == "line 0\nline 1\nline 2\nli", "at most to the beginning")
  }

  @Test func `Shift with Home and End extends the selection to the ends of lines and of all rows`()
  {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    list.click(3, 2)
    list.press(.end, .shift)
    #expect(list.copied() == "ne 3")
    list.press(.home, .shift)
    #expect(list.copied() == "li")
    list.press(.home, [.shift, .control])
    #expect(list.copied() == "line 0\nline 1\nline 2\nli")
    list.press(.end, [.shift, .control])
    #expect(list.copied()?.hasSuffix("line 98\nline 99") == true)
    #expect(list.controller.offset == 100 * 25 - 250, "the end is visible")
  }

  @Test func `a key that extends the selection shows its end`() {
    let list = TextSelectionFixture(Line.numbered(0..<1_000))
    list.click(9, 0)
    for _ in 0..<3 { list.press(.down, .shift) }
    #expect(list.copied() == "line 9\nline 10\nline 11\n")
    #expect(list.controller.offset >= 50)
    list.click(5, 0)
    list.scrollView.scroll(by: 5_000)
    list.view.settle()
    list.press(.right, .shift)
    #expect(list.copied() == "l")
    #expect(list.controller.offset <= 125)
  }

  @Test func `an arrow leads to the text below, not to a taller one beside it`() {
    let view = HeadlessHostingView(size: Size(width: 400, height: 250)) {
      List(0..<3, id: \.self, estimatedRowHeight: 50) { number in
        Row(alignment: .start) {
          Column {
            Text("name \(number)").size(20)
            Text("more \(number)").size(20)
          }
          .frame(width: 100)
          Text("time").size(22)
        }
      }
      .textSelection()
    }
    view.settle()
    view.list.tap(at: Point(x: 20, y: 12))
    for expected in ["me 0\nmo", "me 0\nmore 0\ntime\nna"] {
      view.mountHost.pressKey(KeyCombination(.down, .shift), in: view.root)
      #expect(view.mountHost.selectedText == expected)
    }
  }

  @Test func `a click below the rows selects none, and a drag from there begins at the end`() {
    let list = TextSelectionFixture(Line.numbered(0..<3))
    list.drag((0, 1), (1, 3))
    list.click(6, 3)
    #expect(!list.controller.hasSelectedText)
    list.drag((6, 3), (1, 2))
    #expect(list.copied() == "ne 1\nline 2")
  }

  @Test func `the application copies with the controller, and is told of copies`() {
    let log = EventLog()
    let list = TextSelectionFixture(Line.numbered(0..<100)) { list in
      list.onTextCopy { text in log.record(text) }.textSelection()
    }
    list.controller.copySelectedText()
    list.view.settle()
    #expect(log.take() == [] && list.host.clipboard == nil)
    list.drag((2, 0), (2, 6))
    list.controller.copySelectedText()
    #expect(list.host.clipboard == nil, "the text is put together in the background")
    list.view.settle()
    #expect(log.take() == ["line 2"] && list.host.clipboard == .text("line 2"))
  }

  @Test func `selected rows can be pasted without being copied, as they were selected`() {
    let list = TextSelectionFixture(Line.numbered(0..<1_000))
    list.click(2, 0)
    #expect(list.host.selectedText == nil)
    list.drag((2, 3), (4, 2))
    #expect(list.host.selectedText == "e 2\nline 3\nli")
    list.click(5, 1, count: 2)
    #expect(list.host.selectedText == "line")
    _ = list.builds.take()
    #expect(list.press(.character("a"), .control))
    #expect(list.builds.entries.isEmpty, "the text is assembled only when it is pasted")
    let all = (0..<1_000).map { "line \($0)" }.joined(separator: "\n")
    #expect(list.host.selectedText == all)
    list.show(Line.numbered(0..<2))
    #expect(list.press(.escape))
    #expect(list.host.selectedText == all)
    #expect(list.host.clipboard == nil)
  }

  @Test func `rows of a list without a text selection aren't selected`() {
    let list = TextSelectionFixture(Line.numbered(0..<100)) { $0 }
    list.drag((2, 0), (2, 6))
    #expect(!list.controller.hasSelectedText && list.copied() == nil)
    #expect(!list.scrollView.selectsText && list.host.focusedView == nil)
    list.host.movePointer(to: list.point(2, 1), in: list.view.root)
    #expect(list.host.cursor == .default)
  }

  @Test func `the cursor over the text is the text cursor`() {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    list.host.movePointer(to: list.point(2, 1), in: list.view.root)
    #expect(list.host.cursor == .text)
  }

  @Test func `a list whose selection is withdrawn shows none`() {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    list.drag((2, 0), (2, 6))
    list.show(list.lines) { $0 }
    #expect(list.highlighted == [] && !list.scrollView.selectsText)
  }

  @Test func `a row selection wins, and is reported`() {
    let reports = DiagnosticsRecorder.reports {
      let selected = Binding(Set<Int>()) { _ in }
      let list = TextSelectionFixture(Line.numbered(0..<100)) { list in
        list.selection(selected).textSelection()
      }
      list.drag((2, 0), (5, 2))
      #expect(!list.controller.hasSelectedText && list.highlighted == [])
    }
    #expect(reports.contains { $0.summary.contains("both rows and text") })
  }

  @Test func `in a list whose rows can be moved, a drag moves them and clicks select text`() {
    let log = EventLog()
    let list = TextSelectionFixture(Line.numbered(0..<20)) { list in
      list.textSelection().onMove { (move: RowMove<Int>) in log.record("move \(move.ids)") }
    }
    let text = list.view.root.descendants.first { $0.visibleText == "line 1" } as? HeadlessTextView
    text?.drag(from: Point(x: 5, y: 5), through: [Point(x: 5, y: 60), Point(x: 5, y: 110)])
    list.view.settle()
    #expect(log.take() == ["move [1]"] && !list.controller.hasSelectedText)
    text?.tap(count: 2, at: Point(x: 5, y: 5))
    #expect(list.highlighted == ["line"])
  }

  @Test func `a press on text gives the list the keyboard`() {
    let list = TextSelectionFixture(Line.numbered(0..<20))
    #expect(list.host.focusedView == nil)
    list.click(1, 1)
    #expect(list.host.focusedView === list.scrollView)
  }

  // MARK: - Rows that can be pressed

  private func pressableRows(_ log: EventLog) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 400, height: 250)) {
      List(0..<50, id: \.self, estimatedRowHeight: 25) { id in
        Row {
          Text("row \(id)").size(20)
          Button("Press") { log.record("pressed \(id)") }
        }
        .onTap(count: 2) { log.record("double tap \(id)") }
      }
      .textSelection()
    }
    view.settle()
    return view
  }

  @Test func `a button in a row can still be pressed, and its text isn't selected`() throws {
    let log = EventLog()
    let view = pressableRows(log)
    let button = try #require(
      view.root.descendants.first { $0 is HeadlessPressableView && $0.isVisible })
    button.tap()
    #expect(log.take() == ["pressed 0"])
    button.tap(count: 2)
    #expect(view.root.descendants.allSatisfy { ($0 as? HeadlessTextView)?.selectedRange == nil })
    view.list.tap(at: Point(x: 200, y: 240))
    #expect(view.mountHost.pressKey(KeyCombination(.character("a"), .control), in: view.root))
    #expect(view.mountHost.pressKey(.copy, in: view.root))
    view.settle()
    guard case .text(let text) = view.mountHost.clipboard else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.split(separator: "\n").prefix(2) == ["row 0", "row 1"])
  }

  @Test func `a double click selects a word although the row waits for it`() {
    let log = EventLog()
    let view = pressableRows(log)
    let text = view.root.descendants.first { $0.visibleText == "row 1" } as? HeadlessTextView
    text?.tap(count: 2, at: Point(x: 5, y: 5))
    #expect(log.take() == ["double tap 1"])
    #expect(text?.selectedText == "row")
  }
}
