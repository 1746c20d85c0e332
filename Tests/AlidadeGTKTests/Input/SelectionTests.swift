#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeLists
import AlidadeRender
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Selects rows of a list with a real pointer and keyboard, with six rows in sight.
  @MainActor @Suite struct SelectionTests {
    private struct Names: Component {
      let log: EventLog

      func initialState() -> Set<Int> { [] }

      func body(_ context: Context<Set<Int>>) -> some Component {
        List(0..<100, id: \.self, estimatedRowHeight: 40) { number in
          Row {
            Text("row \(number)").frame(width: 150)
            if number == 4 { Button("Press") { log.record("pressed") } }
          }
          .onTap(button: .secondary) { log.record("menu") }
          .frame(height: 40)
        }
        .selection(
          Binding(context.state) { selected in
            log.record(selected.count > 10 ? "\(selected.count)" : "\(selected.sorted())")
            context.update { $0 = selected }
          }, onActivate: { id in log.record("open \(id)") }
        )
        .typeToFind { (number: Int) in "\(number) row" }
      }
    }

    private let log = EventLog()

    private func list(in view: GTKHostingView) throws -> GTKScrollView {
      try #require(view.root.scrollViews.first)
    }

    /// The positions of the rows that look selected.
    private func shown(_ list: GTKScrollView) -> [Int] {
      list.subviews.compactMap { ($0 as? GTKRowView)?.status }.filter { $0.isSelected == true }.map(
        \.position
      )
      .sorted()
    }

    @Test func `clicks select rows, with Control and Shift as in any list of the desktop`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Names(log: log))
      let list = try list(in: view)
      let before = try Pixels(of: list)
      await InputTool.click(40, 60)
      #expect(log.take() == ["[1]"])
      await window.frame()
      let after = try Pixels(of: list)
      #expect(after[250, 60] != before[250, 60], "the color of the selection")
      #expect(after[250, 140] == before[250, 140])
      await InputTool.run("mousemove 40 140 keydown ctrl click 1 keyup ctrl")
      #expect(log.take() == ["[1, 3]"])
      await InputTool.run("mousemove 40 220 keydown shift click 1 keyup shift")
      #expect(log.take() == ["[3, 4, 5]"])
      #expect(shown(list) == [3, 4, 5])
      await InputTool.click(40, 180, button: 3)
      #expect(log.take() == ["menu"], "the selection contains the row")
      await InputTool.click(40, 20, button: 3)
      #expect(log.take() == ["[0]", "menu"], "the menu is for the row that it opens on")
      withExtendedLifetime(window) {}
    }

    /// A list of two rows, which leaves the lower part of the window empty.
    private struct Pair: Component {
      let log: EventLog

      func initialState() -> Set<Int> { [1] }

      func body(_ context: Context<Set<Int>>) -> some Component {
        List(0..<2, id: \.self) { Text("row \($0)").frame(height: 40) }
          .selection(
            Binding(context.state) { selected in
              log.record("\(selected.sorted())")
              context.update { $0 = selected }
            })
      }
    }

    @Test func `a click below the last row selects none, with either button`() async throws {
      let (window, view) = await TestWindow.showing(Pair(log: log))
      let list = try list(in: view)
      #expect(shown(list) == [1])
      await InputTool.run("mousemove 40 150 keydown ctrl click 1 keyup ctrl")
      #expect(log.take() == [])
      await InputTool.click(40, 150)
      #expect(log.take() == ["[]"] && shown(list) == [])
      await InputTool.click(40, 20)
      #expect(log.take() == ["[0]"])
      await InputTool.click(40, 150, button: 3)
      #expect(log.take() == ["[]"])
      withExtendedLifetime(window) {}
    }

    /// A list whose menu is for the selected rows.
    private struct Mails: Component {
      let log: EventLog

      func initialState() -> Set<Int> { [1, 2] }

      func body(_ context: Context<Set<Int>>) -> some Component {
        List(0..<5, id: \.self) { Text("row \($0)").frame(height: 40) }
          .selection(context.binding(\.self))
          .contextMenu(forSelectionType: Int.self) { ids in
            if !ids.isEmpty { MenuItem("Delete") { log.record("delete \(ids.sorted())") } }
          }
      }
    }

    @Test func `a context menu is for the selected rows, or for another row under the pointer`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Mails(log: log))
      try await Keyboard.focus(window)
      let menu = try #require(view.root.descendantMenu)
      for (y, expected) in [(60, "delete [1, 2]"), (140, "delete [3]")] {
        await InputTool.click(40, y, button: 3)
        await MainLoop.run { menu.isOpen }
        await InputTool.press("Return")
        await MainLoop.run { !menu.isOpen }
        #expect(log.take() == [expected])
      }
      await InputTool.click(40, 220, button: 3)
      #expect(!menu.isOpen, "no row is selected")
      withExtendedLifetime(window) {}
    }

    @Test func `a long press selects the row for which it opens the menu`() async throws {
      let (window, view) = await TestWindow.showing(Mails(log: log))
      try await Keyboard.focus(window)
      let menu = try #require(view.root.descendantMenu)
      for (y, expected) in [(60.0, "delete [1, 2]"), (140, "delete [3]")] {
        menu.longPress(at: Point(x: 40, y: y))
        await MainLoop.run { menu.isOpen }
        await InputTool.press("Return")
        await MainLoop.run { !menu.isOpen }
        #expect(log.take() == [expected])
      }
      menu.longPress(at: Point(x: 40, y: 220))
      #expect(!menu.isOpen, "no row is selected")
      withExtendedLifetime(window) {}
    }

    @Test func `the menu key opens the menu at the row with the focus`() async throws {
      let (window, view) = await TestWindow.showing(Mails(log: log))
      let menu = try #require(view.root.descendantMenu)
      await InputTool.click(40, 20)
      try await Keyboard.press("ctrl+Down", "ctrl+Down", "ctrl+Down", "Menu")
      await MainLoop.run { menu.isOpen }
      await InputTool.press("Return")
      await MainLoop.run { !menu.isOpen }
      #expect(log.take() == ["delete [3]"])
      withExtendedLifetime(window) {}
    }

    @Test func `a double click opens the row, and so does Enter`() async throws {
      let (window, _) = await TestWindow.showing(Names(log: log))
      try await Keyboard.focus(window)
      await InputTool.click(40, 60, count: 2)
      #expect(log.take() == ["[1]", "open 1"])
      try await Keyboard.press("Down", "Return", "KP_Enter")
      #expect(log.take() == ["[2]", "open 2", "open 2"])
    }

    @Test func `a drag over rows selects them and shows a rectangle`() async throws {
      let (window, view) = await TestWindow.showing(Names(log: log))
      let list = try list(in: view)
      let before = try Pixels(of: list)
      await InputTool.run("mousemove 40 50 mousedown 1 mousemove 60 90 mousemove 240 110")
      await window.frame()
      #expect(log.take() == ["[1, 2]"])
      #expect(list.selectionBand == Rect(x: 40, y: 50, width: 200, height: 60))
      let during = try Pixels(of: list)
      #expect(during[239, 80] != during[260, 80], "the edge of the rectangle")
      #expect(during[260, 80] != before[260, 80], "the selection beside it")
      await InputTool.run("mousemove 240 130 mouseup 1")
      await window.frame()
      #expect(log.take() == ["[1, 2, 3]"])
      #expect(list.selectionBand == nil && shown(list) == [1, 2, 3])
      await InputTool.run("mousemove 40 60 keydown ctrl mousedown 1 mousemove 40 100 mouseup 1")
      await InputTool.run("keyup ctrl")
      #expect(log.take() == ["[3]"])
      await InputTool.run("mousemove 170 180 mousedown 1 mousemove 170 60 mouseup 1")
      #expect(log.take() == [], "the drag began on a button")
    }

    @Test func `a drag at the edge scrolls and selects on`() async throws {
      let (window, view) = await TestWindow.showing(Names(log: log))
      let list = try list(in: view)
      await InputTool.run("mousemove 40 50 mousedown 1 mousemove 60 90 mousemove 60 235")
      await MainLoop.run { list.scrollOffset > 400 }
      await InputTool.run("mousemove 60 100 mouseup 1")
      let offset = list.scrollOffset
      await window.frame()
      #expect(list.scrollOffset == offset)
      let last = Int((offset + 100) / 40)
      let expected = last > 10 ? "\(last)" : "\(Array(1...last))"
      var selected = ""
      // The end of the drag may arrive later than the frame.
      await MainLoop.run {
        selected = log.take().last ?? selected
        return selected == expected
      }
      #expect(selected == expected)
    }

    @Test func `typing finds rows`() async throws {
      let (window, _) = await TestWindow.showing(Names(log: log))
      try await Keyboard.focus(window)
      await InputTool.click(40, 60)
      _ = log.take()
      try await Keyboard.type("77 r")
      #expect(log.take() == ["[7]", "[77]"])
    }

    @Test func `selected rows are paler in a window that isn't active`() async throws {
      let (window, view) = await TestWindow.showing(Names(log: log))
      let list = try list(in: view)
      try await Keyboard.focus(window)
      await InputTool.click(40, 60)
      await window.frame()
      let active = try Pixels(of: list)
      // Without a window manager, GTK doesn't learn that a window is no longer active.
      gtk_widget_set_state_flags(window.widget, GTK_STATE_FLAG_BACKDROP, 0)
      await window.frame()
      let inactive = try Pixels(of: list)
      #expect(active[250, 60] != inactive[250, 60])
      #expect(inactive[250, 60] != inactive[250, 140])
    }

    @Test func `a click on a button in a row presses it and selects nothing`() async throws {
      let (window, view) = await TestWindow.showing(Names(log: log))
      await InputTool.click(170, 180)
      #expect(log.take() == ["pressed"])
      #expect(shown(try list(in: view)) == [])
      log.record("before")
      await InputTool.click(240, 180)
      #expect(log.take() == ["before", "[4]"], "beside the button")
      withExtendedLifetime(window) {}
    }

    @Test func `keys select rows and scroll to them`() async throws {
      let (window, view) = await TestWindow.showing(Names(log: log))
      let list = try list(in: view)
      try await Keyboard.focus(window)
      await InputTool.click(40, 60)
      _ = log.take()
      try await Keyboard.press("Down", "shift+Down", "shift+Down")
      #expect(log.take() == ["[2]", "[2, 3]", "[2, 3, 4]"])
      let focused = list.subviews.first { gtk_widget_is_focus($0.widget) != 0 } as? GTKRowView
      #expect(focused?.status?.position == 4)
      try await Keyboard.press("ctrl+Up", "ctrl+space")
      #expect(log.take() == ["[2, 4]"])
      try await Keyboard.press("End")
      #expect(log.take() == ["[99]"])
      #expect(list.scrollOffset == list.contentHeight - list.viewportSize.height)
      try await Keyboard.press("ctrl+a")
      #expect(log.take() == ["100"])
      try await Keyboard.press("Escape", "Home")
      #expect(log.take() == ["[]", "[0]"])
      #expect(list.scrollOffset == 0 && shown(list) == [0])
    }

    @Test func `a row loses the focus ring together with the focus`() async throws {
      let (window, view) = await TestWindow.showing(Names(log: log))
      let list = try list(in: view)
      try await Keyboard.focus(window)
      await InputTool.click(40, 60)
      try await Keyboard.press("Down", "ctrl+space")
      await window.frame()
      let focused = try Pixels(of: list)
      gtk_root_set_focus(gtk_widget_get_root(list.widget), nil)
      await window.frame()
      let left = try Pixels(of: list)
      #expect(focused[20, 80] != left[20, 80], "the ring at the top of the row")
      #expect(focused[20, 100] == left[20, 100])
    }

    private struct Fields: Component {
      struct State {
        var selected: Set<Int> = []
        var text = ""
      }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        List([0, 1], id: \.self) { number in
          Row {
            Text("row \(number)").frame(width: 100)
            TextField("Name", text: context.binding(\.text)).frame(width: 100)
          }
        }
        .selection(context.binding(\.selected))
      }
    }

    @Test func `a click beside a field moves the focus from the field to its row`() async throws {
      let (window, view) = await TestWindow.showing(Fields())
      let list = try list(in: view)
      try await Keyboard.focus(window)
      await InputTool.click(150, 15)
      let row = try #require(list.subviews.first { $0.containsFocus })
      #expect(gtk_widget_is_focus(row.widget) == 0, "the field has the focus")
      await InputTool.click(30, 15)
      #expect(gtk_widget_is_focus(row.widget) != 0 && shown(list) == [0])
    }

    @Test func `Tab leads to one row only`() async throws {
      let (window, view) = await TestWindow.showing(Names(log: log))
      let list = try list(in: view)
      try await Keyboard.focus(window)
      await InputTool.click(40, 100)
      let focusable = list.subviews.filter { gtk_widget_get_focusable($0.widget) != 0 }
      #expect(focusable.count == 1)
      #expect(focusable.first.map { gtk_widget_is_focus($0.widget) } == 1)
    }
  }
}

extension GTKView {
  /// The first view inside with a context menu; `nil` if there is none.
  fileprivate var descendantMenu: GTKContextMenuView? {
    for view in subviews {
      if let menu = view as? GTKContextMenuView ?? view.descendantMenu { return menu }
    }
    return nil
  }
}
#endif
