import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct HeaderBarTests {
  @Test func `a header bar shows titles and buttons`() throws {
    let mailer = Mailer()
    let window = try TestApplication(mailer).window("Mail")
    window.expect(.role(.heading, "Inbox"))
    window.expect("3 unread")
    try window.tap("New")
    #expect(mailer.log.take() == ["new"])
  }

  @Test func `a header bar without a title shows that of the window`() throws {
    let app = TestApplication(Mailer())
    try app.window("Mail").tap("Dialog")
    try app.window("Dialog").expect(.role(.heading, "Dialog"))
  }

  @Test(arguments: [true, false])
  func `a header bar of a page has a button that goes back, unless it is told not to`(
    isShown: Bool
  ) {
    let host = TestHost(size: Size(width: 400, height: 300)) {
      NavigationStack(path: Binding([1]) { _ in }) {
        Text("root")
      } page: { _ in
        Text("page").headerBar().showsBackButton(isShown)
      }
    }
    host.settle()
    #expect(host.findAll(.role(.button, "Back")).count == (isShown ? 1 : 0))
  }

  // MARK: - Buttons of the window

  @Test func `the buttons of the window change the window`() throws {
    let app = TestApplication(Mailer())
    let window = try app.window("Mail")
    let native = try #require(app.headless.activeWindow)
    #expect(window.windowButtons == [.minimize, .maximize, .close])
    try window.press(.maximize)
    #expect(native.placement.isMaximized)
    try window.press(.maximize)
    #expect(!native.placement.isMaximized)
    try window.press(.minimize)
    #expect(native.isMinimized && !native.view.host.isVisible)
    try window.press(.close)
    #expect(app.titles.isEmpty)
    #expect(!app.isRunning)
  }

  @Test func `a window that asks before it closes is asked by the button`() throws {
    struct Asking: App {
      let log = EventLog()
      func body(_ context: Context<NoState>) -> some Component {
        Window("Asking", size: Size(width: 300, height: 200)) { Text("text").headerBar() }
          .titleBar(false)
          .onCloseRequest { _ in
            log.record("asked")
            return false
          }
      }
    }
    let app = TestApplication(Asking())
    try app.window("Asking").press(.close)
    #expect(app.titles == ["Asking"])
  }

  @Test func `the buttons are where the desktop wants them, also when that changes`() throws {
    let app = TestApplication(Mailer())
    let window = try app.window("Mail")
    app.setAppearance { $0.windowButtons = WindowButtonLayout(start: [.close], end: []) }
    #expect(window.windowButtons == [.close])
    let newButton = try window.find("New").frame
    #expect(newButton.minX > 36, "The button to close is at the start.")
    app.setAppearance { $0.windowButtons = WindowButtonLayout(start: [], end: []) }
    #expect(window.windowButtons == [])
    #expect(try window.find("New").frame.minX == newButton.minX - 36)
  }

  @Test func `in a window with a title bar, a header bar is a toolbar`() throws {
    let window = try TestApplication(Mailer(hasTitleBar: true)).window("Mail")
    #expect(window.windowButtons == [])
    try window.tap("New")
  }

  @Test func `a dialog can only be closed`() throws {
    let app = TestApplication(Mailer())
    try app.window("Mail").tap("Dialog")
    #expect(try app.window("Dialog").windowButtons == [.close])
    let controls = try app.window("Mail").view.root.descendants.lazy
      .compactMap { $0 as? HeadlessWindowControlsView }.first
    #expect(controls?.press(.close) == false, "The dialog blocks the window.")
    try app.window("Dialog").press(.close)
    #expect(app.titles == ["Mail"])
  }

  @Test func `a double click on the bar maximizes the window`() throws {
    let app = TestApplication(Mailer())
    let native = try #require(app.headless.activeWindow)
    let handle = native.view.root.descendants.lazy.compactMap { $0 as? HeadlessWindowHandleView }
      .first
    #expect(try #require(handle).pressTwice())
    #expect(native.placement.isMaximized)
    #expect(handle?.frameInRoot.size.width == HeadlessWindow.screenSize.width)
  }

  // MARK: - Search

  @Test func `Control-F opens the search, and Escape closes it`() throws {
    let window = try TestApplication(Mailer()).window("Mail")
    window.expectNone(.role(.searchBox))
    window.press("f", .control)
    try window.type("swift")
    window.expect("Found swift")
    window.expectNone("Inbox")
    window.press(.escape)
    window.expectNone(.role(.searchBox))
    window.expect("Found ")
    window.expect("Inbox")
    #expect(
      window.mountHost.focusedView?.visibleTexts == ["Message"], "The content has the focus.")
  }

  @Test func `Control-F returns to an open search`() throws {
    let window = try TestApplication(Mailer()).window("Mail")
    window.press("f", .control)
    try window.type("swift")
    window.press(.tab)
    #expect(!(window.mountHost.focusedView is HeadlessTextInputView))
    window.press("f", .control)
    #expect(window.mountHost.focusedView is HeadlessTextInputView)
    window.expect("Found swift")
  }

  @Test func `Control-F opens the search also while the focus is beside it`() throws {
    let host = TestHost(size: Size(width: 800, height: 300)) {
      SplitView {
        Button("Folder") {}.headerBar("Folders")
      } content: {
        Text("Messages").headerBar("Inbox").search(text: Binding("") { _ in })
      }
    }
    try host.tap("Folder")
    host.press(.tab)
    host.press(.tab)
    #expect(host.press("f", .control))
    host.expect(.role(.searchBox))
  }

  @Test func `a button opens and closes the search`() throws {
    let window = try TestApplication(Mailer()).window("Mail")
    try window.set(.label("Search"), to: true)
    try window.type("x")
    try window.set(.role(.toggleButton, "Search"), to: false)
    window.expectNone(.role(.searchBox))
    window.expect("Found ")
  }

  @Test func `typing opens the search where asked, and is in it`() throws {
    let window = try TestApplication(Mailer()).window("Mail")
    #expect(!window.press(.space))
    window.expectNone(.role(.searchBox))
    #expect(window.press("S"))
    #expect(window.press("o"))
    window.expect("Found So")
    let other = try TestApplication(Mailer(opensOnTyping: false)).window("Mail")
    #expect(!other.press("S"))
    other.expectNone(.role(.searchBox))
  }

  @Test func `a search in a bar without room for it is below the bar`() throws {
    let window = try TestApplication(Mailer()).window("Mail")
    window.press("f", .control)
    #expect(try window.find(.role(.searchBox)).frame.maxY <= 46)
    window.resize(to: Size(width: 330, height: 400))
    let field = try window.find(.role(.searchBox)).frame
    #expect(field.minY >= 46)
    window.expect("Inbox")
    let message = try window.find("Message").frame
    #expect(message.minY > field.maxY)
  }

  @Test func `a search below the bar leaves the title`() throws {
    let window = try TestApplication(Mailer(placement: .belowBar)).window("Mail")
    window.press("f", .control)
    window.expect("Inbox")
    #expect(try window.find(.role(.searchBox)).frame.minY >= 46)
  }

  @Test func `a search whose state is that of the program is open as the program says`() throws {
    struct Page: Component {
      struct State: Sendable {
        var term = "one"
        var isOpen = true
      }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        Button("Close") { context.update { $0.isOpen = false } }
          .headerBar("Page")
          .search(text: context.binding(\.term), isOpen: context.binding(\.isOpen))
      }
    }
    let host = TestHost(size: Size(width: 500, height: 300)) { Page() }
    host.expect(.role(.searchBox))
    try host.tap("Close")
    host.expectNone(.role(.searchBox))
    host.press("f", .control)
    host.expect(.role(.searchBox))
  }

  @Test func `Enter in the search performs its action, and leaves the search open`() throws {
    struct Page: Component {
      let log: EventLog
      struct State: Sendable { var term = "" }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        Text("content").headerBar("Page")
          .search(text: context.binding(\.term), onSubmit: { log.record(context.state.term) })
      }
    }
    let log = EventLog()
    let host = TestHost(size: Size(width: 500, height: 300)) { Page(log: log) }
    host.press("f", .control)
    try host.type("one")
    #expect(host.press(.enter))
    #expect(log.take() == ["one"])
    host.expect(.role(.searchBox))
  }

  // MARK: - Keyboard

  @Test func `Tab reaches the buttons of the bar from the start to the end`() throws {
    let window = try TestApplication(Mailer()).window("Mail")
    var reached: [String] = []
    for _ in 0..<5 {
      window.press(.tab)
      let view = window.mountHost.focusedView
      reached.append(
        view?.visibleTexts.first ?? view?.options.accessibility?.label ?? view?.kindName ?? "")
    }
    #expect(reached == ["New", "Search", "Dialog", "windowControls", "Message"])
  }
}
