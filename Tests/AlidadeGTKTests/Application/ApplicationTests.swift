#if GTK
import AlidadeApplication
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

private struct Desk: App {
  struct State: Sendable {
    var notes: [String] = []
    var answer = "none"
    var title = "Desk"
  }

  /// The answer to a request to close a note.
  let mayClose: Bool

  /// Each application of the process has another name on the bus.
  private let number: Int
  var identifier: String? { "org.example.Desk\(number)" }
  @MainActor private static var count = 0

  init() { self.init(mayClose: true) }
  init(mayClose: Bool) {
    self.mayClose = mayClose
    number = MainActor.assumeIsolated {
      Desk.count += 1
      return Desk.count
    }
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Window(context.state.title, id: "main", size: Size(width: 300, height: 200)) {
      Main(state: context.state) { change in context.update { change(&$0) } }
    }
    ForEach(context.state.notes, id: \.self) { name in
      Window(name, size: Size(width: 160, height: 100)) { Text(name) }
        .onClose { context.update { $0.notes.removeAll { $0 == name } } }
        .onCloseRequest { [mayClose] _ in mayClose }
    }
    .onOpen { addresses in context.update { $0.notes += addresses } }
  }
}

private struct Main: Component {
  let state: Desk.State
  let change: @MainActor @Sendable (@escaping @Sendable (inout Desk.State) -> Void) -> Void

  func body(_ context: Context<NoState>) -> some Component {
    Column {
      Button("Open") { change { $0.notes.append("Note") } }
      Button("Rename") { change { $0.title = "Renamed" } }
      Button("Ask") {
        Task {
          let answer = await context.window.confirm("Delete the note?", action: "Delete")
          change { $0.answer = answer ? "yes" : "no" }
        }
      }
      Text(state.answer)
    }
  }
}

extension GTKTests {
  @MainActor @Suite struct ApplicationTests {
    private func start(
      _ app: Desk = Desk(), settings: any SettingsStorage = MemorySettings()
    ) async throws -> GTKApplication {
      let application = GTKApplication(app, settings: settings)
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      await MainLoop.settle()
      return application
    }

    @Test func `the windows of an application open and close with its state`() async throws {
      let application = try await start()
      let main = try #require(application.window)
      #expect(application.windows.map(\.title) == ["Desk"])
      try await AccessibilityClient.press("push button", "Open")
      await MainLoop.run { application.windows.count == 2 }
      try await AccessibilityClient.press("push button", "Rename")
      await MainLoop.run { main.title == "Renamed" }
      #expect(String(cString: gtk_window_get_title(main.widget.window)) == "Renamed")
      let note = application.windows[1]
      gtk_window_close(note.widget.window)
      await MainLoop.run { application.windows.count == 1 }
      #expect(application.window === main)
      application.application?.end()
      #expect(application.windows.isEmpty)
    }

    @Test func `a window that refuses to close stays open until the application ends`()
      async throws
    {
      let application = try await start(Desk(mayClose: false))
      application.open(["file:///tmp/a"])
      await MainLoop.run { application.windows.count == 2 }
      #expect(application.windows[1].title == "file:///tmp/a")
      // A modal window blocks only the windows of its group.
      let groups = application.windows.map { gtk_window_get_group($0.widget.window) }
      #expect(groups[0] != groups[1])
      gtk_window_close(application.windows[1].widget.window)
      await MainLoop.settle()
      application.quit()
      await MainLoop.settle()
      #expect(application.windows.count == 2)
      application.application?.end()
      #expect(application.windows.isEmpty)
    }

