#if GTK
import AlidadeApplication
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

/// A window whose state says whether it is maximized and full screen.
private struct Panes: App {
  struct State: Sendable {
    var isMaximized = false
    var isFullScreen = false
  }

  let opensMaximized: Bool
  init() { self.init(opensMaximized: false) }
  init(opensMaximized: Bool) { self.opensMaximized = opensMaximized }

  func initialState() -> State { State(isMaximized: opensMaximized) }

  func body(_ context: Context<State>) -> some Component {
    Window("Panes", size: Size(width: 300, height: 200)) {
      Column(alignment: .start) {
        Text("Maximized: \(context.state.isMaximized)")
        Text("Full screen: \(context.state.isFullScreen)")
        Button("Maximize") { context.update { $0.isMaximized.toggle() } }
        Button("Fill") { context.update { $0.isFullScreen.toggle() } }
      }
    }
    .maximized(context.binding(\.isMaximized))
    .fullScreen(context.binding(\.isFullScreen))
  }
}

/// A window that remembers its size and state.
private struct Memory: App {
  var body: some Component {
    Window("Memory", id: "main", size: Size(width: 300, height: 200)) { Text("Memory") }
  }
}

/// A window that shows the class of its width.
private struct Columns: App {
  let log: EventLog
  init() { self.init(EventLog()) }
  init(_ log: EventLog) { self.log = log }

  var body: some Component {
    Window("Columns", size: Size(width: 900, height: 300)) { Content(log: log) }
  }

  struct Content: Component, Equatable {
    let log: EventLog
    func body(_ context: Context<NoState>) -> some Component {
      let _ = log.record("\(Int(context.widthClass.minimum))")
      Text("from \(Int(context.widthClass.minimum))")
    }
  }
}

extension GTKTests {
  /// Windows that are maximized, full screen and resized from outside the program.
  @MainActor @Suite struct WindowStateTests {
    @Test func `the size of a window is that of its content, below a title bar of GTK`() async {
      let window = GTKWindow(title: "Bar", size: Size(width: 300, height: 200)) { Text("Content") }
      let bar: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_widget_set_size_request(bar, -1, 40)
      gtk_window_set_titlebar(window.widget.window, bar)
      window.present()
      await expectSize(Size(width: 300, height: 200), window)
      #expect(gtk_widget_get_height(bar) >= 40)
      #expect(window.placement.size == Size(width: 300, height: 200))
      var changed = window.configuration
      changed.layoutDirection = .rightToLeft
      changed.size = Size(width: 320, height: 240)
      window.update(changed)
      #expect(gtk_widget_get_direction(bar) == GTK_TEXT_DIR_RTL)
      await expectSize(Size(width: 320, height: 240), window)
      window.close()
    }

    // MARK: - Maximized and full screen

    private func expect(_ texts: [String], _ shown: ShownApplication) async {
      await MainLoop.run {
        texts.allSatisfy { shown.window.hostingView.shownTexts.contains($0) }
      }
    }

