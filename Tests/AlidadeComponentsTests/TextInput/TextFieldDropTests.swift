import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Text that is dropped on fields, as widgets of GTK insert it.
@MainActor @Suite struct TextFieldDropTests {
  /// A field, and a component around it that accepts what the field doesn't.
  private struct Page: Component {
    let log: EventLog
    let isEditable: Bool

    struct State: Sendable {
      var text = "one two"
    }

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column {
        TextField("Words", text: context.binding(\.text)).editable(isEditable)
      }
      .dropTarget(for: [.text, .files]) { [log] event in
        if case .dropped(let content, _) = event { log.record("around: \(content)") }
      }
    }
  }

  private let log = EventLog()

  private func host(isEditable: Bool = true) -> TestHost {
    let page = Page(log: log, isEditable: isEditable)
    return TestHost(size: Size(width: 300, height: 100)) { page }
  }

  private func field(_ host: TestHost) throws -> HeadlessTextInputView {
    try #require(
      host.view.root.descendants.lazy.compactMap { $0 as? HeadlessTextInputView }.first)
  }

  /// Returns a point in a field, behind the beginning of its text.
  private func place(after beginning: String, in field: HeadlessTextInputView) -> Point {
    let content = TextContent(runs: [TextRun(beginning, style: field.textStyle)])
    let measurer = HeadlessMeasurer()
    let start = measurer.textInputMetrics(of: field.kind).insets.start
    return Point(x: start + measurer.layout(content, width: .infinity).size.width, y: 15)
  }

  @Test func `text is dropped between the characters at the pointer`() throws {
    let host = host()
    let field = try field(host)
    #expect(
      host.mountHost.drop(.text(" and a half"), on: field, at: place(after: "one", in: field)))
    #expect(field.text == "one and a half two")
    #expect(host.mountHost.drop(.text("about "), on: field, at: .zero))
    #expect(host.mountHost.drop(.text(" or three"), on: field, at: Point(x: 290, y: 15)))
    #expect(field.text == "about one and a half two or three")
    host.settle()
    #expect(field.text == "about one and a half two or three")
    #expect(log.take() == [])
    field.undo()
    #expect(field.text == "about one and a half two")
  }

  @Test func `text that is dropped on the selection replaces it`() throws {
    let host = host()
    let field = try field(host)
    field.select(from: 0, to: 3)
    host.mountHost.drop(.text("ten"), on: field, at: place(after: "on", in: field))
    #expect(field.text == "ten two")
    #expect(field.selection == TextSelection(caret: 0))
  }

  @Test func `text that is dropped elsewhere leaves the selection`() throws {
    let host = host()
    let field = try field(host)
    field.select(from: 4, to: 7)
    host.mountHost.drop(.text("a "), on: field, at: .zero)
    #expect(field.text == "a one two")
    #expect(field.selection == TextSelection(anchor: 6, caret: 9))
  }

  @Test func `an editor has the caret after the text, and takes none on its selection`() throws {
    let host = TestHost(size: Size(width: 300, height: 100)) {
      TextEditor("Words", initialText: "one two")
    }
    let field = try field(host)
    field.select(from: 4, to: 7)
    #expect(host.mountHost.drop(.text("a "), on: field, at: .zero))
    #expect(field.text == "a one two")
    #expect(field.selection == TextSelection(caret: 2))
    field.select(from: 0, to: 5)
    #expect(!host.mountHost.drop(.text("b"), on: field, at: place(after: "a", in: field)))
    #expect(field.text == "a one two")
  }

  @Test func `text is dropped between the dots of a password`() throws {
    let host = TestHost(size: Size(width: 300, height: 100)) { SecureField("Password") }
    let field = try field(host)
    host.mountHost.drop(.text("wide"), on: field, at: .zero)
    host.mountHost.drop(.text("-"), on: field, at: place(after: "••", in: field))
    #expect(field.text == "wi-de")
  }

  @Test func `a value that can be read as text is dropped as text`() throws {
    let host = host()
    let field = try field(host)
    #expect(
      host.mountHost.drop(
        TransferContent(AddressList(["https://a.org"])), on: field, at: .zero))
    host.settle()
    #expect(field.text == "https://a.orgone two")
  }

  @Test func `content that a field doesn't accept is dropped on the component around it`() throws {
    let (one, other) = (host(), host(isEditable: false))
    let (editable, readOnly) = (try field(one), try field(other))
    #expect(one.mountHost.drop(.files(["/a"]), on: editable))
    #expect(log.take() == ["around: files([\"/a\"])"])
    #expect(other.mountHost.drop(.text("a"), on: readOnly))
    #expect(log.take() == ["around: text(\"a\")"])
  }
}
