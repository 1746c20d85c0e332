import AlidadeNative
import AlidadeTesting
import Testing

/// Dialogs and sheets that are shown for a value.
@MainActor @Suite struct PresentedItemTests {
  private struct File: Identifiable, Sendable {
    let id: Int
    let name: String
  }

  private struct Files: App {
    var isSheet = false
    var body: some Component {
      Window("Main", size: Size(width: 600, height: 400)) { Page(isSheet: isSheet) }
    }
  }

  /// A page that shows the details of a file in a dialog or a sheet.
  private struct Page: Component {
    let isSheet: Bool
    struct State: Sendable { var file: File? }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let page = Column {
        Text("File: \(context.state.file?.name ?? "none")")
        Button("Open") { context.update { $0.file = File(id: 1, name: "First") } }
      }
      if isSheet {
        page.sheet("Details", item: context.binding(\.file)) { file in
          Details(file: file) { newer in context.update { $0.file = newer } }
        }
      } else {
        page.dialog("Details", item: context.binding(\.file)) { file in
          Details(file: file) { newer in context.update { $0.file = newer } }
        }
      }
    }
  }

  /// The details of a file, which count how often they were edited.
  private struct Details: Component {
    let file: File
    let change: @MainActor @Sendable (File?) -> Void
    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      Text("\(file.name), \(context.state) edits")
      Button("Edit") { context.update { $0 += 1 } }
      Button("Rename") { change(File(id: file.id, name: "Renamed")) }
      Button("Next") { change(File(id: file.id + 1, name: "Second")) }
      Button("Done") { change(nil) }
    }
  }

  /// Opens the details of the first file, and returns the window that shows them.
  private func openDetails(in app: TestApplication, isSheet: Bool) throws -> TestHost {
    let main = try app.window("Main")
    try main.tap("Open")
    return try isSheet ? main : app.window("Details")
  }

  @Test(arguments: [false, true])
  func `closing a dialog or a sheet for a value sets the value to nil`(isSheet: Bool) throws {
    let app = TestApplication(Files(isSheet: isSheet))
    let main = try app.window("Main")
    let details = try openDetails(in: app, isSheet: isSheet)
    details.expect("First, 0 edits")
    main.expect("File: First")
    try details.tap("Edit")
    details.press(.escape)
    main.expect("File: none")
    #expect(app.titles == ["Main"] && !main.contains(.textContaining("edits")))
    try openDetails(in: app, isSheet: isSheet).expect("First, 0 edits")
  }

  @Test(arguments: [false, true])
  func `a value that becomes nil closes its dialog or sheet`(isSheet: Bool) throws {
    let app = TestApplication(Files(isSheet: isSheet))
    let main = try app.window("Main")
    try openDetails(in: app, isSheet: isSheet).tap("Done")
    main.expect("File: none")
    #expect(app.titles == ["Main"] && !main.contains(.textContaining("edits")))
  }

  @Test(arguments: [false, true])
  func `another value is shown without the state of the former one`(isSheet: Bool) throws {
    let app = TestApplication(Files(isSheet: isSheet))
    let details = try openDetails(in: app, isSheet: isSheet)
    try details.tap("Edit")
    details.expect("First, 1 edits")
    try details.tap("Next")
    details.expect("Second, 0 edits")
    #expect(app.titles == (isSheet ? ["Main"] : ["Main", "Details"]))
  }

  @Test(arguments: [false, true])
  func `a newer value with the same identity keeps the state`(isSheet: Bool) throws {
    let app = TestApplication(Files(isSheet: isSheet))
    let details = try openDetails(in: app, isSheet: isSheet)
    try details.tap("Edit")
    try details.tap("Rename")
    details.expect("Renamed, 1 edits")
  }
}
