import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

@MainActor struct EventAttributeTests {
  private let recorder = Recorder()

  private func press(_ action: @escaping @MainActor @Sendable () -> Void) -> ViewConfiguration {
    ViewConfiguration(.pressable(), attributes: [.onPress(action)])
  }

  private func node(_ name: String) -> Node {
    Node(configuration: press { [recorder] in recorder.entries.append(name) })
  }

  private func button(_ stage: Stage) throws -> HeadlessPressableView {
    try #require(stage.views.first as? HeadlessPressableView)
  }

  /// An object that empties a handler when it is released.
  @MainActor private final class Owner {
    let handler: EventHandler<Int>
    init(_ handler: EventHandler<Int>) { self.handler = handler }
    isolated deinit { handler.action = nil }
  }

  @Test(arguments: [true, false])
  func `a replaced closure may own what changes the handler when it is released`(_ isEmptied: Bool)
  {
    let handler = EventHandler<Int>()
    weak var owner: Owner?
    do {
      let owned = Owner(handler)
      owner = owned
      handler.action = { _ in withExtendedLifetime(owned) {} }
    }
    #expect(owner != nil)
    if isEmptied { handler.action = nil } else { handler.action = { _ in } }
    #expect(owner == nil && handler.action == nil)
  }

  @Test func `the newest closure runs, and exchanging it costs no native operation`() throws {
    let stage = Stage()
    var node = node("first")
    stage.mount([node])
    try button(stage).press()
    node.configuration = self.node("second").configuration
    let operations = stage.operations { stage.mount([node]) }
    try button(stage).press()
    #expect(operations == [])
    #expect(recorder.entries == ["first", "second"])
  }

  @Test func `equal inputs are one attribute, and different ones are different attributes`() {
    let inputs: [ViewInput] = [
      .tap(count: 1), .tap(button: .secondary, count: 1), .tap(count: 2), .hover, .drag, .typing,
      .key(KeyCombination("a")), .key(KeyCombination("a"), phase: .capture),
      .shortcut(KeyCombination("a")), .shortcut(KeyCombination("b")),
      .drop([.text, .files]), .drop(.text),
    ]
    #expect(Set(inputs.map(\.attribute)).count == inputs.count)
    #expect(
      ViewInput.drop([.files, .text]).attribute == ViewInput.drop([.text, .files]).attribute)
    #expect(ViewInput.drag.attribute.name == "alidade.input.drag")
  }

  @Test func `a closure is let go of while its view waits`() throws {
    let stage = Stage()
    let tracker = LeakTracker()
    do {
      let model = Recorder()
      tracker.track(model)
      stage.mount([Node(configuration: press { model.entries.append("pressed") })])
    }
    #expect(tracker.survivors == ["Recorder"])
    let view = try button(stage)
    stage.mount([])
    #expect(tracker.survivors == [])
    #expect(view.pressHandler != nil, "The view stays connected.")
    view.pressHandler?.send()
  }

  @Test func `a closure deep inside a view that waits is let go of too`() {
    let stage = Stage()
    let tracker = LeakTracker()
    do {
      let model = Recorder()
      tracker.track(model)
      stage.mount([.box([.box([Node(configuration: press { model.entries.append("") })])])])
    }
    stage.mount([])
    #expect(tracker.survivors == [])
  }

  @Test func `a closure is let go of though the root was hidden first`() {
    let stage = Stage()
    let tracker = LeakTracker()
    do {
      let model = Recorder()
      tracker.track(model)
      stage.mount([.box([Node(configuration: press { model.entries.append("") })])])
    }
    stage.mounted.isHidden = true
    #expect(tracker.survivors == ["Recorder"], "What is mounted keeps its closures.")
    stage.mounted.unmountAll()
    #expect(tracker.survivors == [])
  }

  @Test func `a view that is used again is connected again`() throws {
    let stage = Stage()
    stage.mount([node("first")])
    let view = try button(stage)
    stage.mount([])
    let operations = stage.operations { stage.mount([node("second")]) }
    #expect(operations == [.show(view.logName)])
    try button(stage).press()
    #expect(recorder.entries == ["second"])
  }

  @Test func `the very same configuration is connected again after it waited`() throws {
    let stage = Stage()
    let node = node("pressed")
    stage.mount([node])
    stage.mount([])
    stage.mount([node])
    try button(stage).press()
    #expect(recorder.entries == ["pressed"])
  }

  @Test func `a view without a closure is disconnected`() throws {
    let stage = Stage()
    var node = node("pressed")
    stage.mount([node])
    let view = try button(stage)
    node.configuration = ViewConfiguration(.pressable())
    stage.mount([node])
    #expect(try button(stage) === view)
    #expect(view.pressHandler == nil)
    view.press()
    #expect(recorder.entries == [])
  }

  @Test func `a value that is released in a pool is taken back and set again`() {
    let stage = Stage()
    func attribute(_ value: String) -> ViewAttribute<Label> {
      ViewAttribute(
        "events.large", value,
        unapplicator: { [recorder] view, value in
          recorder.entries.append("unapply \(value)")
          view.text = ""
        }, isReleasedInPool: true
      ) { [recorder] view, value in
        recorder.entries.append("apply \(value)")
        view.text = value
      }
    }
    let node = Node.label("").with(attribute("a"))
    stage.mount([node])
    let view = stage.views[0]
    stage.mount([])
    #expect(view.visibleText == "")
    stage.mount([node])
    #expect(stage.texts == ["a"])
    #expect(recorder.take() == ["apply a", "unapply a", "apply a"])
    stage.mount([])
    stage.mount([Node.label("").with()])
    #expect(recorder.take() == ["unapply a"], "What was taken back is not taken back twice.")
    #expect(stage.views[0] === view)
  }

  @Test func `a view recycled within a pass keeps a value that pools release`() {
    let stage = Stage()
    func attribute(_ value: String) -> ViewAttribute<Label> {
      ViewAttribute(
        "events.large in place", value, unapplicator: { view, _ in view.text = "" },
        updater: { [recorder] view, old, new in
          recorder.entries.append("update \(old) \(new)")
          view.text = new
        }, isReleasedInPool: true
      ) { view, value in view.text = value }
    }
    stage.mount([Node.label("").with(attribute("a"))])
    stage.mount([Node.label("").with(attribute("b"))])
    #expect(recorder.entries == ["update a b"])
  }

  @Test func `no view is pressed that a user could not press`() throws {
    let stage = Stage()
    stage.mount([.box([node("pressed")])])
    let box = stage.views[0]
    let view = try #require(box.subviews.first as? HeadlessPressableView)
    view.isEnabled = false
    #expect(!view.press())
    view.isEnabled = true
    box.apply(.isInteractive(false))
    #expect(!view.press())
    box.apply(.isInteractive(true))
    stage.mounted.isHidden = true
    #expect(!view.press())
    stage.mounted.isHidden = false
    #expect(recorder.entries == [])
    #expect(view.press())
    #expect(recorder.entries == ["pressed"])
  }
}

extension ViewAttribute where View == any PressableView {
  fileprivate static func onPress(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ViewAttribute {
    .on(
      "events.press", perform: { (_: Void) in action() },
      connect: { view, handler in view.pressHandler = handler },
      disconnect: { view, _ in view.pressHandler = nil })
  }
}
