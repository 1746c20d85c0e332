import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct HeaderBarLayoutTests {
  private func host(
    width: Double, title: String = "Title", direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    TestHost(size: Size(width: width, height: 200), layoutDirection: direction) {
      Box(background: .red).key("content").headerBar(title) {
        Button("A long button") {}
      } end: {
        Button("End") {}
      }
    }
  }

  @Test func `the title is in the middle of the bar`() throws {
    let title = try host(width: 600).find("Title").frame
    #expect(abs(title.midX - 300) <= 0.5)
  }

  @Test func `the title gives way to what is at the sides`() throws {
    let host = host(width: 600, title: String(repeating: "long ", count: 12))
    let title = try host.find(.role(.heading)).frame
    let (start, end) = try (host.find("A long button").frame, host.find("End").frame)
    #expect(title.minX > start.maxX)
    #expect(title.maxX < end.minX)
    #expect(title.midX > 300, "It isn't in the middle, because there is no room.")
  }

  @Test func `the title is cut off before the buttons are squeezed`() throws {
    let wide = host(width: 600)
    let narrow = host(width: 215)
    for name in ["A long button", "End"] {
      #expect(
        try narrow.find(name).frame.size.width == wide.find(name).frame.size.width, "\(name)")
    }
    #expect(try narrow.find("End").frame.maxX < 215)
    #expect(
      try (narrow.findAll("Title").first?.frame.size.width ?? 0)
        < wide.find("Title").frame.size
        .width)
  }

  private func narrowHost(_ direction: LayoutDirection = .leftToRight) -> TestHost {
    TestHost(size: Size(width: 200, height: 200), layoutDirection: direction) {
      Text("content").headerBar("Title") {
        Box(background: .red).key("first").frame(width: 80, height: 20).shrink(0)
        Box(background: .blue).key("second").frame(width: 80, height: 20).shrink(0)
      } end: {
        Box(background: .green).key("end").frame(width: 60, height: 20).shrink(0)
      }
    }
  }

  @Test func `in a bar that is too narrow, the end stays whole, and the start is cut off`() throws {
    let host = narrowHost()
    let end = try host.find(.key("end")).frame
    #expect(end.minX == 134 && end.maxX == 194)
    #expect(try host.find(.key("first")).frame.minX == 6)
    let views = host.view.root.descendants.filter {
      $0.frame.size == Size(width: 80, height: 20) && $0.isVisible
    }
    let second = try #require(views.max { $0.frameInRoot.minX < $1.frameInRoot.minX })
    #expect(second.frameInRoot.minX == 92)
    let y = second.frameInRoot.minY + 10
    #expect(host.view.root.hitTest(Point(x: 120, y: y)) === second)
    #expect(host.view.root.hitTest(Point(x: 131, y: y)) !== second)
  }

  @Test func `from right to left, the end of a bar that is too narrow stays whole, too`() throws {
    let end = try narrowHost(.rightToLeft).find(.key("end")).frame
    #expect(end.minX == 6 && end.maxX == 66)
  }

  @Test func `the bar is mirrored from right to left`() throws {
    let left = host(width: 600, title: "A title with some more words")
    let right = host(
      width: 600, title: "A title with some more words", direction: .rightToLeft)
    for name in ["A long button", "End", "A title with some more words"] {
      let (one, other) = try (left.find(name).frame, right.find(name).frame)
      #expect(one.minX == 600 - other.maxX, "\(name)")
    }
  }

  @Test func `the content has the rest of the space`() throws {
    let box = try host(width: 600).find(.key("content"))
    #expect(box.frame.maxY == 200)
    #expect(box.frame.minY == 47)
  }

  @Test func `custom components take the place of the title`() throws {
    let host = TestHost(size: Size(width: 400, height: 200)) {
      Text("content").headerBar("Title").title { Button("Switch") {} }
    }
    host.expectNone("Title")
    #expect(abs(try host.find("Switch").frame.midX - 200) <= 20)
  }

  // MARK: - Beside each other

  private struct Sides: App {
    struct State: Sendable { var isContentShown = false }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Window("Sides", size: Size(width: 800, height: 400)) {
        SplitView(collapsesBelow: 500, isContentShown: context.binding(\.isContentShown)) {
          Button("Open") { context.update { $0.isContentShown = true } }.headerBar("Folders")
        } content: {
          Text("Messages").headerBar("Inbox")
        }
      }
      .titleBar(false)
    }
  }

  @Test func `in a split view, buttons of the window are at the edges of the window`() throws {
    let app = TestApplication(Sides())
    let window = try app.window("Sides")
    app.setAppearance {
      $0.windowButtons = WindowButtonLayout(start: [.close], end: [.minimize, .maximize])
    }
    #expect(window.windowButtons == [.close, .minimize, .maximize])
    let folders = try window.find("Folders").frame
    #expect(folders.maxX < 240)
    #expect(!window.contains(.label("Back")))
    window.resize(to: Size(width: 400, height: 400))
    window.expectNone("Inbox")
    #expect(window.windowButtons == [.close, .minimize, .maximize], "One bar shows all.")
    try window.tap("Open")
    window.expect("Inbox")
    #expect(window.windowButtons == [.close, .minimize, .maximize])
    try window.tap(.label("Back"))
    window.expect("Folders")
  }

  @Test func `the bar of the content has all buttons while the sidebar is hidden`() throws {
    struct Hidden: App {
      func body(_ context: Context<NoState>) -> some Component {
        Window("Hidden", size: Size(width: 800, height: 400)) {
          SplitView(isSidebarShown: false) {
            Text("Folders").headerBar("Folders")
          } content: {
            Text("Messages").headerBar("Inbox")
          }
        }
        .titleBar(false)
      }
    }
    let app = TestApplication(Hidden())
    app.setAppearance { $0.windowButtons = WindowButtonLayout(start: [.close], end: [.minimize]) }
    #expect(try app.window("Hidden").windowButtons == [.close, .minimize])
  }

  @Test func `a page of a stack leads back from its header bar`() throws {
    struct Pages: Component {
      struct State: Sendable { var path = [1] }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        NavigationStack(path: context.binding(\.path)) {
          Text("root").headerBar("Root")
        } page: { (page: Int) in
          Text("page").headerBar("Page \(page)")
        }
      }
    }
    let host = TestHost(size: Size(width: 400, height: 200)) { Pages() }
    host.expect("Page 1")
    try host.tap(.label("Back"))
    host.expect("Root")
    host.expectNone(.label("Back"))
  }
}

extension Rect {
  fileprivate var midX: Double { (minX + maxX) / 2 }
}
