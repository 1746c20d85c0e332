#if GTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// Moves the nodes of a tree with a real pointer and keyboard; rows are 40 points high.
  @MainActor @Suite struct TreeMoveTests {
    private struct Topic: Identifiable {
      let id: String
      var topics: [Topic]?
    }

    private struct Notebook: Component {
      let log: EventLog

      struct State {
        var topics = [
          Topic(id: "plants", topics: [Topic(id: "ferns")]), Topic(id: "animals", topics: []),
          Topic(id: "stones"),
        ]
        var expanded: Set<String> = ["plants"]
        var selected: String?
      }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        Row {
          List(
            tree: context.state.topics, children: \.topics, expanded: context.binding(\.expanded)
          ) { topic in
            Text(topic.id).frame(height: 40)
          }
          .selection(context.binding(\.selected))
          .onMove { [log] (move: RowMove<String>) in
            log.record("\(move.ids[0]) before \(move.before ?? "end") in \(move.parent ?? "top")")
            context.update { $0.topics.apply(move, children: \.topics) }
          }
          .frame(width: 280, height: 240)
        }
      }
    }

    private let log = EventLog()

    private func drop(_ expected: String, _ list: GTKScrollView) async {
      await InputTool.run("mouseup 1")
      await MainLoop.run { list.insertionMark == nil }
      #expect(log.take() == [expected])
    }

    @Test func `a node is dragged to a level, which the line shows`() async throws {
      let (window, view) = await TestWindow.showing(Notebook(log: log))
      let list = try #require(view.root.scrollViews.first)
      await InputTool.drag(from: (40, 140), to: (42, 82))
      await MainLoop.run { list.insertionMark == .line(Rect(x: 0, y: 79, width: 280, height: 2)) }
      await InputTool.run("mousemove 62 83")
      await MainLoop.run { list.insertionMark == .line(Rect(x: 18, y: 79, width: 262, height: 2)) }
      await drop("stones before end in plants", list)
      withExtendedLifetime(window) {}
    }

    @Test func `a node is dropped onto another one, which a frame shows, and which opens`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Notebook(log: log))
      let list = try #require(view.root.scrollViews.first)
      let before = try Pixels(of: list)
      await InputTool.drag(from: (40, 140), to: (40, 20))
      await MainLoop.run { list.insertionMark == .row(Rect(x: 0, y: 0, width: 280, height: 40)) }
      await window.frame()
      #expect(try Pixels(of: list)[140, 39] != before[140, 39])
      await InputTool.run("mousemove 41 100")
      await MainLoop.run { list.insertionMark?.frame.minY == 80 }
      await drop("stones before end in animals", list)
      withExtendedLifetime(window) {}
    }

    @Test func `Alt and the arrow keys move a node inward and outward`() async {
      let (window, _) = await TestWindow.showing(Notebook(log: log))
      await InputTool.click(60, 140)
      for key in ["alt+Right", "alt+Left", "alt+Up"] { await InputTool.press(key) }
      #expect(
        log.take() == [
          "stones before end in animals", "stones before end in top",
          "stones before animals in top",
        ])
      withExtendedLifetime(window) {}
    }
  }
}
#endif
