import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeApplication

@MainActor @Suite struct NotificationTests {
  private struct Downloads: App {
    var identifier: String? = "org.example.Downloads"
    struct State: Sendable { var events: [String] = [] }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Window("Downloads", size: Size(width: 300, height: 200)) {
        Column {
          Text(context.state.events.joined(separator: " "))
          Button("Finish") { finish(context, count: 1) }
          Button("Finish again") { finish(context, count: 2) }
          Button("Forget") { context.application.withdrawNotification("download") }
        }
      }
      Window("Other", size: Size(width: 100, height: 100)) { Text("Other") }
    }

    @MainActor private func finish(_ context: Context<State>, count: Int) {
      context.application.notify(
        DesktopNotification(
          "\(count) finished", id: "download", body: "poem.txt",
          buttons: [
            DesktopNotification.Button("Show") { context.update { $0.events.append("shown") } },
            DesktopNotification.Button("Delete") { context.update { $0.events.append("deleted") } },
          ]
        ) { context.update { $0.events.append("opened \(count)") } })
    }
  }

  @Test func `a notification is shown, replaced and withdrawn`() throws {
    let app = TestApplication(Downloads())
    let window = try app.window("Downloads")
    try window.tap("Finish")
    #expect(app.headless.notifications.map(\.title) == ["1 finished"])
    #expect(app.headless.notifications[0].body == "poem.txt")
    #expect(app.headless.notifications[0].buttons.map(\.title) == ["Show", "Delete"])
    try window.tap("Finish again")
    #expect(app.headless.notifications.map(\.title) == ["2 finished"])
    try window.tap("Forget")
    #expect(app.headless.notifications.isEmpty)
  }

  @Test func `without an identifier, a notification is reported`() throws {
    var downloads = Downloads()
    downloads.identifier = nil
    let app = TestApplication(downloads)
    let window = try app.window("Downloads")
    try window.expectDiagnostic("has no identifier") { try window.tap("Finish") }
    #expect(app.headless.notifications.isEmpty)
  }

  @Test func `a button performs its action and leaves the windows where they are`() throws {
    let app = TestApplication(Downloads())
    let window = try app.window("Downloads")
    try window.tap("Finish")
    app.headless.windows[1].activate()
    try app.pressNotification("download", button: "Delete")
    window.expect("deleted")
    #expect(app.headless.activeWindow?.title == "Other")
    #expect(app.headless.notifications.isEmpty)
    app.headless.pressNotification("download", button: 0)
    app.settle()
    window.expect("deleted")
  }

  @Test func `the notification itself brings the last used window to the front`() throws {
    let app = TestApplication(Downloads())
    let window = try app.window("Downloads")
    try window.tap("Finish again")
    try app.pressNotification("download")
    window.expect("opened 2")
  }

  @Test func `a notification of an earlier run is withdrawn`() throws {
    let app = TestApplication(Downloads())
    let window = try app.window("Downloads")
    try window.tap("Finish")
    // After a restart, the application doesn't know its notification, but the desktop shows it.
    _ = app.headless.application.notifications.remove("download")
    try window.tap("Forget")
    #expect(app.headless.notifications.isEmpty)
  }

  @Test func `only the most recent notifications keep their actions`() {
    var notifications = RecentNotifications()
    for number in 0...RecentNotifications.limit {
      notifications.add(DesktopNotification("\(number)", id: "\(number)"))
    }
    notifications.add(DesktopNotification("new", id: "1"))
    #expect(notifications.remove("0") == nil)
    #expect(notifications.remove("1")?.title == "new")
    #expect(notifications.remove("1") == nil)
    #expect(notifications.remove("2") != nil)
  }

  @Test func `a notification of an earlier run only brings the application to the front`() throws {
    let app = TestApplication(Downloads())
    app.headless.application.activateNotification("download", button: 1)
    app.settle()
    #expect(app.isRunning && app.titles == ["Downloads", "Other"])
    #expect(!(try app.window("Downloads").contains("deleted")))
  }
}
