import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

@MainActor struct TearDownTests {
  @Test func `taking a tree down leaves no view and no record alive`() {
    let tracker = LeakTracker()
    let stage = Stage()
    do {
      stage.mount([.box([.label("a"), .box([.label("b")])]), .label("c")])
      stage.mount([.box([.label("a")])])
      track(stage.root, tracker)
    }
    #expect(tracker.count == 12)
    stage.mounted.tearDown()
    #expect(tracker.survivors == ["the root", "the record of the root"])
    #expect(stage.mounter.viewsAlive == 0)
    #expect(stage.root.subviews.isEmpty)
  }

  @Test func `releasing a tree tears it down`() {
    let tracker = LeakTracker()
    let host = HeadlessMountHost()
    let root = host.makeRoot(size: Size(width: 10, height: 10))
    let mounter = Mounter(host: host)
    do {
      let mounted = MountedTree(in: root, mounter: mounter)
      mounted.update(to: Stage.tree([.box([.label("a")])]))
      #expect(root.subviews.count == 1)
      for view in root.descendants.dropFirst() { tracker.track(view) }
    }
    #expect(tracker.survivors == [])
    #expect(root.subviews.isEmpty)
    #expect(root.mountRecord == nil)
    #expect(mounter.viewsAlive == 0)
  }

  @Test func `views of others stay when a tree is taken down`() {
    let stage = Stage()
    let foreign = HeadlessView()
    stage.root.addSubview(foreign)
    stage.mount([.label("a")])
    stage.mounted.tearDown()
    #expect(stage.root.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(foreign)])
  }

  @Test func `a tree that was taken down can be mounted again`() {
    let stage = Stage()
    let nodes = [Node.label("a"), .box([.label("b")])]
    stage.mount(nodes)
    stage.mounted.tearDown()
    stage.mount(nodes)
    #expect(stage.root.visibleTexts == ["a", "b"])
  }

  @Test func `unmounting without hiding leaves everything in sight until it is used again`() {
    let stage = Stage()
    stage.mount([.label("a"), .label("b")])
    let operations = stage.operations { stage.mounted.unmountAll(hidesViews: false) }
    #expect(operations == [])
    #expect(stage.texts == ["a", "b"])
    stage.mount([.label("c")])
    #expect(stage.texts == ["c"])
  }

  @Test func `views unmounted without hiding are hidden by a later empty tree`() {
    let stage = Stage()
    stage.mount([.label("a"), .box([.label("b")])])
    stage.mounted.unmountAll(hidesViews: false)
    stage.mount([])
    #expect(stage.views.isEmpty)
  }

  private func track(_ view: HeadlessView, _ tracker: LeakTracker) {
    for view in view.descendants {
      let name = view.superview == nil ? "the root" : view.logName.description
      tracker.track(view, name)
      if let record = view.mountRecord { tracker.track(record, "the record of \(name)") }
    }
  }
}
