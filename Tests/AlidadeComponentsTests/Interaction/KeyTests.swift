import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct KeyTests {
  private let log = EventLog()

  private func hosting(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessHostingView {
    HeadlessHostingView(size: Size(width: 200, height: 100), content: content)
  }

  private func press(
    _ host: HeadlessHostingView, _ key: Key, _ modifiers: KeyModifiers = []
  ) -> Bool {
    host.mountHost.pressKey(KeyCombination(key, modifiers), in: host.root)
  }

  /// Two buttons, the first of which gets the focus.
  private func buttons() -> Column {
    Column {
      Column { Button("one") { [log] in log.record("one") } }
        .onKeyPress(.escape) { [log] in log.record("inner") }
      Button("two") {}
    }
  }

  @Test func `a key goes from the focus outwards to the first who listens`() {
    let host = hosting {
      buttons().onKeyPress(.escape) { [log] in log.record("outer") }
    }
    #expect(!press(host, .escape), "nothing has the focus")
    host.mountHost.moveFocusOn(in: host.root)
    #expect(press(host, .escape))
    host.mountHost.moveFocusOn(in: host.root)
    #expect(press(host, .escape))
    #expect(log.take() == ["inner", "outer"])
    #expect(!press(host, .tab))
  }

  @Test func `what has the focus uses its own keys`() {
    let host = hosting { buttons().onKeyPress(.enter) { [log] in log.record("enter") } }
    host.mountHost.moveFocusOn(in: host.root)
    #expect(press(host, .enter))
    #expect(log.take() == ["one"])
  }

  @Test func `a key is meant with exactly the modifiers that are held`() {
    let host = hosting {
      buttons().onKeyPress(.up, .control) { [log] in log.record("control") }
        .onKeyPress(.up, [.control, .shift]) { [log] in log.record("both") }
    }
    host.mountHost.moveFocusOn(in: host.root)
    #expect(!press(host, .up))
    #expect(press(host, .up, .control))
    #expect(press(host, .up, [.shift, .control]))
    #expect(log.take() == ["control", "both"])
  }

  @Test func `letters are meant with and without capitals, signs with and without shift`() {
    #expect(
      KeyCombination(.character("S"), .control) == KeyCombination(.character("s"), .control))
    #expect(KeyCombination(.character("s"), .shift) != KeyCombination(.character("s")))
    #expect(KeyCombination(.character("?"), .shift) == KeyCombination(.character("?")))
  }

  @Test func `a shortcut needs no focus, and goes when its component is not in sight`() {
    func content(_ isShown: Bool) -> Column {
      Column {
        if isShown { Text("a").shortcut(.character("s"), .control) { [log] in log.record("save") } }
      }
    }
    let host = hosting { content(true) }
    #expect(press(host, .character("S"), .control))
    host.update { content(false) }
    #expect(!press(host, .character("s"), .control))
    #expect(log.take() == ["save"])
  }

  @Test func `what is copied is pasted where it can be taken`() {
    let host = hosting {
      Column {
        Column { Button("source") {} }.copyable(.text("words"))
        Column { Button("target") {} }
          .onPaste(of: [.text]) { [log] in log.record("\($0)") }
        Column { Button("files") {} }.onPaste(of: .files) { [log] in log.record("\($0)") }
      }
    }
    host.mountHost.moveFocusOn(in: host.root)
    #expect(!press(host, .character("v"), .control))
    #expect(press(host, .character("c"), .control))
    #expect(host.mountHost.clipboard == .text("words"))
    host.mountHost.moveFocusOn(in: host.root)
    #expect(press(host, .character("v"), .control))
    #expect(log.take() == ["text(\"words\")"])
    host.mountHost.moveFocusOn(in: host.root)
    #expect(!press(host, .character("v"), .control))
    host.mountHost.clipboard = .files(["/a"])
    #expect(press(host, .character("v"), .control))
    #expect(log.take() == ["files([\"/a\"])"])
  }

  @Test func `what listens for a key may use the clipboard`() {
    struct Copier: Component {
      let log: EventLog
      func body(_ context: Context<NoState>) -> some Component {
        Column { Button("source") {} }
          .onKeyPress(.character("c"), .control) { context.clipboard.copy(.text("words")) }
          .onPaste(of: .text) { _ in context.clipboard.paste { log.record("\($0)") } }
      }
    }
    let host = hosting { Copier(log: log) }
    host.mountHost.moveFocusOn(in: host.root)
    #expect(press(host, .character("c"), .control))
    #expect(press(host, .character("v"), .control))
    #expect(log.take() == ["text(\"words\")"])
  }

  @Test func `a component reaches the clipboard of its toolkit`() {
    struct Copier: Component {
      let log: EventLog
      func body(_ context: Context<NoState>) -> some Component {
        Column {
          Button("copy") { context.clipboard.copy(.text("words")) }
          Button("paste") { context.clipboard.paste { log.record("\($0)") } }
        }
      }
    }
    let host = hosting { Copier(log: log) }
    let buttons = host.root.descendants.compactMap { $0 as? HeadlessPressableView }
    buttons[1].press()
    #expect(log.take() == [])
    buttons[0].press()
    buttons[1].press()
    #expect(log.take() == ["text(\"words\")"])
    #expect(host.mountHost.clipboard == .text("words"))
  }

  @Test func `what is dragged is dropped where it can be taken`() {
    let host = hosting {
      Column {
        Text("source").draggable(.files(["/a", "/b"]))
        Column {
          Text("text").dropTarget(for: .text) { [log] in log.record("text \($0)") }
        }.dropTarget(for: .files) { [log] in log.record("files \($0)") }
      }
    }
    let texts = host.root.descendants.filter { $0.visibleText != nil }
    #expect(host.mountHost.drag(from: texts[0], to: texts[1]))
    #expect(log.take().first == "files entered")
    #expect(host.mountHost.drop(.text("words"), on: texts[1], at: Point(x: 1, y: 2)))
    #expect(
      log.take() == [
        "text entered", "text \(DropEvent.moved(Point(x: 1, y: 2)))",
        "text \(DropEvent.dropped(.text("words"), Point(x: 1, y: 2)))",
      ])
    #expect(!host.mountHost.drop(.text("words"), on: texts[0]))
    #expect(!host.mountHost.drag(from: texts[1], to: texts[0]))
  }

  @Test func `other content is offered without listening anew, and taken back`() {
    func content(_ text: String?) -> some Component {
      let box = Box(background: .red)
      return text.map { box.draggable(.text($0)) } ?? box.onHover { _ in }
    }
    let host = hosting { content("old").dropTarget { _ in } }
    host.mountHost.log.clear()
    host.update { content("new").dropTarget { _ in } }
    #expect(host.mountHost.log.count == 1)
    host.update { content(nil).dropTarget { _ in } }
    let view = host.root.descendants.last ?? host.root
    #expect(!host.mountHost.drag(from: view, to: view))
  }
}