    @Test func `an alert is a modal window, and a key answers it`() async throws {
      let application = try await start()
      let main = try #require(application.window)
      try await AccessibilityClient.press("push button", "Ask")
      await MainLoop.run { application.windows.count == 2 }
      let alert = try #require(application.windows.last)
      let dialogs = try await AccessibilityClient.elements().filter { $0.role == "dialog" }
      #expect(dialogs.map(\.name) == ["Delete the note?"])
      #expect(gtk_window_get_modal(alert.widget.window) != 0)
      #expect(gtk_window_get_transient_for(alert.widget.window) == main.widget.window)
      #expect(gtk_window_get_group(alert.widget.window) == gtk_window_get_group(main.widget.window))
      #expect(
        gtk_accessible_get_accessible_role(alert.widget.accessible)
          == GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
      await MainLoop.run { gtk_widget_get_width(alert.hostingView.widget) > 0 }
      #expect(gtk_widget_get_width(alert.hostingView.widget) >= 320)
      #expect(gtk_widget_get_height(alert.hostingView.widget) < 300)
      await MainLoop.run { gtk_window_is_active(alert.widget.window) != 0 }
      await InputTool.press("Return")
      await MainLoop.run { application.windows.count == 1 }
      await MainLoop.settle()
      #expect(try await AccessibilityClient.elements().contains { $0.name == "yes" })
      application.application?.end()
    }

    @Test func `a window opens with the size that it had`() async throws {
      let storage = MemorySettings()
      try await resizeAndQuit(storage)
      let application = try await start(settings: storage)
      let window = try #require(application.window)
      #expect(gtk_widget_get_width(window.hostingView.widget) == 420)
      application.application?.end()
    }

    private func resizeAndQuit(_ storage: MemorySettings) async throws {
      let application = try await start(settings: storage)
      let window = try #require(application.window)
      gtk_window_set_default_size(window.widget.window, 420, 260)
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) == 420 }
      application.quit()
      #expect(application.windows.isEmpty)
    }

    @Test func `a file dialog belongs to its window, and closes with it`() async throws {
      let window = GTKWindow(title: "Test", size: Size(width: 200, height: 100)) { Text("Test") }
      window.present()
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      var chosen: [String]?
      let filter = FileRequest.Filter("Pictures", extensions: ["png"])
      window.chooseFiles(FileRequest(.files, title: "Pictures", filters: [filter])) { chosen = $0 }
      await MainLoop.settle()
      #expect(window.dialogs.fileChooser != nil && chosen == nil)
      window.close()
      #expect(window.dialogs.fileChooser == nil && chosen == [])
    }

    @Test(arguments: [
      "file:///a%zz", "notascheme", "http://[::", "file://host/%00x", "x:%", "mailto:", "%",
      "file:///ä b\n",
    ])
    func `a malformed address that the desktop passes on ends nothing`(
      _ address: String
    )
      async throws
    {
      let application = try await start()
      var file = g_file_new_for_uri(address)
      g_application_open(application.gApplication, &file, 1, "")
      await MainLoop.run { application.windows.count == 2 }
      // GIO makes an address of anything.
      #expect(application.windows.count == 2)
      g_object_unref(file.map { UnsafeMutableRawPointer($0) })
      application.application?.end()
    }

    @Test func `an application that has ended is released`() async throws {
      weak var application: GTKApplication?
      func openAndEnd() async throws {
        let started = try await start()
        application = started
        started.application?.end()
      }
      try await openAndEnd()
      await MainLoop.settle()
      #expect(application == nil)
    }

    @Test func `a size for a larger display is limited to the display`() async throws {
      let storage = MemorySettings()
      try storage.save(["windows.main.width": "90000", "windows.main.height": "80000"])
      let application = try await start(settings: storage)
      let window = try #require(application.window)
      let display = try #require(gdk_display_get_default())
      let monitors = try #require(gdk_display_get_monitors(display))
      let monitor = try #require(g_list_model_get_item(monitors, 0))
      defer { g_object_unref(monitor) }
      try #require(g_list_model_get_n_items(monitors) == 1)
      var area = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(window.widget.window, &width, &height)
      #expect((width, height) == (area.width, area.height))
      #expect(gtk_widget_get_width(window.hostingView.widget) <= area.width)
      #expect(gtk_widget_get_height(window.hostingView.widget) <= area.height)
      application.application?.end()
    }
  }
}
#endif
