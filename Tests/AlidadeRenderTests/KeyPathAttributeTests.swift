import AlidadeHeadless
import AlidadeRender
import AlidadeTesting
import Testing

@MainActor struct KeyPathAttributeTests {
  @Test func `a key path is its own identifier`() {
    let one = ViewConfiguration(Label.self, attributes: [.set(\.text, "a"), .set(\.note, "b")])
    let other = ViewConfiguration(Label.self, attributes: [.set(\.note, "c"), .set(\.text, "d")])
    #expect(one.identifiers == other.identifiers.reversed())
    #expect(one.identifiers[0] != one.identifiers[1])
    #expect(one.identifiers[0].name.hasPrefix(#"\Label."#))
  }

  @Test func `the order of attributes does not change the shape`() {
    let one = ViewConfiguration(Label.self, attributes: [.set(\.text, "a"), .set(\.note, "b")])
    let other = ViewConfiguration(Label.self, attributes: [.set(\.note, "c"), .set(\.text, "d")])
    #expect(one.shape == other.shape)
  }

  @Test func `a value to restore leaves the shape, and is restored`() {
    let plain = ViewConfiguration(Label.self)
    let faded = ViewConfiguration(Label.self, attributes: [.set(\.opacity, 0.5, reset: 1)])
    #expect(plain.shape == faded.shape)
    let stage = Stage()
    var node = Node(configuration: faded)
    stage.mount([node])
    let label = stage.views[0] as? Label
    #expect(label?.opacity == 0.5)
    node.configuration = plain
    stage.mount([node])
    #expect(label?.opacity == 1)
    #expect(stage.views[0] === label)
  }

  @Test func `a changed value with a value to restore is one setter call`() {
    let stage = Stage()
    let node = Node.label("").with(.set(\.opacity, 0.5, reset: 1))
    stage.mount([node])
    let name = stage.views[0].logName
    let operations = stage.operations {
      stage.mount([node.with(.set(\.opacity, 0.25, reset: 1))])
    }
    #expect(operations == [.set(name, property: "opacity", value: "0.25")])
  }

  @Test func `a property with and without a value to restore is told apart without a report`() {
    let reports = DiagnosticsRecorder.reports {
      for _ in 0..<3 {
        let plain = ViewConfiguration(Badge.self, attributes: [.set(\.count, 1)])
        let restored = ViewConfiguration(Badge.self, attributes: [.set(\.count, 1, reset: 0)])
        #expect(plain.shape != restored.shape)
        #expect(restored.shape == ViewConfiguration(Badge.self).shape)
      }
    }
    #expect(reports.map(\.summary) == [])
  }

  @Test func `equal attributes on different lines are equal and share their shape`() {
    for reset in [false, true] {
      let one: ViewAttribute<Label> =
        reset ? .set(\.note, "a", reset: "none") : .set(\.note, "a")
      let other: ViewAttribute<Label> =
        reset ? .set(\.note, "a", reset: "none") : .set(\.note, "a")
      let first = ViewConfiguration(Label.self, attributes: [one])
      let second = ViewConfiguration(Label.self, attributes: [other])
      #expect(first.shape == second.shape)
      #expect(first == second)
    }
  }

  @Test func `a property set twice is reported, also when one of the two restores it`() {
    let reports = DiagnosticsRecorder.reports {
      _ = ViewConfiguration(
        Badge.self, attributes: [.set(\.count, 1, reset: 0), .set(\.count, 2)])
    }
    #expect(reports.count == 1)
    #expect(reports.first?.summary.hasSuffix(" twice.") == true)
  }

  @Test func `a property that was restored is not restored over the value of another view's`() {
    let stage = Stage()
    let node = Node.label("")
    stage.mount([node.with(.set(\.note, "a", reset: "none"))])
    stage.mount([node.with(.set(\.note, "b"))])
    #expect((stage.views[0] as? Label)?.note == "b")
    stage.mount([node.with(.set(\.note, "c", reset: "none"))])
    #expect((stage.views[0] as? Label)?.note == "c")
    stage.mount([node.with()])
    #expect((stage.views[0] as? Label)?.note == "none")
  }

  @Test func `the name of a property tells no address`() {
    let stored = ViewConfiguration(Label.self, attributes: [.set(\.note, "a")])
    let computed = ViewConfiguration(Label.self, attributes: [.set(\.shouted, "A")])
    for name in [stored, computed].map({ $0.identifiers[0].name }) {
      #expect(name.hasPrefix(#"\Label."#), "\(name)")
      #expect(!name.contains("0x"), "\(name)")
      // A property without a name is told by the place where it was set first.
      #expect(
        name.contains("shouted") || name.contains("note")
          || name.contains(" set at AlidadeRenderTests/"), "\(name)")
    }
  }

  @Test func `attributes are made off the main thread`() async {
    let configuration = await Task.detached {
      ViewConfiguration(Label.self, attributes: [.set(\.text, "made elsewhere")])
    }.value
    let stage = Stage()
    stage.mount([Node(configuration: configuration)])
    #expect(stage.texts == ["made elsewhere"])
  }

  @Test func `properties that a subclass inherits can be set`() {
    let stage = Stage()
    stage.mount([
      Node(
        configuration: ViewConfiguration(
          Label.self, attributes: [.set(\.properties, ["a": "1"]), .set(\.text, "x")]))
    ])
    #expect(stage.views[0].properties == ["a": "1"])
  }
}
