#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeNative
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Tables whose columns are wider than their window, with a real pointer and keyboard.
  @MainActor @Suite struct TableScrollTests {
    private struct Numbers: Component {
      var columns = 5
      func initialState() -> Set<Int> { [] }

      func body(_ context: Context<Set<Int>>) -> some Component {
        Table(0..<100, id: \.self) {
          for column in 0..<columns {
            TableColumn("column \(column)", width: .points(100)) { row in Text("\(row).\(column)") }
              .sorted(by: \.self)
          }
        }
        .selection(context.binding(\.self))
      }
    }

    private struct Parts {
      let header: GTKScrollView
      let list: GTKScrollView
    }

    private func parts(_ view: GTKHostingView) throws -> Parts {
      let views = view.root.scrollViews
      let header = try #require(views.first { !$0.showsScrollBars })
      let list = try #require(views.first { $0.role == .table })
      return Parts(header: header, list: list)
    }

    @Test func `the wheel scrolls the header and the rows together`() async throws {
      let (window, view) = await TestWindow.showing(Numbers())
      let parts = try parts(view)
      #expect(parts.list.contentSize.width == 500 && parts.list.viewportSize.width == 300)
      // The buttons 7 and 6 are a wheel that turns sideways.
      await InputTool.run("mousemove 150 150 click --repeat 3 --delay 20 7")
      let offset = parts.list.contentOffset.x
      #expect(offset > 0)
      #expect(parts.header.contentOffset.x == offset)
      #expect(parts.header.contentOrigin.x == parts.list.contentOrigin.x)
      await InputTool.run("mousemove 150 10 click --repeat 9 --delay 20 7")
      #expect(parts.list.contentOffset.x == 200 && parts.header.contentOffset.x == 200)
      await InputTool.run("mousemove 150 150 click --repeat 2 --delay 20 5")
      #expect(parts.list.contentOffset.x == 200 && parts.list.contentOffset.y > 0)
      #expect(parts.header.frame.minY == 0)
      withExtendedLifetime(window) {}
    }

    @Test func `the border of a column can be dragged beyond the edge of the window`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Numbers(columns: 3))
      let parts = try parts(view)
      #expect(parts.list.scrollAxes == .vertical)
      await InputTool.run(
        "mousemove 200 14 mousedown 1 mousemove 260 14 mousemove 400 14 mouseup 1")
      await window.frame()
      #expect(parts.list.contentSize.width == 500 && parts.header.contentSize.width == 500)
      #expect(parts.list.viewportSize.width == 300)
      parts.list.contentOffset.x = 200
      #expect(parts.header.contentOffset.x == 200)
      // The border is at 200 now, and the columns get narrower under it.
      await InputTool.run(
        "mousemove 200 14 mousedown 1 mousemove 180 14 mousemove 150 14 mouseup 1")
      await window.frame()
      #expect(parts.list.contentSize.width == 450 && parts.header.contentSize.width == 450)
      #expect(parts.list.contentOffset.x == 150 && parts.header.contentOffset.x == 150)
    }

    @Test func `the keyboard reveals titles, and rows don't move sideways`() async throws {
      let (window, view) = await TestWindow.showing(Numbers())
      let parts = try parts(view)
      try await Keyboard.focus(window)
      try await Keyboard.press("Tab", "Tab", "Tab", "Tab", "Tab")
      let offset = parts.list.contentOffset.x
      #expect(offset > 150 && parts.header.contentOffset.x == offset, "the last title is visible")
      await InputTool.click(150, 60)
      try await Keyboard.press("Down", "Down", "End")
      #expect(parts.list.contentOffset.x == offset)
      #expect(parts.list.scrollOffset == parts.list.contentHeight - parts.list.viewportSize.height)
      try await Keyboard.press("Left")
      #expect(parts.list.contentOffset.x < offset)
    }
  }
}
#endif
