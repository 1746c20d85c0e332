#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Popovers with a real pointer and a real keyboard.
  @MainActor @Suite struct PopoverTests {
    private let log = EventLog()

    /// A button at the end of a window, whose popover has a field and a button.
    private struct Page: Component {
      let log: EventLog
      var alignment = Alignment.topStart
      var hasFields = true
      var hasSearch = false
      func initialState() -> Bool { false }

      func body(_ context: Context<Bool>) -> some Component {
        let isOpen = Binding(context.state) { [log] isOpen in
          log.record("\(isOpen)")
          context.update { $0 = isOpen }
        }
        Box(background: .viewBackground) {}
          .overlay(alignment: alignment) {
            Button("Open") { context.update { $0 = true } }
              .popover("Details", isPresented: isOpen) {
                Column(spacing: 8) {
                  Text("Content")
                  if hasSearch { SearchField("Find") }
                  if hasFields {
                    TextField("Name")
                    Button("Done") { context.update { $0 = false } }
                  }
                }
                .frame(width: 150)
              }
          }
      }
    }

    private func show(
      _ page: Page, width: Int32 = 300, height: Int32 = 240
    ) async throws -> (TestWindow, GTKHostingView) {
      let (window, view) = await TestWindow.showing(page, width: width, height: height)
      try await Keyboard.focus(window)
      return (window, view)
    }

    private func views(_ view: GTKView) -> [GTKView] { [view] + view.subviews.flatMap(views) }

    private func button(_ view: GTKHostingView) throws -> GTKView {
      try #require(views(view.root).first { $0.role == .button })
    }

    /// Presses the button and waits for the popover.
    private func open(_ window: TestWindow, _ view: GTKHostingView) async throws -> GTKPopover {
      let button = try button(view)
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(button.widget, window.widget, 10, 10, &x, &y)
      await InputTool.click(Int(x), Int(y))
      await MainLoop.run {
        view.popovers.first.map { gtk_widget_get_mapped($0.widget) != 0 } ?? false
      }
      await MainLoop.run { view.popovers.first?.hostingView.root.containsFocus == true }
      await MainLoop.settle()
      return try #require(view.popovers.first)
    }

    private func hasFocus(_ view: GTKView) -> Bool { view.containsFocus }

    /// The area of the content of a popover, in the coordinates of the surface of the window.
    private func area(of popover: GTKPopover) throws -> Rect {
      let surface = try #require(gtk_native_get_surface(OpaquePointer(popover.widget)))
      let content = popover.hostingView.widget
      var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
      gtk_widget_translate_coordinates(content, popover.widget, 0, 0, &x, &y)
      gtk_native_get_surface_transform(OpaquePointer(popover.widget), &left, &top)
      return Rect(
        x: Double(gdk_popup_get_position_x(surface)) + left + x,
        y: Double(gdk_popup_get_position_y(surface)) + top + y,
        width: Double(gtk_widget_get_width(content)),
        height: Double(gtk_widget_get_height(content)))
    }

    @Test func `the focus moves into a popover, Escape closes it, and the focus returns`()
      async throws
    {
      let (window, view) = try await show(Page(log: log))
      let popover = try await open(window, view)
      #expect(hasFocus(popover.hostingView.root))
      try await Keyboard.type("Ada")
      await MainLoop.run { popover.hostingView.root.textInputs.first?.text == "Ada" }
      for _ in 0..<5 {
        await InputTool.press("Tab")
        #expect(hasFocus(popover.hostingView.root))
      }
      await InputTool.press("Escape")
      await MainLoop.run { view.popovers.isEmpty }
      await MainLoop.settle()
      #expect(log.entries == ["false"])
      #expect(hasFocus(try button(view)))
      #expect(gtk_widget_get_parent(popover.widget) == nil)
    }

    @Test func `a press outside closes a popover and does nothing else`() async throws {
      let (window, view) = try await show(Page(log: log))
      _ = try await open(window, view)
      await InputTool.click(280, 220)
      await MainLoop.run { view.popovers.isEmpty }
      await MainLoop.settle()
      #expect(log.entries == ["false"])
      #expect(hasFocus(try button(view)))
      withExtendedLifetime(window) {}
    }

    @Test func `Escape closes a popover without anything to focus`() async throws {
      let (window, view) = try await show(Page(log: log, hasFields: false))
      _ = try await open(window, view)
      await InputTool.press("Escape")
      await MainLoop.run { view.popovers.isEmpty }
      await MainLoop.settle()
      #expect(hasFocus(try button(view)))
      withExtendedLifetime(window) {}
    }

    @Test func `Escape in a search field closes its popover`() async throws {
      let (window, view) = try await show(Page(log: log, hasFields: false, hasSearch: true))
      let popover = try await open(window, view)
      let field = try #require(popover.hostingView.root.textInputs.first)
      #expect(hasFocus(field))
      await InputTool.press("Escape")
      await MainLoop.run { view.popovers.isEmpty }
      await MainLoop.settle()
      #expect(log.entries == ["false"])
      #expect(hasFocus(try button(view)))
      withExtendedLifetime(window) {}
    }

    @Test func `a popover near the edge of the screen stays on the screen`() async throws {
      // Without a window manager, the window is in the corner of the screen.
      let (window, view) = try await show(Page(log: log, alignment: .topStart), width: 200)
      let popover = try await open(window, view)
      let area = try area(of: popover)
      #expect(area.minX >= 0 && area.minY >= 0)
      #expect(area.size.width == 150)
      let button = try button(view)
      #expect(area.minY >= button.frame.maxY - 12, "It is below the button.")
      withExtendedLifetime(window) {}
    }

    @Test func `a popover may leave its window`() async throws {
      let (window, view) = try await show(
        Page(log: log, alignment: .bottomStart), width: 120, height: 80)
      let popover = try await open(window, view)
      let area = try area(of: popover)
      #expect(area.maxY > 80 && area.size.width == 150)
      withExtendedLifetime(window) {}
    }

    @Test func `assistive technologies find a dialog with the name`() async throws {
      let (window, view) = try await show(Page(log: log))
      _ = try await open(window, view)
      let elements = try await AccessibilityClient.elements()
      let dialog = try #require(elements.first { $0.role == "dialog" })
      #expect(dialog.name == "Details")
      #expect(elements.contains { $0.name == "Content" })
      #expect(elements.contains { $0.role == "push button" && $0.name == "Done" })
      withExtendedLifetime(window) {}
    }

    @Test func `a popover of a row follows it, and closes when the row is out of sight`()
      async throws
    {
      struct Row: Component, Equatable {
        let number: Int
        func initialState() -> Bool { false }
        func body(_ context: Context<Bool>) -> some Component {
          Button(context.state ? "\(number) is open" : "Row \(number)") {
            context.update { $0 = true }
          }
          .popover(isPresented: context.binding(\.self)) { Text("About \(number)") }
          .frame(height: 40)
        }
      }
      let (window, view) = await TestWindow.showing(
        List(0..<100, id: \.self) { Row(number: $0) })
      try await Keyboard.focus(window)
      await InputTool.click(40, 60)
      await MainLoop.run {
        view.popovers.first.map { gtk_widget_get_mapped($0.widget) != 0 } ?? false
      }
      await MainLoop.settle()
      let popover = try #require(view.popovers.first)
      let before = try area(of: popover).minY
      let list = try #require(view.root.scrollViews.first)
      list.contentOffset.y = 20
      await window.frame()
      await window.frame()
      #expect(try area(of: popover).minY == before - 20)
      list.contentOffset.y = 90
      await window.frame()
      await MainLoop.run { view.popovers.isEmpty }
      list.contentOffset.y = 3000
      await window.frame()
      await MainLoop.settle()
      #expect(view.popovers.isEmpty)
    }

    /// A high anchor with a popover, which a view around it clips.
    private struct ClippedPage: Component, AlwaysRebuilt {
      let clip: Store<ViewClip?>

      func body(_ context: Context<NoState>) -> some Component {
        Column(alignment: .start) {
          Box(background: .red).frame(width: 100, height: 100)
            .popover(isPresented: Binding(true) { _ in }) { Text("About the box") }
            .clipped(to: context.read(clip, \.self))
        }
      }
    }

    @Test(arguments: [true, false])
    func `a popover points to what a clip shows of its anchor, and closes when that is nothing`(
      isOnAnchor: Bool
    ) async throws {
      let store = Store<ViewClip?>(nil)
      let (window, view) = await TestWindow.showing(ClippedPage(clip: store))
      await MainLoop.run {
        view.popovers.first.map { gtk_widget_get_mapped($0.widget) != 0 } ?? false
      }
      await MainLoop.settle()
      let popover = try #require(view.popovers.first)
      let anchor = try #require(popover.anchor as? GTKView)
      func clip(_ clip: ViewClip) {
        if isOnAnchor { anchor.apply(.clip(clip)) } else { store.update { $0 = clip } }
      }
      let before = try area(of: popover).minY
      #expect(before >= 100)
      clip(ViewClip(bottom: 60))
      await MainLoop.run { (try? area(of: popover).minY) == before - 60 }
      clip(ViewClip(bottom: 100))
      await MainLoop.run { view.popovers.isEmpty }
      withExtendedLifetime(window) {}
    }

    @Test func `a popover follows an anchor that moves, although that needs no layout`()
      async throws
    {
      let x = Store(0.0)
      let (window, view) = await TestWindow.showing(MovingPage(x: x))
      try #require(view.host.mounter.host.showsAnimations, "GTK's animations are off.")
      await MainLoop.run {
        view.popovers.first.map { gtk_widget_get_mapped($0.widget) != 0 } ?? false
      }
      await MainLoop.settle()
      let popover = try #require(view.popovers.first)
      let before = try area(of: popover).minX
      x.update(animation: .linear(duration: 1)) { $0 = 120 }
      await MainLoop.run {
        guard let now = try? area(of: popover).minX else { return false }
        return now > before + 10 && now < before + 110
      }
      await MainLoop.run { (try? area(of: popover).minX) == before + 120 }
      withExtendedLifetime(window) {}
    }

    private struct MovingPage: Component, AlwaysRebuilt {
      let x: Store<Double>

      func body(_ context: Context<NoState>) -> some Component {
        Column(alignment: .start) {
          Box(background: .red).frame(width: 100, height: 40)
            .popover(isPresented: Binding(true) { _ in }) { Text("About the box") }
            .padding(EdgeInsets(start: 40 + context.read(x, \.self)))
        }
      }
    }

    @Test func `a popover closes with its window`() async throws {
      let (window, view) = try await show(Page(log: log))
      let popover = try await open(window, view)
      gtk_window_set_child(
        UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self), nil)
      view.host.tearDown()
      await MainLoop.settle()
      #expect(view.popovers.isEmpty)
      #expect(gtk_widget_get_parent(popover.widget) == nil)
    }

    @Test func `a popover that is open from the start waits for its window`() async throws {
      struct Open: Component {
        func initialState() -> Bool { true }
        func body(_ context: Context<Bool>) -> some Component {
          Column(alignment: .start) {
            Button("Open") {}.popover(isPresented: context.binding(\.self)) { Text("At once") }
          }
        }
      }
      let (window, view) = await TestWindow.showing(Open())
      await MainLoop.run {
        view.popovers.first.map { gtk_widget_get_mapped($0.widget) != 0 } ?? false
      }
      #expect(view.popovers.count == 1)
      withExtendedLifetime(window) {}
    }
  }
}
#endif
