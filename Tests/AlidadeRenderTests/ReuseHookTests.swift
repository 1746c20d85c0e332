import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

@MainActor struct ReuseHookTests {
  private let recorder = Recorder()

  private func hooked(_ text: String) -> Node {
    var node = Node.label(text)
    node.configuration = ViewConfiguration(
      ViewClass(
        Label.self,
        didEnterReusePool: { [recorder] in recorder.entries.append("enter \($0.text)") },
        willLeaveReusePool: { [recorder] in
          recorder.entries.append("leave \($0.text)\($0.isHidden ? "" : ", in sight")")
        }),
      attributes: [.set(\.text, text)])
    return node
  }

  @Test func `a new view calls neither hook`() {
    let stage = Stage()
    stage.mount([hooked("a")])
    #expect(recorder.entries == [])
  }

  @Test func `a view recycled in place calls neither hook`() {
    let stage = Stage()
    stage.mount([hooked("a")])
    stage.mount([hooked("b")])
    #expect(stage.mounter.counters.viewsReused == 1)
    #expect(recorder.entries == [])
  }

  @Test func `a view that is not needed enters once`() {
    let stage = Stage()
    stage.mount([hooked("a")])
    stage.mount([])
    stage.mount([.label("other")])
    stage.mount([])
    #expect(recorder.entries == ["enter a"])
  }

  @Test func `a view that is needed again leaves once, still hidden, with its new values`() {
    let stage = Stage()
    stage.mount([hooked("a")])
    stage.mount([])
    _ = recorder.take()
    let node = hooked("b")
    stage.mount([node])
    stage.mount([node])
    #expect(recorder.entries == ["leave b"])
  }

  @Test func `what is inside a view that is hidden enters too, though it is not hidden itself`() {
    let stage = Stage()
    let box = Node.box([.box([hooked("deep")])])
    stage.mount([box])
    stage.mount([])
    #expect(recorder.take() == ["enter deep"])
    stage.mount([box])
    #expect(recorder.take().map { $0.prefix(10) } == ["leave deep"])
  }

  @Test func `what is not needed when its parent comes back stays in the pool without a call`() {
    let stage = Stage()
    let box = Node.box([hooked("child")])
    stage.mount([box])
    stage.mount([])
    #expect(recorder.take() == ["enter child"])
    stage.mount([box.holding([])])
    #expect(recorder.take() == [])
    stage.mount([box])
    #expect(recorder.take() == ["leave child"])
  }

  @Test func `a view that was hidden before its parent is not told twice`() {
    let stage = Stage()
    let box = Node.box([hooked("child")])
    stage.mount([box])
    stage.mount([box.holding([])])
    #expect(recorder.take() == ["enter child"])
    stage.mount([])
    stage.mount([box.holding([])])
    #expect(recorder.take() == [])
  }

  @Test func `hiding and showing the root tells all that is in it`() {
    let stage = Stage()
    stage.mount([hooked("a"), .box([hooked("b")])])
    stage.mounted.isHidden = true
    #expect(recorder.take() == ["enter a", "enter b"])
    stage.mounted.isHidden = true
    #expect(recorder.take() == [])
    stage.mounted.isHidden = false
    #expect(recorder.take().map { $0.prefix(7) } == ["leave a", "leave b"])
  }

  @Test func `views that come and go while the root is hidden are told in pairs`() {
    let stage = Stage()
    stage.mounted.isHidden = true
    let node = hooked("a")
    stage.mount([node])
    stage.mount([])
    stage.mount([node])
    stage.mounted.isHidden = false
    stage.mount([])
    let calls = recorder.take().map { $0.split(separator: " ")[0] }
    for (index, call) in calls.enumerated() {
      #expect(call == (index.isMultiple(of: 2) ? "enter" : "leave"))
    }
    #expect(calls.last == "enter")
  }

  @Test func `unmounting everything tells each view once`() {
    let stage = Stage()
    stage.mount([hooked("a"), hooked("b")])
    stage.mounted.unmountAll()
    #expect(recorder.entries == ["enter a", "enter b"])
    #expect(stage.views.isEmpty)
  }

  @Test func `a view between the managed ones that nobody manages breaks no hooks`() {
    let stage = Stage()
    let viewClass = ViewClass("hooks.card") { () -> HeadlessView in
      let card = HeadlessView()
      card.addSubview(HeadlessView())
      return card
    }
    var box = Node.box([hooked("child")])
    box.configuration = ViewConfiguration(viewClass)
    stage.mount([box])
    stage.mount([])
    stage.mount([box])
    #expect(recorder.entries.map { $0.prefix(11) } == ["enter child", "leave child"])
  }

  @Test func `hooks written in different places make different classes`() {
    let stage = Stage()
    let one = ViewClass(Label.self, didEnterReusePool: { _ in })
    let other = ViewClass(Label.self, didEnterReusePool: { _ in })
    stage.mount([Node(configuration: ViewConfiguration(one))])
    let first = stage.views[0]
    stage.mount([Node(configuration: ViewConfiguration(other))])
    #expect(stage.views[0] !== first)
    stage.mount([Node(configuration: ViewConfiguration(ViewClass(Label.self)))])
    #expect(stage.views[0] !== first)
    stage.mount([Node(configuration: ViewConfiguration(one))])
    #expect(stage.views[0] === first)
  }
}
