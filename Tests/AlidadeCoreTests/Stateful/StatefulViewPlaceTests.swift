import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// In which wrapper a view is when there are several, or when somebody else took it out.
@MainActor @Suite struct StatefulViewPlaceTests {
  private let stage = PlayerStage()
  private let host = HeadlessMountHost()

  private func tree(_ name: String) -> ComponentTree {
    ComponentTree(Player(name: name, stage: stage)) { _ in }
  }

  @Test func `a view that was taken out by hand is put back when its component is mounted again`() {
    let place = PlayerPlace(host)
    let tree = tree("a")
    place.show(tree)
    let view = place.players.first
    view?.removeFromSuperview()
    #expect(place.players.isEmpty)
    place.clear()
    place.show(tree)
    #expect(place.players.first === view)
    #expect(stage.madeCount == 1)
  }

  @Test func `a view that was taken out by hand is put back by the next update`() {
    let place = PlayerPlace(host)
    let tree = tree("a")
    place.show(tree)
    let view = place.players.first
    view?.removeFromSuperview()
    tree.setComponent(Player(name: "b", stage: stage))
    place.show(tree)
    #expect(place.players.first === view)
    #expect(view?.configurations == ["a", "b"])
  }

  @Test func `a view that was put elsewhere by hand is brought back without a report`() {
    let place = PlayerPlace(host)
    let tree = tree("a")
    place.show(tree)
    let elsewhere = host.makeRoot(size: Size(width: 40, height: 40))
    let view = place.players.first
    if let view { elsewhere.addSubview(view) }
    let reports = DiagnosticsRecorder.reports {
      place.clear()
      place.show(tree)
    }
    #expect(reports.isEmpty)
    #expect(place.players.first === view)
    #expect(elsewhere.subviews.isEmpty)
  }

  @Test func `a view that is elsewhere by hand is let go of like others`() {
    let place = PlayerPlace(host)
    let tree = tree("a")
    place.show(tree)
    place.players.first?.removeFromSuperview()
    let reports = DiagnosticsRecorder.reports {
      stage.maximumPoolSize = 0
      place.clear()
      host.settle()
    }
    #expect(reports.isEmpty)
    #expect(stage.journal.count(of: "relinquish a") == 1)
    #expect(stage.tracker.survivors == [])
  }

  @Test func `of two places that show one tree the last one mounted has the view`() {
    let (one, other) = (PlayerPlace(host), PlayerPlace(host))
    let tree = tree("a")
    one.show(tree)
    let view = one.players.first
    other.show(tree)
    #expect(one.players.isEmpty)
    #expect(other.players.first === view)
    tree.setComponent(Player(name: "b", stage: stage))
    one.show(tree)
    #expect(other.players.first === view, "An update does not fetch it.")
    #expect(view?.configurations == ["a", "b"])
    #expect(stage.madeCount == 1)
  }

  @Test func `a place that does not have the view takes nothing along when it goes`() {
    let (one, other) = (PlayerPlace(host), PlayerPlace(host))
    let tree = tree("a")
    one.show(tree)
    other.show(tree)
    let view = other.players.first
    one.clear()
    host.settle()
    #expect(other.players.first === view)
    #expect(stage.journal.count(of: "relinquish a") == 0)
    #expect(host.statefulViews.count == 0)
  }

  @Test func `the view returns to the other place when the last one goes`() {
    let (one, other) = (PlayerPlace(host), PlayerPlace(host))
    let tree = tree("a")
    one.show(tree)
    let view = one.players.first
    other.show(tree)
    other.clear()
    #expect(one.players.first === view)
    host.settle()
    #expect(one.players.first === view)
    #expect(stage.journal.count(of: "relinquish a") == 0)
    one.clear()
    host.settle()
    #expect(stage.journal.count(of: "relinquish a") == 1)
  }

  @Test func `a dropped toolkit is gone although a view was to be let go of later`() {
    weak var toolkit: HeadlessMountHost?
    do {
      let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
        Player(name: "a", stage: stage)
      }
      toolkit = view.mountHost
    }
    #expect(toolkit == nil)
    #expect(stage.tracker.survivors == [])
    #expect(stage.journal.count(of: "relinquish a") == 1, "It was told all the same.")
  }

  @Test func `a dropped toolkit is gone in the middle of a scroll`() {
    weak var toolkit: HeadlessMountHost?
    do {
      let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
        Player(name: "a", stage: stage)
      }
      toolkit = view.mountHost
      view.mountHost.statefulViews.noteScroll()
      view.update {}
      view.mountHost.runLaterTurns()
    }
    #expect(toolkit == nil)
    #expect(stage.tracker.survivors == [])
  }
}
