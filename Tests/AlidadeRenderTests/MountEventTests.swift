import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

@MainActor struct MountEventTests {
  private let recorder = Recorder()

  private func label(_ name: String, _ children: [Node] = []) -> Node {
    var node = Node.label(name, children)
    node.observer = recorder.observer(name)
    return node
  }

  private func viewless(_ name: String, _ children: [Node] = []) -> Node {
    Node(
      frame: Rect(x: 0, y: 0, width: 20, height: 20), children: children,
      observer: recorder.observer(name))
  }

  @Test func `what appears is announced, gets its view, and then has appeared, children first`() {
    let stage = Stage()
    stage.mount([label("parent", [label("first"), label("second")])])
    #expect(
      recorder.entries == [
        "parent willMount", "first willMount", "second willMount", "parent didAcquireView",
        "first didAcquireView", "second didAcquireView", "first didMount", "second didMount",
        "parent didMount",
      ])
  }

  @Test func `a component without a view is told too`() {
    let stage = Stage()
    let node = viewless("outer", [label("inner")])
    stage.mount([node])
    #expect(
      recorder.take() == [
        "outer willMount", "inner willMount", "inner didAcquireView", "inner didMount",
        "outer didMount",
      ])
    stage.mount([])
    #expect(
      recorder.take() == [
        "outer willUnmount", "inner willUnmount", "inner willRelinquishView", "outer didUnmount",
        "inner didUnmount",
      ])
  }

  @Test func `what stays is updated and keeps its view`() {
    let stage = Stage()
    let node = label("parent", [label("child")])
    stage.mount([node])
    _ = recorder.take()
    stage.mount([node])
    #expect(
      recorder.entries == [
        "parent willUpdate", "child willUpdate", "child didUpdate", "parent didUpdate",
      ])
  }

  @Test func `in one pass each step is over before the next begins`() {
    let stage = Stage()
    let (stays, goes) = (label("stays"), label("goes", [label("inside")]))
    stage.mount([goes, stays])
    _ = recorder.take()
    stage.mount([stays, label("comes")])
    #expect(
      recorder.entries == [
        "goes willUnmount", "inside willUnmount", "stays willUpdate", "comes willMount",
        "goes willRelinquishView", "inside willRelinquishView", "comes didAcquireView",
        "stays didUpdate", "comes didMount", "goes didUnmount", "inside didUnmount",
      ])
  }

  @Test func `like siblings that change places are not unmounted`() {
    let stage = Stage()
    let (a, b) = (label("a"), label("b"))
    stage.mount([a, b])
    _ = recorder.take()
    stage.mount([b, a])
    #expect(recorder.entries == ["b willUpdate", "a willUpdate", "b didUpdate", "a didUpdate"])
  }

  @Test func `a node whose shape changes is updated and changes its view`() {
    let stage = Stage()
    let node = label("a")
    stage.mount([node])
    _ = recorder.take()
    stage.mount([node.with(.set(\.text, "a"), .set(\.note, "n"))])
    #expect(
      recorder.entries == [
        "a willUpdate", "a willRelinquishView", "a didAcquireView", "a didUpdate",
      ])
  }

  @Test func `a node that moves to another parent is updated and changes its view`() {
    let stage = Stage()
    let (left, right) = (Node.box([]), Node.box([]))
    let child = label("child")
    stage.mount([left.holding([child]), right])
    _ = recorder.take()
    stage.mount([left, right.holding([child])])
    #expect(
      recorder.entries == [
        "child willUpdate", "child willRelinquishView", "child didAcquireView", "child didUpdate",
      ])
  }

  @Test func `when a component has appeared its view is in sight and in place`() {
    let stage = Stage()
    stage.mount([.label("old")])
    stage.mount([])
    let observer = recorder.observer("a")
    var node = Node.label("a", y: 30)
    node.observer = observer
    var checked = 0
    observer.inspect = { event, context in
      guard event == .didMount else { return }
      let label = context.view as? Label
      checked += 1
      #expect(label?.isVisible == true)
      #expect(label?.text == "a")
      #expect(label?.frame == Rect(x: 0, y: 30, width: 10, height: 10))
      #expect(context.frame == Rect(x: 0, y: 0, width: 10, height: 10))
      #expect(label?.superview?.visibleSubviews.first === label)
    }
    stage.mount([node, .label("above")])
    #expect(checked == 1)
    #expect(stage.mounter.counters.viewsReused == 1)
  }

  @Test func `when a component is about to go its view still shows what it showed`() {
    let stage = Stage()
    let observer = recorder.observer("a")
    var node = Node.label("a")
    node.observer = observer
    stage.mount([node])
    var seen: [String] = []
    observer.inspect = { event, context in
      let label = context.view as? Label
      if event == .willUnmount || event == .willRelinquishView {
        seen.append("\(label?.text ?? "no label") \(label?.isVisible ?? false)")
      }
    }
    stage.mount([.label("b")])
    #expect(seen == ["a true", "a true"])
  }

  @Test func `a component without a view is told where it is in the view around it`() {
    let stage = Stage()
    var inner = viewless("inner")
    inner.frame = Rect(x: 3, y: 4, width: 5, height: 6)
    let observer = recorder.observer("inner")
    inner.observer = observer
    var contexts: [MountEvent: MountContext] = [:]
    observer.inspect = { contexts[$0] = $1 }
    var box = Node.box([inner])
    box.frame.origin = Point(x: 20, y: 30)
    stage.mount([box])
    #expect(contexts[.didMount]?.view === stage.views[0])
    #expect(contexts[.didMount]?.frame == inner.frame)
    #expect(contexts[.willMount]?.view === stage.root)
    #expect(contexts[.willMount]?.frame == Rect(x: 23, y: 34, width: 5, height: 6))
  }

  @Test func `unmounting everything notifies all observers, and so does mounting again`() {
    let stage = Stage()
    let node = label("a")
    stage.mount([node])
    _ = recorder.take()
    stage.mounted.unmountAll()
    #expect(recorder.take() == ["a willUnmount", "a willRelinquishView", "a didUnmount"])
    stage.mounted.unmountAll()
    #expect(recorder.take() == [])
    stage.mount([node])
    #expect(recorder.take() == ["a willMount", "a didAcquireView", "a didMount"])
  }

  @Test func `scrolling out of sight unmounts, scrolling back mounts`() {
    let stage = Stage()
    var node = label("a")
    node.frame.origin.y = 200
    let window = Rect(x: 0, y: 0, width: 100, height: 100)
    stage.mount([node], isIncremental: true, visible: window)
    #expect(recorder.take() == [])
    stage.mounted.scroll(to: window.offset(by: Point(x: 0, y: 150)))
    #expect(recorder.take() == ["a willMount", "a didAcquireView", "a didMount"])
    stage.mounted.scroll(to: window)
    #expect(recorder.take() == ["a willUnmount", "a willRelinquishView", "a didUnmount"])
  }

  @Test func `taking the tree down tells all`() {
    let stage = Stage()
    stage.mount([label("a")])
    _ = recorder.take()
    stage.mounted.tearDown()
    #expect(recorder.entries == ["a willUnmount", "a willRelinquishView", "a didUnmount"])
  }
}
