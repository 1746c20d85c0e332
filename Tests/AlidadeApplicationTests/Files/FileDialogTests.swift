import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct FileDialogTests {
  private struct Editor: App {
    var body: some Component {
      Window("Editor", size: Size(width: 300, height: 200)) { Content() }
      Window("Other", size: Size(width: 100, height: 100)) { Text("Other") }
    }
  }

  private struct Content: Component {
    struct State: Sendable {
      var files = ["none"]
      var isImporting = false
    }
    func initialState() -> State { State() }

    static let pictures = FileRequest.Filter("Pictures", extensions: ["png", "jpg"])

    func body(_ context: Context<State>) -> some Component {
      Column {
        Text(context.state.files.joined(separator: " "))
        Button("Open") { Task { await open(context) } }
        Button("Import") { context.update { $0.isImporting = true } }
      }
      .fileDialog(
        FileRequest(.files, filters: [Content.pictures]),
        isPresented: context.binding(\.isImporting)
      ) { addresses in context.update { $0.files = addresses } }
    }

    @MainActor private func open(_ context: Context<State>) async {
      let files = await context.window.chooseFiles(.save(name: "poem.txt"), title: "Save the poem")
      context.update { $0.files = files.isEmpty ? ["nothing"] : files }
    }
  }

  private func start(_ label: String) async throws -> (TestApplication, TestHost, HeadlessWindow) {
    let app = TestApplication(Editor())
    let host = try app.window("Editor")
    try host.tap(label)
    let window = app.headless.windows[0]
    await app.wait { window.fileRequest != nil }
    return (app, host, window)
  }

  @Test func `code waits for the files that the user chooses`() async throws {
    let (app, host, window) = try await start("Open")
    #expect(window.fileRequest == FileRequest(.save(name: "poem.txt"), title: "Save the poem"))
    try app.chooseFiles(["file:///tmp/ode.txt"], in: host)
    await app.wait { !host.contains("none") }
    host.expect("file:///tmp/ode.txt")
  }

  @Test func `a dialog that is closed without a choice gives no files`() async throws {
    let (app, host, _) = try await start("Open")
    try app.chooseFiles([], in: host)
    await app.wait { !host.contains("none") }
    host.expect("nothing")
  }

  @Test func `a dialog opens with the state, and again after it was closed`() async throws {
    let (app, host, window) = try await start("Import")
    #expect(window.fileRequest?.filters == [Content.pictures])
    try app.chooseFiles([], in: host)
    await app.wait(turns: 20) { false }
    #expect(window.fileRequest == nil)
    host.expect("none")
    try host.tap("Import")
    await app.wait { window.fileRequest != nil }
    try app.chooseFiles(["file:///a", "file:///b"], in: host)
    await app.wait { !host.contains("none") }
    host.expect("file:///a file:///b")
  }

  @Test func `code in a window that closes gets no files`() async throws {
    let (app, _, window) = try await start("Open")
    app.close(try app.window("Editor"))
    #expect(window.fileRequest == nil)
    #expect(app.titles == ["Other"])
  }
}
