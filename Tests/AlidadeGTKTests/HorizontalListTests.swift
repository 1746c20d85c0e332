#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeNative
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Horizontal lists in a list, with a real pointer and keyboard.
  @MainActor @Suite struct HorizontalListTests {
    /// A list of shelves of 100 points with covers of 50 points.
    private struct Shelves: Component {
      var direction = LayoutDirection.leftToRight
      let selected: EventLog

      func body(_ context: Context<NoState>) -> some Component {
        List(0..<100, id: \.self, estimatedRowHeight: 100) { [selected] shelf in
          Shelf(shelf: shelf, selected: selected).frame(height: 100)
        }
        .layoutDirection(direction)
        .grow()
      }
    }

    private struct Shelf: Component {
      let shelf: Int
      let selected: EventLog

      func initialState() -> Set<Int> { [] }

      func body(_ context: Context<Set<Int>>) -> some Component {
        List(0..<1_000, id: \.self, estimatedRowHeight: 50) { cover in
          Text("\(cover)").frame(width: 50)
        }
        .axis(.horizontal)
        .selection(
          Binding(context.state) { [shelf, selected] ids in
            selected.record("\(shelf): \(ids.sorted())")
            context.update { $0 = ids }
          })
      }
    }

    private let selected = EventLog()

    private func show(
      _ direction: LayoutDirection = .leftToRight
    ) async -> (TestWindow, list: GTKScrollView, shelves: () -> [GTKScrollView]) {
      let (window, view) = await TestWindow.showing(
        Shelves(direction: direction, selected: selected))
      let list = view.root.subviews.compactMap { $0 as? GTKScrollView }.first
      return (window, list ?? view.root.scrollViews[0], { view.root.scrollViews[0].shelves })
    }

    @Test func `a wheel over a shelf scrolls the shelves, and one that turns sideways the shelf`()
      async
    {
      let (window, list, shelves) = await show()
      let shelf = shelves()[0]
      #expect(shelf.viewportSize == Size(width: 300, height: 100))
      await InputTool.run("mousemove 150 50 click 7")
      await MainLoop.run { shelf.contentOffset.x > 0 }
      let x = shelf.contentOffset.x
      #expect(x > 0 && list.contentOffset == .zero)
      await InputTool.run("keydown shift click 5 keyup shift")
      await MainLoop.run { shelf.contentOffset.x > x }
      #expect(shelf.contentOffset.x > x && list.contentOffset == .zero)
      await InputTool.run("click 6")
      await MainLoop.run { shelf.contentOffset.x == x }
      await InputTool.run("click 5")
      await MainLoop.run { list.contentOffset.y > 0 }
      #expect(list.contentOffset.y > 0 && shelf.contentOffset.x == x)
      await InputTool.run("click 4")
      await MainLoop.run { list.contentOffset.y == 0 }
      #expect(shelf.contentOffset.x == x)
      withExtendedLifetime(window) {}
    }

    @Test func `a wheel over the bar of a shelf scrolls as one over the shelf`() async {
      let (window, list, shelves) = await show(.rightToLeft)
      let shelf = shelves()[0]
      let end = shelf.contentOffset.x
      #expect(end > 40_000, "the first cover is at the right edge")
      await InputTool.run("mousemove 150 95 click 6")
      await MainLoop.run { shelf.contentOffset.x < end }
      let x = shelf.contentOffset.x
      #expect(x < end && list.contentOffset == .zero)
      await InputTool.run("keydown shift click 4 keyup shift")
      await MainLoop.run { shelf.contentOffset.x < x }
      #expect(shelf.contentOffset.x < x)
      let before = shelf.contentOffset.x
      await InputTool.run("click 5")
      await MainLoop.run { list.contentOffset.y > 0 }
      #expect(list.contentOffset.y > 0 && shelf.contentOffset.x == before)
      withExtendedLifetime(window) {}
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `clicks and keys select covers, and lead from shelf to shelf`(
      _ direction: LayoutDirection
    ) async {
      let (window, list, shelves) = await show(direction)
      let isMirrored = direction == .rightToLeft
      await InputTool.click(isMirrored ? 300 - 125 : 125, 150)
      #expect(selected.take() == ["1: [2]"])
      await InputTool.press(isMirrored ? "Left" : "Right")
      #expect(selected.take() == ["1: [3]"])
      await InputTool.press("End")
      #expect(selected.take() == ["1: [999]"])
      let shelf = shelves()[1]
      #expect(shelf.contentOffset.x == (isMirrored ? 0 : 49_700))
      await InputTool.press("Home")
      #expect(selected.take() == ["1: [0]"])
      #expect(shelf.contentOffset.x == (isMirrored ? 49_700 : 0))
      await InputTool.press("Down")
      #expect(shelves()[2].subviews.contains { shelves()[2].hasFocus(in: $0) })
      await InputTool.press(isMirrored ? "Left" : "Right")
      #expect(selected.take().last?.hasPrefix("2: ") == true)
      await InputTool.press("Down")
      #expect(list.contentOffset.y > 0, "the next shelf is shown")
      withExtendedLifetime(window) {}
    }

    @Test func `a drag selects the covers that it goes over`() async {
      let (window, _, _) = await show(.rightToLeft)
      // No cover begins below the last one, so the drag begins on a cover.
      await InputTool.drag(from: (275, 50), to: (160, 80))
      await InputTool.run("mouseup 1")
      #expect(selected.take().last == "0: [0, 1, 2]")
      withExtendedLifetime(window) {}
    }
  }
}

extension GTKScrollView {
  /// The scroll views in the rows in sight, from the top.
  fileprivate var shelves: [GTKScrollView] {
    subviews.flatMap(\.scrollViews).filter {
      let top = $0.superview.map { contentOrigin.y + $0.frame.minY } ?? 0
      return !($0.superview?.isHidden ?? true) && top > -100 && top < 240
    }
    .sorted { ($0.superview?.frame.minY ?? 0) < ($1.superview?.frame.minY ?? 0) }
  }
}
#endif
