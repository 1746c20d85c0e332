import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What rows do to the component around them while they scroll into sight and out of it.
@MainActor @Suite struct ScrollReentrancyTests {
  private struct PageState: Sendable {
    var count = 100
    var round = 0
  }

  /// Leads to the state of the page, and says what rows do in their events.
  @MainActor private final class Link {
    nonisolated let page = ContextLink<PageState>()
    var events: [Int: [String]] = [:]
    var action: ((String) -> Void)?

    func update(_ change: @escaping @Sendable (inout PageState) -> Void) {
      page.context?.updateImmediately(change)
    }

    func note(_ event: String, _ number: Int) {
      events[number, default: []].append(event)
      action?("\(event) \(number)")
    }
  }

  private struct Page: Component {
    let link: Link

    func initialState() -> PageState { PageState() }

    func body(_ context: Context<PageState>) -> some Component {
      let state = context.state
      let _ = link.page.keep(context)
      Scroll {
        Column {
          ForEach(Array(0..<state.count), id: \.self) {
            Line(number: $0, round: state.round, link: link)
          }
        }
      }
    }
  }

  private struct Line: Component, ControllerProviding, AlwaysRebuilt {
    let number: Int
    let round: Int
    let link: Link

    var body: some Component { Text("\(number):\(round)").frame(height: 20) }

    final class Controller: ComponentController<Line> {
      private func note(_ event: String) { component.link.note(event, component.number) }

      override func willMount() { note("willMount") }
      override func didMount() { note("didMount") }
      override func willRemount() { note("willRemount") }
      override func didRemount() { note("didRemount") }
      override func willUnmount() { note("willUnmount") }
      override func didUnmount() { note("didUnmount") }
    }
  }

  private let link = Link()

  private func host() -> TestHost {
    TestHost(size: Size(width: 100, height: 200)) { Page(link: link) }
  }

  private func texts(_ host: TestHost) -> [String] {
    host.view.root.descendants.filter(\.isVisible).compactMap(\.visibleText)
  }

  private func scroll(_ host: TestHost, by distance: Double) throws {
    let views = host.view.root.descendants.compactMap { $0 as? HeadlessScrollView }
    try #require(views.first).scroll(by: distance)
  }

  @Test(arguments: ["willMount 30", "didMount 30", "willUnmount 1", "didUnmount 1"])
  func `a row that removes most rows scrolls to those that remain, before the scroll ends`(
    event: String
  ) throws {
    let (link, host) = (link, host())
    link.action = { if $0 == event { link.update { $0.count = 3 } } }
    try scroll(host, by: 500)
    #expect(texts(host) == ["0:0", "1:0", "2:0"])
  }

  @Test(arguments: ["willMount 30", "didMount 30", "willUnmount 1", "didUnmount 1"])
  func `a row that changes all rows leaves one view of each`(event: String) throws {
    let (link, host) = (link, host())
    link.action = { if $0 == event { link.update { $0.round = 1 } } }
    try scroll(host, by: 500)
    let texts = texts(host)
    #expect(texts.allSatisfy { $0.hasSuffix(":1") })
    #expect(Set(texts).count == texts.count)
    #expect(texts.contains("25:1") && texts.contains("34:1"))
  }

  @Test func `a row is told of an update only after it is told that it is mounted`() throws {
    let (link, host) = (link, host())
    link.action = { if $0 == "didMount 25" { link.update { $0.count = 27 } } }
    try scroll(host, by: 500)
    link.action = nil
    host.update {}
    for (number, events) in link.events {
      #expect(events.prefix(2) == ["willMount", "didMount"], "\(number)")
      #expect(events.suffix(2) == ["willUnmount", "didUnmount"], "\(number)")
      #expect(events.count { $0 == "didMount" } == events.count { $0 == "didUnmount" })
    }
  }

  @Test(arguments: ["willMount 30", "willUnmount 1"])
  func `a row that ends its host does so when the scroll ends`(event: String) throws {
    let (link, host) = (link, host())
    let view = host.view
    link.action = { if $0 == event { view.host.tearDown() } }
    try scroll(host, by: 500)
    #expect(view.root.subviews.isEmpty)
  }
}
