import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct StatefulViewPoolTests {
  private let stage = PlayerStage()
  private let host = HeadlessMountHost()
  private let mounter: Mounter

  init() { mounter = Mounter(host: host) }

  private var pool: StatefulViewPool { host.statefulViews }

  private func tree(_ name: String, context: String = "") -> ComponentTree {
    ComponentTree(Player(name: name, stage: stage, viewContext: context)) { _ in }
  }

  private func place() -> PlayerPlace { PlayerPlace(host, mounter: mounter) }

  /// Mounts players, lets them go, and returns the views they had.
  private func letGo(_ names: [String], context: String = "") -> [PlayerView] {
    let shown = names.map { name in
      let (place, tree) = (place(), tree(name, context: context))
      place.show(tree)
      return (place, tree)
    }
    let views = shown.flatMap { $0.0.players }
    for (place, tree) in shown {
      place.mounted.tearDown()
      tree.tearDown()
    }
    host.runLaterTurns()
    return views
  }

  @Test func `a view that was let go of is handed out once`() {
    let views = letGo(["a"])
    let (one, other) = (place(), place())
    one.show(tree("b"))
    other.show(tree("c"))
    #expect(one.players.first === views[0])
    #expect(other.players.first !== views[0])
    #expect(views[0].configurations == ["a", "b"])
  }

  @Test func `views are handed out in the order in which they were let go of`() {
    let views = letGo(["a", "b", "c"])
    for view in views {
      let place = place()
      place.show(tree("d"))
      #expect(place.players.first === view)
    }
  }

  @Test func `a component gets its previous view, even if another view has waited longer`() {
    let shown = ["a", "b"].map { name in
      let (place, tree) = (place(), tree(name))
      place.show(tree)
      return (place, tree)
    }
    let view = shown[1].0.players.first
    for (place, _) in shown { place.clear() }
    host.runLaterTurns()
    #expect(pool.count == 2)
    let elsewhere = place()
    elsewhere.show(shown[1].1)
    #expect(elsewhere.players.first === view)
  }

  @Test func `a view that is in the wrapper already goes before others`() {
    let shown = ["a", "b"].map { name in
      let (place, tree) = (place(), tree(name))
      place.show(tree)
      return (place, tree)
    }
    let view = shown[1].0.players.first
    for (place, tree) in shown {
      place.clear()
      tree.tearDown()
    }
    host.runLaterTurns()
    let new = tree("c")
    host.log.clear()
    shown[1].0.show(new)
    #expect(shown[1].0.players.first === view)
    #expect(host.log.count(of: .insert) == 0)
    #expect(host.log.count(of: .remove) == 0)
  }

  @Test func `contexts are compared by equality`() {
    let views = letGo(["a"], context: ["wi", "de"].joined())
    let (one, other) = (place(), place())
    other.show(tree("b", context: "tall"))
    #expect(other.players.first !== views[0])
    one.show(tree("b", context: ["w", "ide"].joined()))
    #expect(one.players.first === views[0])
  }

  @Test func `another type of controller has views of its own`() {
    struct Other: StatefulViewComponent {
      final class Controller: StatefulViewComponentController<Other> {
        static func newStatefulView(_ context: ViewContext) -> PlayerView { PlayerView() }
        static func configureStatefulView(_ view: PlayerView, for other: Other) {}
      }
    }
    let views = letGo(["a"])
    let place = place()
    place.show(ComponentTree(Other()) { _ in })
    #expect(place.players.count == 1)
    #expect(place.players.first !== views[0])
  }

  @Test func `another toolkit has views of its own`() {
    let views = letGo(["a"])
    let otherHost = HeadlessMountHost()
    let place = PlayerPlace(otherHost)
    place.show(tree("b"))
    #expect(place.players.first !== views[0])
  }

  @Test(arguments: [-1, 0, 1, 2]) func `a pool holds as many views as it may`(maximum: Int) {
    stage.maximumPoolSize = maximum
    let views = letGo(["a", "b", "c"])
    #expect(pool.count == (maximum < 0 ? 3 : maximum))
    #expect(stage.journal.count(of: "relinquish c") == 1)
    let place = place()
    place.show(tree("d"))
    #expect((place.players.first === views[0]) == (maximum != 0), "The first ones stay.")
  }

  @Test func `what a full pool does not take is gone`() {
    stage.maximumPoolSize = 1
    _ = letGo(["a", "b"])
    #expect(stage.tracker.survivors.count == 1)
    pool.removeAll()
    #expect(stage.tracker.survivors == [])
  }

  @Test func `a context that was invalid when its view was let go of leaves nothing`() {
    stage.invalidContexts = ["old"]
    _ = letGo(["a"], context: "old")
    #expect(stage.journal.count(of: "relinquish a") == 1)
    #expect(pool.count == 0)
    #expect(stage.tracker.survivors == [])
  }

  @Test func `a context that becomes invalid takes its waiting views along, and no others`() {
    _ = letGo(["a"], context: "old")
    let kept = letGo(["b"], context: "new")
    stage.invalidContexts = ["old"]
    let place = place()
    place.show(tree("c", context: "old"))
    #expect(stage.madeCount == 3, "nobody gets a view with an invalid context")
    #expect(pool.count == 1)
    let other = self.place()
    other.show(tree("d", context: "new"))
    #expect(other.players.first === kept[0])
  }

  @Test func `waiting views with an invalid context go when others are let go of`() {
    _ = letGo(["a"], context: "old")
    stage.invalidContexts = ["old"]
    _ = letGo(["b"], context: "new")
    #expect(pool.count == 1)
  }

  @Test func `who refuses keeps the view until it says that it agrees`() {
    let place = place()
    let tree = tree("a")
    place.show(tree)
    let view = place.players.first
    stage.refusing = ["a"]
    place.clear()
    host.runLaterTurns()
    #expect(stage.journal.count(of: "relinquish a") == 0)
    #expect(tree.mustBeKept)
    let controller = stage.controllers["a"]
    #expect(controller?.statefulView === view)
    stage.refusing = []
    controller?.canRelinquishStatefulViewDidChange()
    #expect(stage.journal.count(of: "relinquish a") == 0, "not at once, either")
    host.runLaterTurns()
    #expect(stage.journal.count(of: "relinquish a") == 1)
    #expect(controller?.statefulView == nil)
    #expect(pool.count == 1)
    #expect(!tree.mustBeKept)
  }

  @Test func `who refused and never says otherwise is asked again when others are`() {
    let place = place()
    let tree = tree("a")
    place.show(tree)
    stage.refusing = ["a"]
    place.clear()
    host.runLaterTurns()
    stage.refusing = []
    _ = letGo(["b"])
    #expect(stage.journal.count(of: "relinquish a") == 1)
    #expect(pool.count == 2)
  }

  @Test func `what agrees while it is mounted is not let go of`() {
    let place = place()
    let tree = tree("a")
    place.show(tree)
    stage.controllers["a"]?.canRelinquishStatefulViewDidChange()
    host.settle()
    #expect(stage.journal.count(of: "relinquish a") == 0)
    #expect(place.players.count == 1)
  }

  @Test func `a controller that ends lets go even if it refuses, and the view is thrown away`() {
    let place = place()
    let tree = tree("a")
    place.show(tree)
    stage.refusing = ["a"]
    place.clear()
    host.runLaterTurns()
    tree.tearDown()
    #expect(stage.journal.count(of: "relinquish a") == 0)
    host.runLaterTurns()
    host.settle()
    #expect(stage.journal.count(of: "relinquish a") == 1)
    #expect(pool.count == 0)
    #expect(stage.tracker.survivors == [])
  }

  @Test func `what is let go of while others are is asked in another turn`() {
    let places = ["a", "b"].map { name in
      let (place, tree) = (place(), tree(name))
      place.show(tree)
      return (place, tree)
    }
    places[0].0.clear()
    stage.onRelinquish = { controller in
      if controller.component.name == "a" { places[1].0.clear() }
    }
    host.runLaterTurns()
    #expect(stage.journal.count(of: "relinquish b") == 0)
    host.runLaterTurns()
    #expect(stage.journal.count(of: "relinquish b") == 1)
    #expect(pool.count == 2)
  }

  @Test func `a component that is mounted by the news that it lets go gets another view`() {
    let place = place()
    let tree = tree("a")
    place.show(tree)
    let view = place.players.first
    place.clear()
    stage.onRelinquish = { [weak stage] _ in
      stage?.onRelinquish = { _ in }
      place.show(tree)
    }
    host.runLaterTurns()
    #expect(place.players.count == 1)
    #expect(place.players.first !== view)
    #expect(stage.controllers["a"]?.statefulView === place.players.first)
    #expect(pool.count == 1)
  }

  @Test func `no view is relinquished during a scroll`() {
    let place = place()
    let tree = tree("a")
    place.show(tree)
    let view = place.players.first
    pool.noteScroll()
    place.clear()
    for _ in 0..<8 {
      host.runLaterTurns()
      host.runFrame()
      pool.noteScroll()
    }
    #expect(stage.journal.count(of: "relinquish a") == 0)
    let other = self.place()
    other.show(self.tree("b"))
    #expect(other.players.first !== view)
    host.settle()
    #expect(stage.journal.count(of: "relinquish a") == 1, "at rest it does")
  }

  @Test func `in a long scroll the views of those who waited longest are handed on`() {
    let trees = (0..<40).map { tree("\($0)") }
    let place = place()
    for tree in trees {
      pool.noteScroll()
      place.show(tree)
      place.clear()
      host.runLaterTurns()
      host.runFrame()
    }
    #expect(stage.madeCount == StatefulViewPool.waitingLimit + 1)
    #expect(stage.journal.count(of: "relinquish 0") == 1)
    #expect(stage.journal.count(of: "relinquish 39") == 0)
  }

  @Test func `a lent view is neither shown nor let go of until it is taken back`() {
    let place = place()
    let tree = tree("a")
    place.show(tree)
    let view = place.players.first
    let window = host.makeRoot(size: Size(width: 400, height: 300))
    guard let controller = stage.controllers["a"], let lent = controller.lendStatefulView() else {
      Issue.record("There is no view to lend.")
      return
    }
    #expect(lent === view)
    window.addSubview(lent)
    tree.setComponent(Player(name: "b", stage: stage))
    place.show(tree)
    #expect(place.players.isEmpty)
    #expect(view?.superview === window, "a newer component does not fetch it")
    place.clear()
    host.settle()
    #expect(stage.journal.count(of: "relinquish b") == 0)
    place.show(tree)
    lent.removeFromSuperview()
    controller.takeBackStatefulView()
    #expect(place.players.first === view)
    #expect(stage.madeCount == 1)
  }

  @Test func `a view that is no native view is reported, and nothing is shown`() {
    struct Wrong: StatefulViewComponent {
      final class Controller: StatefulViewComponentController<Wrong> {
        static func newStatefulView(_ context: ViewContext) -> String { "view" }
        static func configureStatefulView(_ view: String, for wrong: Wrong) {}
      }
    }
    let place = place()
    let reports = DiagnosticsRecorder.reports { place.show(ComponentTree(Wrong()) { _ in }) }
    #expect(reports.map(\.summary) == ["The stateful view of Wrong isn't a native view."])
    #expect(reports.first?.values == ["view  String"])
    #expect(place.root.visibleDescendants.count == 2)
  }

  @Test(arguments: [10, 1_000]) func `a view costs as many steps however many there are`(
    count: Int
  ) {
    let names = (0..<count).map { "\($0)" }
    let before = pool.stepCount
    let views = letGo(names)
    let kept = pool.stepCount - before
    let shown = names.map { _ in (place: place(), tree: tree("x")) }
    for (place, tree) in shown { place.show(tree) }
    #expect(
      shown.flatMap(\.place.players).map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init))
    // Into the line and out of it, into the pool, and two looks at whether views are still valid.
    #expect(kept == count * 7)
    #expect(pool.stepCount - before - kept == count * 2)
  }

  @Test(arguments: [10, 1_000]) func `to find the view one had takes as many steps`(count: Int) {
    let shown = (0..<count).map { number in
      let (place, tree) = (place(), tree("\(number)"))
      place.show(tree)
      return (place: place, tree: tree, view: place.players.first)
    }
    for shown in shown { shown.place.clear() }
    host.runLaterTurns()
    let before = pool.stepCount
    let others = shown.reversed().map { shown in
      let elsewhere = place()
      elsewhere.show(shown.tree)
      #expect(elsewhere.players.first === shown.view)
      return elsewhere
    }
    #expect(pool.stepCount - before == count * 2)
    withExtendedLifetime(others) {}
  }

  @Test(arguments: [10, 1_000]) func `refusing controllers aren't all asked each time`(count: Int) {
    let names = (0..<count).map { "\($0)" }
    stage.refusing = Set(names)
    let shown = names.map { name in
      let (place, tree) = (place(), tree(name))
      place.show(tree)
      return (place, tree)
    }
    for (place, _) in shown { place.clear() }
    host.runLaterTurns()
    let before = pool.stepCount
    _ = letGo(["other"])
    #expect(pool.stepCount - before == 9)
    withExtendedLifetime(shown) {}
  }

  @Test func `ten thousand views that are let go of by what is let go of`() {
    var remaining = 10_000
    let place = place()
    func showNext() {
      guard remaining > 0 else { return }
      remaining -= 1
      let tree = tree("a")
      place.show(tree)
      place.clear()
      tree.tearDown()
    }
    stage.onRelinquish = { _ in showNext() }
    showNext()
    for _ in 0..<20_000 where remaining > 0 { host.runLaterTurns() }
    host.settle()
    #expect(stage.journal.count(of: "acquire a") == 10_000)
    #expect(stage.journal.count(of: "relinquish a") == 10_000)
  }
}
