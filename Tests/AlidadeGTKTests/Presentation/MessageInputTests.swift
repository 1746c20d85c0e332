#if GTK
@testable import AlidadeApplication
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

/// A window with a banner, and a button that shows a message.
private struct Mail: App {
  let name = "Mail"
  let log: EventLog
  init() { self.init(EventLog()) }
  init(_ log: EventLog) { self.log = log }

  var body: some Component {
    Window("Mail", size: Size(width: 500, height: 400)) { Content(log: log) }
  }

  /// The time that the message is shown.
  static let time = Duration.seconds(2)

  struct Content: Component {
    let log: EventLog

    func body(_ context: Context<NoState>) -> some Component {
      Column(spacing: 8, alignment: .start) {
        Banner("You are offline.", button: "Connect") { [log] in log.record("connect") }
        Button("Send") { [log] in
          Task { @MainActor in
            let isPressed = await context.window.showToast("Sent", button: "Open", for: Mail.time)
            log.record("\(isPressed)")
          }
        }
      }
    }
  }
}

extension GTKTests {
  /// Messages with a real pointer.
  @MainActor @Suite struct MessageInputTests {
    private let log = EventLog()

    private func start() async throws -> ShownApplication {
      try await ShownApplication(Mail(log))
    }

    @Test func `a click on the button of a banner performs its action`() async throws {
      let shown = try await start()
      try await shown.click("Connect")
      await MainLoop.run { !log.entries.isEmpty }
      #expect(log.entries == ["connect"])
      #expect(shown.window.hostingView.shownTexts.contains("You are offline."))
      shown.end()
    }

    /// Shows a message, and waits until it is on the screen.
    private func send(_ shown: ShownApplication) async throws {
      try await shown.click("Send")
      await MainLoop.run { isSent(shown) }
    }

    private func isSent(_ shown: ShownApplication) -> Bool {
      shown.window.hostingView.shownTexts.contains("Sent")
    }

    @Test(arguments: [("Open", "true"), ("Close", "false")])
    func `a click on a button of a message answers and closes it`(
      _ button: String, _ answer: String
    ) async throws {
      let shown = try await start()
      try await send(shown)
      #expect(shown.window.hostingView.button("Send")?.containsFocus == true)
      try await shown.click(button)
      await MainLoop.run { log.entries == [answer] }
      await MainLoop.run { !isSent(shown) }
      shown.end()
    }

    @Test func `the pointer over a message keeps it`() async throws {
      let shown = try await start()
      try await send(shown)
      let view = shown.window.hostingView
      let text = try #require(
        view.shownViews.first { ($0 as? GTKTextView)?.contentLabel == "Sent" })
      try await text.widget.hover()
      try #require(isSent(shown))
      // The time of the message began earlier.
      let timer = EventLog()
      view.scheduler.schedule(after: Mail.time) { timer.record("over") }
      await MainLoop.run { !timer.entries.isEmpty }
      await MainLoop.settle()
      #expect(isSent(shown) && log.entries.isEmpty)
      await InputTool.run("mousemove 1270 1010")
      await MainLoop.run { !isSent(shown) }
      #expect(log.entries == ["false"])
      shown.end()
    }
  }
}
#endif
