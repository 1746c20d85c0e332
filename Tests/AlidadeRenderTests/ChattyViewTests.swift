import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

/// A view that changes its value by itself and tells of every change, as switches and entries do.
@MainActor private final class Switch: HeadlessView {
  var handler: EventHandler<Bool>?
  var isOn = false {
    didSet { if isOn != oldValue { handler?.send(isOn) } }
  }
}

/// A view that tells of each value, and whose value moves.
@MainActor private final class Dial: HeadlessView {
  var handler: EventHandler<Double>?
  var value = 0.0 {
    didSet { if value != oldValue { handler?.send(value) } }
  }
}

@MainActor struct ChattyViewTests {
  private let recorder = Recorder()

  private func configuration(
    _ name: String, isOn: Bool, closureFirst: Bool = false
  ) -> ViewConfiguration {
    let value = ViewAttribute<Switch>(
      "isOn", isOn, isShown: { view, isOn in view.isOn == isOn },
      applicator: { view, isOn in view.isOn = isOn })
    let event = ViewAttribute<Switch>.on(
      "changed", perform: { [recorder] (isOn: Bool) in recorder.entries.append("\(name) \(isOn)") },
      connect: { view, handler in view.handler = handler },
      disconnect: { view, _ in view.handler = nil })
    return ViewConfiguration(
      Switch.self, attributes: closureFirst ? [event, value] : [value, event])
  }

  private func view(_ stage: Stage) throws -> Switch {
    try #require(stage.views.first as? Switch)
  }

  @Test(arguments: [true, false])
  func `what attributes change is no news to the component`(closureFirst: Bool) throws {
    let stage = Stage()
    var node = Node(configuration: configuration("a", isOn: true, closureFirst: closureFirst))
    stage.mount([node])
    node.configuration = configuration("a", isOn: false, closureFirst: closureFirst)
    stage.mount([node])
    #expect(recorder.entries == [])
    try view(stage).isOn = true
    #expect(recorder.entries == ["a true"])
  }

  @Test(arguments: [true, false])
  func `a recycled view tells nobody of what the next component sets`(closureFirst: Bool) throws {
    let stage = Stage()
    stage.mount([Node(configuration: configuration("a", isOn: true, closureFirst: closureFirst))])
    let first = try view(stage)
    stage.mount([Node(configuration: configuration("b", isOn: false, closureFirst: closureFirst))])
    #expect(try view(stage) === first)
    #expect(recorder.entries == [])
    first.isOn = true
    #expect(recorder.entries == ["b true"])
  }

  @Test func `a value that the view changed by itself is set again`() throws {
    let stage = Stage()
    stage.mount([Node(configuration: configuration("a", isOn: false))])
    let first = try view(stage)
    first.isOn = true
    stage.mount([Node(configuration: configuration("b", isOn: false))])
    #expect(try view(stage) === first)
    #expect(!first.isOn)
    #expect(recorder.entries == ["a true"])
  }

  /// A switch that is turned off in a pool, by its attribute or by its class.
  private func pooled(byClass: Bool, closureFirst: Bool = false) -> Node {
    let value = ViewAttribute<Switch>(
      "isOn", true, unapplicator: { view, _ in view.isOn = false }, isReleasedInPool: !byClass
    ) { view, isOn in view.isOn = isOn }
    let event = ViewAttribute<Switch>.on(
      "changed", perform: { [recorder] (isOn: Bool) in recorder.entries.append("\(isOn)") },
      connect: { view, handler in view.handler = handler },
      disconnect: { view, _ in view.handler = nil })
    let viewClass = ViewClass(
      Switch.self, didEnterReusePool: { if byClass { $0.isOn = false } })
    return Node(
      configuration: ViewConfiguration(
        viewClass, attributes: closureFirst ? [event, value] : [value, event]))
  }

  @Test(arguments: [true, false], [true, false])
  func `what a pool changes is no news to the component`(byClass: Bool, closureFirst: Bool) throws {
    let stage = Stage()
    stage.mount([pooled(byClass: byClass, closureFirst: closureFirst)])
    let first = try view(stage)
    stage.mount([])
    #expect(!first.isOn)
    #expect(recorder.entries == [])
  }

  @Test func `a value that is shown before the state changes is no news to the component`() throws {
    let stage = Stage()
    let node = pooled(byClass: true)
    stage.mount([node])
    let value = ViewAttribute<Switch>(
      "isOn", false, unapplicator: { view, _ in view.isOn = false }
    ) { view, isOn in view.isOn = isOn }
    #expect(value.applyOptimistically(to: try view(stage)))
    #expect(try !view(stage).isOn)
    #expect(recorder.entries == [])
  }

  @Test func `the frames of an animation are no news to the component`() throws {
    let stage = Stage()
    var node = Node()
    func show(_ value: Double, _ animation: Animation? = nil) {
      node.configuration = ViewConfiguration(
        Dial.self,
        attributes: [
          .on(
            "changed",
            perform: { [recorder] (value: Double) in recorder.entries.append("\(value)") },
            connect: { view, handler in view.handler = handler },
            disconnect: { view, _ in view.handler = nil }),
          .animated("value", value) { view, value in view.value = value },
        ])
      stage.mounted.update(to: Stage.tree([node]), animation: animation)
    }
    show(0)
    show(1, .linear(duration: 1))
    for _ in 0..<10 { stage.host.runFrame() }
    let dial = try #require(stage.views.first as? Dial)
    #expect(dial.value > 0 && dial.value < 1)
    stage.host.settle()
    #expect(dial.value == 1)
    #expect(recorder.entries == [])
  }
}
