import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// The keyboard focus in the pages of a stack.
@MainActor @Suite struct PageFocusTests {
  /// A stack on which F5 pushes a page, and whose root depends on the number of times that it did.
  private struct Pages: Component {
    struct State: Sendable {
      var path: [Int] = []
      var pushes = 0
    }

    let root: @Sendable (Int) -> AnyComponent

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      NavigationStack(path: context.binding(\.path)) {
        root(context.state.pushes)
      } page: { page in
        Button("Page \(page)") {}
      }
      .shortcut(.function(5), []) {
        context.update {
          $0.path.append(1)
          $0.pushes += 1
        }
      }
    }
  }

  private func host<Root: Component>(
    _ root: @escaping @Sendable (Int) -> Root
  ) -> TestHost {
    TestHost(size: Size(width: 300, height: 400)) { Pages(root: { AnyComponent(root($0)) }) }
  }

  /// Moves the focus to a control with Tab.
  private func focus(_ text: String, _ host: TestHost) throws {
    for _ in 0..<20 where try !host.find(text).isFocused { host.press(.tab) }
    #expect(try host.find(text).isFocused)
  }

  private func push(_ host: TestHost) throws {
    host.press(.function(5))
    #expect(try host.find("Page 1").isFocused)
  }

  @Test func `going back returns the focus to what had it`() throws {
    let host = host { _ in
      Column {
        Button("first") {}
        TextField("field")
        Scroll { Button("last") {} }.frame(height: 100)
      }
    }
    for name in ["last", "first"] {
      try focus(name, host)
      try push(host)
      host.press(.left, .alt)
      #expect(try host.find(name).isFocused)
    }
  }

  @Test func `what had the focus is gone when the user goes back`() throws {
    let host = host { pushes in
      Column {
        Button("first") {}
        if pushes == 0 { Button("second") {} }
      }
    }
    try focus("second", host)
    try push(host)
    host.press(.left, .alt)
    #expect(try host.find("first").isFocused)
  }

  @Test func `in a list, the focus returns to its row`() throws {
    let host = host { _ in
      List(0..<30, id: \.self, estimatedRowHeight: 40) { id in
        Button("row \(id)") {}.frame(height: 40)
      }
    }
    try focus("row 3", host)
    try push(host)
    host.press(.left, .alt)
    #expect(try host.find("row 3").isFocused)
  }

  @Test func `in a list with a selection, keys continue from the row that had the focus`() throws {
    let host = host { _ in
      List(0..<30, id: \.self, estimatedRowHeight: 40) { id in
        Text("row \(id)").frame(height: 40)
      }
      .selection(Binding(Int?.none) { _ in })
    }
    func focusedRow() -> [String]? { host.mountHost.focusedView?.visibleTexts }
    host.press(.tab)
    #expect(focusedRow() == ["row 0"])
    for _ in 0..<3 { host.press(.down) }
    #expect(focusedRow() == ["row 3"])
    try push(host)
    host.press(.left, .alt)
    #expect(focusedRow() == ["row 3"])
    host.press(.down)
    #expect(focusedRow() == ["row 4"])
  }
}
