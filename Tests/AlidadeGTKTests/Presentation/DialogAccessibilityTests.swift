#if GTK
@testable import AlidadeApplication
@testable import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

/// A window with everything that can be in front of it.
private struct Desk: App {
  let name = "Desk"

  struct Content: Component {
    static let bold = Command("Bold")
    func initialState() -> Bool { true }
    func body(_ context: Context<Bool>) -> some Component {
      Column {
        Banner("You are offline.", button: "Connect")
        Button("About") { Task { await context.window.showAbout() } }
        Button("Keys") { Task { await context.window.showKeyboardShortcuts() } }
        Button("Toast") {
          Task { await context.window.showToast("Sent", button: "Show", for: nil) }
        }
        Button("Open") { Task { _ = await context.window.chooseFiles(.file, title: "Pictures") } }
        Button("Print") { Task { try? await context.window.print("Page") { Text("Page") } } }
        Button(Content.bold)
      }
      .onCommand(Content.bold, isOn: context.state) { context.update { $0.toggle() } }
    }
  }

  var body: some Component {
    Window("Desk", size: Size(width: 400, height: 400)) { Content() }
  }
}

extension GTKTests {
  /// What a screen reader finds of dialogs and messages.
  @MainActor @Suite struct DialogAccessibilityTests {
    private typealias Element = AccessibilityClient.Element

    private func start() async throws -> (GTKApplication, GTKWindow) {
      let application = GTKApplication(Desk(), settings: MemorySettings())
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      await MainLoop.settle()
      return (application, window)
    }

    /// Presses a button, and returns what there is then.
    private func elements(
      after label: String, until isDone: @MainActor (GTKApplication) -> Bool
    ) async throws -> (GTKApplication, [Element]) {
      let (application, _) = try await start()
      try await AccessibilityClient.press("push button", label)
      await MainLoop.run { isDone(application) }
      await MainLoop.settle()
      return (application, try await AccessibilityClient.elements())
    }

    @Test(arguments: [("About", "About Desk"), ("Keys", "Keyboard Shortcuts")])
    func `a window of the application is a dialog with a name`(
      _ label: String, _ title: String
    ) async throws {
      let (application, elements) = try await elements(after: label) { $0.windows.count == 2 }
      #expect(elements.contains { $0.role == "dialog" && $0.name == title })
      application.application?.end()
    }

    @Test func `the dialog for files can be read`() async throws {
      let (application, elements) = try await elements(after: "Open") {
        $0.window?.dialogs.fileChooser != nil
      }
      // The places, and the files; the window behind has neither a list nor something that scrolls.
      #expect(elements.contains { $0.role == "list" })
      #expect(elements.contains { $0.role == "scroll pane" })
      application.window?.closeFileDialog()
      #expect(application.window?.dialogs.fileChooser == nil)
      application.application?.end()
    }

    @Test func `the dialog for printing can be read`() async throws {
      func dialogs() -> Int {
        gtk_window_get_toplevels().map { Int(g_list_model_get_n_items($0)) } ?? 0
      }
      let before = dialogs()
      let (application, elements) = try await elements(after: "Print") { _ in
        // The window of the application, and the dialog in front of it.
        dialogs() >= before + 2
      }
      #expect(elements.contains { $0.role == "dialog" && $0.name == "Print" })
      let buttons = elements.filter { $0.role == "push button" }.map(\.name)
      // GTK's dialog includes the underlined letters.
      #expect(buttons.contains { $0.hasSuffix("Cancel") }, "\(buttons)")
      application.application?.end()
    }

    @Test func `a message and a banner are statuses with their texts and buttons`() async throws {
      let (application, elements) = try await elements(after: "Toast") { application in
        application.window.map { texts($0).contains("Sent") } ?? false
      }
      #expect(elements.count { $0.role == "statusbar" || $0.role == "status bar" } == 2)
      for name in ["Sent", "You are offline."] {
        #expect(elements.contains { $0.role == "label" && $0.name == name })
      }
      for name in ["Show", "Connect", "Close"] {
        #expect(elements.contains { $0.role == "push button" && $0.name == name })
      }
      application.application?.end()
    }

    private func texts(_ window: GTKWindow) -> [String] {
      func all(_ view: GTKView) -> [String] {
        [view.contentLabel].compactMap { $0 } + view.subviews.flatMap(all)
      }
      return all(window.hostingView.root)
    }

    @Test func `a status is announced with its texts, and without its buttons`() async throws {
      let (application, window) = try await start()
      func statuses(_ view: GTKView) -> [GTKView] {
        (view.role == .status ? [view] : []) + view.subviews.flatMap(statuses)
      }
      let banner = try #require(statuses(window.hostingView.root).first)
      #expect(banner.announcement == "You are offline.")
      application.application?.end()
    }

    @Test func `a button of a command that switches something is pressed or not`() async throws {
      let (application, _) = try await start()
      func button() async throws -> Element? {
        try await AccessibilityClient.elements().first { $0.name == "Bold" && !$0.actions.isEmpty }
      }
      #expect(try await button()?.states.contains("pressed") == true)
      let role = try #require(try await button()?.role)
      try await AccessibilityClient.press(role, "Bold")
      await MainLoop.settle()
      #expect(try await button()?.states.contains("pressed") == false)
      application.application?.end()
    }
  }
}
#endif
