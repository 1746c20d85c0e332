import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore
@testable import AlidadeLists

/// What swiping costs, and how it is used without a pointer.
@MainActor @Suite struct SwipeWorkTests {
  @Test func `while a row moves, two frames are set, and nothing is built or laid out`() {
    let fixture = SwipeFixture()
    let swipe = fixture.grab(3)
    _ = fixture.work.take()
    _ = swipe.begin(by: -10)
    #expect(fixture.work.take() == ["actions 3"])
    let tree = fixture.mounter.roots.swipes.current?.actions.components
    let generation = tree?.generation
    for distance in 11...120 {
      let before = fixture.view.counters
      swipe.move(to: -Double(distance))
      let work = fixture.view.counters.since(before)
      #expect(work.framesSet == 2 && work.nativeOperations == 2 && work.unitsVisited == 0)
    }
    let before = fixture.view.counters
    swipe.end(at: -120)
    let frames = fixture.frames(of: 3)
    let work = fixture.view.counters.since(before)
    #expect(frames.count > 5 && work.framesSet <= 2 * frames.count)
    #expect(work.nativeOperations == work.framesSet && work.unitsVisited == 0)
    #expect(fixture.work.take() == [] && tree?.generation == generation)
    #expect(fixture.host.isIdle, "no frame while nothing moves")
  }

  @Test func `the views of the actions are used again`() {
    let fixture = SwipeFixture()
    fixture.swipe(3, -150)
    fixture.swipe(3, 150)
    let before = fixture.view.counters
    fixture.swipe(7, -150)
    #expect(fixture.buttons == ["Archive", "Delete"])
    #expect(fixture.view.counters.since(before).viewsCreated == 0)
  }

  @Test func `scrolling costs the same with and without swipe actions`() {
    func work(_ fixture: SwipeFixture) -> MountCounters {
      let before = fixture.view.counters
      for _ in 0..<100 {
        fixture.list.scroll(by: 7)
        fixture.host.advance(by: fixture.host.clock.frameDuration)
      }
      return fixture.view.counters.since(before)
    }
    let (plain, used) = (SwipeFixture(), SwipeFixture())
    used.swipe(3, -150)
    used.swipe(3, 150)
    #expect(work(plain) == work(used))
    #expect(plain.work.take().allSatisfy { $0.hasPrefix("build") }, "no actions are asked for")
  }

  // MARK: - Assistive technologies

  @Test func `the actions are buttons with names, after their row`() throws {
    let fixture = SwipeFixture()
    fixture.swipe(3, -150)
    let delete = try #require(fixture.button("Delete"))
    #expect(delete.role == .button)
    #expect(delete.options.accessibility?.label == "Delete")
    let views = fixture.list.visibleSubviews
    let row = try #require(views.firstIndex { $0 === fixture.row(3) })
    #expect(delete.isInside(views[row + 1]))
    let buttons = views[row + 1].descendants.compactMap { $0 as? HeadlessPressableView }
    #expect(buttons.flatMap(\.visibleTexts) == ["Delete", "Archive"])
  }

  @Test func `tests of applications find and press them`() throws {
    let log = EventLog()
    let host = TestHost(size: Size(width: 300, height: 400)) {
      List(0..<5, id: \.self) { Text("mail \($0)").frame(height: 40) }
        .swipeActions(for: Int.self) { id in
          SwipeAction("Delete") { log.record("delete \(id)") }
        }
    }
    try host.swipe(.text("mail 2"), by: -80)
    try host.tap(.text("Delete"))
    #expect(log.take() == ["delete 2"])
    #expect(host.findAll(.text("Delete")).isEmpty)
    try host.swipe(.text("mail 1"), by: -250)
    #expect(log.take() == ["delete 1"])
  }

  // MARK: - Keyboard

