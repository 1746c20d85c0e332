import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct DesktopRequestTests {
  /// A window with a button for each request, which shows how it ended.
  private struct Requests: App {
    var schemes = AllowedLinkSchemes.defaultValue
    var address = "https://example.org"
    let captured = Store<ApplicationReference?>(nil)

    func body(_ context: Context<NoState>) -> some Component {
      Window("Requests", size: Size(width: 300, height: 300)) {
        Buttons(address: address)
        Capture(captured: captured)
      }
      .environment(AllowedLinkSchemes.self, schemes)
    }
  }

  private struct Capture: Component {
    let captured: Store<ApplicationReference?>

    func body(_ context: Context<NoState>) -> some Component {
      Button("Capture") {
        captured.update { [application = context.application] in $0 = application }
      }
    }
  }

  private struct Buttons: Component {
    let address: String

    struct State: Sendable { var outcome = "nothing yet" }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let (application, address) = (context.application, address)
      Column {
        Text(context.state.outcome)
        button("Open", context) { () async throws(DesktopError) in
          try await application.open(address)
        }
        button("Open file", context) { () async throws(DesktopError) in
          try await application.openFile(address)
        }
        button("Show", context) { () async throws(DesktopError) in
          try await application.showInFolder(address)
        }
        button("Delete", context) { () async throws(DesktopError) in
          try await application.moveToTrash(address)
        }
      }
    }

    private func button(
      _ title: String, _ context: Context<State>,
      _ request: @escaping @MainActor @Sendable () async throws(DesktopError) -> Void
    ) -> Button {
      Button(title) {
        Task {
          do throws(DesktopError) {
            try await request()
            context.update { $0.outcome = "done" }
          } catch {
            context.update { $0.outcome = error.message }
          }
        }
      }
    }
  }

  private func press(_ button: String, _ app: TestApplication) async throws -> String {
    let window = try app.window("Requests")
    try window.tap(.role(.button, button))
    await app.wait { !window.contains("nothing yet") }
    return window.outline
  }

  @Test func `an address with an allowed scheme is opened`() async throws {
    let app = TestApplication(Requests())
    #expect(try await press("Open", app).contains("done"))
    #expect(app.headless.desktopRequests == [.open("https://example.org")])
    #expect(try app.window("Requests").openedAddresses == ["https://example.org"])
  }

  @Test func `a hostile address is refused and reported`() async throws {
    let requests = Requests()
    let app = TestApplication(requests)
    try app.window("Requests").tap("Capture")
    let application = try #require(requests.captured.state)
    let addresses = [
      "alidade-evil:run", "ALIDADE-EVIL:run", "/etc/passwd", "",
      "https://a.b\r\nX: y", "HTTPS://a\u{0}b", "mailto :a@b",
    ]
    let reports = DiagnosticsRecorder()
    let attempts = Diagnostics.withSink(reports.sink) {
      Task { @MainActor in
        var refused: [String] = []
        for address in addresses {
          do throws(DesktopError) {
            try await application.open(address)
          } catch {
            refused.append(error.message)
          }
        }
        return refused
      }
    }
    let refused = await attempts.patientValue() ?? []
    #expect(
      refused == addresses.map { "\($0.debugDescription) isn't an address that can be opened." })
    #expect(app.headless.desktopRequests.isEmpty)
    // Each reason is reported once in a process, which also runs other tests.
    #expect(
      reports.all.contains { $0.values == ["scheme   alidade-evil", "address  alidade-evil:run"] })
  }

  @Test func `a program allows more schemes around a component`() async throws {
    var requests = Requests()
    (requests.schemes, requests.address) = (["tel", "file"], "tel:123")
    var app = TestApplication(requests)
    #expect(try await press("Open", app).contains("done"))
    #expect(app.headless.desktopRequests == [.open("tel:123")])
    requests.address = "file:///tmp/poem.txt"
    app = TestApplication(requests)
    #expect(try await press("Open", app).contains("done"))
    #expect(app.headless.desktopRequests == [.openFile("file:///tmp/poem.txt")])
  }

  @Test func `files have paths or addresses`() async throws {
    let expected = "file:///home/ada/l%C3%A4nger%20%25/poem~1.txt"
    for file in ["/home/ada/länger %/poem~1.txt", expected] {
      var requests = Requests()
      requests.address = file
      for (button, request) in [
        ("Open file", DesktopRequest.openFile(expected)), ("Show", .showInFolder(expected)),
        ("Delete", .moveToTrash(expected)),
      ] {
        let app = TestApplication(requests)
        #expect(try await press(button, app).contains("done"))
        #expect(app.headless.desktopRequests == [request])
      }
    }
  }

  @Test(arguments: ["poem.txt", "https://example.org/poem.txt", "/a\u{0}b", "file:///a\nb"])
  func `what is no file is neither opened nor deleted`(_ file: String) async throws {
    var requests = Requests()
    requests.address = file
    for button in ["Open file", "Show", "Delete"] {
      let app = TestApplication(requests)
      #expect(try await press(button, app).contains("is neither"))
      #expect(app.headless.desktopRequests.isEmpty)
    }
  }

  @Test func `a failure of the desktop is thrown`() async throws {
    let app = TestApplication(Requests())
    app.headless.desktopError = DesktopError("There is no browser.")
    #expect(try await press("Open", app).contains("There is no browser."))
    #expect(app.headless.desktopRequests.isEmpty)
  }

  @Test func `without an application, nothing is opened`() async throws {
    let host = TestHost { Buttons(address: "https://example.org") }
    try host.tap("Open")
    try await host.wait(for: "The application isn't running.")
  }
}
