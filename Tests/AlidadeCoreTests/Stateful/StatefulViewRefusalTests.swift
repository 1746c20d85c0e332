import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// How many may keep views that nobody sees.
@MainActor @Suite struct StatefulViewRefusalTests {
  private let stage = PlayerStage()
  private let host = HeadlessMountHost()
  private let mounter: Mounter

  init() { mounter = Mounter(host: host) }

  private struct Shown {
    let place: PlayerPlace
    let tree: ComponentTree
    let view: PlayerView?
  }

  private func show(_ names: [String]) -> [Shown] {
    names.map { name in
      let place = PlayerPlace(host, mounter: mounter)
      let tree = ComponentTree(Player(name: name, stage: stage)) { _ in }
      place.show(tree)
      return Shown(place: place, tree: tree, view: place.players.first)
    }
  }

  private func relinquished() -> [String] {
    stage.journal.take().filter { $0.hasPrefix("relinquish") }
  }

  @Test func `beyond the limit, those that have refused for longest relinquish their views`() {
    stage.maximumRefusalCount = 2
    let shown = show(["a", "b", "c", "d"])
    stage.refusing = ["a", "b", "c", "d"]
    for shown in shown {
      shown.place.clear()
      host.runLaterTurns()
    }
    #expect(relinquished() == ["relinquish a", "relinquish b"])
    for index in [2, 3] {
      shown[index].place.show(shown[index].tree)
      #expect(shown[index].place.players.first === shown[index].view)
    }
  }

  @Test func `mounted components don't count toward the limit`() {
    stage.maximumRefusalCount = 1
    let shown = show(["a", "b", "c"])
    stage.refusing = ["a", "b", "c"]
    shown[0].place.clear()
    host.runLaterTurns()
    shown[0].place.show(shown[0].tree)
    shown[1].place.clear()
    host.runLaterTurns()
    #expect(relinquished() == [])
  }

  @Test func `a view whose controller still refuses is thrown away, another one waits`() {
    stage.maximumRefusalCount = 0
    let shown = show(["a", "b"])
    stage.refusing = ["a", "b"]
    stage.givingIn = ["b"]
    for shown in shown { shown.place.clear() }
    host.runLaterTurns()
    #expect(relinquished() == ["relinquish b", "relinquish a"])
    #expect(host.statefulViews.count == 1)
    let next = show(["c"])
    #expect(next[0].view === shown[1].view)
  }

  @Test func `a view that is lent is not taken`() {
    stage.maximumRefusalCount = 0
    let shown = show(["a"])
    let controller = stage.controllers["a"]
    #expect(controller?.lendStatefulView() === shown[0].view)
    shown[0].place.clear()
    host.runLaterTurns()
    #expect(relinquished() == [])
    controller?.takeBackStatefulView()
  }

  @Test func `during a long scroll the limit holds too`() {
    stage.maximumRefusalCount = 2
    let names = (0..<40).map { "\($0)" }
    stage.refusing = Set(names)
    stage.givingIn = Set(names)
    var all: [Shown] = []
    for name in names {
      host.statefulViews.noteScroll()
      all += show([name])
      all.last?.place.clear()
    }
    #expect(stage.madeCount <= StatefulViewPool.waitingLimit + 2)
  }

  @Test func `a tree with state to preserve is kept although its view was relinquished`() {
    let shown = show(["a", "b"])
    stage.remembering = ["a"]
    for shown in shown { shown.place.clear() }
    host.runLaterTurns()
    #expect(relinquished() == ["relinquish a", "relinquish b"])
    #expect(shown[0].tree.mustBeKept)
    #expect(!shown[1].tree.mustBeKept)
    shown[0].place.show(shown[0].tree)
    stage.remembering = []
    shown[0].place.clear()
    host.runLaterTurns()
    #expect(!shown[0].tree.mustBeKept)
  }
}
