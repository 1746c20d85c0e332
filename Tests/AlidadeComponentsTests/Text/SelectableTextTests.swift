import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Text that the user selects by itself.
@MainActor @Suite struct SelectableTextTests {
  /// A character is 5 points wide and a line 13 points high.
  private static let text = Text("one two three").size(10)

  private func shown(_ component: some Component, width: Double = 200) -> TestHost {
    TestHost(size: Size(width: width, height: 100)) { component }
  }

  private func view(_ app: TestHost) throws -> HeadlessTextView {
    try #require(app.view.root.descendants.lazy.compactMap { $0 as? HeadlessTextView }.first)
  }

  private func clipboard(_ app: TestHost) -> String? {
    if case .text(let text)? = app.mountHost.clipboard { text } else { nil }
  }

  @Test func `a drag selects characters, and Control-C copies them`() throws {
    let app = shown(SelectableTextTests.text.textSelection())
    let view = try view(app)
    view.drag(from: Point(x: 1, y: 5), through: [Point(x: 8, y: 5), Point(x: 26, y: 5)])
    app.view.settle()
    #expect(view.selectedText == "one t")
    #expect(app.press(.copy))
    #expect(clipboard(app) == "one t")
    view.drag(from: Point(x: 26, y: 5), through: [Point(x: 9, y: 5)])
    app.view.settle()
    #expect(view.selectedText == "e t")
  }

  @Test func `a double click selects a word, a triple click everything, and a click nothing`()
    throws
  {
    let app = shown(SelectableTextTests.text.textSelection())
    let view = try view(app)
    view.tap(count: 2, at: Point(x: 26, y: 5))
    app.view.settle()
    #expect(view.selectedText == "two")
    view.tap(count: 3, at: Point(x: 26, y: 5))
    app.view.settle()
    #expect(view.selectedText == "one two three")
    view.tap(at: Point(x: 26, y: 5))
    app.view.settle()
    #expect(view.selectedText == nil)
  }

  @Test func `the selected text can be pasted without being copied`() throws {
    let app = shown(SelectableTextTests.text.textSelection())
    let view = try view(app)
    view.tap(at: Point(x: 1, y: 5))
    #expect(app.mountHost.selectedText == nil)
    view.drag(from: Point(x: 1, y: 5), through: [Point(x: 8, y: 5), Point(x: 26, y: 5)])
    app.view.settle()
    #expect(app.mountHost.selectedText == "one t")
    #expect(app.press(.right, .shift))
    #expect(app.mountHost.selectedText == "one tw")
    #expect(app.press(.selectAll))
    #expect(app.mountHost.selectedText == "one two three")
    #expect(app.press(.escape))
    #expect(app.mountHost.selectedText == "one two three", "as long as nothing else is selected")
    #expect(app.mountHost.clipboard == nil)
  }

  @Test func `a drag after a double click selects words`() throws {
    let app = shown(SelectableTextTests.text.textSelection())
    let view = try view(app)
    view.drag(from: Point(x: 22, y: 5), through: [Point(x: 46, y: 5)], pressCount: 2)
    app.view.settle()
    #expect(view.selectedText == "two three")
  }

  @Test func `Shift extends the selection with a click and with keys`() throws {
    let app = shown(SelectableTextTests.text.textSelection())
    let view = try view(app)
    view.tap(at: Point(x: 21, y: 5))
    view.tap(at: Point(x: 36, y: 5), modifiers: .shift)
    app.view.settle()
    #expect(view.selectedText == "two")
    #expect(app.press(.right, .shift))
    #expect(view.selectedText == "two ")
    #expect(app.press(.right, [.shift, .control]))
    #expect(view.selectedText == "two three")
    #expect(app.press(.home, .shift))
    #expect(view.selectedText == "one ")
    #expect(app.press(.left, .shift))
    #expect(view.selectedText == "one ")
    #expect(!app.press(.left))
  }