  private func focused(_ id: Int, _ fixture: SwipeFixture) -> SwipeFixture {
    let pressable = fixture.row(id).descendants.first { $0 is HeadlessPressableView }
    if let pressable { fixture.host.moveFocus(to: pressable) }
    return fixture
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `Control with an arrow key opens the row in that direction, and back`(
    _ direction: LayoutDirection
  ) {
    let isMirrored = direction == .rightToLeft
    let (toward, back): (Key, Key) = isMirrored ? (.right, .left) : (.left, .right)
    let fixture = focused(3, SwipeFixture(direction: direction))
    let row = fixture.host.focusedView
    #expect(fixture.press(toward, .control))
    #expect(fixture.shifts == [3: (isMirrored ? 1 : -1) * fixture.trailingWidth])
    #expect(fixture.host.focusedView === fixture.button("Delete"), "the first action")
    #expect(fixture.press(back, .control))
    #expect(fixture.shifts == [:] && fixture.host.focusedView === row)
    #expect(!fixture.press(back, .control), "it has no actions there")
    #expect(fixture.shifts == [:])
  }

  @Test func `Escape closes the row, and the focus returns to it`() {
    let fixture = focused(4, SwipeFixture())
    let row = fixture.host.focusedView
    fixture.press(.right, .control)
    #expect(fixture.host.focusedView === fixture.button("Read"))
    #expect(fixture.press(.escape))
    #expect(fixture.shifts == [:] && fixture.host.focusedView === row)
    #expect(!fixture.press(.escape), "nothing is open")
  }

  @Test func `Enter performs the action with the focus, which then returns to the row`() {
    let fixture = focused(3, SwipeFixture())
    let row = fixture.host.focusedView
    fixture.press(.left, .control)
    fixture.host.moveFocus(to: fixture.button("Archive") ?? fixture.list)
    fixture.press(.enter)
    #expect(fixture.log.take() == ["archive 3"])
    #expect(fixture.shifts == [:] && fixture.host.focusedView === row)
  }

  @Test func `keys go on from the next row after the row was deleted, in a list with a selection`()
  {
    let selected = EventLog()
    let fixture = SwipeFixture {
      $0.selection(
        Binding(Int?.none) { id in selected.record(id.map(String.init) ?? "none") })
    }
    fixture.host.moveFocus(to: fixture.row(0))
    for _ in 0..<3 { fixture.press(.down) }
    _ = selected.take()
    fixture.press(.left, .control)
    fixture.press(.enter)
    #expect(fixture.log.take() == ["delete 3"])
    #expect(fixture.host.focusedView === fixture.row(4))
  }

  @Test func `an arrow key leaves the actions for the next row`() {
    let fixture = SwipeFixture {
      $0.selection(Binding(Int?.none) { _ in })
    }
    fixture.host.moveFocus(to: fixture.row(0))
    fixture.press(.down)
    fixture.press(.left, .control)
    #expect(fixture.shifts.keys.sorted() == [1])
    fixture.press(.down)
    #expect(fixture.shifts == [:] && fixture.host.focusedView === fixture.row(2))
  }

  @Test func `in a field, Control with an arrow key moves the caret`() throws {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(0..<5, id: \.self) { _ in TextField("Name", text: Binding("") { _ in }) }
        .swipeActions(for: Int.self) { _ in SwipeAction("Delete") {} }
    }
    view.settle()
    let field = try #require(view.root.descendants.first { $0 is any TextInputView })
    view.mountHost.moveFocus(to: field)
    view.mountHost.pressKey(KeyCombination(.left, .control), in: view.root)
    view.settle()
    #expect(view.list.visibleSubviews.allSatisfy { $0.frame.minX == 0 })
  }

  // MARK: - Other lists

  @Test func `the nodes of a tree are swiped`() throws {
    let log = EventLog()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(tree: Folder.some, children: \.folders, expanded: Binding(["home"]) { _ in }) {
        Text($0.id).frame(height: 40)
      }
      .swipeActions(for: String.self) { id in
        SwipeAction("Delete") { log.record("delete \(id)") }
      }
    }
    view.settle()
    let letters = try #require(view.root.descendants.first { $0.visibleText == "letters" })
    #expect(letters.swipeRow(by: [-250]))
    #expect(log.take() == ["delete letters"])
  }

  @Test func `a list at its full height closes when what is around it scrolls`() throws {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      Scroll {
        List(0..<50, id: \.self) { Text("mail \($0)").frame(height: 40) }
          .swipeActions(for: Int.self) { _ in SwipeAction("Delete") {} }
      }
    }
    view.settle()
    let text = try #require(view.root.descendants.first { $0.visibleText == "mail 3" })
    let place = text.frameInRoot.minX
    #expect(text.scroll(by: Point(x: 40, y: 0)))
    view.settle()
    #expect(text.frameInRoot.minX < place)
    text.scroll(by: Point(x: 0, y: 40))
    view.settle()
    #expect(text.frameInRoot.minX == place && text.frameInRoot.minY < 120)
  }

  @Test func `grids and horizontal lists report swipe actions, and have none`() {
    for modify in [
      { (list: List) -> List in list.columns(.equal(3), spacing: 10) }, { $0.axis(.horizontal) },
    ] {
      let reports = DiagnosticsRecorder.reports {
        let fixture = SwipeFixture(Array(0..<50), modify)
        #expect(!fixture.list.swipesRows)
        #expect(!fixture.row(1).swipeRow(by: [-100]))
      }
      #expect(reports.count == 1)
      #expect(reports.first?.summary.contains("swipe actions") == true)
    }
  }

  @Test func `a table reports swipe actions, and has none`() {
    let reports = DiagnosticsRecorder.reports {
      let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
        Table([1, 2], id: \.self) { TableColumn("Name") { Text("row \($0)") } }
          .rows { $0.swipeActions(for: Int.self) { _ in SwipeAction("Delete") {} } }
      }
      view.settle()
      #expect(
        !view.root.descendants.contains { ($0 as? HeadlessScrollView)?.swipesRows == true })
    }
    #expect(reports.count == 1)
    #expect(reports.first?.summary.contains("The rows of a table") == true)
  }

  @Test func `ids of another type are reported, and the row stays`() {
    let reports = DiagnosticsRecorder.reports {
      let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
        List(["a", "b"], id: \.self) { Text($0) }
          .swipeActions(for: Int.self) { _ in SwipeAction("Delete") {} }
      }
      view.settle()
      #expect(!view.list.visibleSubviews[0].swipeRow(by: [-100]))
    }
    #expect(reports.first?.summary.contains("another type") == true)
  }

  @Test func `headers have no actions`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(sections: [Mailbox(id: "Inbox", mails: ["one", "two"])], elements: \.mails, id: \.self) {
        Text($0).frame(height: 40)
      } header: {
        Text($0.id).frame(height: 40)
      }
      .swipeActions(for: String.self) { _ in SwipeAction("Delete") {} }
    }
    view.settle()
    func swipe(_ text: String) -> Bool {
      view.list.visibleSubviews.first { $0.visibleTexts == [text] }?.swipeRow(by: [-100]) ?? false
    }
    #expect(!swipe("Inbox") && swipe("one"))
  }

  private struct Mailbox: Identifiable {
    let id: String
    let mails: [String]
  }
}
