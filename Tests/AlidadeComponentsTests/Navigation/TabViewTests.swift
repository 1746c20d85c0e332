import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct TabViewTests {
  private struct Tally: Component {
    let name: String
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      Button("\(name) \(context.state)") { context.update { $0 += 1 } }
      TextField("\(name) field")
    }
  }

  private struct Tabs: Component {
    struct State {
      var selection = "a"
      var names = ["a", "b", "c"]
    }
    let isClosable: Bool
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let close: @MainActor @Sendable (String) -> Void = { name in
        context.update { $0.names.removeAll { $0 == name } }
      }
      TabView(
        "Documents", selection: context.binding(\.selection), onClose: isClosable ? close : nil
      ) {
        for name in context.state.names {
          Tab("Tab \(name)", value: name) { Tally(name: name) }
        }
      }
    }
  }

  private func host(
    isClosable: Bool = false, _ direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    TestHost(size: Size(width: 500, height: 300), layoutDirection: direction) {
      Tabs(isClosable: isClosable)
    }
  }

  /// The names of the selected tabs.
  private func selected(_ host: TestHost) -> [String?] {
    host.findAll(.role(.tab)).filter(\.isSelected).map(\.label)
  }

  @Test func `a tab selects its page`() throws {
    let host = host()
    #expect(selected(host) == ["Tab a"] && host.contains("a 0") && !host.contains("b 0"))
    try host.tap(.role(.tab, "Tab b"))
    #expect(selected(host) == ["Tab b"] && host.contains("b 0") && !host.contains("a 0"))
  }

  @Test func `assistive technologies are told of the list, the tabs and the page`() throws {
    let host = host()
    #expect(try host.find(.role(.tabList)).label == "Documents")
    #expect(host.findAll(.role(.tab)).count == 3)
    #expect(host.findAll(.role(.tabPanel)).count { $0.isVisible } == 1)
  }

  @Test func `a page remembers what was done in it`() throws {
    let host = host()
    try host.tap("a 0")
    try host.type("words", into: "a field")
    try host.tap(.role(.tab, "Tab b"))
    try host.tap(.role(.tab, "Tab a"))
    #expect(host.contains("a 1") && host.contains("words"))
  }

  @Test func `the page takes the space below the bar`() throws {
    let host = host()
    let panel = try #require(host.findAll(.role(.tabPanel)).first { $0.isVisible })
    let bar = try host.find(.role(.tabList))
    #expect(panel.frame.size.width == 500 && panel.frame.maxY == 300)
    #expect(panel.frame.minY == bar.frame.maxY + 1)
  }

  @Test func `Control and the page keys select tabs from anywhere`() throws {
    let host = host()
    #expect(host.press(.pageDown, .control))
    #expect(selected(host) == ["Tab b"])
    try host.tap("b field")
    host.press(.pageDown, .control)
    #expect(selected(host) == ["Tab c"])
    host.press(.pageDown, .control)
    #expect(selected(host) == ["Tab a"])
    host.press(.pageUp, .control)
    #expect(selected(host) == ["Tab c"])
  }

  @Test func `Control and the page keys select tabs even from a list`() throws {
    struct Mails: Component {
      struct State {
        var page = 1
        var mails: Set<Int> = []
      }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        TabView("Mail", selection: context.binding(\.page)) {
          Tab("One", value: 1) {
            List(0..<50, id: \.self) { Text("mail \($0)") }
              .selection(context.binding(\.mails))
          }
          Tab("Two", value: 2) { Text("nothing") }
        }
      }
    }
    let host = TestHost(size: Size(width: 500, height: 300)) { Mails() }
    try host.tap("mail 1")
    #expect(host.press(.pageDown, .control))
    #expect(selected(host) == ["Two"])
  }

  @Test func `the innermost tab view around the focus uses the keys`() throws {
    struct Nested: Component {
      struct State {
        var outer = 1
        var inner = 3
      }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        TabView("Outer", selection: context.binding(\.outer)) {
          Tab("One", value: 1) {
            Column(alignment: .stretch) {
              TextField("note")
              TabView("Inner", selection: context.binding(\.inner)) {
                Tab("Three", value: 3) { TextField("third") }
                Tab("Four", value: 4) { TextField("fourth") }
              }
              .grow().basis(0)
            }
          }
          Tab("Two", value: 2) { Text("two") }
        }
      }
    }
    let host = TestHost(size: Size(width: 500, height: 300)) { Nested() }
    try host.tap("third")
    host.press(.pageDown, .control)
    #expect(selected(host) == ["One", "Four"])
    try host.tap("note")
    host.press(.pageDown, .control)
    #expect(selected(host) == ["Two"])
  }

  @Test func `arrow keys move the selection and the focus in the bar`() throws {
    let host = host()
    try host.tap(.role(.tab, "Tab a"))
    host.press(.right)
    #expect(selected(host) == ["Tab b"])
    #expect(try host.find(.role(.tab, "Tab b")).isFocused)
    host.press(.end)
    #expect(selected(host) == ["Tab c"])
    host.press(.home)
    host.press(.left)
    #expect(selected(host) == ["Tab c"])
    try host.tap("c field")
    host.press(.left)
    #expect(selected(host) == ["Tab c"], "The arrow belongs to the field.")
  }

  @Test func `from right to left the first tab is on the right and arrows follow the eye`() throws {
    let host = host(.rightToLeft)
    let frames = host.findAll(.role(.tab)).map(\.frame.minX)
    #expect(frames == frames.sorted(by: >))
    try host.tap(.role(.tab, "Tab a"))
    host.press(.left)
    #expect(selected(host) == ["Tab b"])
  }

  @Test func `tabs are closed with their button or the middle button`() throws {
    let host = host(isClosable: true)
    try host.tap(.role(.button, "Close Tab b"))
    #expect(host.findAll(.role(.tab)).map(\.label) == ["Tab a", "Tab c"])
    try host.tap(.role(.tab, "Tab c"), button: .middle)
    #expect(host.findAll(.role(.tab)).map(\.label) == ["Tab a"])
    #expect(selected(host) == ["Tab a"])
  }

  @Test func `a selection that isn't a tab is reported and shows no page`() {
    let reports = DiagnosticsRecorder.reports {
      let view = HeadlessHostingView(size: Size(width: 300, height: 100)) {
        TabView("Tabs", selection: Binding(7) { _ in }) { Tab("One", value: 1) { Text("page") } }
      }
      #expect(view.root.visibleTexts == ["One"])
    }
    #expect(!reports.isEmpty)
  }

  @Test func `a title that is very long is cut off`() throws {
    let host = TestHost(size: Size(width: 800, height: 100)) {
      TabView("Tabs", selection: Binding(0) { _ in }) {
        Tab("A title that is rather long, and longer than any tab", value: 0) { Text("page") }
        Tab("Other", value: 1) { Text("page") }
      }
    }
    let tab = try #require(host.findAll(.role(.tab)).first)
    #expect(tab.frame.size.width > 200 && tab.frame.size.width <= 240 + 24)
  }

  private struct Documents: Component {
    let first: Int
    func initialState() -> Int { first }
    func body(_ context: Context<Int>) -> some Component {
      TabView("Documents", selection: context.binding(\.self)) {
        for number in 0..<20 {
          Tab("Document \(number)", value: number) {
            List(0..<100, id: \.self) { Text("line \($0)") }
          }
        }
      }
    }
  }

  private func documents(
    _ first: Int = 0, _ direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    TestHost(size: Size(width: 300, height: 200), layoutDirection: direction) {
      Documents(first: first)
    }
  }

  /// Returns `true` if the whole of a tab is in the window.
  private func isInSight(_ number: Int, _ host: TestHost) throws -> Bool {
    let frame = try host.find(.role(.tab, "Document \(number)")).frame
    return frame.minX >= 0 && frame.maxX <= 300
  }

  @Test func `tabs that don't fit scroll, and their titles aren't cut off`() throws {
    let host = documents()
    let first = try host.find(.role(.tab, "Document 0"))
    // Ten characters of 14 points, each half as wide, and the padding.
    #expect(first.frame.size.width >= 10 * 7 + 24)
    try host.scroll(by: 5_000, in: "Document 0")
    try host.tap(.role(.tab, "Document 19"))
    #expect(selected(host) == ["Document 19"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a tab that becomes the selected one comes into view`(_ direction: LayoutDirection) throws {
    let host = documents(0, direction)
    host.press(.pageUp, .control)
    #expect(try isInSight(19, host))
    host.press(.pageDown, .control)
    #expect(try isInSight(0, host))
    try host.tap(.role(.tab, "Document 0"))
    host.press(.end)
    #expect(try isInSight(19, host))
    #expect(try host.find(.role(.tab, "Document 19")).isFocused)
  }

  @Test func `a bar opens with the selected tab in view`() throws {
    #expect(try isInSight(10, documents(10)))
  }

  @Test func `a test scrolls the page of a tab view, not its bar`() throws {
    let host = documents()
    let line = try host.find("line 5").frame
    try host.scroll(by: 50)
    #expect(try isInSight(0, host))
    #expect(try host.find("line 5").frame.minY < line.minY)
  }

  @Test func `a bar alone switches between views`() throws {
    struct Calendar: Component {
      func initialState() -> [Int] { [0] }
      func body(_ context: Context<[Int]>) -> some Component {
        TabBar(
          "View", selection: context.binding(\.[0]),
          choices: [PickerOption(0, "Day"), PickerOption(1, "Week")])
        Text(context.state[0] == 0 ? "one day" : "seven days")
      }
    }
    let host = TestHost(size: Size(width: 300, height: 100)) { Calendar() }
    try host.tap("Week")
    #expect(host.contains("seven days") && selected(host) == ["Week"])
  }
}
