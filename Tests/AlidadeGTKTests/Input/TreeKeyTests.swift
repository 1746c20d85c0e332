#if GTK
import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Goes through a tree with a real keyboard.
  @MainActor @Suite struct TreeKeyTests {
    private struct Part: Identifiable, Sendable {
      let id: String
      var parts: [Part]?
    }

    private struct Book: Component {
      let log: EventLog

      struct State {
        var expanded: Set<String> = []
        var selected: String?
      }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        let log = log
        List(
          tree: [Part(id: "one", parts: [Part(id: "one a")]), Part(id: "two")], children: \.parts,
          expanded: context.binding(\.expanded), estimatedRowHeight: 40
        ) { Text($0.id).frame(height: 40) }
        .selection(
          Binding(context.state.selected) { selected in
            log.record(selected ?? "none")
            context.update { $0.selected = selected }
          }
        )
        .typeToFind { (part: Part) in part.id }
      }
    }

    private func rowCount(in view: GTKHostingView) -> Int? {
      view.root.scrollViews.first?.subviews.filter { !$0.isHidden }
        .compactMap { ($0 as? GTKRowView)?.status?.count }.max()
    }

    @Test(arguments: [false, true])
    func `the arrow keys expand and collapse nodes, and go from level to level`(
      isMirrored: Bool
    ) async throws {
      let log = EventLog()
      let (window, view) = await TestWindow.showing(Book(log: log))
      if isMirrored { view.host.layoutDirection = .rightToLeft }
      try await Keyboard.focus(window)
      await InputTool.click(150, 20)
      #expect(log.take() == ["one"])
      let (forward, back) = isMirrored ? ("Left", "Right") : ("Right", "Left")
      try await Keyboard.press(forward, forward, forward, "t", back)
      #expect(log.take() == ["one a", "two"])
      #expect(rowCount(in: view) == 3)
      try await Keyboard.press("Up", "KP_\(back)", back)
      #expect(log.take() == ["one a", "one"])
      await window.frame()
      #expect(rowCount(in: view) == 2)
      let focus = gtk_window_get_focus(
        UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self))
      let rows = view.root.scrollViews.first?.subviews.filter { $0.widget == focus }
      #expect(rows?.count == 1, "the focus is in the row of the node")
    }
  }
}
#endif
