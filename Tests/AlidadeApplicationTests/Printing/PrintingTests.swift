import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct PrintingTests {
  private struct Reports: App {
    let document: PrintDocument

    init() { self.init(document: PrintDocument("Report") { Text("Summary") }) }
    init(document: PrintDocument) { self.document = document }

    var body: some Component {
      Window("Reports", size: Size(width: 300, height: 200)) { Content(document: document) }
        .environment(Author.self, "Ada")
    }
  }

  enum Author: EnvironmentKey {
    static let defaultValue = "nobody"
  }

  private struct Content: Component {
    struct State: Sendable { var outcome = "none" }
    func initialState() -> State { State() }
    let document: PrintDocument

    func body(_ context: Context<State>) -> some Component {
      Column {
        Text(context.state.outcome)
        Button("Print") { run(context) { try await $0.print(document) ? "printed" : "canceled" } }
        Button("Export") {
          run(context) {
            try await $0.writePDF(of: document, to: "/tmp/report.pdf")
            return "written"
          }
        }
      }
    }

    @MainActor private func run(
      _ context: Context<State>,
      _ work: @escaping @MainActor (WindowReference) async throws -> String
    ) {
      Task {
        do {
          let outcome = try await work(context.window)
          context.update { $0.outcome = outcome }
        } catch {
          context.update { $0.outcome = "\(error)" }
        }
      }
    }
  }

  /// Six lines of text fit between the margins.
  private static let setup = PageSetup(
    PaperSize(width: 200, height: 140), margins: EdgeInsets(10))

  /// Starts an application and writes its document to a file.
  private func pages(of document: PrintDocument) async throws -> [HeadlessPrintout.Page] {
    let app = TestApplication(Reports(document: document))
    let window = try app.window("Reports")
    try window.tap("Export")
    await app.wait { !window.contains("none") }
    window.expect("written")
    return try #require(app.headless.printouts.first).pages
  }

  private nonisolated func line(_ text: String) -> some Component {
    Text(text).frame(height: 20)
  }

  @Test func `a document is printed on the paper that the user chooses`() async throws {
    let app = TestApplication(Reports())
    let window = try app.window("Reports")
    try window.tap("Print")
    await app.wait { app.headless.windows[0].printRequest != nil }
    try app.answerPrintDialog(paper: .letter, in: window)
    await app.wait { window.contains("printed") }
    let printout = try #require(app.headless.printouts.first)
    #expect(printout.title == "Report" && printout.file == nil)
    #expect(printout.setup.paper == .letter)
    #expect(printout.pages.map(\.texts) == [["Summary"]])
    #expect(printout.pages[0].svg.contains("width=\"816\""))
  }

  @Test func `a canceled dialog prints nothing`() async throws {
    let app = TestApplication(Reports())
    let window = try app.window("Reports")
    try window.tap("Print")
    await app.wait { app.headless.windows[0].printRequest != nil }
    try app.answerPrintDialog(paper: nil, in: window)
    await app.wait { !window.contains("none") }
    window.expect("canceled")
    #expect(app.headless.printouts.isEmpty)
  }

  @Test func `code that prints continues when the window is closed`() async throws {
    let app = TestApplication(Reports())
    let window = try app.window("Reports")
    try window.tap("Print")
    await app.wait { app.headless.windows[0].printRequest != nil }
    let native = app.headless.windows[0]
    app.close(window)
    #expect(native.printRequest == nil)
  }

  @Test func `a file that can't be written is an error`() async throws {
    let app = TestApplication(Reports())
    app.headless.desktopError = DesktopError("The disk is full.")
    let window = try app.window("Reports")
    try window.tap("Export")
    await app.wait { !window.contains("none") }
    window.expect("The disk is full.")
    #expect(app.headless.printouts.isEmpty)
  }

  @Test func `a file has an address and the paper of the document`() async throws {
    let app = TestApplication(Reports())
    try app.window("Reports").tap("Export")
    await app.wait { !app.headless.printouts.isEmpty }
    #expect(app.headless.printouts[0].file == "file:///tmp/report.pdf")
    #expect(app.headless.printouts[0].setup.paper == .a4)
  }

  @Test func `content is broken between the components of a column`() async throws {
    let pages = try await pages(
      of: PrintDocument("Lines", on: PrintingTests.setup) {
        Column(spacing: 10) {
          ForEach(Array(1...9), id: \.self) { line("Line \($0)") }
        }
      })
    #expect(
      pages.map(\.texts) == [
        ["Line 1", "Line 2", "Line 3", "Line 4"], ["Line 5", "Line 6", "Line 7", "Line 8"],
        ["Line 9"],
      ])
  }

  @Test func `a row stays whole, and what is beside it goes along`() async throws {
    let pages = try await pages(
      of: PrintDocument("Rows", on: PrintingTests.setup) {
        line("Before").frame(height: 90)
        Row {
          Text("Left").frame(height: 20)
          Text("Right").frame(height: 60)
        }
      })
    #expect(pages.map(\.texts) == [["Before"], ["Left", "Right"]])
  }

  @Test func `a component taller than a page is broken inside`() async throws {
    let pages = try await pages(
      of: PrintDocument("Sections", on: PrintingTests.setup) {
        line("Title")
        Box(background: .accent) {
          Column { ForEach(Array(1...7), id: \.self) { line("Line \($0)") } }.padding(10)
        }
      })
    #expect(
      pages.map(\.texts) == [
        ["Title", "Line 1", "Line 2", "Line 3", "Line 4"], ["Line 5", "Line 6", "Line 7"],
      ])
  }

  @Test func `text taller than a page is broken between its lines`() async throws {
    let document = PrintDocument("Text", on: PrintingTests.setup) {
      Text((1...30).map { "Line \($0)" }.joined(separator: "\n"))
    }
    let pages = try await pages(of: document)
    let height = HeadlessMeasurer().layout(TextContent(runs: [TextRun("Line")]), width: 180).size
      .height
    let perPage = Int(120 / height)
    #expect(pages.count == (30 + perPage - 1) / perPage)
    for (index, page) in pages.enumerated() where index < pages.count - 1 {
      #expect(page.dump.contains("180 x \(Int(height) * perPage))"), "\(page.dump)")
    }
  }

  @Test func `text that a scroll view hides is not on the page`() async throws {
    let pages = try await pages(
      of: PrintDocument("Excerpt", on: PrintingTests.setup) {
        Scroll {
          Column { ForEach(Array(1...4), id: \.self) { line("Line \($0)") } }
        }
        .frame(height: 40)
      })
    #expect(pages.map(\.texts) == [["Line 1", "Line 2"]])
  }

  @Test func `headers and footers know the page, and take space from the content`() async throws {
    let document = PrintDocument("Lines", on: PrintingTests.setup) {
      Column { ForEach(Array(1...8), id: \.self) { line("Line \($0)") } }
    }
    .header { page in if page.number == 1 { line("Lines") } }
    .footer { page in line("\(page.number) of \(page.count)") }
    let pages = try await pages(of: document)
    #expect(
      pages.map(\.texts) == [
        ["Lines", "Line 1", "Line 2", "Line 3", "Line 4", "1 of 2"],
        ["Line 5", "Line 6", "Line 7", "Line 8", "2 of 2"],
      ])
  }

  @Test func `a header that leaves no room is an error`() async throws {
    let document = PrintDocument("Lines", on: PrintingTests.setup) { Text("Text") }
      .header { _ in line("Lines").frame(height: 110) }
    let app = TestApplication(Reports(document: document))
    let window = try app.window("Reports")
    try window.tap("Export")
    await app.wait { !window.contains("none") }
    window.expect("The margins, the header and the footer leave no room on the paper.")
  }

  private struct Signature: Component {
    func body(_ context: Context<NoState>) -> some Component {
      Text("by \(context.environment(Author.self)), \(context.colorScheme)")
    }
  }

  @Test func `a document gets the environment of its window, and light colors`() async throws {
    let app = TestApplication(
      Reports(document: PrintDocument("Signed") { Signature() }), colorScheme: .dark)
    try app.window("Reports").tap("Export")
    await app.wait { !app.headless.printouts.isEmpty }
    #expect(app.headless.printouts[0].pages.map(\.texts) == [["by Ada, light"]])
  }

  private struct Paragraph: Component, Equatable {
    let number: Int
    let count: Counter

    var body: some Component {
      count.add()
      return Text("\(number)").frame(height: 20)
    }

    static func == (one: Paragraph, other: Paragraph) -> Bool { one.number == other.number }
  }

  @Test func `the content of many pages is built once`() async throws {
    let counter = Counter()
    let document = PrintDocument("Long", on: PrintingTests.setup) {
      Column { ForEach(Array(0..<600), id: \.self) { Paragraph(number: $0, count: counter) } }
    }
    .footer { page in line("\(page.number)") }
    let pages = try await pages(of: document)
    #expect(pages.count == 120)
    #expect(counter.value == 600)
  }
}
