import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct StatefulViewTests {
  private let stage = PlayerStage()
  private let host = HeadlessMountHost()

  private func player(_ name: String, context: String = "", width: Double = 40) -> Player {
    Player(
      name: name, stage: stage, viewContext: context, size: ComponentSize(width: width, height: 20))
  }

  private func tree(_ component: some Component) -> ComponentTree {
    ComponentTree(component) { _ in }
  }

  private func hosting(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessHostingView {
    HeadlessHostingView(size: Size(width: 200, height: 100), mountHost: host, content: content)
  }

  private func players(_ view: HeadlessHostingView) -> [PlayerView] {
    view.root.visibleDescendants.compactMap { $0 as? PlayerView }
  }

  @Test func `a view is made, configured and announced when its component appears`() {
    let view = hosting { Column(alignment: .start) { player("a") } }
    #expect(stage.journal.entries == ["make", "configure a", "acquire a"])
    #expect(players(view).map(\.frame) == [Rect(x: 0, y: 0, width: 40, height: 20)])
    #expect(players(view).first?.superview?.frame.size == Size(width: 40, height: 20))
  }

  @Test func `a view is let go of in a later turn, not before`() {
    let view = hosting { player("a") }
    _ = stage.journal.take()
    view.update {}
    #expect(stage.journal.take() == [])
    #expect(host.statefulViews.count == 0)
    host.runLaterTurns()
    #expect(stage.journal.take() == ["relinquish a"])
    #expect(host.statefulViews.count == 1)
  }

  @Test func `unmounted and mounted elsewhere in one turn the very same view goes along untouched`()
  {
    let (one, other) = (PlayerPlace(host), PlayerPlace(host))
    let tree = tree(player("a"))
    one.show(tree)
    let view = one.players.first
    view?.position = 7
    _ = stage.journal.take()
    one.clear()
    other.show(tree)
    host.settle()
    #expect(other.players.first === view)
    #expect(view?.position == 7)
    #expect(stage.journal.take() == [])
    #expect(one.root.descendants.allSatisfy { !($0 is PlayerView) })
  }

  @Test func `a view that is mounted again in the same wrapper is not touched at all`() {
    let place = PlayerPlace(host)
    let tree = tree(player("a"))
    place.show(tree)
    place.clear()
    host.log.clear()
    place.show(tree)
    let operations = host.log.operations.map(\.kind)
    #expect(operations == [.show], "only the wrapper is shown again")
  }

  @Test func `in another toolkit's window of the same process a view keeps the focus`() {
    // The focus of a headless view can be on pressable views only; the stateful view holds one.
    let (one, other) = (PlayerPlace(host), PlayerPlace(host))
    let tree = tree(player("a"))
    one.show(tree)
    guard let inside = host.makeView(PortableViewClass(.pressable, role: .button)) as? HeadlessView
    else { return }
    one.players.first?.addSubview(inside)
    #expect(host.moveFocus(to: inside))
    one.clear()
    #expect(host.focusedView == nil, "what is hidden has no focus")
    other.show(tree)
    #expect(host.focusedView === inside)
  }

  @Test func `another size is another frame and no configuration`() {
    let view = hosting { Column(alignment: .start) { player("a").frame(width: 40) } }
    _ = stage.journal.take()
    view.update { Column(alignment: .start) { player("a", width: 60).frame(width: 60) } }
    #expect(players(view).map(\.frame.size.width) == [60])
    #expect(stage.journal.take() == ["configure a"], "it is another component, though")
    view.size = Size(width: 300, height: 50)
    #expect(stage.journal.take() == [])
  }

  @Test func `a component without a wish fills the space and follows it without configuration`() {
    let view = hosting { Player(name: "a", stage: stage, size: ComponentSize()) }
    #expect(players(view).map(\.frame.size) == [Size(width: 200, height: 100)])
    _ = stage.journal.take()
    view.size = Size(width: 300, height: 50)
    #expect(players(view).map(\.frame.size) == [Size(width: 300, height: 50)])
    #expect(stage.journal.take() == [])
  }

  @Test func `another component configures the view once`() {
    let view = hosting { player("a") }
    _ = stage.journal.take()
    view.update { player("b") }
    #expect(stage.journal.take() == ["configure b"])
    view.update { player("b") }
    #expect(stage.journal.take() == [], "an equal one does not")
  }

  @Test func `a component that changed while it was not mounted is configured once`() {
    let place = PlayerPlace(host)
    let tree = tree(player("a"))
    place.show(tree)
    place.clear()
    tree.setComponent(player("b"))
    _ = stage.journal.take()
    place.show(tree)
    #expect(stage.journal.take() == ["configure b"])
  }

  @Test func `a component that changed before it was first mounted is configured once`() {
    let place = PlayerPlace(host)
    let tree = tree(player("a"))
    let result = tree.render(
      in: SizeRange(exactly: Size(width: 9, height: 9)), LayoutContext(measurer: host.measurer))
    tree.willMount(
      result.renderTree, generation: result.generation, revision: result.revision)
    tree.setComponent(player("b"))
    place.show(tree)
    #expect(stage.journal.take() == ["make", "configure b", "acquire b"])
  }

  @Test func `when a component needs another wrapper its view goes there`() {
    func content(_ options: ViewOptions) -> Player {
      var player = player("a")
      player.wrapperOptions = options
      return player
    }
    let view = hosting { content(ViewOptions()) }
    let before = players(view)
    _ = stage.journal.take()
    view.update { content(ViewOptions(backgroundColor: .red)) }
    #expect(players(view).map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
    #expect(players(view).first?.superview?.options.backgroundColor == .red)
    #expect(stage.journal.take() == ["configure a"])
  }

  @Test func `a component that asks for another context gets another view`() {
    let view = hosting { player("a", context: "wide") }
    _ = stage.journal.take()
    view.update { player("a", context: "tall") }
    #expect(stage.journal.take() == ["relinquish a", "make tall", "configure a", "acquire a"])
    #expect(players(view).count == 1)
    view.update { player("a", context: "wide") }
    #expect(
      stage.journal.take() == ["relinquish a", "configure a", "acquire a"], "the first one again")
    stage.refusing = ["a"]
    view.update { player("a", context: "tall") }
    #expect(stage.journal.take() == ["configure a"], "who refuses keeps the view")
  }

  @Test func `a host that goes away lets go of its views`() {
    do {
      let view = hosting { player("a") }
      view.host.tearDown()
    }
    #expect(stage.journal.count(of: "relinquish a") == 0)
    host.settle()
    #expect(stage.journal.count(of: "relinquish a") == 1)
    #expect(stage.tracker.survivors == [], "there is nobody left who could use it")
  }
}
