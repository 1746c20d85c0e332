import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

/// A tree that brings its own root view, as a row of a list does.
@MainActor struct MountedRootTests {
  private let host = HeadlessMountHost()

  @Test func `a root view that the tree made goes with it`() {
    let surroundings = host.makeRoot(size: Size(width: 100, height: 100))
    let mounter = Mounter(host: host)
    let tracker = LeakTracker()
    do {
      let mounted = MountedTree(
        making: PortableViewClass(.container, role: .listItem), in: surroundings, above: nil,
        mounter: mounter)
      mounted.update(to: Stage.tree([.label("a")]))
      for view in surroundings.descendants.dropFirst() { tracker.track(view) }
      #expect(tracker.count == 2)
      #expect(mounter.viewsAlive == 2)
      #expect(mounter.counters.viewsCreated == 2)
    }
    #expect(tracker.survivors == [])
    #expect(mounter.viewsAlive == 0)
    #expect(surroundings.subviews.isEmpty)
  }

  @Test func `an equal frame of the root costs nothing`() {
    let surroundings = host.makeRoot(size: Size(width: 100, height: 100))
    let mounted = MountedTree(
      making: PortableViewClass(.container, role: .listItem), in: surroundings, above: nil,
      mounter: Mounter(host: host))
    let frame = Rect(x: 0, y: 10, width: 100, height: 20)
    mounted.setFrame(frame)
    let operations = host.log.operations { mounted.setFrame(frame) }
    #expect(operations == [])
    #expect(surroundings.subviews.map(\.frame) == [frame])
  }

  @Test func `a root view is moved among its siblings`() {
    let surroundings = host.makeRoot(size: Size(width: 100, height: 100))
    let mounter = Mounter(host: host)
    let trees = (0..<2).map { _ in
      MountedTree(
        making: PortableViewClass(.container, role: .listItem), in: surroundings, above: nil,
        mounter: mounter)
    }
    #expect(surroundings.subviews.map { $0 === trees[0].rootView } == [false, true])
    trees[0].moveRoot(above: nil)
    #expect(surroundings.subviews.map { $0 === trees[0].rootView } == [true, false])
    trees[0].tearDown()
    trees[0].tearDown()
    // Letting go of the other tree would take it down too.
    withExtendedLifetime(trees) {
      #expect(surroundings.subviews.count == 1)
    }
  }
}
