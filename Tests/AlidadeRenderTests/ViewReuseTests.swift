import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

@MainActor struct ViewReuseTests {
  @Test func `the same configuration keeps the very same view and does nothing`() {
    let stage = Stage()
    let node = Node.label("a")
    stage.mount([node])
    let view = stage.views[0]
    let operations = stage.operations { stage.mount([node]) }
    #expect(operations == [])
    #expect(stage.views.count == 1)
    #expect(stage.views[0] === view)
  }

  @Test func `mounting the identical tree twice returns at once`() {
    let stage = Stage()
    let tree = Stage.tree([.label("a")])
    stage.mounted.update(to: tree)
    let counters = stage.counters { stage.mounted.update(to: tree) }
    #expect(counters == MountCounters())
  }

  @Test func `a view that is not needed is hidden and stays`() {
    let stage = Stage()
    let nodes = [Node.label("a"), .label("b")]
    stage.mount(nodes)
    let gone = stage.views[1]
    let operations = stage.operations { stage.mount([nodes[0]]) }
    #expect(operations == [.hide(gone.logName)])
    #expect(gone.isHidden)
    #expect(gone.superview === stage.root)
  }

  @Test func `a hidden view is taken instead of making a new one`() {
    let stage = Stage()
    let node = Node.label("a")
    stage.mount([node])
    let view = stage.views[0]
    stage.mount([])
    let operations = stage.operations { stage.mount([.label("b")]) }
    #expect(
      operations == [.set(view.logName, property: "text", value: "b"), .show(view.logName)])
    #expect(stage.mounter.counters.viewsCreated == 1)
    #expect(stage.mounter.counters.viewsReused == 1)
  }

  @Test func `a view released and taken in one pass is never toggled`() {
    let stage = Stage()
    stage.mount([.label("a")])
    let view = stage.views[0]
    let operations = stage.operations { stage.mount([.label("b")]) }
    #expect(operations == [.set(view.logName, property: "text", value: "b")])
  }

  @Test func `one changed label makes exactly one setter call`() {
    let stage = Stage()
    let nodes = (0..<20).map { Node.label("\($0)", y: Double($0) * 10) }
    stage.mount(nodes)
    let view = stage.views[7]
    var changed = nodes
    changed[7] = nodes[7].showing("new")
    let operations = stage.operations { stage.mount(changed) }
    #expect(operations == [.set(view.logName, property: "text", value: "new")])
  }

  @Test func `one changed frame makes exactly one setter call`() {
    let stage = Stage()
    var node = Node.label("a")
    stage.mount([node])
    let view = stage.views[0]
    node.frame = Rect(x: 5, y: 6, width: 7, height: 8)
    let operations = stage.operations { stage.mount([node]) }
    #expect(operations == [.setFrame(view.logName, node.frame)])
  }

  @Test func `a view of another class is never taken`() {
    let stage = Stage()
    stage.mount([.label("a")])
    let label = stage.views[0]
    stage.mount([Node(configuration: ViewConfiguration(Badge.self, attributes: [.set(\.count, 3)]))]
    )
    #expect(stage.views.map(\.visibleText) == ["3"])
    #expect(label.isHidden)
  }

  @Test func `a view of another component type is never taken`() {
    let stage = Stage()
    let node = Node.label("a")
    stage.mount([node])
    let label = stage.views[0]
    var other = Node.label("a")
    other.type = Card.self
    stage.mount([other])
    #expect(stage.views.count == 1)
    #expect(stage.views[0] !== label)
  }

  @Test func `a node whose shape changes gets another view`() {
    let stage = Stage()
    let node = Node.label("a")
    stage.mount([node])
    let first = stage.views[0]
    stage.mount([node.with(.set(\.text, "a"), .set(\.note, "x"))])
    #expect(stage.views[0] !== first)
    stage.mount([node])
    #expect(stage.views[0] === first)
    #expect(first.visibleText == "a")
  }

  @Test func `a view with one set of attributes never goes to a component with a disjoint set`() {
    let stage = Stage()
    stage.mount([Node.label("").with(.set(\.note, "old"))])
    stage.mount([Node.label("").with(.set(\.text, "new"))])
    let label = stage.views[0] as? Label
    #expect(label?.note == "none")
    #expect(label?.text == "new")
  }

  @Test func `an attribute that can be taken back leaves the view exchangeable`() {
    let stage = Stage()
    stage.mount([Node.label("").with(.set(\.text, "a"), .set(\.opacity, 0.5, reset: 1))])
    let first = stage.views[0]
    stage.mount([Node.label("").with(.set(\.text, "b"))])
    let label = stage.views[0] as? Label
    #expect(label === first)
    #expect(label?.opacity == 1)
  }

  @Test func `the factory of a class makes the view`() {
    let stage = Stage()
    let viewClass = ViewClass("reuse.factory") { () -> Label in
      let label = Label()
      label.note = "made by the factory"
      return label
    }
    stage.mount([Node(configuration: ViewConfiguration(viewClass))])
    #expect((stage.views[0] as? Label)?.note == "made by the factory")
  }

  @Test func `a component without a view leaves no trace`() {
    let inner = Node.label("a")
    var middle = Node(frame: Rect(x: 3, y: 4, width: 50, height: 50), children: [inner])
    middle.children[0].frame.origin = Point(x: 1, y: 1)
    let stage = Stage()
    stage.mount([middle])
    #expect(stage.views.map(\.frame) == [Rect(x: 4, y: 5, width: 10, height: 10)])
  }

  @Test func `a parent that gets another view takes its children along`() {
    let stage = Stage()
    let children = [Node.label("a"), .label("b")]
    let parent = Node.label("parent", children)
    stage.mount([parent])
    let first = stage.views[0]
    var changed = parent.with(.set(\.text, "parent"), .set(\.note, "x"))
    changed.children = children
    stage.mount([changed])
    #expect(stage.views.count == 1)
    #expect(stage.views[0] !== first)
    #expect(stage.views[0].visibleSubviews.map(\.visibleText) == ["a", "b"])
  }

  @Test func `an identity that moves to another parent shows there and no longer here`() {
    let stage = Stage()
    let child = Node.label("child")
    let (left, right) = (Node.box([]), Node.box([]))
    stage.mount([left.holding([child]), right])
    stage.mount([left, right.holding([child])])
    #expect(stage.views[0].visibleSubviews.isEmpty)
    #expect(stage.views[1].visibleSubviews.map(\.visibleText) == ["child"])
  }

  @Test func `a layout that is placed twice is shown twice`() {
    let stage = Stage()
    let node = Node.label("a")
    var other = node
    other.frame.origin.y = 20
    stage.mount([node, other])
    stage.mount([node, other])
    #expect(stage.views.map(\.frame.minY) == [0, 20])
  }

  @Test func `everything that was hidden with its parent comes back with it`() {
    let stage = Stage()
    let box = Node.box([.label("a"), .label("b")])
    stage.mount([box])
    stage.mount([])
    #expect(stage.views.isEmpty)
    let counters = stage.counters { stage.mount([box]) }
    #expect(stage.views[0].visibleSubviews.map(\.visibleText) == ["a", "b"])
    #expect(counters.viewsCreated == 0)
    #expect(counters.viewsShown == 1)
  }

  @Test func `a parent that comes back does not show what it held before`() {
    let stage = Stage()
    let box = Node.box([.label("a"), .label("b"), .label("c")])
    stage.mount([box])
    stage.mount([])
    stage.mount([.box([.label("x")])])
    #expect(stage.views[0].visibleSubviews.map(\.visibleText) == ["x"])
  }

  @Test func `equal but separate configurations cost no operation`() {
    let stage = Stage()
    let node = Node.label("a")
    stage.mount([node])
    let counters = stage.counters { stage.mount([node.showing("a")]) }
    #expect(counters.nativeOperations == 0)
    #expect(counters.attributesSkipped == 1)
    #expect(counters.configurationsSkipped == 0)
  }
}
