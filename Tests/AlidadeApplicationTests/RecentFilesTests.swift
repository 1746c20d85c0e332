import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct RecentFilesTests {
  private struct Editor: App {
    var body: some Component {
      Window("Editor", size: Size(width: 300, height: 200)) { Content() }
    }
  }

  private struct Content: Component {
    struct State: Sendable { var opened = "none" }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column {
        Text("opened \(context.state.opened)")
        Text("recent: \(context.recentFiles.map(\.name).joined(separator: ", "))")
        Menu("Menu") { Submenu.recentFiles(context, limit: 2) }
        Button("Forget") { context.application.forgetRecentFile("/tmp/2.txt") }
        Button("Note an address") { context.application.addRecentFile("https://example.org") }
      }
      .onOpen { files in
        context.update { $0.opened = files.joined(separator: " ") }
        for file in files { context.application.addRecentFile(file) }
      }
    }
  }

  @Test func `a recent file is opened again with the menu`() throws {
    let app = TestApplication(Editor())
    app.open(["file:///home/ada/ode.txt"])
    app.open(["file:///home/ada/poem.txt"])
    let window = try app.window("Editor")
    try window.choose("ode.txt", in: "Menu")
    window.expect("opened file:///home/ada/ode.txt")
    window.expect("recent: ode.txt, poem.txt")
  }

  private struct Two: App {
    struct Library: Component {
      func body(_ context: Context<NoState>) -> some Component {
        Menu("Menu") { Submenu.recentFiles(context) }
      }
    }
    var body: some Component {
      Window("Editor", size: Size(width: 300, height: 200)) { Content() }
      Window("Library", size: Size(width: 300, height: 200)) { Library() }
    }
  }

  @Test func `the window that opens a recent file comes to the front`() throws {
    let app = TestApplication(Two())
    app.open(["/tmp/ode.txt"])
    app.headless.windows[1].activate()
    #expect(app.headless.activeWindow?.title == "Library")
    try app.window("Library").choose("ode.txt", in: "Menu")
    #expect(app.headless.activeWindow?.title == "Editor")
    try app.window("Editor").expect("opened file:///tmp/ode.txt")
  }

  @Test func `a menu shows the latest files, and its last item clears the list`() throws {
    let app = TestApplication(Editor())
    app.open(["/tmp/1.txt", "/tmp/2.txt", "/tmp/3.txt"])
    let window = try app.window("Editor")
    #expect(titles(in: window) == ["3.txt", "2.txt", "Clear the list"])
    try window.choose("Clear the list", in: "Menu")
    #expect(app.headless.recentFiles.isEmpty)
    #expect(titles(in: window) == ["No recent files"])
  }

  private func titles(in window: TestHost) -> [String] {
    let menus = window.view.root.descendants.compactMap { $0 as? HeadlessMenuView }
    return menus.first?.controlContent.sections.items.map(\.title) ?? []
  }

  @Test func `the recent files of an earlier run are there, and their names are readable`() throws {
    let first = TestApplication(Editor())
    first.open(["/home/ada/a poem.txt"])
    let second = TestApplication(Editor(), recentFiles: first.headless.recentFiles)
    try second.window("Editor").choose("a poem.txt", in: "Menu")
    try second.window("Editor").expect("opened file:///home/ada/a%20poem.txt")
  }

  @Test func `no more than 20 files are kept`() throws {
    let app = TestApplication(Editor())
    app.open((1...30).map { "/tmp/\($0).txt" })
    #expect(app.headless.recentFiles.count == 20)
    #expect(app.headless.recentFiles.first?.name == "30.txt")
  }

  @Test func `a missing file stays in the menu, but can't be chosen`() throws {
    let file = RecentFile("file:///tmp/gone.txt", name: "gone.txt", isMissing: true)
    let app = TestApplication(Editor(), recentFiles: [file])
    let window = try app.window("Editor")
    #expect(titles(in: window) == ["gone.txt", "Clear the list"])
    let menu = window.view.root.descendants.lazy.compactMap { $0 as? HeadlessMenuView }.first
    #expect(menu?.choose("gone.txt") == false)
    app.headless.recentFiles = [RecentFile(file.address, name: file.name)]
    app.headless.mountHost.settle()
    try window.choose("gone.txt", in: "Menu")
    window.expect("opened file:///tmp/gone.txt")
  }

  @Test func `one file is forgotten`() throws {
    let app = TestApplication(Editor())
    app.open(["/tmp/1.txt", "/tmp/2.txt"])
    let window = try app.window("Editor")
    try window.tap("Forget")
    window.expect("recent: 1.txt")
  }

  @Test func `something other than a file is reported`() throws {
    let app = TestApplication(Editor())
    let window = try app.window("Editor")
    try window.expectDiagnostic("A recent file has no usable address.") {
      try window.tap("Note an address")
    }
    #expect(app.headless.recentFiles.isEmpty)
  }
}
