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

  @Test func `the newest closure gets the files`() async throws {
    struct Saving: Component {
      struct State: Sendable {
        var text = "draft"
        var written = "nothing"
        var isSaving = false
      }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        let text = context.state.text
        Column {
          Text("Written: \(context.state.written)")
          Button("Save") { context.update { $0.isSaving = true } }
          Button("Edit") { context.update { $0.text = "poem" } }
        }
        .fileDialog(
          FileRequest(.save(name: "poem.txt")), isPresented: context.binding(\.isSaving)
        ) { _ in context.update { $0.written = text } }
      }
    }
    struct Writer: App {
      var body: some Component {
        Window("Writer", size: Size(width: 300, height: 200)) { Saving() }
      }
    }
    let app = TestApplication(Writer())
    let host = try app.window("Writer")
    try host.tap("Save")
    let window = app.headless.windows[0]
    await app.wait { window.fileRequest != nil }
    try host.tap("Edit")
    try app.chooseFiles(["file:///tmp/ode.txt"], in: host)
    await app.wait { !host.contains("Written: nothing") }
    host.expect("Written: poem")
  }

  /// A window whose dialogs are opened by values, in a component that can go away.
  private struct Importing: App {
    struct Content: Component {
      struct State: Sendable {
        var isImporting = false
        var request: FileRequest?
        var isShown = true
        var files: [String] = []
      }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        Column {
          Text("Importing: \(context.state.isImporting) \(context.state.request != nil)")
          Text("Files: \(context.state.files)")
          Button("Import") { context.update { $0.isImporting = true } }
          Button("Request") {
            context.update { $0.request = FileRequest(.folders, folder: "/tmp") }
          }
          Button("Stop") { context.update { ($0.isImporting, $0.request) = (false, nil) } }
          Button("Remove") { context.update { $0.isShown = false } }
          if context.state.isShown {
            Text("Place")
              .fileDialog(FileRequest(.file), isPresented: context.binding(\.isImporting)) {
                files in
                context.update { $0.files = files }
              }
              .fileDialog(context.binding(\.request)) { files in
                context.update { $0.files = files }
              }
          }
        }
      }
    }

    var body: some Component {
      Window("Importing", size: Size(width: 300, height: 300)) { Content() }
    }
  }

  private func startImporting(
    _ label: String
  ) async throws -> (TestApplication, TestHost, HeadlessWindow) {
    let app = TestApplication(Importing())
    let host = try app.window("Importing")
    try host.tap(.role(.button, label))
    let window = app.headless.windows[0]
    await app.wait { window.fileRequest != nil }
    return (app, host, window)
  }

  @Test(arguments: ["Import", "Request"])
  func `a dialog closes with its value`(_ label: String) async throws {
    let (app, host, window) = try await startImporting(label)
    #expect(window.fileRequest != nil)
    try host.tap(.role(.button, "Stop"))
    await app.wait { window.fileRequest == nil }
    #expect(window.fileRequest == nil)
    host.expect("Importing: false false")
    host.expect("Files: []")
    try host.tap(.role(.button, label))
    await app.wait { window.fileRequest != nil }
    try app.chooseFiles(["file:///a"], in: host)
    await app.wait { host.contains("Importing: false false") }
    host.expect("Files: [\"file:///a\"]")
  }

  @Test(arguments: ["Import", "Request"])
  func `a dialog closes with its component, and sets its value back`(_ label: String) async throws {
    let (app, host, window) = try await startImporting(label)
    try host.tap(.role(.button, "Remove"))
    await app.wait { window.fileRequest == nil }
    #expect(window.fileRequest == nil)
    host.expect("Importing: false false")
    host.expect("Files: []")
  }

  @Test func `a request says where the dialog begins, and for several folders`() async throws {
    let (_, host, window) = try await startImporting("Request")
    #expect(window.fileRequest == FileRequest(.folders, folder: "/tmp"))
    withExtendedLifetime(host) {}
  }

  @Test func `code in a window that closes gets no files`() async throws {
    let (app, _, window) = try await start("Open")
    app.close(try app.window("Editor"))
    #expect(window.fileRequest == nil)
    #expect(app.titles == ["Other"])
  }
}
