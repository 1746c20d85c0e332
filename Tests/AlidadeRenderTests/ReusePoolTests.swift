import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

@MainActor struct ReusePoolTests {
  @Test(arguments: [0, 1, 3])
  func `no more views wait than the limit allows, and the others are taken out`(limit: Int) {
    let stage = Stage(poolLimits: ReusePoolLimits(maximumCount: limit))
    stage.mount((0..<5).map { .label("\($0)") })
    stage.mount([])
    #expect(stage.root.subviews.count == limit)
    #expect(stage.mounter.viewsAlive == limit)
    #expect(stage.mounter.counters.viewsDiscarded == 5 - limit)
    #expect(stage.host.log.count(of: .remove) == 5 - limit)
  }

  @Test(arguments: [0, 1, 3])
  func `views that have disappeared wait within the limit, too`(limit: Int) {
    let stage = Stage(poolLimits: ReusePoolLimits(maximumCount: limit))
    stage.mount((0..<5).map { .label("\($0)") })
    stage.mounted.update(to: Stage.tree([]), animation: .linear(duration: 0.1))
    #expect(stage.mounter.viewsAlive == 5)
    #expect(stage.host.settle())
    #expect(stage.root.subviews.count == limit)
    #expect(stage.mounter.viewsAlive == limit)
    #expect(stage.mounter.counters.viewsDiscarded == 5 - limit)
  }

  @Test func `those that waited longest go first`() {
    let stage = Stage(poolLimits: ReusePoolLimits(maximumCount: 2))
    let nodes = (0..<3).map { Node.label("\($0)") }
    stage.mount(nodes)
    stage.mount([nodes[1], nodes[2]])
    stage.mount([nodes[1]])
    stage.mount([])
    #expect(stage.root.subviews.map(\.visibleText) == ["1", "2"])
  }

  @Test func `a view that is unused for many passes is removed`() {
    let stage = Stage(poolLimits: ReusePoolLimits(maximumAge: 3))
    let stays = Node.label("stays")
    stage.mount([stays, .label("goes")])
    stage.mount([stays])
    for step in 0..<3 {
      #expect(stage.root.subviews.count == 2)
      stage.mount([stays.showing("\(step)")])
    }
    stage.mount([stays.showing("last")])
    #expect(stage.root.subviews.count == 1)
    #expect(stage.mounter.viewsAlive == 1)
  }

  @Test func `a view goes from a parent in which nothing is left`() {
    let stage = Stage(poolLimits: ReusePoolLimits(maximumAge: 3))
    stage.mount([.label("goes")])
    for _ in 0..<6 { stage.mount([]) }
    #expect(stage.root.subviews.isEmpty)
  }

  @Test func `a view that goes takes along what waits in it`() {
    let stage = Stage(poolLimits: ReusePoolLimits(maximumCount: 0))
    stage.mount([.box([.label("a"), .box([.label("b")])])])
    #expect(stage.mounter.viewsAlive == 4)
    stage.mount([])
    #expect(stage.mounter.viewsAlive == 0)
    #expect(stage.root.subviews.isEmpty)
  }

  @Test func `a node that comes back gets the view it had`() {
    let stage = Stage()
    let nodes = (0..<5).map { Node.label("\($0)") }
    stage.mount(nodes)
    let views = stage.views
    stage.mount([])
    stage.mount([nodes[3]])
    #expect(stage.views.count == 1)
    #expect(stage.views[0] === views[3])
    #expect(stage.host.log.count(of: .set) == 5, "Nothing had to be set again.")
  }

  @Test func `negative limits count as zero`() {
    let limits = ReusePoolLimits(maximumCount: -1, maximumAge: -5)
    #expect(limits == ReusePoolLimits(maximumCount: 0, maximumAge: 0))
  }

  @Test func `a view is never taken from another parent`() {
    let stage = Stage()
    let (left, right) = (Node.box([]), Node.box([]))
    stage.mount([left.holding([.label("a")]), right])
    stage.mount([left, right])
    let waiting = stage.views[0].subviews[0]
    stage.mount([left, right.holding([.label("b")])])
    #expect(stage.views[1].visibleSubviews[0] !== waiting)
    #expect(waiting.isHidden)
  }

  @Test func `counters tell what one step did`() {
    let stage = Stage()
    let node = Node.label("a")
    let first = stage.counters { stage.mount([node]) }
    #expect(first.viewsCreated == 1 && first.framesSet == 1 && first.attributesApplied == 1)
    #expect(first.nativeOperations == 3)
    let second = stage.counters { stage.mount([]) }
    #expect(second.viewsHidden == 1)
    #expect(second.nativeOperations == 1)
    let third = stage.counters { stage.mount([node]) }
    #expect(third.viewsReused == 1 && third.viewsShown == 1 && third.configurationsSkipped == 1)
    #expect(third.nativeOperations == 1)
  }
}
