import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct MenuBarTests {
  private struct Page: Component {
    static let bold = Command("Bold", shortcut: KeyCombination("b", .control))
    struct State: Sendable {
      var isBold = false
      var hasView = true
      var log = "nothing"
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column {
        MenuBar {
          Menu("File") {
            MenuItem("Open", shortcut: KeyCombination("o", .control)) {
              context.update { $0.log = "open" }
            }
            Submenu("Export") {
              MenuItem("As Text") { context.update { $0.log = "text" } }
            }
          }
          Menu("Format") {
            MenuItem(Page.bold)
            MenuItem("Locked", isEnabled: false) { context.update { $0.log = "locked" } }
          }
          if context.state.hasView {
            Menu("View") { MenuItem("Hide") { context.update { $0.hasView = false } } }
          }
          Menu("Gone", isEnabled: false) { MenuItem("Never") {} }
        }
        Text(context.state.log)
      }
      .onCommand(Page.bold, isOn: context.state.isBold) {
        context.update { ($0.isBold, $0.log) = (!$0.isBold, "bold") }
      }
    }
  }

  @Test func `items of all menus are numbered together and chosen by title`() throws {
    let host = TestHost { Page() }
    #expect(host.menus.map(\.title) == ["File", "Format", "View"])
    #expect(host.menus.flatMap(\.sections).items.map(\.number) == [0, 1, 2, 3, 4])
    for (title, log) in [("Open", "open"), ("As Text", "text"), ("Bold", "bold")] {
      try host.choose(title, in: .role(.menuBar))
      host.expect(.text(log))
    }
    try host.choose("Hide", in: .role(.menuBar))
    #expect(host.menus.map(\.title) == ["File", "Format"])
  }

  @Test func `an item shows the status of its command`() throws {
    let host = TestHost { Page() }
    var item: MenuEntry.Item? { host.menus[1].sections.items.first }
    #expect(item?.isOn == false && item?.isEnabled == true)
    #expect(item?.shortcut == KeyCombination("b", .control))
    try host.choose("Bold", in: .role(.menuBar))
    #expect(item?.isOn == true)
    let bar = try #require(try host.find(.role(.menuBar)).view as? HeadlessMenuBarView)
    #expect(!bar.choose("Locked"))
    host.expect(.text("bold"))
  }

  @Test func `shortcuts of items work without opening a menu`() {
    let host = TestHost { Page() }
    #expect(host.press("o", .control))
    host.expect(.text("open"))
  }

  @Test(
    arguments: [
      (["File", "Format", "View", "Far"], ["F", "o", "V", "a"]),
      (["A", "a", "…", ""], ["A", nil, nil, nil]),
      (["Édition", "édit"], ["É", "d"]),
    ] as [([String], [String?])])
  func `each menu has the first letter that none before it has`(
    _ titles: [String], _ letters: [String?]
  ) {
    let content = MenuBarContent(menus: titles.map { MenuBarContent.Menu($0) })
    let found = zip(titles, content.mnemonics).map { title, index in index.map { "\(title[$0])" } }
    #expect(found == letters)
  }

  @Test func `a bar is as wide as its titles, and has a role and the titles as its text`() throws {
    let host = TestHost { Page() }
    let bar = try host.find(.role(.menuBar))
    #expect(bar.frame.size.height > 0 && bar.frame.size.width > 60)
    #expect(bar.text == "File Format View")
  }
}
