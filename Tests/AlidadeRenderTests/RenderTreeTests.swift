import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

@MainActor struct RenderTreeTests {
  @Test func `units stand in preorder with their parents`() {
    let tree = Stage.tree([.box([.label("a"), .box([.label("b")])]), .label("c")])
    #expect(tree.units.map(\.parent) == [-1, 0, 0, 2, -1])
    #expect(tree.units.map(\.end) == [4, 2, 4, 4, 5])
  }

  @Test func `a component without view and observer leaves no unit`() {
    let tree = Stage.tree([Node(children: [.label("a"), Node(children: [.label("b")])])])
    #expect(tree.units.count == 2)
    #expect(tree.units.map(\.parent) == [-1, -1])
  }

  @Test func `frames are relative to the nearest view and on whole pixels`() {
    var label = Node.label("a")
    label.frame = Rect(x: 0.4, y: 0.3, width: 10.2, height: 10)
    var box = Node.box([Node(frame: Rect(x: 0.3, y: 0.4, width: 50, height: 50), children: [label])]
    )
    box.frame = Rect(x: 10.4, y: 20, width: 60, height: 60)
    let tree = RenderTree(
      flattening: Node(frame: box.frame, children: [box]).layout, on: PixelGrid(scale: 1))
    #expect(tree.units[0].frame == Rect(x: 10, y: 20, width: 60, height: 60))
    #expect(tree.units[1].frame == Rect(x: 1, y: 1, width: 10, height: 10))
    for unit in tree.units {
      #expect(unit.frame.minX == unit.frame.minX.rounded())
      #expect(unit.frame.size.width == unit.frame.size.width.rounded())
    }
  }

  @Test func `neighbors that touch still touch when they stand on pixels`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var y = 0.0
      let rows = (0..<10).map { _ -> Node in
        let height = Double.random(in: 0...20, using: &generator)
        defer { y += height }
        return Node(
          configuration: ViewConfiguration(Label.self),
          frame: Rect(x: 0, y: y, width: 10, height: height))
      }
      let origin = Double.random(in: 0...3, using: &generator)
      let scale = Double(Int.random(in: 1...3, using: &generator))
      var outer = Node(children: rows)
      outer.frame.origin.y = origin
      let tree = RenderTree(
        flattening: Node(children: [outer]).layout, on: PixelGrid(scale: scale))
      for (above, below) in zip(tree.units, tree.units.dropFirst()) {
        #expect(abs(above.frame.maxY - below.frame.minY) < 1e-9)
      }
    }
  }

  @Test func `trees with the same keys in the same places have the same signature`() {
    let one = Stage.tree([.label("a"), .box([.label("b")])])
    let same = Stage.tree([.label("x", y: 50), .box([.label("y")])])
    let other = Stage.tree([.label("a"), .label("b"), .box([])])
    #expect(one.signature == same.signature)
    #expect(one.signature != other.signature)
  }

  @Test func `equal names are one identifier, from any thread`() async {
    let here = AttributeIdentifier("tree.interned")
    await withTaskGroup(of: AttributeIdentifier.self) { group in
      for _ in 0..<20 { group.addTask { AttributeIdentifier("tree.interned") } }
      for await identifier in group { #expect(identifier == here) }
    }
    #expect(AttributeIdentifier("tree.other") != here)
    #expect(here.name == "tree.interned")
  }

  @Test func `values play no part in keys`() {
    let type = ComponentType(Row.self)
    let one = ViewKey(type, ViewConfiguration(Label.self, attributes: [.set(\.text, "a")]))
    let same = ViewKey(type, ViewConfiguration(Label.self, attributes: [.set(\.text, "b")]))
    let shape = ViewKey(type, ViewConfiguration(Label.self, attributes: [.set(\.note, "b")]))
    let component = ViewKey(
      ComponentType(Card.self), ViewConfiguration(Label.self, attributes: [.set(\.text, "a")]))
    #expect(one == same)
    #expect(one != shape)
    #expect(one != component)
    #expect(one.componentType.name == "Row")
  }

  @Test func `configurations are equal when nothing would change`() {
    func configuration(_ text: String) -> ViewConfiguration {
      ViewConfiguration(Label.self, attributes: [.set(\.text, text)])
    }
    #expect(configuration("a") == configuration("a"))
    #expect(configuration("a") != configuration("b"))
    #expect(configuration("a") != ViewConfiguration(Label.self))
    #expect(configuration("a") != ViewConfiguration(Badge.self))
  }

  @Test func `options that are not set produce nothing`() {
    let none: [ViewAttribute<Label>] = ViewOptions().viewAttributes()
    #expect(none.isEmpty)
    let stage = Stage()
    let options = ViewOptions(
      backgroundColor: .red, alpha: 0.5, clipsToBounds: true, border: Border(color: .black),
      cornerRadius: 4, shadow: Shadow(color: .black, blur: 2), tooltip: "tip", isInteractive: false,
      accessibility: Accessibility(label: "name"))
    let all: [ViewAttribute<Label>] = options.viewAttributes()
    #expect(all.count == 9)
    stage.mount([Node(configuration: ViewConfiguration(Label.self, attributes: all))])
    #expect(stage.views[0].options == options)
  }

  @Test func `portable classes with another kind or role are other classes`() {
    let stage = Stage()
    stage.mount([Node(configuration: ViewConfiguration(.text()))])
    let text = stage.views[0]
    #expect(text is HeadlessTextView && text.role == .text)
    stage.mount([Node(configuration: ViewConfiguration(.text(role: .heading)))])
    #expect(stage.views[0] !== text)
    #expect(stage.views[0].role == .heading)
  }
}
