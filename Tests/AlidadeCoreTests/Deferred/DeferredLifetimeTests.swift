import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct DeferredLifetimeTests {
  private final class Token: Sendable {}

  /// Remembers a token, and has a controller.
  private struct Holder: ControllerProviding {
    let token: Token
    struct State: Sendable { let token: Token }

    func initialState() -> State { State(token: token) }
    func body(_ context: Context<State>) -> some Component { Text("held") }

    final class Controller: ComponentController<Holder> {}
  }

  /// Equal to itself, so that it is kept.
  private struct Reader: Component, Equatable {
    var body: some Component {
      LayoutReader { _ in Text("read") }
    }
  }

  @Test func `a layout reader that is kept keeps nothing of what was built with it`() {
    let view = HeadlessHostingView {}
    weak var token: Token?
    do {
      let made = Token()
      token = made
      // The reader is made in the same build as the holder, and stays when that goes.
      view.update {
        Reader()
        Holder(token: made)
      }
    }
    #expect(token != nil)
    view.update { Reader() }
    view.settle()
    #expect(token == nil)
    #expect(view.texts == ["read"])
  }
}
