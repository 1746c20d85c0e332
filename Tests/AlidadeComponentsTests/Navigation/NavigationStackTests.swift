import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct NavigationStackTests {
  /// A page with a button that counts, a field and something long.
  private struct Content: Component {
    let name: String
    struct State { var taps = 0 }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column(spacing: 4, alignment: .stretch) {
        BackButton()
        Button("\(name): \(context.state.taps)") { context.update { $0.taps += 1 } }
        TextField("\(name) field")
        Button("To 1") { context.navigation.push(1) }
        Button("To 2") { context.navigation.push(2) }
        Scroll {
          for line in 0..<50 { Text("\(name) line \(line)").frame(height: 20) }
        }
        .grow().basis(0)
      }
    }
  }

  private struct Pages: Component {
    let path: [Int]
    let log: EventLog

    func initialState() -> [Int] { path }

    func body(_ context: Context<[Int]>) -> some Component {
      let path = Binding(context.state) { [log] path in
        log.record("\(path)")
        context.update { $0 = path }
      }
      NavigationStack(path: path) {
        Content(name: "root")
      } page: { page in
        Content(name: "page \(page)").onDisappear { [log] in log.record("page \(page) is gone") }
      }
    }
  }

  private let log = EventLog()

  private func host(_ path: [Int] = []) -> TestHost {
    TestHost(size: Size(width: 300, height: 400)) { Pages(path: path, log: log) }
  }

  /// The names of the pages on the screen.
  private func shown(_ host: TestHost) -> [String] {
    host.visibleTexts.compactMap { text in
      text.contains(":") ? text.split(separator: ":").first.map(String.init) : nil
    }
  }

  /// A stack whose root opens two pages when it appears.
  private struct Restored: Component {
    func initialState() -> [Int] { [] }
    func body(_ context: Context<[Int]>) -> some Component {
      Text("Path \(context.state)")
      NavigationStack(path: context.binding(\.self)) {
        Root()
      } page: { page in
        Text("Page \(page)")
      }
    }

    struct Root: Component {
      func body(_ context: Context<NoState>) -> some Component {
        Text("Root").onAppear {
          context.navigation.push(1)
          context.navigation.push(2)
        }
      }
    }
  }

  @Test func `pages that are pushed together are all in the path`() {
    let host = TestHost { Restored() }
    host.expect("Path [1, 2]")
    host.expect("Page 2")
  }

  @Test func `a page slides over the one that it covers, and away over the one below it`() throws {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      Pages(path: [], log: log)
    }
    view.settle()
    func press(_ text: String) throws {
      let buttons = view.root.descendants.compactMap { $0 as? HeadlessPressableView }
      try #require(
        buttons.last {
          $0.isVisible
            && ($0.visibleTexts.contains(text) || $0.options.accessibility?.label == text)
        }
      ).press()
    }
    // The pages that are seen, from the lowest to the topmost.
    func pages() -> [String] {
      view.root.descendants.filter(\.isVisible).compactMap(\.visibleText)
        .filter { $0.hasSuffix(": 0") }
    }
    try press("To 1")
    view.mountHost.runFrame()
    #expect(pages() == ["root: 0", "page 1: 0"])
    view.settle()
    try press("To 2")
    view.mountHost.runFrame()
    #expect(pages() == ["page 1: 0", "page 2: 0"])
    view.settle()
    try press("Back")
    view.mountHost.runFrame()
    #expect(pages() == ["page 1: 0", "page 2: 0"])
    view.settle()
    #expect(pages() == ["page 1: 0"])
  }

  @Test func `the last page of the path is shown, or the root`() throws {
    #expect(shown(host()) == ["root"])
    #expect(shown(host([1, 2])) == ["page 2"])
  }

  @Test func `components push pages and go back`() throws {
    let host = host()
    #expect(try host.find(.role(.button, "Back")).isEnabled == false)
    try host.tap("To 1")
    #expect(shown(host) == ["page 1"])
    try host.tap("To 2")
    #expect(shown(host) == ["page 2"])
    try host.tap(.role(.button, "Back"))
    #expect(shown(host) == ["page 1"])
    try host.tap(.role(.button, "Back"))
    #expect(shown(host) == ["root"])
    #expect(log.entries.filter { $0.hasPrefix("[") } == ["[1]", "[1, 2]", "[1]", "[]"])
  }

  @Test func `Alt and Left, and the pointer's back button, go back`() throws {
    let host = host([1, 2])
    #expect(host.press(.left, .alt))
    #expect(shown(host) == ["page 1"])
    try host.tap("page 1 line 2", button: .back)
    #expect(shown(host) == ["root"])
    #expect(!host.press(.left, .alt))
  }

  @Test func `the keyboard's Back key goes back, one page at a time`() throws {
    let host = host([1, 2])
    #expect(host.press(.back))
    #expect(shown(host) == ["page 1"])
    try host.tap("page 1 field")
    #expect(host.press(.back))
    #expect(shown(host) == ["root"])
    #expect(!host.press(.back))
  }

  @Test func `a covered page remembers what was done in it`() throws {
    let host = host([1])
    try host.tap("page 1: 0")
    try host.type("words", into: "page 1 field")
    let scroll = try #require(
      host.view.root.descendants.compactMap { $0 as? HeadlessScrollView }.first { $0.isVisible })
    scroll.scrollOffset = 300
    host.view.settle()
    let open = try #require(host.find(.role(.button, "To 2")).view as? HeadlessPressableView)
    open.press()
    host.view.settle()
    #expect(host.contains("page 2: 0") && !host.contains("page 1: 1"))
    host.press(.left, .alt)
    #expect(host.contains("page 1: 1") && host.contains("words"))
    #expect(host.contains("page 1 line 15") && !host.contains("page 1 line 0"))
  }

  @Test func `a page that was removed is new when it comes back`() throws {
    let host = host([1])
    try host.tap("page 1: 0")
    host.press(.left, .alt)
    try host.tap("To 1")
    #expect(host.contains("page 1: 0"))
  }

  @Test func `a page is recognized by its value when the path changes below it`() throws {
    let store = Store([1, 2])
    struct Reader: Component {
      let store: Store<[Int]>
      func body(_ context: Context<NoState>) -> some Component {
        NavigationStack(path: context.binding(store, \.self)) {
          Content(name: "root")
        } page: { page in
          Content(name: "page \(page)")
        }
      }
    }
    let host = TestHost(size: Size(width: 300, height: 400)) { Reader(store: store) }
    try host.tap("page 2: 0")
    store.update { $0 = [2] }
    host.view.settle()
    #expect(host.contains("page 2: 1"))
    store.update { $0 = [2, 2] }
    host.view.settle()
    #expect(host.contains("page 2: 0"), "The second of two equal pages is another one.")
    host.press(.left, .alt)
    #expect(host.contains("page 2: 1"))
  }

  @Test func `only the shown page has views`() throws {
    let host = host([1])
    let views = host.view.root.descendants.count { $0.isVisible }
    let deep = self.host([1, 2, 1, 2, 1])
    #expect(deep.view.root.descendants.count { $0.isVisible } == views)
  }

  @Test func `the keyboard goes on in the page that appears`() throws {
    let host = host()
    try host.tap("To 1")
    let page = try #require(host.findAll(.component(Content.self)).first { $0.isVisible })
    #expect(host.mountHost.focusedView != nil && page.isFocused)
    host.press(.left, .alt)
    #expect(try host.find("root field").isVisible && host.mountHost.focusedView != nil)
  }

  @Test func `the focus that is elsewhere stays there`() throws {
    let host = TestHost(size: Size(width: 300, height: 400)) {
      TextField("outside")
      Pages(path: [], log: log).grow()
    }
    #expect(host.mountHost.focusedView == nil)
    try host.tap("outside")
    #expect(try host.find("outside").isFocused)
  }

  @Test func `a stack in collapsed content goes back through its pages first`() throws {
    let host = TestHost(size: Size(width: 300, height: 400)) {
      SplitView(collapsesBelow: 500, isContentShown: Binding(true) { [log] in log.record("\($0)") })
      {
        Text("sidebar")
      } content: {
        Pages(path: [1], log: log)
      }
    }
    try host.tap(.role(.button, "Back"))
    #expect(shown(host) == ["root"])
    #expect(log.take().contains("[]"))
    try host.tap(.role(.button, "Back"))
    #expect(log.take() == ["false"])
  }

  @Test func `a page of another type goes to the stack around`() throws {
    struct Opener: Component {
      func body(_ context: Context<NoState>) -> some Component {
        Button("Open") { context.navigation.push("text") }
        Button("Nowhere") { context.navigation.push(1.5) }
      }
    }
    let host = TestHost(size: Size(width: 300, height: 200)) {
      NavigationStack(path: Binding([String]()) { [log] in log.record("\($0)") }) {
        NavigationStack(path: Binding([Int]()) { [log] in log.record("\($0)") }) {
          Opener()
        } page: { _ in
          Text("number")
        }
      } page: { _ in
        Text("text")
      }
    }
    try host.tap("Open")
    try host.tap("Nowhere")
    #expect(log.take() == ["[\"text\"]"])
  }
}
