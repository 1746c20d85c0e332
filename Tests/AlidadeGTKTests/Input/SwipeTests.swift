#if GTK
import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Swipes rows of 40 points with a real pointer, wheel and keyboard.
  @MainActor @Suite struct SwipeTests {
    private struct Mails: Component {
      let log: EventLog
      var direction = LayoutDirection.leftToRight
      var modify: @Sendable (List, Context<[Int]>) -> List = { list, _ in list }

      func initialState() -> [Int] { Array(0..<50) }

      func body(_ context: Context<[Int]>) -> some Component {
        let log = log
        let list = List(context.state, id: \.self, estimatedRowHeight: 40) { id in
          Pressable(action: { log.record("open \(id)") }) { Text("mail \(id)") }
            .frame(height: 40)
        }
        .swipeActions(for: Int.self) { id in
          SwipeAction("Delete", icon: "user-trash-symbolic", isDestructive: true) {
            log.record("delete \(id)")
            context.update { $0.removeAll { $0 == id } }
          }
          SwipeAction("Archive") { log.record("archive \(id)") }
        }
        .swipeActions(for: Int.self, edge: .start) { id in
          SwipeAction("Read", color: .blue) { log.record("read \(id)") }
        }
        return modify(list, context).layoutDirection(direction)
      }
    }

    private let log = EventLog()

    private func show(
      _ direction: LayoutDirection = .leftToRight,
      _ modify: @escaping @Sendable (List, Context<[Int]>) -> List = { list, _ in list }
    ) async throws -> (TestWindow, GTKScrollView) {
      let (window, view) = await TestWindow.showing(
        Mails(log: log, direction: direction, modify: modify))
      return (window, try #require(view.root.scrollViews.first))
    }

    private func texts(_ view: GTKView) -> [String] {
      view.subviews.filter { !$0.isHidden }.flatMap { view in
        (view as? GTKTextView)?.textLayout.map { [$0.content.plainText] } ?? texts(view)
      }
    }

    /// The distance of a row from its place, to the right.
    private func shift(_ id: Int, _ list: GTKScrollView) -> Double {
      list.subviews.first { !$0.isHidden && texts($0) == ["mail \(id)"] }?.frame.minX ?? .nan
    }

    /// Waits until a row is open, and returns its distance to the right.
    private func opened(_ id: Int, _ list: GTKScrollView) async -> Double {
      var (last, count) = (0.0, 0)
      await MainLoop.run {
        let place = shift(id, list)
        count = place == last && abs(place) > 40 ? count + 1 : 0
        last = place
        return count > 40
      }
      return last
    }

    /// Waits until a row is in its place.
    private func closed(_ id: Int, _ list: GTKScrollView) async {
      await MainLoop.run { shift(id, list) == 0 }
    }

    @Test func `a wheel that turns sideways opens a row, shows its actions, and closes it`()
      async throws
    {
      let (window, list) = try await show()
      defer { withExtendedLifetime(window) {} }
      await InputTool.run("mousemove 150 60 click 7")
      #expect(await opened(1, list) < -150)
      let open = try Pixels(of: list)
      #expect(open[296, 60] == 0xC01C28 && open[296, 100] != 0xC01C28)
      #expect(open.count(x: 200..<300, y: 42..<78) { $0 == 0xFFFFFF } > 50, "white text")
      await InputTool.run("click 6")
      await closed(1, list)
      #expect(try Pixels(of: list)[296, 60] != 0xC01C28)
      await InputTool.run("keydown shift click 4 keyup shift")
      #expect(await opened(1, list) > 50, "the leading actions")
      await InputTool.run("click 5")
      await closed(1, list)
      #expect(list.contentOffset.y > 0 && log.take() == [])
    }

    @Test func `a drag opens a row, and a click performs an action`() async throws {
      let (window, list) = try await show()
      defer { withExtendedLifetime(window) {} }
      await InputTool.drag(from: (250, 60), to: (100, 65))
      #expect(shift(1, list) == -150)
      await InputTool.run("mouseup 1")
      #expect(await opened(1, list) < -150)
      #expect(log.take() == [], "the row isn't pressed")
      await InputTool.click(285, 60)
      let log = log
      var events: [String] = []
      await MainLoop.run {
        events += log.take()
        return !events.isEmpty
      }
      #expect(events == ["delete 1"])
      await closed(2, list)
      #expect(!texts(list).contains("mail 1") && !texts(list).contains("Delete"))
    }

    @Test func `a full swipe deletes the row`() async throws {
      let (window, list) = try await show()
      defer { withExtendedLifetime(window) {} }
      await InputTool.drag(from: (280, 60), to: (30, 62))
      #expect(shift(1, list) == -250 && log.take() == [])
      await InputTool.run("mouseup 1")
      #expect(log.take() == ["delete 1"])
      await closed(2, list)
      await InputTool.drag(from: (150, 20), to: (150, 60))
      await InputTool.run("mouseup 1")
      #expect(shift(0, list) == 0, "a vertical drag")
    }

    @Test func `a press elsewhere closes it, and a click on the row does nothing else`()
      async throws
    {
      let (window, list) = try await show()
      defer { withExtendedLifetime(window) {} }
      await InputTool.run("mousemove 150 60 click 7")
      #expect(await opened(1, list) < 0)
      await InputTool.click(30, 140)
      await closed(1, list)
      #expect(log.take() == ["open 3"])
      await InputTool.run("mousemove 60 60 click 7")
      #expect(await opened(1, list) < 0)
      await InputTool.click(60, 60)
      await closed(1, list)
      #expect(log.take() == [])
      await InputTool.click(60, 60)
      #expect(log.take() == ["open 1"])
    }

    @Test func `in a list whose rows are selected by drags, only an open row is dragged`()
      async throws
    {
      let (window, list) = try await show { list, _ in
        list.selection(Binding(Set<Int>()) { _ in })
      }
      defer { withExtendedLifetime(window) {} }
      await InputTool.drag(from: (250, 60), to: (100, 65))
      #expect(shift(1, list) == 0)
      await InputTool.run("mouseup 1 mousemove 60 60 click 7")
      #expect(await opened(1, list) < 0)
      await InputTool.drag(from: (30, 60), to: (260, 65))
      #expect(shift(1, list) == 0)
      await InputTool.run("mouseup 1")
      await closed(1, list)
    }

    @Test func `from right to left, the trailing actions are at the left`() async throws {
      let (window, list) = try await show(.rightToLeft)
      defer { withExtendedLifetime(window) {} }
      await InputTool.run("mousemove 150 60 click 6")
      #expect(await opened(1, list) > 150)
      #expect(try Pixels(of: list)[4, 60] == 0xC01C28)
      await InputTool.click(15, 60)
      let log = log
      await MainLoop.run { log.take() == ["delete 1"] }
    }

    @Test func `the keyboard opens a row, performs an action, and goes on`() async throws {
      let (window, list) = try await show { list, _ in
        list.selection(Binding(Int?.none) { _ in })
      }
      defer { withExtendedLifetime(window) {} }
      try await Keyboard.focus(window)
      await InputTool.press("Tab")
      await InputTool.press("Down")
      await InputTool.press("ctrl+Left")
      let moved = [0, 1, 2].filter { shift($0, list) != 0 }
      let id = try #require(moved.first)
      #expect(await opened(id, list) < 0)
      await InputTool.press("Escape")
      await closed(id, list)
      await InputTool.press("ctrl+Left")
      await InputTool.press("Return")
      let log = log
      var events: [String] = []
      await MainLoop.run {
        events += log.take()
        return !events.isEmpty
      }
      #expect(events == ["delete \(id)"])
      await InputTool.press("ctrl+Right")
      #expect(await opened(id + 1, list) > 0, "the focus is on the next row")
      await InputTool.press("Return")
      #expect(log.take() == ["read \(id + 1)"])
    }

    @Test func `assistive technologies find and press the actions of an open row`() async throws {
      let (window, list) = try await show()
      defer { withExtendedLifetime(window) {} }
      func buttons() async throws -> [String] {
        try await AccessibilityClient.elements()
          .filter { ["push button", "button"].contains($0.role) && !$0.name.hasPrefix("mail") }
          .map(\.name)
      }
      #expect(try await buttons() == [])
      await InputTool.run("mousemove 150 60 click 7")
      #expect(await opened(1, list) < 0)
      await MainLoop.settle()
      #expect(try await buttons().sorted() == ["Archive", "Delete"])
      try await AccessibilityClient.press("push button", "Archive")
      #expect(log.take() == ["archive 1"])
      await closed(1, list)
    }

    @Test func `nothing is painted while an open row rests`() async throws {
      let (window, list) = try await show()
      defer { withExtendedLifetime(window) {} }
      await InputTool.run("mousemove 150 60 click 7")
      #expect(await opened(1, list) < 0)
      let clock = try #require(gtk_widget_get_frame_clock(window.widget))
      await MainLoop.settle()
      let count = gdk_frame_clock_get_frame_counter(clock)
      await MainLoop.settle()
      #expect(gdk_frame_clock_get_frame_counter(clock) - count <= 1)
    }
  }
}
#endif
