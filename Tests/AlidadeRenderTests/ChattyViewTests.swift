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
}
