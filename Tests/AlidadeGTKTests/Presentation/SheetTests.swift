#if GTK
@testable import AlidadeApplication
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

/// A window with a button that opens a sheet, and a field.
private struct Accounts: App {
  let log: EventLog
  init() { log = EventLog() }
  init(log: EventLog) { self.log = log }

  struct Content: Component {
    let log: EventLog
    func initialState() -> Bool { false }
    func body(_ context: Context<Bool>) -> some Component {
      let isOpen = Binding(context.state) { [log] isOpen in
        log.record("\(isOpen)")
        context.update { $0 = isOpen }
      }
      Column(alignment: .start) {
        Button("Add") { context.update { $0 = true } }
        TextField("Search")
      }
      .shortcut(.character("t"), .control) { log.record("shortcut") }
      .sheet("New account", isPresented: isOpen) {
        Column(spacing: 8) {
          TextField("Name")
          Button("Save") { context.update { $0 = false } }
        }
        .padding(20)
      }
    }
  }

  var body: some Component {
    Window("Accounts", size: Size(width: 560, height: 300)) { Content(log: log) }
  }
}

extension GTKTests {
  /// Sheets with a real pointer and a real keyboard.
  @MainActor @Suite struct SheetTests {
    private let log = EventLog()

    private func start() async throws -> (GTKApplication, GTKWindow) {
      let application = GTKApplication(Accounts(log: log), settings: MemorySettings())
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_window_is_active(window.widget.window) != 0 }
      await MainLoop.settle()
      return (application, window)
    }

    private func views(_ view: GTKView) -> [GTKView] { [view] + view.subviews.flatMap(views) }

    private func button(_ view: GTKHostingView) throws -> GTKView {
      try #require(views(view.root).first { $0.role == .button })
    }

    private func click(_ view: GTKView, _ window: GTKWindow) async {
      var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
      gtk_widget_translate_coordinates(view.widget, window.widget, 10, 10, &x, &y)
      gtk_native_get_surface_transform(OpaquePointer(window.widget), &left, &top)
      await InputTool.click(Int(x + left), Int(y + top))
    }

    private func open(_ window: GTKWindow) async throws -> GTKSheet {
      await click(try button(window.hostingView), window)
      await MainLoop.run { window.sheets.first?.hostingView.root.containsFocus == true }
      await MainLoop.settle()
      return try #require(window.sheets.first)
    }

    @Test func `the focus moves into a sheet, stays there and returns`() async throws {
      let (application, window) = try await start()
      let sheet = try await open(window)
      try await Keyboard.type("Ada")
      #expect(sheet.hostingView.root.textInputs.first?.text == "Ada")
      for _ in 0..<5 {
        await InputTool.press("Tab")
        #expect(!window.hostingView.root.containsFocus)
      }
      await InputTool.press("Escape")
      await MainLoop.run { window.sheets.isEmpty }
      await MainLoop.settle()
      #expect(log.entries == ["false"])
      #expect(try button(window.hostingView).containsFocus)
      application.application?.end()
    }

    @Test func `what is behind a sheet gets neither the pointer nor shortcuts`() async throws {
      let (application, window) = try await start()
      let sheet = try await open(window)
      await InputTool.press("ctrl+t")
      await click(try #require(window.hostingView.root.textInputs.first), window)
      #expect(!window.hostingView.root.containsFocus)
      #expect(log.entries.isEmpty && window.sheets.count == 1)
      await click(try button(sheet.hostingView), window)
      await MainLoop.run { window.sheets.isEmpty }
      await InputTool.press("ctrl+t")
      await MainLoop.run { !log.entries.isEmpty }
      #expect(log.entries == ["shortcut"])
      application.application?.end()
    }

    @Test func `a sheet that closes disappears gradually, and isn't there for anybody`()
      async throws
    {
      let (application, window) = try await start()
      let sheet = try await open(window)
      let widget = sheet.hostingView.widget
      sheet.close()
      #expect(window.sheets.isEmpty)
      #expect(gtk_widget_get_parent(widget) != nil, "It can still be seen.")
      #expect(gtk_widget_get_can_target(widget) == 0)
      await MainLoop.run { gtk_widget_get_parent(widget) == nil }
      #expect(log.entries == ["false"])
      application.application?.end()
    }

    @Test func `a window that closes takes a disappearing sheet along`() async throws {
      let (application, window) = try await start()
      let sheet = try await open(window)
      sheet.close()
      window.close()
      #expect(gtk_widget_get_parent(sheet.hostingView.widget) == nil)
      application.application?.end()
    }

    @Test func `dialogs of a sheet close with it, and those of the window stay`() async throws {
      let (application, window) = try await start()
      let sheet = try await open(window)
      var answers: [String] = []
      window.chooseFiles(FileRequest(.file)) { answers.append("window \($0)") }
      sheet.chooseFiles(FileRequest(.file)) { answers.append("sheet \($0)") }
      sheet.print(
        PrintRequest(
          document: PrintDocument("Page") { Text("Page") }, destination: .printer, parent: nil)
      ) { answers.append("print \($0)") }
      await MainLoop.settle()
      #expect(answers.isEmpty)
      sheet.close()
      #expect(answers == ["sheet []", "print canceled"])
      #expect(window.dialogs.fileChooser != nil)
      window.close()
      #expect(answers.last == "window []")
      application.application?.end()
    }

    @Test func `assistive technologies find a dialog with the name, and nothing behind it`()
      async throws
    {
      let (application, window) = try await start()
      let sheet = try await open(window)
      var elements = try await AccessibilityClient.elements()
      let dialog = elements.first { $0.role == "dialog" && $0.name == "New account" }
      #expect(dialog?.states.contains("modal") == true)
      #expect(elements.contains { $0.name == "Save" })
      #expect(!elements.contains { $0.name == "Add" })
      sheet.close()
      elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.name == "Add" })
      #expect(!elements.contains { $0.name == "Save" })
      application.application?.end()
      withExtendedLifetime(window) {}
    }
  }
}
#endif