  @Test(arguments: [
    ("_id name", 0, Key.right, "_id"), ("foo bar_", 8, .left, "bar_"),
    ("don't go", 3, .right, "'t"), ("don't go", 4, .left, "don'"),
    ("one, two", 3, .right, ", two"),
  ])
  func `keys move by the words that a double click selects`(
    text: String, caret: Int, key: Key, expected: String
  ) throws {
    let app = shown(Text(text).size(10).textSelection())
    let view = try view(app)
    view.tap(at: Point(x: Double(caret) * 5 + 1, y: 5))
    #expect(app.press(key, [.shift, .control]))
    #expect(view.selectedText == expected)
  }

  @Test func `keys move by lines`() throws {
    // Two lines: "one two" and "three four".
    let app = shown(Text("one two three four").size(10).textSelection(), width: 50)
    let view = try view(app)
    view.tap(at: Point(x: 21, y: 5))
    app.press(.down, .shift)
    #expect(view.selectedText == "two thre")
    app.press(.up, .shift)
    #expect(view.selectedText == nil)
    app.press(.end, .shift)
    #expect(view.selectedText == "two")
    app.press(.end, [.shift, .control])
    #expect(view.selectedText == "two three four")
  }

  @Test func `Control-A selects everything, Escape nothing, and other keys go on`() throws {
    let app = shown(SelectableTextTests.text.textSelection())
    let view = try view(app)
    #expect(app.press(.tab))
    #expect(!app.press(.escape))
    #expect(!app.press(.copy))
    #expect(app.press("a", .control))
    #expect(view.selectedText == "one two three")
    #expect(app.press(.escape))
    #expect(view.selectedText == nil)
    #expect(clipboard(app) == nil)
  }

  @Test func `a menu copies and selects everything`() throws {
    let app = shown(SelectableTextTests.text.textSelection())
    try app.choose("Select All", in: "one two three")
    #expect(try view(app).selectedText == "one two three")
    try app.choose("Copy", in: "one two three")
    #expect(clipboard(app) == "one two three")
  }

  @Test func `the selection ends when the focus moves on`() throws {
    let app = shown(
      Column {
        SelectableTextTests.text.textSelection()
        Button("Press") {}
      })
    let view = try view(app)
    view.tap(count: 2, at: Point(x: 26, y: 5))
    app.view.settle()
    #expect(view.selectedText == "two")
    try app.tap("Press")
    #expect(view.selectedText == nil)
  }

  @Test func `a text that grows keeps the selection, and other text has none`() throws {
    let app = TestHost { Growing() }
    let view = try view(app)
    view.tap(count: 2, at: Point(x: 2, y: 5))
    app.view.settle()
    #expect(view.selectedText == "some")
    #expect(app.press("g"))
    #expect(view.textLayout?.content.plainText == "some text 1")
    #expect(view.selectedText == "some")
    #expect(app.press("g"))
    #expect(view.textLayout?.content.plainText == "other text 2")
    #expect(view.selectedText == nil)
  }

  @Test func `keys extend a selection in a text that has grown`() throws {
    let app = TestHost { Growing() }
    let view = try view(app)
    view.tap(count: 2, at: Point(x: 2, y: 5))
    app.press("g")
    app.press(.right, .shift)
    #expect(view.textLayout?.content.plainText == "some text 1")
    #expect(view.selectedText == "some ")
  }

  @Test func `Shift and a click extend a selection in a text that has grown`() throws {
    let app = TestHost { Growing() }
    let view = try view(app)
    view.tap(count: 2, at: Point(x: 2, y: 5))
    app.press("g")
    view.tap(at: Point(x: 36, y: 5), modifiers: .shift)
    app.view.settle()
    #expect(view.selectedText == "some te")
  }

