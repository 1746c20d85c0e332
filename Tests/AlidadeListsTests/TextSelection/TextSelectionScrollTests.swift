import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Selects text that is scrolled out of sight, and rows that have no views.
@MainActor @Suite struct TextSelectionScrollTests {
  @Test func `a selection goes on in rows without views`() {
    let list = TextSelectionFixture(Line.numbered(0..<12_000))
    list.click(3, 5)
    list.controller.scroll(toRow: 10_003)
    list.view.settle()
    list.click(10_003, 4, .shift)
    let middle = (4..<10_003).map { "line \($0)" }.joined(separator: "\n")
    _ = list.builds.take()
    #expect(list.copied() == "3\n\(middle)\nline")
    #expect(list.mounter.prepared.trees.count < 100, "rows that are built for a copy aren't kept")
    list.controller.scroll(toRow: 5_000)
    list.view.settle()
    #expect(list.highlighted.first == "line 5000" && list.highlighted.count == 10)
  }

  @Test func `a drag beyond an edge scrolls, and selects what comes into sight`() {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    let start = list.point(2, 2)
    list.press(start)
    list.move(.began, from: start, to: list.point(3, 2))
    list.host.advance(by: list.host.clock.frameDuration * 10)
    #expect(list.controller.offset == 0, "the pointer is inside")
    list.move(.changed, from: start, to: Point(x: 25, y: 290))
    list.host.advance(by: list.host.clock.frameDuration * 20)
    let offset = list.controller.offset
    #expect(offset > 100)
    let last = Int((offset + 250) / 25)
    #expect(list.copied()?.split(separator: "\n").count == last - 1)
    list.move(.changed, from: start, to: Point(x: 25, y: 900))
    list.view.settle()
    #expect(list.controller.isAtEnd)
    list.move(.changed, from: start, to: Point(x: 5, y: -900))
    list.view.settle()
    #expect(list.controller.offset == 0)
    list.move(.ended, from: start, to: Point(x: 5, y: -900))
    #expect(list.copied() == "line 0\nline 1\nli")
    list.host.advance(by: list.host.clock.frameDuration * 5)
    #expect(list.controller.offset == 0)
  }

  @Test func `a wheel that turns during a drag selects up to the pointer`() {
    let list = TextSelectionFixture(Line.numbered(0..<100))
    let start = list.point(2, 2)
    list.press(start)
    list.move(.began, from: start, to: list.point(4, 2))
    list.scrollView.scroll(by: 250)
    list.view.settle()
    #expect(list.copied()?.hasSuffix("line 13\nli") == true)
  }

  @Test func `recycled views show no selection that isn't theirs`() {
    let list = TextSelectionFixture(Line.numbered(0..<1_000))
    list.drag((2, 0), (4, 6))
    #expect(list.highlighted == ["line 2", "line 3", "line 4"])
    for step in 1...60 {
      list.scrollView.scroll(by: step < 30 ? 37 : -37)
      list.view.host.update()
      let inSight = (2...4).filter {
        let top = Double($0) * 25 - list.controller.offset
        return top + 25 > 0 && top < 250
      }
      #expect(list.highlighted.filter { $0 != "hidden" } == inSight.map { "line \($0)" })
      #expect(!list.highlighted.contains("hidden"), "step \(step)")
    }
    list.scrollView.scroll(by: -10_000)
    #expect(list.highlighted == ["line 2", "line 3", "line 4"])
  }

  @Test func `a list with no selection sets nothing while it scrolls`() {
    let list = TextSelectionFixture(Line.numbered(0..<1_000))
    list.drag((2, 0), (4, 6))
    list.press(.escape)
    let version = list.mounter.textSelector.version
    list.host.log.clear()
    for _ in 0..<20 { list.scrollView.scroll(by: 40) }
    list.view.settle()
    #expect(!list.host.log.description.contains("selectedRange"))
    #expect(list.mounter.textSelector.version == version)
  }

  @Test func `copying with a closure builds no rows between the ends`() {
    let list = TextSelectionFixture(Line.numbered(0..<200_000)) { list in
      list.textSelection { (line: Line) in "<\(line.text)>" }
    }
    list.click(0, 0)
    list.press(.character("a"), .control)
    _ = list.builds.take()
    let copied = list.copied()?.split(separator: "\n")
    #expect(copied?.count == 200_000 && copied?.last == "<line 199999>")
    #expect(list.builds.take() == [])
    list.drag((2, 2), (5, 6))
    #expect(
      list.copied() == "ne 2\n<line 3>\n<line 4>\n<line 5>", "a part of a row is what it shows")
  }

  @Test func `a closure for another type of element is reported, and what rows show is copied`() {
    let reports = DiagnosticsRecorder.reports {
      let list = TextSelectionFixture(Line.numbered(0..<20)) { list in
        list.textSelection { (number: Int) in "\(number)" }
      }
      list.drag((2, 0), (3, 6))
      #expect(list.copied() == "line 2\nline 3")
    }
    #expect(reports.contains { $0.summary.contains("another type than the elements") })
  }

  @Test func `a newer copy overtakes an older one`() {
    let log = EventLog()
    let list = TextSelectionFixture(Line.numbered(0..<5_000)) { list in
      list.textSelection().onTextCopy { log.record("\($0.utf8.count)") }
    }
    list.click(0, 0)
    list.press(.character("a"), .control)
    list.press(.character("c"), .control)
    list.drag((2, 0), (2, 6))
    list.press(.character("c"), .control)
    list.view.settle()
    #expect(log.take() == ["6"] && list.host.clipboard == .text("line 2"))
  }

  @Test func `copying goes on with the rows that were selected when they change`() {
    let list = TextSelectionFixture(Line.numbered(0..<3_000))
    list.click(0, 0)
    list.press(.character("a"), .control)
    list.press(.character("c"), .control)
    list.show([])
    guard case .text(let text) = list.host.clipboard else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.split(separator: "\n").count == 3_000)
  }
}
