#if GTK
import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeLists
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// Moves rows of two lists side by side with a real pointer and keyboard, with six rows in sight.
  @MainActor @Suite struct RowMoveTests {
    private struct Board: Component {
      let log: EventLog

      func initialState() -> [[Int]] { [Array(0..<50), [100, 101]] }

      func body(_ context: Context<[[Int]]>) -> some Component {
        Row {
          for index in 0..<2 {
            column(index, context).frame(width: 140, height: 240).key(index)
          }
        }
      }

      private func column(_ index: Int, _ context: Context<[[Int]]>) -> List {
        List(context.state[index], id: \.self, estimatedRowHeight: 40) { number in
          Row {
            Text("row \(number)").frame(width: 80)
            if number == 4 { Button("Press") { log.record("pressed") } }
          }
          .frame(height: 40)
        }
        .selection(Binding(Set<Int>()) { _ in })
        .onMove(within: "board") { (move: RowMove<Int>) in
          log.record("\(move.ids) before \(move.before.map(String.init) ?? "end") in \(index)")
          context.update { lists in
            lists[1 - index].removeAll { move.ids.contains($0) }
            lists[index] += move.ids.filter { !lists[index].contains($0) }
            lists[index].apply(move, id: \.self)
          }
        }
      }
    }

    private let log = EventLog()

    @Test func `a row is dragged to another place, which a line shows`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let list = try #require(view.root.scrollViews.first)
      let before = try Pixels(of: list)
      await InputTool.drag(from: (30, 60), to: (50, 165))
      await MainLoop.run { list.insertionMark?.frame.minY == 159 }
      await window.frame()
      #expect(try Pixels(of: list)[100, 159] != before[100, 159])
      #expect(log.take() == [], "nothing moves before it is dropped")
      await InputTool.run("mouseup 1")
      await MainLoop.run { list.insertionMark == nil }
      #expect(log.take() == ["[1] before 4 in 0"])
      withExtendedLifetime(window) {}
    }

    @Test func `a row is dragged to another list`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      await InputTool.drag(from: (30, 60), to: (180, 45))
      await InputTool.run("mouseup 1")
      let log = log
      var moves: [String] = []
      await MainLoop.run {
        moves += log.take()
        return !moves.isEmpty
      }
      #expect(moves == ["[1] before 101 in 1"])
      #expect(view.root.scrollViews.allSatisfy { $0.insertionMark == nil })
      withExtendedLifetime(window) {}
    }

    @Test func `a list isn't marked as a target after the drop`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let target = try #require(view.root.scrollViews.last)
      func isMarked() -> Bool { target.scrolledWindow.isDropTarget }
      await InputTool.drag(from: (30, 60), to: (180, 45))
      await MainLoop.run { isMarked() }
      await InputTool.run("mouseup 1")
      let log = log
      await MainLoop.run { !log.take().isEmpty }
      await window.frame()
      #expect(!isMarked())
      withExtendedLifetime(window) {}
    }

    @Test func `a row settles from where the pointer let it go`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let list = try #require(view.root.scrollViews.first)
      let rows = list.subviews.compactMap { $0 as? GTKRowView }
      let row = try #require(rows.first { $0.frame.minY == 40 })
      // It is held 20 points below its top.
      await InputTool.drag(from: (30, 60), to: (50, 150))
      await MainLoop.run { list.insertionMark != nil }
      await InputTool.run("mouseup 1")
      let log = log
      await MainLoop.run { !log.take().isEmpty }
      var places: [Point] = []
      await MainLoop.run {
        places.append(row.frame.origin)
        return row.frame.origin == Point(x: 0, y: 120)
      }
      // It may go on in the direction of the pointer at first.
      #expect(places.allSatisfy { $0.y > 100 && $0.x > -10 }, "\(places)")
      #expect(places.contains { $0.y > 121 && $0.x > 1 }, "\(places)")
      withExtendedLifetime(window) {}
    }

    @Test func `rows that are dropped outside the lists stay where they were`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (30, 60), to: (50, 165))
      await MainLoop.run { list.insertionMark != nil }
      await InputTool.run("mousemove 300 300")
      await MainLoop.run { list.insertionMark == nil }
      await InputTool.run("mouseup 1")
      await window.frame()
      #expect(log.take() == [] && list.insertionMark == nil)
    }

    @Test func `a drag at the edge scrolls on`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (30, 60), to: (50, 236))
      await MainLoop.run { list.scrollOffset > 200 }
      await InputTool.run("mousemove 50 120")
      await InputTool.run("mouseup 1")
      let log = log
      var moves: [String] = []
      await MainLoop.run {
        moves += log.take()
        return !moves.isEmpty
      }
      #expect(moves.first?.hasPrefix("[1] before ") == true)
      withExtendedLifetime(window) {}
    }

    @Test func `a drag from a button doesn't take the row along, and Alt moves it`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (110, 180), to: (110, 60))
      #expect(list.insertionMark == nil)
      await InputTool.run("mouseup 1")
      #expect(log.take() == [])
      await InputTool.click(30, 100)
      await InputTool.press("alt+Down")
      #expect(log.take() == ["[2] before 4 in 0"])
      withExtendedLifetime(window) {}
    }
  }
}
#endif
