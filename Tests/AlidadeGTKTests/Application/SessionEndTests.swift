#if GTK
@testable import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

/// An application whose window asks before it closes.
private struct Editor: App {
  let name = "Editor"
  let identifier: String?
  let asks: Bool
  /// The answer to the request to close; `nil` to ask the user.
  let mayClose: Bool?

  init() { self.init(asks: true, mayClose: true) }

  init(asks: Bool, mayClose: Bool?) {
    (self.asks, self.mayClose) = (asks, mayClose)
    identifier = MainActor.assumeIsolated {
      Editor.count += 1
      return "org.example.SessionEditor\(Editor.count)"
    }
  }
  @MainActor private static var count = 0

  @ComponentBuilder var body: some Component {
    let window = Window("Poem", size: Size(width: 200, height: 100)) { Text("Editor") }
    if asks {
      window.onCloseRequest { [mayClose] window in
        if let mayClose { return mayClose }
        return await window.confirm("Discard?", action: "Discard")
      }
      .key("window")
    } else {
      window.key("window")
    }
  }
}

extension GTKTests {
  /// The end of the session, which a window can refuse as it can refuse to close.
  @MainActor @Suite struct SessionEndTests {
    private func query(
      _ app: Editor, then check: (BusService, GTKApplication) async throws -> Void
    ) async throws {
      let service = try await BusService.sessionManager()
      let application = GTKApplication(app, settings: MemorySettings())
      application.register()
      application.activate()
      try await service.expect("registered \(app.identifier ?? "")")
      try await service.tell("query")
      try await check(service, application)
      application.application?.end()
      try await service.end()
    }

    @Test func `the session waits until the windows have agreed`() async throws {
      try await query(Editor(asks: true, mayClose: true)) { service, application in
        try await service.expect("inhibited: Poem")
        try await service.expect("uninhibited 7")
        await MainLoop.run { application.windows.isEmpty }
        #expect(application.windows.isEmpty)
      }
    }

    @Test func `a window that refuses to close holds up the end of the session`() async throws {
      try await query(Editor(asks: true, mayClose: false)) { service, application in
        try await service.expect("inhibited: Poem")
        await MainLoop.settle()
        #expect(application.windows.count == 1)
        #expect(try !service.lines().contains("uninhibited 7"))
      }
    }

    @Test func `the session still waits if the user logs out again while a window is asked`()
      async throws
    {
      try await query(Editor(asks: true, mayClose: nil)) { service, application in
        try await service.expect("inhibited: Poem")
        await MainLoop.run { application.windows.count == 2 }
        #expect(application.windows.count == 2)
        try await service.tell("query")
        try await service.expect("uninhibited 7")
        await MainLoop.settle()
        let lines = try service.lines().filter { $0.contains("inhibited") }
        #expect(lines == ["inhibited: Poem", "inhibited: Poem", "uninhibited 7"])
        application.windows[1].close()
        await MainLoop.settle()
        #expect(try !service.lines().contains("uninhibited 8"), "The user has refused.")
      }
    }

    @Test func `the session ends at once if no window asks`() async throws {
      try await query(Editor(asks: false, mayClose: true)) { service, application in
        try await service.expect("response True")
        #expect(try !service.lines().contains { $0.hasPrefix("inhibited") })
        #expect(application.windows.count == 1, "The session itself ends the application.")
      }
    }
  }
}
#endif
