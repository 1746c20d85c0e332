import AlidadeNative
import AlidadeTesting
import Testing

/// Texts that code announces to assistive technologies.
@MainActor @Suite struct AnnouncingTests {
  private struct Copying: Component {
    let text: String

    func body(_ context: Context<NoState>) -> some Component {
      Button("Copy") { context.announce(text) }
    }
  }

  @Test func `an action announces a text each time it is performed`() throws {
    let app = TestHost { Copying(text: "Copied") }
    #expect(app.announcements.isEmpty)
    try app.tap("Copy")
    try app.tap("Copy")
    #expect(app.announcements == ["Copied", "Copied"])
  }

  @Test func `an empty text is not announced`() throws {
    let app = TestHost { Copying(text: "") }
    try app.tap("Copy")
    #expect(app.announcements.isEmpty)
  }
}
