import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Columns that are narrower than their content.
@MainActor @Suite struct NarrowColumnTests {
  private func host(
    _ direction: LayoutDirection = .leftToRight, _ width: Double = 40
  ) -> TestHost {
    TestHost(size: Size(width: 300, height: 300), layoutDirection: direction) {
      Table([1], id: \.self) {
        TableColumn("A", width: .points(width)) { _ in
          Row { Box(background: .red).frame(width: 100, height: 10).shrink(0) }
        }
        TableColumn("B", width: .points(60)) { _ in Text("b") }
      }
    }
  }

  /// The view that is 100 points wide in the first column.
  private func box(_ app: TestHost) throws -> HeadlessView {
    try #require(
      app.view.root.descendants.first {
        $0.frame.size == Size(width: 100, height: 10) && $0.isVisible
      })
  }

  @Test func `a cell that can't shrink stays in its column, and takes no clicks beyond it`() throws
  {
    let app = host()
    let box = try box(app)
    let y = box.frameInRoot.minY + 5
    #expect(app.view.root.hitTest(Point(x: 30, y: y)) === box)
    #expect(app.view.root.hitTest(Point(x: 44, y: y)) !== box)
    #expect(box.options.clip?.frame(in: box.frame.size).maxX == 32)
    #expect(try app.find("b").isHittable)
  }

  @Test func `from right to left, a cell is cut off at the left end of its column`() throws {
    let app = host(.rightToLeft)
    let box = try box(app)
    let y = box.frameInRoot.minY + 5
    #expect(app.view.root.hitTest(Point(x: 265, y: y)) === box)
    #expect(app.view.root.hitTest(Point(x: 255, y: y)) !== box)
    #expect(box.options.clip?.left == 68)
  }

  @Test func `a cell keeps its view while its column becomes wide enough`() throws {
    let app = host()
    let box = try box(app)
    try app.dragHeader(from: 40, by: 100)
    #expect(box.options.clip == nil)
    #expect(try self.box(app) === box)
  }

  @Test func `a cell that fits has no clip`() throws {
    #expect(try box(host(.leftToRight, 120)).options.clip == nil)
  }

  // MARK: - Trees

  private func tree(_ direction: LayoutDirection = .leftToRight) -> TestHost {
    let ids = ["a", "b", "c", "d", "e", "f"]
    let root = ids.dropLast().reversed().reduce(Folder(id: "f")) {
      Folder(id: $1, folders: [$0])
    }
    return TestHost(size: Size(width: 300, height: 300), layoutDirection: direction) {
      Table(tree: [root], children: \.folders, expanded: Binding(Set(ids)) { _ in }) {
        TableColumn("Name", width: .points(80)) { Text($0.id).lineLimit(1) }
        TableColumn("Kind", width: .points(60)) { Text("kind of \($0.id)").lineLimit(1) }
      }
    }
  }

  @Test func `the buttons of deep nodes stay in a narrow column`() throws {
    let app = tree()
    let buttons = app.findAll(.label("Collapse")).sorted { $0.frame.minY < $1.frame.minY }
    // The space between the edges of the column is 64 points wide.
    #expect(buttons.map(\.frame.minX) == [8, 26, 44, 52, 52])
    #expect(buttons.allSatisfy { $0.isHittable && $0.frame.size.width == 20 })
  }

  @Test func `from right to left, too, the buttons of deep nodes stay in a narrow column`() throws {
    let buttons = tree(.rightToLeft).findAll(.label("Collapse"))
      .sorted { $0.frame.minY < $1.frame.minY }
    #expect(buttons.map(\.frame.maxX) == [292, 274, 256, 248, 248])
  }

  @Test func `a wider column indents deep nodes further`() throws {
    let app = tree()
    try app.dragHeader(from: 80, by: 100)
    let buttons = app.findAll(.label("Collapse")).sorted { $0.frame.minY < $1.frame.minY }
    #expect(buttons.map(\.frame.minX) == [8, 26, 44, 62, 80])
  }
}
