import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

@MainActor struct LargeTreeTests {
  /// A box in a box in a box, made without recursion.
  private func tower(_ depth: Int, top: Node) -> Layout {
    let identities = TowerIdentities.all
    var layout = top.layout
    for level in 0..<depth {
      layout = Layout(
        identity: identities[level], componentType: ComponentType(Card.self),
        configuration: ViewConfiguration(HeadlessView.self),
        size: Size(width: 10, height: 10),
        children: [Layout.Child(position: .zero, layout: layout)])
    }
    return layout
  }

  private enum TowerIdentities {
    static let all = (0..<10_000).map { _ in UnitIdentity.unique() }
  }

  @Test(arguments: [false, true])
  func `a tree of ten thousand levels is mounted, hidden, shown and taken down`(isIncremental: Bool)
  {
    let recorder = Recorder()
    let stage = Stage(isRecording: false)
    var top = Node.label("top")
    top.configuration = ViewConfiguration(
      ViewClass(
        Label.self, didEnterReusePool: { _ in recorder.entries.append("enter") },
        willLeaveReusePool: { _ in recorder.entries.append("leave") }),
      attributes: [.set(\.text, "top")])
    let tree = RenderTree(flattening: tower(10_000, top: top), isIncremental: isIncremental)
    #expect(tree.units.count == 10_001)
    stage.mounted.update(to: tree, visibleRect: Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(stage.root.descendants.last?.visibleText == "top")
    stage.mount([])
    stage.mounted.update(to: tree, visibleRect: Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(recorder.entries == ["enter", "leave"])
    #expect(stage.mounter.viewsAlive == 10_001)
    stage.mounted.tearDown()
    #expect(stage.mounter.viewsAlive == 0)
    #expect(stage.root.subviews.isEmpty)
  }

  @Test func `a deep layout goes away without exhausting a small stack`() async {
    // Tasks run on threads with small stacks.
    let count = await Task.detached {
      let identity = UnitIdentity.unique()
      var layout = Layout(identity: identity, componentType: ComponentType(Row.self), size: .zero)
      for _ in 0..<100_000 {
        layout = Layout(
          identity: identity, componentType: ComponentType(Row.self), size: .zero,
          children: [Layout.Child(position: .zero, layout: layout)])
      }
      return RenderTree(flattening: layout).units.count
    }.value
    #expect(count == 0)
  }

  @Test func `a deep chain of views goes away without exhausting the stack`() {
    let tracker = LeakTracker()
    do {
      let root = HeadlessView()
      var view = root
      for _ in 0..<100_000 {
        let inner = HeadlessView()
        view.addSubview(inner)
        view = inner
      }
      tracker.track(root, "root")
      tracker.track(view, "innermost")
    }
    #expect(tracker.survivors == [])
  }

  @Test func `a long row of views goes away without exhausting the stack`() {
    let tracker = LeakTracker()
    do {
      let stage = Stage(isRecording: false)
      stage.mount((0..<40_000).map { .label("\($0)") })
      tracker.track(stage.mounted, "tree")
      for view in stage.views.prefix(3) {
        if let record = view.mountRecord { tracker.track(record, "record") }
      }
    }
    #expect(tracker.survivors == [])
  }
}
