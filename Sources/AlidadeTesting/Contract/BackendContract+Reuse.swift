import AlidadeRender

extension BackendContract {
  /// The rules for reusing views.
  static let reuseCases = [
    rule("the same configuration keeps the same view and makes no calls") { stage, journal in
      let node = stage.node(1)
      stage.mount([node])
      let views = stage.identities(stage.views())
      _ = journal.take()
      journal.expect(stage.calls { stage.mount([node]) }, equals: [], "the calls")
      journal.expect(journal.entries, equals: [], "the attributes")
      journal.expect(stage.identities(stage.views()), equals: views, "the views")
    },
    rule("a view that isn't needed is hidden and waits in its parent") { stage, journal in
      stage.mount([stage.node(1)])
      journal.expect(stage.calls { stage.mount([]) }, equals: [.hide], "the calls")
      journal.expect(stage.views().count, equals: 0, "visible views")
      journal.expect(stage.backend.children(of: stage.root).count, equals: 1, "views that wait")
    },
    rule("a waiting view is reused before a new one is created") { stage, journal in
      stage.mount([stage.node(1)])
      stage.mount([])
      journal.expect(stage.calls { stage.mount([stage.node(2)]) }, equals: [.show], "the calls")
      journal.expect(stage.shown(), equals: [2], "what is shown")
    },
    rule("a view that is released and reused in one pass is never hidden") { stage, journal in
      stage.mount([stage.node(1)])
      journal.expect(stage.calls { stage.mount([stage.node(2)]) }, equals: [], "the calls")
      journal.expect(stage.shown(), equals: [2], "what is shown")
    },
    rule("one changed value makes one setter call and no other") { stage, journal in
      let nodes = (0..<5).map { stage.node($0) }
      stage.mount(nodes)
      _ = journal.take()
      var changed = nodes
      changed[3] = nodes[3].with(journal.attribute("value", 30))
      journal.expect(stage.calls { stage.mount(changed) }, equals: [], "the calls")
      journal.expect(journal.entries, equals: ["apply value 30"], "the attributes")
    },
    rule("a view never goes to a component with other attributes that can't be taken back") {
      stage, journal in
      stage.mount([ContractNode([journal.attribute("other", 1)])])
      stage.mount([stage.node(2)])
      journal.expect(
        stage.views().map(journal.values), equals: [["value": 2]], "what the view shows")
    },
    rule("a node that comes back gets the view it had") { stage, journal in
      let nodes = (0..<3).map { stage.node($0) }
      stage.mount(nodes)
      let view = stage.views()[2]
      stage.mount([])
      _ = journal.take()
      stage.mount([nodes[2]])
      journal.expect(stage.views().first === view, "it got another view")
      journal.expect(journal.entries, equals: [], "the attributes")
    },
    rule("a view inside a reused view shows no trace of an earlier motion") { stage, journal in
      let inner = stage.node(1)
      let parent = stage.node(0)
      stage.mount([parent.holding([inner])])
      stage.mount([parent.holding([inner.at(y: 30)])], animation: .linear(duration: 1))
      guard let view = stage.views().first, let child = stage.views(in: view).first else {
        return journal.expect(false, "the parent isn't visible")
      }
      let begin = stage.backend.host.movesViews ? inner : inner.at(y: 30)
      journal.expect(stage.backend.frame(of: child), equals: begin.frame, "where it begins")
      stage.mount([stage.node(2, [stage.node(3).at(y: 50)])])
      journal.expect(stage.views(in: view).first === child, "it got another view")
      journal.expect(
        stage.backend.frame(of: child), equals: inner.at(y: 50).frame, "the frame of the next node")
    },
    rule("a parent that comes back doesn't show its former children") { stage, journal in
      let parent = stage.node(0, [stage.node(1), stage.node(2)])
      stage.mount([parent])
      stage.mount([])
      stage.mount([stage.node(0, [stage.node(3)])])
      journal.expect(stage.shown(in: stage.views().first), equals: [3], "what it holds")
    },
    rule("a node that moves to another parent is shown there and no longer in the old one") {
      stage, journal in
      let child = stage.node(7)
      let (left, right) = (stage.node(0), stage.node(1))
      stage.mount([left.holding([child]), right])
      stage.mount([left, right.holding([child])])
      journal.expect(
        stage.views().map { stage.shown(in: $0) }, equals: [[], [7]], "what the parents hold")
    },
    rule("a parent that gets another view takes its children along") { stage, journal in
      let parent = stage.node(0, [stage.node(1)])
      stage.mount([parent])
      stage.mount([parent.with(journal.attribute("other", 5))])
      journal.expect(stage.views().map { stage.shown(in: $0) }, equals: [[1]], "what is inside")
    },
    rule("children go into the content view of their parent, at frames relative to that view") {
      stage, journal in
      var parent = stage.node(0)
      parent.configuration = stage.backend.framedConfiguration
      let children = [stage.node(1), stage.node(2).at(y: 20), stage.node(3).at(y: 40)]
      stage.mount([parent.holding(children)])
      guard let view = stage.views().first else {
        return journal.expect(false, "the parent isn't visible")
      }
      journal.expect(view.contentView !== view, "the parent is its own content view")
      journal.expect(stage.shown(in: view.contentView), equals: [1, 2, 3], "what is inside")
      journal.expect(
        stage.views(in: view.contentView).map { stage.backend.frame(of: $0) },
        equals: children.map(\.frame), "the frames")
      stage.mount([parent.holding([children[2], children[0]])])
      journal.expect(stage.shown(in: view.contentView), equals: [3, 1], "the order after that")
      stage.mount([])
      stage.mount([parent.holding([stage.node(4)])])
      journal.expect(stage.views().first === view, "it got another view")
      journal.expect(stage.shown(in: view.contentView), equals: [4], "what is inside when reused")
    },
    rule("no more views wait than the limit allows", limits: ReusePoolLimits(maximumCount: 2)) {
      stage, journal in
      stage.mount((0..<5).map { stage.node($0) })
      journal.expect(
        stage.calls { stage.mount([]) },
        equals: [.hide, .hide, .hide, .hide, .hide, .remove, .remove, .remove], "the calls")
      journal.expect(stage.backend.children(of: stage.root).count, equals: 2, "views that wait")
    },
    rule("a view that has waited too long is removed", limits: ReusePoolLimits(maximumAge: 2)) {
      stage, journal in
      let stays = stage.node(0)
      stage.mount([stays, stage.node(1)])
      for _ in 0..<4 { stage.mount([stays]) }
      journal.expect(stage.backend.children(of: stage.root).count, equals: 1, "views")
    },
    rule("tearing down a tree leaves no view and no record alive") { stage, journal in
      var tracker = LeakTracker()
      stage.mount([stage.node(0, [stage.node(1, [stage.node(2)])]), stage.node(3)])
      stage.mount([stage.node(4)])
      var pending = stage.backend.children(of: stage.root)
      while let view = pending.popLast() {
        tracker.track(view, "a view")
        if let record = view.mountRecord { tracker.track(record, "a record") }
        pending += stage.backend.children(of: view)
      }
      journal.expect(tracker.count, equals: 8, "views and records before")
      stage.mounted.tearDown()
      journal.expect(tracker.survivors, equals: [], "alive")
      journal.expect(stage.backend.children(of: stage.root).count, equals: 0, "views left")
      journal.expect(stage.mounter.viewsAlive, equals: 0, "views counted")
    },
  ]
}
