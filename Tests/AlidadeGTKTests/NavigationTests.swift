#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct NavigationTests {
    private let log = EventLog()

    /// A split view whose sidebar is 100 points wide at first.
    private struct Page: Component {
      let log: EventLog
      var limit = 0.0
      struct State {
        var width = 100.0
        var isContentShown = false
      }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        let width = Binding(context.state.width) { [log] width in
          log.record("\(width)")
          context.update { $0.width = width }
        }
        SplitView(
          width: width, ideal: 120, minimum: 50, maximum: 200, collapsesBelow: limit,
          isContentShown: context.binding(\.isContentShown)
        ) {
          Box(background: .red) {
            Button("Open") { context.update { $0.isContentShown = true } }
          }
        } content: {
          Box(background: .blue) {
            Column(alignment: .stretch) {
              TextField("Note")
              Box().grow()
            }
          }
        }
      }
    }

    /// The views on the screen.
    private func views(_ view: GTKView) -> [GTKView] {
      let isShown = gtk_widget_get_mapped(view.widget) != 0
      return isShown ? [view] + view.subviews.flatMap(views) : []
    }

    private func find(_ role: AccessibilityRole, in view: GTKHostingView) -> GTKView? {
      views(view.root).first { $0.role == role }
    }

    /// The width of the sidebar, which ends in the middle of the border.
    private func width(_ view: GTKHostingView) -> Double? {
      find(.separator, in: view)?.enclosingView.map { $0.frame.minX + 4 }
    }

    @Test func `the pointer drags the border, and the width is stored at the end`() async {
      let (window, view) = await TestWindow.showing(Page(log: log))
      #expect(width(view) == 100)
      await InputTool.drag(from: (101, 50), to: (160, 60))
      #expect(width(view) == 159)
      #expect(log.entries.isEmpty, "The width is stored when the drag ends.")
      await InputTool.run("mousemove 400 50")
      #expect(width(view) == 200)
      await InputTool.run("mousemove 131 50 mouseup 1")
      #expect(width(view) == 130)
      #expect(log.take() == ["130.0"])
      withExtendedLifetime(window) {}
    }

    @Test func `a double click restores the ideal width`() async {
      let (window, view) = await TestWindow.showing(Page(log: log))
      await InputTool.click(101, 80, count: 2)
      #expect(log.take() == ["120.0"])
      #expect(width(view) == 120)
      withExtendedLifetime(window) {}
    }

    @Test func `the border can be reached and moved with the keyboard`() async throws {
      let (window, view) = await TestWindow.showing(Page(log: log))
      try await Keyboard.focus(window)
      let border = try #require(find(.separator, in: view))
      for _ in 0..<5 where !border.containsFocus { try await Keyboard.press("Tab") }
      #expect(border.containsFocus)
      try await Keyboard.press("Right", "Right", "Left")
      #expect(width(view) == 110)
      try await Keyboard.press("End")
      #expect(width(view) == 200)
      try await Keyboard.press("space")
      #expect(width(view) == 120)
      #expect(log.take() == ["110.0", "120.0", "110.0", "200.0", "120.0"])
    }

    @Test func `assistive technologies find a separator with its value`() async throws {
      let (window, view) = await TestWindow.showing(Page(log: log))
      let border = try #require(find(.separator, in: view))
      let accessible = OpaquePointer(border.widget)
      #expect(gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_SEPARATOR) != 0)
      #expect(
        gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) != 0)
      #expect(border.accessibility?.label == "Width of the sidebar")
      withExtendedLifetime(window) {}
    }

    @Test func `Alt and Left, and the pointer's back button, lead back to the sidebar`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Page(log: log, limit: 400))
      try await Keyboard.focus(window)
      func isSidebarShown() -> Bool { find(.button, in: view) != nil }
      func open() async throws {
        let button = try #require(find(.button, in: view) as? GTKPressableView)
        button.press()
        await MainLoop.run { !isSidebarShown() }
        #expect(!isSidebarShown() && !view.root.textInputs.isEmpty)
      }
      #expect(isSidebarShown())
      try await open()
      try await Keyboard.press("alt+Left")
      #expect(isSidebarShown(), "The key leads back, although nothing has the focus.")
      try await open()
      let input = try #require(view.root.textInputs.first)
      gtk_widget_grab_focus(input.textWidget)
      try await Keyboard.press("x", "alt+Left")
      #expect(isSidebarShown(), "The key leads back from a field.")
      try await open()
      #expect(view.root.textInputs.first?.text == "x")
      // The content slides to where it is clicked.
      await MainLoop.run {
        guard let input = view.root.textInputs.first else { return false }
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(input.widget, view.root.widget, &bounds)
        return Double(bounds.origin.x) < 1
      }
      await InputTool.click(150, 200, button: 8)
      #expect(isSidebarShown())
    }

    @Test func `the keyboard goes on in the pages of a stack`() async throws {
      struct Pages: Component {
        func initialState() -> [[Int]] { [[]] }
        func body(_ context: Context<[[Int]]>) -> some Component {
          NavigationStack(path: context.binding(\.[0])) {
            Button("Open") { context.update { $0 = [[1]] } }
          } page: { _ in
            TextField("Note")
          }
        }
      }
      let (window, view) = await TestWindow.showing(Pages())
      try await Keyboard.focus(window)
      let button = try #require(find(.button, in: view))
      gtk_widget_grab_focus(button.widget)
      try await Keyboard.press("Return")
      await MainLoop.run { view.root.textInputs.first?.containsFocus == true }
      try await Keyboard.press("x")
      #expect(view.root.textInputs.first?.text == "x")
      try await Keyboard.press("alt+Left")
      await MainLoop.run { find(.button, in: view)?.containsFocus == true }
      #expect(find(.button, in: view)?.containsFocus == true)
    }

    @Test func `tabs are selected with the pointer and the keyboard`() async throws {
      struct Tabs: Component {
        func initialState() -> [Int] { [1] }
        func body(_ context: Context<[Int]>) -> some Component {
          TabView("Tabs", selection: context.binding(\.[0])) {
            Tab("One", value: 1) { TextField("first") }
            Tab("Two", value: 2) { TextField("second") }
          }
        }
      }
      let (window, view) = await TestWindow.showing(Tabs())
      try await Keyboard.focus(window)
      func shown() -> String? {
        views(view.root).compactMap { $0 as? GTKTextInputView }.first?.placeholder
      }
      let tab = try #require(views(view.root).last { $0.role == .tab })
      #expect(gtk_test_accessible_has_role(OpaquePointer(tab.widget), GTK_ACCESSIBLE_ROLE_TAB) != 0)
      #expect(
        gtk_test_accessible_has_state(OpaquePointer(tab.widget), GTK_ACCESSIBLE_STATE_SELECTED) != 0
      )
      #expect(shown() == "first")
      gtk_widget_grab_focus(tab.widget)
      try await Keyboard.press("Left")
      #expect(shown() == "second")
      try await Keyboard.press("Left")
      #expect(shown() == "first")
      try await Keyboard.press("ctrl+Next")
      #expect(shown() == "second")
      await InputTool.click(25, 16)
      #expect(shown() == "first")
    }

    @Test func `a stepper in a page leaves the keys that select tabs alone`() async throws {
      struct Tabs: Component {
        struct State {
          var page = 1
          var copies = 50.0
        }
        func initialState() -> State { State() }
        func body(_ context: Context<State>) -> some Component {
          TabView("Tabs", selection: context.binding(\.page)) {
            Tab("One", value: 1) {
              Stepper("Copies", value: context.binding(\.copies), in: 0...100)
            }
            Tab("Two", value: 2) { Text("two") }
          }
        }
      }
      func stepper(_ view: GTKHostingView) -> GTKStepperView? {
        views(view.root).compactMap { $0 as? GTKStepperView }.first
      }
      let (window, view) = await TestWindow.showing(Tabs())
      try await Keyboard.focus(window)
      let copies = try #require(stepper(view))
      gtk_widget_grab_focus(copies.accessibleWidget)
      try await Keyboard.press("ctrl+Next")
      #expect(stepper(view) == nil)
      try await Keyboard.press("ctrl+Prior")
      #expect(stepper(view)?.shownValue == 50)
    }

    @Test func `going back returns the focus to the row that had it`() async throws {
      struct Pages: Component {
        func initialState() -> [Int] { [] }
        func body(_ context: Context<[Int]>) -> some Component {
          NavigationStack(path: context.binding(\.self)) {
            List(0..<30, id: \.self, estimatedRowHeight: 30) { id in
              Button("row \(id)") { context.update { $0.append(id) } }.frame(height: 30)
            }
          } page: { page in
            Button("page \(page)") {}
          }
        }
      }
      let (window, view) = await TestWindow.showing(Pages())
      try await Keyboard.focus(window)
      func focused() -> String? {
        views(view.root).last { $0.containsFocus }?.texts.first?.textLayout?.content.plainText
      }
      try await Keyboard.press("Tab", "Tab", "Tab")
      let row = try #require(focused())
      #expect(row.hasPrefix("row ") && row != "row 0")
      try await Keyboard.press("Return")
      await MainLoop.run { focused()?.hasPrefix("page ") == true }
      try await Keyboard.press("alt+Left")
      await MainLoop.run { focused() == row }
    }

    @Test func `the innermost tab view around the focus uses the keys`() async throws {
      struct Tabs: Component {
        struct State {
          var outer = 1
          var inner = 3
        }
        func initialState() -> State { State() }
        func body(_ context: Context<State>) -> some Component {
          TabView("Outer", selection: context.binding(\.outer)) {
            Tab("One", value: 1) {
              TabView("Inner", selection: context.binding(\.inner)) {
                Tab("Three", value: 3) { TextField("third") }
                Tab("Four", value: 4) { TextField("fourth") }
              }
            }
            Tab("Two", value: 2) { TextField("second") }
          }
        }
      }
      let (window, view) = await TestWindow.showing(Tabs())
      try await Keyboard.focus(window)
      func field() -> GTKTextInputView? {
        views(view.root).compactMap { $0 as? GTKTextInputView }.first
      }
      let third = try #require(field())
      gtk_widget_grab_focus(third.textWidget)
      try await Keyboard.press("ctrl+Next")
      #expect(field()?.placeholder == "fourth")
    }
  }
}
#endif
