#if GTK
import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Presses on rows of 40 points that change before the release.
  @MainActor @Suite struct PressedRowTests {
    private let log = EventLog()

    private func list(_ ids: Range<Int>) -> some Component {
      let log = log
      return List(ids, id: \.self, estimatedRowHeight: 40) { id in
        Text("row \(id)").frame(height: 40)
      }
      .selection(Binding(Set<Int>()) { log.record("select \($0.sorted())") })
      .onMove { (move: RowMove<Int>) in log.record("move \(move.ids)") }
    }

    private func swipedList(_ ids: Range<Int>) -> some Component {
      let log = log
      return List(ids, id: \.self, estimatedRowHeight: 40) { id in
        Text("row \(id)").frame(height: 40)
      }
      .swipeActions(for: Int.self) { id in
        SwipeAction("Delete", isDestructive: true) { log.record("delete \(id)") }
      }
    }

    private func texts(_ view: GTKView) -> [String] {
      view.subviews.filter { !$0.isHidden }.flatMap { view in
        (view as? GTKTextView)?.textLayout.map { [$0.content.plainText] } ?? texts(view)
      }
    }

    /// Presses the second row of a list, shows other rows, and continues.
    private func press<Shown: Component>(
      then ids: Range<Int>, _ rest: [String], in list: (Range<Int>) -> Shown
    ) async {
      let (window, view) = await TestWindow.showing(list(0..<50))
      await InputTool.run("mousemove 280 60")
      await InputTool.run("mousedown 1")
      view.setContent { list(ids) }
      await MainLoop.run { texts(view.root).contains("row \(ids.lowerBound)") }
      for commands in rest { await InputTool.run(commands) }
      withExtendedLifetime(window) {}
    }

    @Test(arguments: [-1..<50, 100..<150])
    func `a press that began on one row selects no other`(_ ids: Range<Int>) async {
      await press(then: ids, ["mouseup 1"], in: list)
      #expect(log.take() == [])
      await press(then: 0..<49, ["mouseup 1"], in: list)
      #expect(log.take() == ["select [1]"])
    }

    @Test(arguments: [-1..<50, 100..<150])
    func `a press that began on one row drags no other`(_ ids: Range<Int>) async {
      let steps = stride(from: 65, through: 165, by: 10).map { "mousemove 280 \($0)" }
      await press(then: ids, steps + ["mouseup 1"], in: list)
      #expect(log.take() == [])
    }

    @Test func `a press that began on one row swipes no other`() async {
      let steps = stride(from: 270, through: 30, by: -20).map { "mousemove \($0) 60" }
      await press(then: 100..<150, steps + ["mouseup 1"], in: swipedList)
      #expect(log.take() == [])
      await press(then: -1..<50, steps + ["mouseup 1"], in: swipedList)
      #expect(log.take() == ["delete 1"])
    }
  }
}
#endif
