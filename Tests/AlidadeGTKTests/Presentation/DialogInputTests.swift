#if GTK
@testable import AlidadeApplication
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

/// A window with buttons that open dialogs and a popover, and one in the corner that they leave
/// free.
private struct People: App {
  let log: EventLog
  init() { self.init(EventLog()) }
  init(_ log: EventLog) { self.log = log }

  var body: some Component {
    Window("People", size: Size(width: 700, height: 500)) { Content(log: log) }
  }

  struct Content: Component {
    let log: EventLog

    struct State: Sendable {
      var showsDetails = false
      let renaming = PopoverController()
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let isOpen = Binding(context.state.showsDetails) { [log] isOpen in
        log.record("\(isOpen)")
        context.update { $0.showsDetails = isOpen }
      }
      let renaming = context.state.renaming
      Box(background: .viewBackground) {
        Column(spacing: 8, alignment: .start) {
          Button("Add") { [log] in
            Task { @MainActor in
              let name = await context.window.presentDialog("New Person") { answer in
                NameForm { answer($0) }
              }
              log.record(name ?? "nobody")
            }
          }
          Button("Guarded") { [log] in
            Task { @MainActor in
              let name = await context.window.presentDialog(
                "Guarded",
                onCloseRequest: { _ in
                  log.record("asked")
                  return log.entries.count > 1
                }
              ) { answer in NameForm { answer($0) } }
              log.record(name ?? "nobody")
            }
          }
          Button("Details") { context.update { $0.showsDetails = true } }
          Button("Rename") { [log] in
            Task { @MainActor in
              let name = await renaming.present { answer in NameForm { answer($0) } }
              log.record(name ?? "nobody")
            }
          }
          .popover("New Name", controller: renaming)
        }
      }
      .overlay(alignment: .bottomEnd) { Button("Behind") { [log] in log.record("behind") } }
      .dialog("Details", isPresented: isOpen) {
        NameForm { _ in context.update { $0.showsDetails = false } }
      }
    }
  }
}

/// A field and buttons, one of which answers with the text.
private struct NameForm: Component {
  let answer: @MainActor @Sendable (String) -> Void

  func initialState() -> String { "" }

  func body(_ context: Context<String>) -> some Component {
    Column(spacing: 8, alignment: .start) {
      TextField("Name", text: context.binding(\.self))
      Button("Save") { answer(context.state) }
    }
    .padding(20)
  }
}

extension GTKTests {
  /// Dialogs and popovers that code waits for, with a real pointer and a real keyboard.
  @MainActor @Suite struct DialogInputTests {
    private let log = EventLog()

    private func start() async throws -> ShownApplication {
      try await ShownApplication(People(log))
    }

    private func hasFocus(_ title: String, _ shown: ShownApplication) -> Bool {
      shown.window.hostingView.button(title)?.containsFocus == true
    }