    /// The size of the content of a window.
    private func size(_ window: GTKWindow) -> Size {
      let widget = window.hostingView.widget
      return Size(
        width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    }

    private func expectSize(
      _ expected: Size, _ window: GTKWindow,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async {
      await MainLoop.run(until: { size(window) == expected }, sourceLocation: sourceLocation)
      #expect(size(window) == expected, sourceLocation: sourceLocation)
    }

    /// The size of the only monitor.
    private func displaySize() -> Size {
      var area = GdkRectangle()
      if let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
        let monitor = g_list_model_get_item(monitors, 0)
      {
        gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
        g_object_unref(monitor)
      }
      return Size(width: Double(area.width), height: Double(area.height))
    }

    @Test func `a window is maximized by its value, and tells of changes by the user`() async throws
    {
      let manager = try await BusService.windowManager()
      let shown = try await ShownApplication(Panes())
      let before = size(shown.window)
      await expect(["Maximized: false"], shown)
      try await shown.click("Maximize")
      try await manager.expect("add 2")
      await MainLoop.run { gtk_window_is_maximized(shown.window.widget.window) != 0 }
      await expect(["Maximized: true", "Full screen: false"], shown)
      try await manager.tell("remove MAXIMIZED_VERT MAXIMIZED_HORZ")
      await expect(["Maximized: false"], shown)
      #expect(gtk_window_is_maximized(shown.window.widget.window) == 0)
      try await manager.tell("add MAXIMIZED_VERT MAXIMIZED_HORZ")
      await expect(["Maximized: true"], shown)
      try await shown.click("Maximize")
      try await manager.expect("remove 2")
      await expect(["Maximized: false"], shown)
      await expectSize(before, shown.window)
      shown.end()
      try await manager.end()
    }

    @Test func `a window is full screen by its value, and tells of changes by the user`()
      async throws
    {
      let manager = try await BusService.windowManager()
      let shown = try await ShownApplication(Panes())
      let before = size(shown.window)
      try await shown.click("Fill")
      try await manager.expect("add 1")
      await MainLoop.run { gtk_window_is_fullscreen(shown.window.widget.window) != 0 }
      await expect(["Full screen: true", "Maximized: false"], shown)
      await expectSize(displaySize(), shown.window)
      try await manager.tell("remove FULLSCREEN")
      await expect(["Full screen: false"], shown)
      await expectSize(before, shown.window)
      try await manager.tell("add FULLSCREEN")
      await expect(["Full screen: true"], shown)
      try await shown.click("Fill")
      try await manager.expect("remove 1")
      await expect(["Full screen: false"], shown)
      shown.end()
      try await manager.end()
    }

    @Test func `a window opens maximized`() async throws {
      let manager = try await BusService.windowManager()
      let shown = try await ShownApplication(Panes(opensMaximized: true))
      await expect(["Maximized: true"], shown)
      await MainLoop.run { gtk_window_is_maximized(shown.window.widget.window) != 0 }
      await MainLoop.run { size(shown.window).width == displaySize().width }
      shown.end()
      try await manager.end()
    }

    @Test func `a window that was maximized opens so, with the size that it had before`()
      async throws
    {
      let manager = try await BusService.windowManager()
      let settings = MemorySettings()
      let first = try await ShownApplication(Memory(), settings: settings)
      gtk_window_set_default_size(first.window.widget.window, 420, 260)
      await MainLoop.run { size(first.window).width == 420 }
      try await manager.tell("add MAXIMIZED_VERT MAXIMIZED_HORZ")
      await MainLoop.run { first.window.placement.isMaximized }
      await MainLoop.run { size(first.window).width == displaySize().width }
      first.application.quit()
      #expect(first.application.windows.isEmpty)
      let second = try await ShownApplication(Memory(), settings: settings)
      #expect(second.window.placement.isMaximized)
      await MainLoop.run { size(second.window).width == displaySize().width }
      try await manager.tell("remove MAXIMIZED_VERT MAXIMIZED_HORZ")
      await MainLoop.run { !second.window.placement.isMaximized }
      #expect(second.window.placement.size == Size(width: 420, height: 260))
      second.end()
      try await manager.end()
    }

    // MARK: - Widths

    @Test func `the class of a window's width changes when the user resizes it`() async throws {
      let log = EventLog()
      let shown = try await ShownApplication(Columns(log))
      let view = shown.window.hostingView
      #expect(log.take() == ["860"], "The class is known before the window has a size.")
      let window = shown.window.identifierForPrompts
      for (width, minimum) in [(640, 500), (320, 0), (1100, 860), (400, 0)] {
        await InputTool.run("windowsize --sync \(window) \(width) 300")
        await MainLoop.run { view.shownTexts == ["from \(minimum)"] }
        #expect(log.take() == ["\(minimum)"], "It is built once.")
      }
      await InputTool.run("windowsize --sync \(window) 440 360")
      await MainLoop.run { gtk_widget_get_height(view.widget) > 300 }
      #expect(log.take() == [], "The class is the same.")
      shown.end()
    }
  }
}
#endif
