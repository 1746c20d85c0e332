import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// A component that has an identity of its own takes its view along to other hosting views.
@MainActor @Suite struct StatefulViewIdentityTests {
  private let stage = PlayerStage()
  private let host = HeadlessMountHost()
  private let identity = StatefulViewIdentity()

  private func player(_ name: String, context: String = "") -> Player {
    Player(name: name, stage: stage, viewContext: context, viewIdentity: identity)
  }

  private func hosting(
    _ host: HeadlessMountHost? = nil, @ComponentBuilder _ content: () -> ComponentList
  ) -> HeadlessHostingView {
    HeadlessHostingView(
      size: Size(width: 200, height: 100), mountHost: host ?? self.host, content: content)
  }

  private func shown(_ view: HeadlessHostingView) -> PlayerView? {
    let players = view.root.visibleDescendants.compactMap { $0 as? PlayerView }
    #expect(players.count < 2)
    return players.first
  }

  @Test func `a view goes from one hosting view to another in one turn, and plays on`() {
    let (one, other) = (hosting { player("a") }, hosting {})
    let view = shown(one)
    view?.position = 7
    one.update {}
    other.update { player("b") }
    host.settle()
    #expect(shown(other) === view)
    #expect(view?.position == 7)
    #expect(
      stage.journal.entries == ["make", "configure a", "acquire a", "configure b", "take over b"],
      "Nobody lets go.")
    #expect(host.statefulViews.count == 0)
  }

  @Test func `it goes along, too, when it appears there before it disappears here`() {
    let (one, other) = (hosting { player("a") }, hosting {})
    let view = shown(one)
    other.update { player("b") }
    #expect(shown(other) === view)
    #expect(shown(one) == nil)
    one.update {}
    host.settle()
    #expect(shown(other) === view)
    #expect(stage.journal.count(of: "relinquish a") == 0)
  }

  @Test func `of two places the last one mounted has the view, and leaves it to the other`() {
    let (one, other) = (hosting { player("a") }, hosting { player("b") })
    let view = shown(other)
    #expect(shown(one) == nil)
    one.update { player("c") }
    #expect(shown(other) === view, "An update does not fetch it.")
    other.update {}
    #expect(shown(one) === view)
    #expect(view?.configurations.last == "c")
    host.settle()
    #expect(shown(one) === view)
    #expect(stage.journal.entries.allSatisfy { !$0.hasPrefix("relinquish") })
  }

  @Test func `a place without the view takes nothing along`() {
    let (one, other) = (hosting { player("a") }, hosting { player("b") })
    let view = shown(other)
    one.update {}
    host.settle()
    #expect(shown(other) === view)
    #expect(stage.journal.entries.allSatisfy { !$0.hasPrefix("relinquish") })
  }

  @Test func `a view that was let go of waits for its identity before others`() {
    let (one, other) = (hosting { player("a") }, hosting { Player(name: "x", stage: stage) })
    let view = shown(one)
    other.update {}
    one.update {}
    host.settle()
    #expect(host.statefulViews.count == 2)
    other.update { player("b") }
    #expect(shown(other) === view)
  }

  @Test func `a controller that refuses does not keep the view from its own component`() {
    stage.refusing = ["a"]
    let (place, other) = (PlayerPlace(host), hosting {})
    let tree = ComponentTree(player("a")) { _ in }
    place.show(tree)
    let view = place.players.first
    place.clear()
    host.settle()
    #expect(tree.mustBeKept)
    other.update { player("b") }
    #expect(!tree.mustBeKept)
    #expect(shown(other) === view)
    host.settle()
    #expect(stage.journal.entries.allSatisfy { !$0.hasPrefix("relinquish") })
  }

  @Test func `a component that asks for another context gets a view of its own`() {
    let (one, other) = (hosting { player("a", context: "wide") }, hosting {})
    let view = shown(one)
    one.update {}
    other.update { player("b", context: "tall") }
    #expect(shown(other) !== view)
    host.settle()
    #expect(stage.journal.count(of: "relinquish a") == 1)
  }

  @Test func `another toolkit makes a view of its own`() {
    let (one, other) = (hosting { player("a") }, hosting(HeadlessMountHost()) { player("b") })
    #expect(shown(one) != nil)
    #expect(shown(other) != nil)
    #expect(stage.madeCount == 2)
  }

  @Test func `a lent view is left where it is and goes to the other place when it is back`() {
    let (one, other) = (hosting { player("a") }, hosting {})
    let view = shown(one)
    let controller = stage.controllers["a"]
    let window = host.makeRoot(size: Size(width: 400, height: 300))
    if let lent = controller?.lendStatefulView() { window.addSubview(lent) }
    other.update { player("b") }
    #expect(view?.superview === window)
    let own = shown(other)
    #expect(own !== view)
    one.update {}
    view?.removeFromSuperview()
    controller?.takeBackStatefulView()
    host.settle()
    #expect(shown(other) === own)
    #expect(stage.owners.count == 1)
  }

  @Test func `a component that gets another identity keeps its view`() {
    let view = hosting { player("a") }
    let before = shown(view)
    view.update {
      Player(name: "b", stage: stage, viewIdentity: StatefulViewIdentity())
    }
    #expect(shown(view) === before)
    let other = hosting { player("c") }
    #expect(shown(other) != nil)
    #expect(shown(view) === before, "The former identity has nothing any longer.")
  }

  @Test func `a component goes from row to row of two lists with its view`() {
    let wrapper = Size(width: 200, height: 100)
    func list(_ names: [String], _ current: String) -> some Component {
      List(names, id: \.self) { [stage, identity] name in
        Player(name: name, stage: stage, viewIdentity: name == current ? identity : nil)
      }
    }
    let one = HeadlessHostingView(size: wrapper, mountHost: host) { list(["a"], "a") }
    let other = HeadlessHostingView(size: wrapper, mountHost: host) { list([], "") }
    one.settle()
    let view = shown(one)
    #expect(view != nil)
    one.update { list([], "") }
    other.update { list(["b"], "b") }
    host.settle()
    #expect(shown(other) === view)
  }

  @Test func `nothing is left of hosting views that had a view in turn`() {
    let tracker = LeakTracker()
    do {
      let (one, other) = (hosting { player("a") }, hosting { player("b") })
      tracker.track(one.host)
      tracker.track(other.host)
      one.update {}
    }
    host.settle()
    #expect(tracker.survivors == [])
    #expect(stage.owners.isEmpty)
    #expect(stage.tracker.survivors == [])
    #expect(stage.controllers.isEmpty)
  }
}