  @Test func `a drag goes on while the text grows, and ends when the text is replaced`() throws {
    let app = TestHost { Growing() }
    let view = try view(app)
    view.tap(at: Point(x: 1, y: 5))
    view.selectionHandler?.send(.drag(Point(x: 21, y: 5)))
    app.press("g")
    #expect(view.selectedText == "some")
    view.selectionHandler?.send(.drag(Point(x: 55, y: 5)))
    app.view.settle()
    #expect(view.selectedText == "some text 1")
    app.press("g")
    view.selectionHandler?.send(.drag(Point(x: 21, y: 5)))
    app.view.settle()
    #expect(view.selectedText == nil)
  }

  @Test func `a text that grows with an animation keeps the focus, the selection and the drag`()
    throws
  {
    let app = TestHost { Growing(animation: .spring) }
    let view = try view(app)
    view.tap(count: 2, at: Point(x: 2, y: 5))
    app.view.settle()
    app.press("g")
    app.view.settle()
    #expect(view.textLayout?.content.plainText == "some text 1" && view.isVisible)
    #expect(view.selectedText == "some" && app.mountHost.focusedView === view)
    view.selectionHandler?.send(.drag(Point(x: 55, y: 5)))
    app.view.settle()
    #expect(view.selectedText == "some text 1")
  }

  private struct Growing: Component {
    var animation: Animation?

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      let texts = ["some text", "some text 1", "other text 2"]
      Text(texts[context.state]).size(10).textSelection()
        .onKeyPress("g") { context.update(animation: animation) { $0 += 1 } }
    }
  }

  @Test func `a link in the text is followed, and the text beside it is selected`() throws {
    let text = Text("one ").size(10) + Text("two").size(10).link("https://a.b")
    let app = shown(text.textSelection())
    try app.tap("two")
    #expect(app.openedAddresses == ["https://a.b"])
    let view = try view(app)
    #expect(view.selectedText == nil)
    view.tap(count: 2, at: Point(x: 2, y: 5))
    app.view.settle()
    #expect(view.selectedText == "one")
  }

  @Test func `a recycled view shows no selection, and takes no focus where text isn't selectable`()
    throws
  {
    let app = TestHost(size: Size(width: 200, height: 100)) {
      List(0..<100, id: \.self, estimatedRowHeight: 20) { row in
        if row.isMultiple(of: 2) {
          Text("selectable").size(10).textSelection()
        } else {
          Text("row \(row)").size(10)
        }
      }
    }
    let view = try view(app)
    view.tap(count: 2, at: Point(x: 2, y: 5))
    app.view.settle()
    #expect(view.selectedText == "selectable")
    let list = try #require(
      app.view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first)
    list.scroll(by: 600)
    app.view.settle()
    for text in list.descendants.compactMap({ $0 as? HeadlessTextView }) where text.isVisible {
      // The list keeps the row with the focus, out of sight.
      #expect(text.selectedRange == nil || app.mountHost.focusedView === text)
      let isSelectable = text.textLayout?.content.plainText == "selectable"
      #expect((text.selectionHandler != nil) == isSelectable)
    }
    list.scroll(by: -600)
    app.view.settle()
  }

  @Test func `text that isn't selectable costs nothing more`() {
    let app = shown(SelectableTextTests.text)
    #expect(app.view.counters.viewsCreated == 1)
    #expect(app.view.counters.attributesApplied == 1)
    #expect(!app.press("a", .control))
  }

  @Test func `Shift and an arrow extend a selected word at its edge`() throws {
    let app = shown(SelectableTextTests.text.textSelection())
    let view = try view(app)
    view.tap(count: 2, at: Point(x: 26, y: 5))
    app.view.settle()
    app.press(.right, .shift)
    #expect(view.selectedText == "two ")
    app.press(.left, .shift)
    app.press(.left, .shift)
    #expect(view.selectedText == "tw")
    view.tap(count: 3, at: Point(x: 26, y: 5))
    app.view.settle()
    app.press(.left, .shift)
    #expect(view.selectedText == "one two thre")
  }
}
