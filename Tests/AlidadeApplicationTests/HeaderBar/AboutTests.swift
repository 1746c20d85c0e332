import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct AboutTests {
  private struct Notes: App {
    var name: String { "Notes" }
    let about = AboutInformation(
      version: "1.4.2", description: "Keeps notes.", developer: "The Notes Authors",
      icon: "org.example.Notes", website: "https://example.org/notes",
      issues: "javascript:alert(1)", copyright: "© 2026 Ada",
      license: License("Own License", text: "One paragraph\nof text.\n\nAnother one."),
      credits: [.init("Code", by: ["Ada", "Grace"]), .init("Drawings", by: ["Lin"])])

    func body(_ context: Context<NoState>) -> some Component {
      Window("Notes", size: Size(width: 500, height: 400)) {
        Menu("Main menu", icon: "open-menu-symbolic") { MenuItem(.about) }
      }
    }
  }

  private func about(_ app: TestApplication) async throws -> TestHost {
    try app.window("Notes").choose("About Notes", in: .label("Main menu"))
    return try await app.wait(forWindow: "About Notes")
  }

  @Test func `the dialog shows the facts`() async throws {
    let app = TestApplication(Notes())
    let dialog = try await about(app)
    for text in ["Notes", "The Notes Authors", "Keeps notes.", "© 2026 Ada", "1.4.2"] {
      dialog.expect(.text(text))
    }
    #expect(app.headless.activeWindow?.configuration.isModal == true)
    #expect(app.headless.activeWindow?.configuration.role == .dialog)
    #expect(dialog.windowButtons == [.close])
  }

  @Test func `Escape and the button close the dialog`() async throws {
    let app = TestApplication(Notes())
    let first = try await about(app)
    first.press(.escape)
    #expect(app.titles == ["Notes"])
    let second = try await about(app)
    try second.press(.close)
    #expect(app.titles == ["Notes"])
  }

  @Test func `the version is copied`() async throws {
    let app = TestApplication(Notes())
    let dialog = try await about(app)
    try dialog.tap("1.4.2")
    #expect(dialog.clipboard == .text("Notes 1.4.2"))
    try await dialog.wait(for: "“Notes 1.4.2” is in the clipboard.")
  }

  @Test func `links follow the rule for addresses`() async throws {
    let app = TestApplication(Notes())
    let dialog = try await about(app)
    try dialog.tap("Website")
    #expect(dialog.openedAddresses == ["https://example.org/notes"])
    try dialog.expectDiagnostic("scheme isn't allowed") { try dialog.tap("Report a problem") }
    #expect(dialog.openedAddresses == ["https://example.org/notes"])
  }

  @Test func `the people and the license have pages of their own`() async throws {
    let app = TestApplication(Notes())
    let dialog = try await about(app)
    try dialog.tap("Credits")
    for text in ["Code", "Ada", "Grace", "Drawings", "Lin"] { dialog.expect(.text(text)) }
    try dialog.tap(.label("Back"))
    try dialog.tap("License")
    for text in ["Own License", "One paragraph\nof text.", "Another one."] {
      dialog.expect(.text(text))
    }
    dialog.press(.escape)
    #expect(app.titles == ["Notes"])
  }

  @Test func `an application without facts shows its name`() async throws {
    struct Plain: App {
      func body(_ context: Context<NoState>) -> some Component {
        Window("Window", size: Size(width: 300, height: 200)) { Button(.about) }
      }
    }
    let app = TestApplication(Plain())
    try app.window("Window").tap("About Plain")
    let dialog = try await app.wait(forWindow: "About Plain")
    dialog.expect(.text("Plain"))
    dialog.expectNone("License")
  }

  @Test func `a program can handle the command itself`() throws {
    struct Own: App {
      let log = EventLog()
      func body(_ context: Context<NoState>) -> some Component {
        Window("Window", size: Size(width: 300, height: 200)) { Button(.about) }
          .onCommand(.about) { log.record("about") }
      }
    }
    let own = Own()
    try TestApplication(own).window("Window").tap("About")
    #expect(own.log.take() == ["about"])
  }
}
