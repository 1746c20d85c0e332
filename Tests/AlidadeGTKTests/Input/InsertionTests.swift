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
  /// Drops content between the rows of a list with a real pointer, with six rows in sight at the
  /// right of a text that is dragged.
  @MainActor @Suite struct InsertionTests {
    private struct Board: Component {
      let log: EventLog
      var movesRows = false
      var hasField = false

      func body(_ context: Context<NoState>) -> some Component {
        Row {
          Text("card").frame(width: 140, height: 240).draggable(.text("card"))
          list.frame(width: 140, height: 240)
        }
      }

      private var list: List {
        let log = log
        let hasField = hasField
        let list = List(0..<50, id: \.self, estimatedRowHeight: 40) { number in
          Row {
            Text("row \(number)").frame(width: 80)
            if number == 2, hasField {
              TextField("Note", text: Binding("") { log.record("typed \($0)") })
                .frame(width: 50, height: 40)
            }
            if number == 4 {
              Text("box").frame(width: 50, height: 40)
                .dropTarget { event in
                  switch event {
                  case .entered: log.record("over \(number)")
                  case .dropped: log.record("dropped on \(number)")
                  case .moved, .exited: break
                  }
                }
            }
          }
          .frame(height: 40)
        }
        .onInsert(of: .text) { (content: TransferContent, point: RowInsertionPoint<Int>) in
          log.record("\(content) before \(point.before.map(String.init) ?? "end")")
        }
        guard movesRows else { return list }
        return list.draggableRows { (ids: [Int]) in .text("rows \(ids)") }
          .onMove { (move: RowMove<Int>) in log.record("moved \(move.ids)") }
      }
    }

    private let log = EventLog()

    /// Returns the entries of the log when there are some.
    private func entries() async -> [String] {
      let log = log
      await MainLoop.run { !log.entries.isEmpty }
      return log.take()
    }

    @Test func `content is dropped where a line shows it`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (30, 60), to: (180, 165))
      await MainLoop.run { list.insertionMark?.frame.minY == 159 }
      #expect(log.entries == [], "nothing is inserted before it is dropped")
      await InputTool.run("mouseup 1")
      #expect(await entries() == ["text(\"card\") before 4"])
      #expect(list.insertionMark == nil)
      withExtendedLifetime(window) {}
    }

    @Test func `content that leaves the list isn't inserted`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (30, 60), to: (180, 165))
      await MainLoop.run { list.insertionMark != nil }
      await InputTool.run("mousemove 300 300")
      await MainLoop.run { list.insertionMark == nil }
      await InputTool.run("mouseup 1")
      await window.frame()
      #expect(log.take() == [] && list.insertionMark == nil)
    }

    @Test func `content at the edge scrolls on`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (30, 60), to: (180, 236))
      await MainLoop.run { list.scrollOffset > 200 }
      await InputTool.run("mousemove 180 120")
      await InputTool.run("mouseup 1")
      #expect(await entries().first?.hasPrefix("text(\"card\") before ") == true)
      withExtendedLifetime(window) {}
    }

    @Test func `a component in a row gets the content that it accepts`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (30, 60), to: (245, 180))
      let log = log
      await MainLoop.run { log.entries.contains("over 4") }
      #expect(list.insertionMark == nil)
      await InputTool.run("mouseup 1")
      await MainLoop.run { log.entries.last == "dropped on 4" }
      #expect(log.take() == ["over 4", "dropped on 4"])
      #expect(list.insertionMark == nil)
      withExtendedLifetime(window) {}
    }

    @Test func `a text field in a row gets text, and no line shows another place`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log, hasField: true))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (30, 60), to: (180, 165))
      await MainLoop.run { list.insertionMark != nil }
      await InputTool.run("mousemove 245 100")
      await MainLoop.run { list.insertionMark == nil }
      await InputTool.run("mouseup 1")
      #expect(await entries() == ["typed card"])
      withExtendedLifetime(window) {}
    }

    @Test func `rows that can be moved are moved, and their content isn't inserted`() async throws {
      let (window, view) = await TestWindow.showing(Board(log: log, movesRows: true))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (170, 60), to: (180, 165))
      await MainLoop.run { list.insertionMark?.frame.minY == 159 }
      await InputTool.run("mouseup 1")
      await MainLoop.run { list.insertionMark == nil }
      #expect(await entries() == ["moved [1]"])
      withExtendedLifetime(window) {}
    }
  }
}
#endif
