import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct EmptyStateTests {
  private struct Mails: Component {
    struct State { var mails: [Int] = [] }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      List(context.state.mails, id: \.self) { Text("mail \($0)") }
        .overlay {
          if context.state.mails.isEmpty {
            EmptyState("No mail", icon: "mail-unread-symbolic", description: "All is read.") {
              Button("Check") { context.update { $0.mails = [1, 2] } }
            }
          }
        }
    }
  }

  @Test func `an empty state is in the middle of the space`() throws {
    let app = TestHost(size: Size(width: 400, height: 300)) { Mails() }
    let title = try app.find("No mail")
    #expect(title.role == .heading)
    #expect(abs(title.frame.minX + title.frame.maxX - 400) <= 2)
    let top = try app.find(.component(Image.self)).frame.minY
    let bottom = try app.find(.role(.button, "Check")).frame.maxY
    #expect(abs(top + bottom - 300) <= 1)
    #expect(app.contains("All is read."))
  }

  @Test func `an empty state gives way to content`() throws {
    let app = TestHost(size: Size(width: 400, height: 300)) { Mails() }
    try app.tap("Check")
    #expect(!app.contains("No mail"))
    #expect(app.contains("mail 2"))
  }

  @Test func `an empty state of a title only is as small as it can be`() throws {
    let app = TestHost(size: Size(width: 400, height: 300)) { EmptyState("Nothing") }
    #expect(app.findAll(.component(Image.self)).isEmpty)
    #expect(try abs(app.find("Nothing").frame.minY + app.find("Nothing").frame.maxY - 300) <= 2)
  }
}
