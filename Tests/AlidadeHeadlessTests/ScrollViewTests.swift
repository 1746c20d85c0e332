import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

@MainActor struct ScrollViewTests {
  private let host = HeadlessMountHost()
  private let view = HeadlessScrollView(role: .list)
  private let delegate = Delegate()

  init() {
    host.makeRoot(size: Size(width: 100, height: 100)).addSubview(view)
    host.setFrame(Rect(x: 0, y: 0, width: 100, height: 100), of: view)
    view.contentHeight = 1000
    view.scrollDelegate = delegate
  }

  @Test func `the delegate is told of changes and only of them`() {
    view.scroll(by: 30)
    view.scrollOffset = 30
    view.scroll(by: -100)
    view.scroll(by: -1)
    #expect(delegate.offsets == [30, 0])
    host.setFrame(Rect(x: 0, y: 0, width: 100, height: 200), of: view)
    host.setFrame(Rect(x: 5, y: 0, width: 100, height: 200), of: view)
    #expect(delegate.offsets == [30, 0, 0], "Another place is no other viewport.")
  }

  @Test(arguments: [
    (ScrollCommand.next, 540.0), (.previous, 460), (.pageForward, 600), (.pageBackward, 400),
    (.start, 0), (.end, 900),
  ])
  func `keys that the delegate does not use scroll`(command: ScrollCommand, expected: Double) {
    view.scrollOffset = 500
    #expect(!view.perform(command))
    #expect(view.scrollOffset == expected)
  }

  @Test func `keys that the delegate uses do not scroll`() {
    delegate.usesKeys = true
    #expect(view.perform(.end))
    #expect(view.scrollOffset == 0)
    #expect(delegate.commands == [.end])
  }

  @Test func `the offset stays in range when the viewport grows`() {
    view.scrollOffset = 900
    host.setFrame(Rect(x: 0, y: 0, width: 100, height: 400), of: view)
    #expect(view.scrollOffset == 600)
    #expect(delegate.offsets.last == 600)
  }

  @Test(arguments: [Double.nan, .infinity, -3])
  func `a height that makes no sense counts as zero`(height: Double) {
    view.contentHeight = height
    #expect(view.contentHeight == 0)
    view.scrollOffset = .nan
    #expect(view.scrollOffset == 0)
  }

  @Test(arguments: [
    (ScrollCommand.left, Point(x: 160, y: 500)), (.right, Point(x: 240, y: 500)),
    (.next, Point(x: 200, y: 540)), (.pageForward, Point(x: 200, y: 600)),
    (.start, Point(x: 200, y: 0)),
  ])
  func `keys scroll along both axes`(command: ScrollCommand, expected: Point) {
    view.scrollAxes = .both
    view.contentSize.width = 400
    view.contentOffset = Point(x: 200, y: 500)
    view.perform(command)
    #expect(view.contentOffset == expected)
  }

  @Test(arguments: [
    (ScrollCommand.pageForward, 300.0), (.pageBackward, 100), (.start, 0), (.end, 300),
    (.next, 200),
  ])
  func `page keys scroll sideways if nothing scrolls vertically`(
    command: ScrollCommand, expected: Double
  ) {
    view.scrollAxes = .horizontal
    view.contentSize.width = 400
    view.contentOffset.x = 200
    view.perform(command)
    #expect(view.contentOffset == Point(x: expected, y: 0))
  }

  @Test func `a wheel scrolls the innermost view as far as it goes, then those around it`() {
    let inner = HeadlessScrollView(role: .group)
    view.addSubview(inner)
    host.setFrame(Rect(x: 0, y: 0, width: 100, height: 50), of: inner)
    inner.contentSize = Size(width: 300, height: 80)
    inner.scroll(by: Point(x: 0, y: 50))
    #expect(inner.scrollOffset == 30 && view.scrollOffset == 20)
    inner.scrollAxes = .horizontal
    inner.scroll(by: Point(x: 40, y: 15))
    #expect(inner.contentOffset == Point(x: 40, y: 0) && view.scrollOffset == 35)
    inner.scroll(by: Point(x: 0, y: 60), modifiers: .shift)
    #expect(inner.contentOffset.x == 100 && view.scrollOffset == 35, "Shift turns the wheel.")
  }

  @Test func `the parts of rows beyond the edges of the viewport are not hit`() {
    let root = host.makeRoot(size: Size(width: 100, height: 100))
    root.addSubview(view)
    let row = HeadlessView()
    view.addSubview(row)
    host.setFrame(Rect(x: 0, y: 30, width: 100, height: 50), of: view)
    host.setFrame(Rect(x: 0, y: 0, width: 100, height: 200), of: row)
    view.contentOrigin = Point(x: 0, y: -20)
    #expect(root.hitTest(Point(x: 10, y: 29)) === root)
    #expect(root.hitTest(Point(x: 10, y: 31)) === row)
    #expect(root.hitTest(Point(x: 10, y: 79)) === row)
    #expect(root.hitTest(Point(x: 10, y: 81)) === root)
  }

  @Test func `the focus is found in rows`() {
    let row = HeadlessView()
    let button = HeadlessPressableView(role: .button)
    row.addSubview(button)
    view.addSubview(row)
    #expect(!view.hasFocus(in: row))
    #expect(view.moveFocus(to: row))
    #expect(view.hasFocus(in: row) && view.hasFocus(in: button) && view.hasFocus(in: view))
    #expect(host.focusedView === button)
  }
}

@MainActor private final class Delegate: ScrollViewDelegate {
  var offsets: [Double] = []
  var commands: [ScrollCommand] = []
  var usesKeys = false

  func scrollViewDidChangeViewport(_ scrollView: any ScrollView) {
    offsets.append(scrollView.scrollOffset)
  }

  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool {
    commands.append(command)
    return usesKeys
  }
}