    /// Presses a button with the pointer, and waits for the field of its dialog.
    private func open(
      _ title: String, _ shown: ShownApplication
    ) async throws -> (GTKWindow, GTKTextInputView) {
      try await shown.click(title)
      let dialog = try await shown.openedDialog()
      await MainLoop.run { dialog.hostingView.root.textInputs.first?.containsFocus == true }
      return (dialog, try #require(dialog.hostingView.root.textInputs.first))
    }

    @Test func `keys answer a dialog, and the focus returns`() async throws {
      let shown = try await start()
      let (_, field) = try await open("Add", shown)
      try await Keyboard.type("Ada")
      await MainLoop.run { field.text == "Ada" }
      await InputTool.press("Tab")
      await InputTool.press("space")
      await shown.expectNoDialog()
      await MainLoop.run { log.entries == ["Ada"] }
      #expect(hasFocus("Add", shown))
      shown.end()
    }

    @Test func `a click answers a dialog`() async throws {
      let shown = try await start()
      let (dialog, _) = try await open("Add", shown)
      try await Keyboard.type("Eve")
      try await dialog.hostingView.click("Save")
      await shown.expectNoDialog()
      await MainLoop.run { log.entries == ["Eve"] }
      shown.end()
    }

    @Test func `Escape closes a dialog without an answer, and the focus returns`() async throws {
      let shown = try await start()
      _ = try await open("Add", shown)
      try await Keyboard.type("Ada")
      await InputTool.press("Escape")
      await shown.expectNoDialog()
      await MainLoop.run { log.entries == ["nobody"] }
      #expect(hasFocus("Add", shown))
      // The keys work there again.
      await InputTool.press("space")
      _ = try await shown.openedDialog()
      shown.end()
    }

    @Test func `Escape asks a dialog that may refuse to close`() async throws {
      let shown = try await start()
      let (dialog, _) = try await open("Guarded", shown)
      await InputTool.press("Escape")
      await MainLoop.run { log.entries == ["asked"] }
      await MainLoop.settle()
      #expect(shown.dialog === dialog)
      await InputTool.press("Escape")
      await shown.expectNoDialog()
      await MainLoop.run { log.entries == ["asked", "asked", "nobody"] }
      shown.end()
    }

    @Test func `a dialog of a value can be closed by it and by Escape`() async throws {
      let shown = try await start()
      let (dialog, _) = try await open("Details", shown)
      try await dialog.hostingView.click("Save")
      await shown.expectNoDialog()
      #expect(log.entries.isEmpty, "The program has closed it.")
      _ = try await open("Details", shown)
      await InputTool.press("Escape")
      await shown.expectNoDialog()
      #expect(log.entries == ["false"])
      #expect(hasFocus("Details", shown))
      shown.end()
    }

    @Test(arguments: ["Add", "Details"])
    func `the focus and the pointer stay in a dialog`(_ title: String) async throws {
      let shown = try await start()
      let (dialog, field) = try await open(title, shown)
      for _ in 0..<5 {
        await InputTool.press("Tab")
        #expect(gtk_window_is_active(dialog.widget.window) != 0)
        #expect(dialog.hostingView.root.containsFocus)
        #expect(hasFocus(title, shown), "The focus of the window behind doesn't move.")
      }
      try await shown.click("Behind")
      await MainLoop.settle()
      #expect(log.entries.isEmpty && shown.dialog === dialog && field.text.isEmpty)
      await InputTool.press("Escape")
      await shown.expectNoDialog()
      try await shown.click("Behind")
      await MainLoop.run { log.entries.last == "behind" }
      shown.end()
    }

    @Test(arguments: [("Add", "New Person"), ("Details", "Details")])
    func `assistive technologies find a dialog with its title`(
      _ button: String, _ title: String
    ) async throws {
      let shown = try await start()
      _ = try await open(button, shown)
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "dialog" && $0.name == title })
      shown.end()
    }

    // MARK: - Popovers

    /// Opens the popover with the pointer, and waits for its field.
    private func openPopover(
      _ shown: ShownApplication
    ) async throws -> (GTKPopover, GTKTextInputView) {
      try await shown.click("Rename")
      let view = shown.window.hostingView
      await MainLoop.run {
        view.popovers.first?.hostingView.root.textInputs.first?.containsFocus == true
      }
      await MainLoop.settle()
      let popover = try #require(view.popovers.first)
      return (popover, try #require(popover.hostingView.root.textInputs.first))
    }

    /// Waits until the popover is closed and has answered.
    private func expectAnswer(_ answer: String, _ shown: ShownApplication) async {
      await MainLoop.run { shown.window.hostingView.popovers.isEmpty && !log.entries.isEmpty }
      await MainLoop.settle()
      #expect(log.entries == [answer])
      #expect(hasFocus("Rename", shown))
    }

    @Test func `keys answer a popover that code waits for, and the focus returns`() async throws {
      let shown = try await start()
      let (popover, field) = try await openPopover(shown)
      try await Keyboard.type("Ada")
      await MainLoop.run { field.text == "Ada" }
      for _ in 0..<3 {
        await InputTool.press("Tab")
        #expect(popover.hostingView.root.containsFocus)
      }
      // The field and the button are focused in turn, so it is the button's.
      #expect(popover.hostingView.button("Save")?.containsFocus == true)
      await InputTool.press("space")
      await expectAnswer("Ada", shown)
      shown.end()
    }

    @Test func `Escape closes a popover that code waits for without an answer`() async throws {
      let shown = try await start()
      _ = try await openPopover(shown)
      try await Keyboard.type("Ada")
      await InputTool.press("Escape")
      await expectAnswer("nobody", shown)
      shown.end()
    }

    @Test func `a click outside closes a popover that code waits for`() async throws {
      let shown = try await start()
      _ = try await openPopover(shown)
      try await shown.click("Behind")
      await expectAnswer("nobody", shown)
      _ = try await openPopover(shown)
      shown.end()
    }

    @Test func `a click answers a popover that code waits for`() async throws {
      let shown = try await start()
      let (popover, _) = try await openPopover(shown)
      try await Keyboard.type("Eve")
      try await popover.hostingView.click("Save")
      await expectAnswer("Eve", shown)
      shown.end()
    }

    @Test func `assistive technologies find a popover that code waits for`() async throws {
      let shown = try await start()
      _ = try await openPopover(shown)
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "dialog" && $0.name == "New Name" })
      shown.end()
    }
  }
}
#endif
