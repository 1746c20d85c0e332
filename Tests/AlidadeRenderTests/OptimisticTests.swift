import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

/// Values that are shown ahead of state.
@MainActor @Suite struct AnticipationTests {
  private let stage = Stage()

  private func label(in stage: Stage) throws -> Label {
    try #require(stage.root.descendants.compactMap { $0 as? Label }.first)
  }

  @Test func `it is set at once, and costs nothing when the next generation says the same`() throws
  {
    let node = Node.label("off")
    stage.mount([node])
    let view = try label(in: stage)
    #expect(ViewAttribute<Label>.set(\.text, "on").applyOptimistically(to: view))
    #expect(view.text == "on")
    let operations = stage.operations { stage.mount([node.showing("on")]) }
    #expect(operations.isEmpty)
    #expect(view.text == "on")
  }

  @Test func `it is taken back when the next generation says what was before`() throws {
    let node = Node.label("off")
    stage.mount([node])
    let view = try label(in: stage)
    ViewAttribute<Label>.set(\.text, "on").applyOptimistically(to: view)
    stage.mount([node])
    #expect(view.text == "off")
    let operations = stage.operations { stage.mount([node]) }
    #expect(operations.isEmpty)
  }

  @Test func `the very same tree takes it back too`() throws {
    let tree = RenderTree(flattening: Node.label("off").layout)
    let mounted = stage.mounted
    mounted.update(to: tree)
    let view = try label(in: stage)
    ViewAttribute<Label>.set(\.text, "on").applyOptimistically(to: view)
    mounted.update(to: tree)
    #expect(view.text == "off")
  }

  @Test func `a third value replaces it in one step`() throws {
    let node = Node.label("off")
    stage.mount([node])
    let view = try label(in: stage)
    ViewAttribute<Label>.set(\.text, "on").applyOptimistically(to: view)
    ViewAttribute<Label>.set(\.text, "hot").applyOptimistically(to: view)
    #expect(view.text == "hot")
    let operations = stage.operations { stage.mount([node.showing("cold")]) }
    #expect(operations.count == 1)
    #expect(view.text == "cold")
  }

  @Test func `an attribute that is not in the configuration is unapplied`() throws {
    let node = Node.label("off")
    stage.mount([node])
    let view = try label(in: stage)
    #expect(ViewAttribute<Label>.set(\.opacity, 0.5, reset: 1).applyOptimistically(to: view))
    #expect(view.opacity == 0.5)
    stage.mount([node.showing("still off")])
    #expect(view.opacity == 1)
    #expect(view.text == "still off")
  }

  @Test func `what could not be taken back is reported and not set`() throws {
    let node = Node.label("off")
    stage.mount([node])
    let view = try label(in: stage)
    let reports = DiagnosticsRecorder.reports {
      #expect(!ViewAttribute<Label>.set(\.note, "x").applyOptimistically(to: view))
      #expect(!ViewAttribute<Label>.set(\.text, "x").applyOptimistically(to: Label()))
    }
    #expect(view.note == "none")
    #expect(reports.count == 2)
  }

  @Test func `a view that is recycled does not show it to another component`() throws {
    stage.mount([Node.label("one")])
    let view = try label(in: stage)
    ViewAttribute<Label>.set(\.opacity, 0.5, reset: 1).applyOptimistically(to: view)
    ViewAttribute<Label>.set(\.text, "mine").applyOptimistically(to: view)
    stage.mount([Node.label("two")])
    #expect(try label(in: stage) === view)
    #expect(view.text == "two")
    #expect(view.opacity == 1)
  }

  private func picture(_ picture: String) -> ViewAttribute<Label> {
    ViewAttribute(
      "picture", picture, unapplicator: { view, _ in view.note = "none" }, isReleasedInPool: true
    ) { view, picture in view.note = picture }
  }

  @Test func `a view from a pool shows the same value to another component`() throws {
    let nodes = [(0.0, "own"), (1000.0, "next")].map { y, name in
      Node(
        configuration: ViewConfiguration(Label.self, attributes: [picture(name)]),
        frame: Rect(x: 0, y: y, width: 10, height: 10))
    }
    stage.mount(nodes, isIncremental: true, visible: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = try label(in: stage)
    #expect(picture("next").applyOptimistically(to: view))
    stage.mounted.scroll(to: Rect(x: 0, y: 500, width: 100, height: 100))
    #expect(view.note == "none")
    stage.mounted.scroll(to: Rect(x: 0, y: 1000, width: 100, height: 100))
    #expect(try label(in: stage) === view)
    #expect(view.note == "next")
  }

  @Test func `a view that is gone has nothing to take back`() throws {
    stage.mount([Node.box([Node.label("one")])])
    let view = try label(in: stage)
    ViewAttribute<Label>.set(\.text, "mine").applyOptimistically(to: view)
    stage.mounted.tearDown()
    stage.mount([Node.label("two")])
    #expect(view.text == "mine")
  }
}
