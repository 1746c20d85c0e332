import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// The keys that submit.
@MainActor @Suite struct SubmitKeyTests {
  private let log = EventLog()

  private func editor(
    _ modify: (TextEditor) -> TextEditor
  ) -> (HeadlessHostingView, HeadlessTextInputView) {
    let host = HeadlessHostingView(size: Size(width: 200, height: 100)) {
      modify(TextEditor(initialText: "one"))
    }
    host.mountHost.moveFocusOn(in: host.root)
    return (host, host.first() ?? HeadlessTextInputView())
  }

  private func press(_ host: HeadlessHostingView, _ modifiers: KeyModifiers = []) {
    #expect(host.mountHost.pressKey(KeyCombination(.enter, modifiers), in: host.root))
  }

  @Test func `Return breaks the line and Control-Return submits, unless it is said otherwise`() {
    let (host, view) = editor { $0.onSubmit { [log] in log.record("submitted") } }
    press(host)
    #expect(view.text == "one\n" && log.take() == [])
    press(host, .control)
    #expect(view.text == "one\n" && log.take() == ["submitted"])
  }

  @Test func `Return submits if it is told to, and then Shift-Return breaks the line`() {
    let (host, view) = editor {
      $0.onSubmit { [log] in log.record("submitted") }.submitKey(.enter)
    }
    press(host, .shift)
    #expect(view.text == "one\n" && log.take() == [])
    press(host)
    press(host, .control)
    #expect(view.text == "one\n" && log.take() == ["submitted", "submitted"])
    view.compose("ni")
    press(host)
    #expect(view.text == "one\nni" && log.take() == [], "it ends the composition")
  }

  @Test func `without an action Return breaks the line`() {
    let (host, view) = editor { $0.submitKey(.enter) }
    press(host)
    press(host, .control)
    #expect(view.text == "one\n\n")
  }

  @Test func `a recycled editor has the key of its own component`() {
    func content(_ key: SubmitKey) -> some Component {
      TextEditor().submitKey(key).onSubmit {}.key(key)
    }
    let host = HeadlessHostingView(size: Size(width: 200, height: 100)) { content(.enter) }
    host.update { content(.controlEnter) }
    host.settle()
    #expect(host.first(HeadlessTextInputView.self)?.submitKey == .controlEnter)
  }

  @Test func `Return submits a single line`() {
    let host = HeadlessHostingView {
      TextField("Name").onSubmit { [log] in log.record("submitted") }
    }
    host.mountHost.moveFocusOn(in: host.root)
    press(host)
    #expect(log.take() == ["submitted"])
  }
}
