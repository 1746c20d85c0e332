import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct ToggledCommandTests {
  private struct Page: Component {
    static let bold = Command("Bold", icon: "format-text-bold-symbolic")
    func initialState() -> Bool { false }
    func body(_ context: Context<Bool>) -> some Component {
      Column {
        Text(context.state ? "bold" : "plain")
        for (index, kind) in [Button.Kind.standard, .prominent, .flat, .destructive].enumerated() {
          Button(Page.bold, kind: kind).key(index)
        }
        Button(Page.bold, showsIcon: true).key("icon")
        Button(.save)
      }
      .onCommand(Page.bold, isOn: context.state) { context.update { $0.toggle() } }
      .onCommand(.save) {}
    }
  }

  private func buttons(_ host: TestHost) -> [TestElement] {
    host.findAll(.role(.toggleButton, "Bold"))
  }

  @Test func `a button of a command that switches something is a toggle button`() throws {
    let host = TestHost { Page() }
    #expect(buttons(host).map(\.value) == Array(repeating: false, count: 5))
    #expect(host.findAll(.role(.button)).map(\.label) == ["Save"])
    let off = try buttons(host).map { try #require($0.view?.options.backgroundColor) }
    try host.tap(buttons(host)[2])
    host.expect("bold")
    #expect(buttons(host).map(\.value) == Array(repeating: true, count: 5))
    for (button, before) in zip(buttons(host), off) {
      #expect(button.view?.options.backgroundColor != before)
    }
    try host.set(buttons(host)[0], to: false)
    host.expect("plain")
    #expect(buttons(host).map(\.value) == Array(repeating: false, count: 5))
  }
}
