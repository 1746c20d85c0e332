import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// The status that the rows of a tree have for assistive technologies.
@MainActor @Suite struct TreeStatusTests {
  private func outlines(_ app: TestHost) -> [RowOutline?] {
    app.view.root.descendants.filter(\.isVisible).compactMap(\.rowStatus)
      .sorted { $0.position < $1.position }.map(\.outline)
      .map { outline in outline.map { RowOutline(depth: $0.depth, isExpanded: $0.isExpanded) } }
  }

  @Test(arguments: [true, false])
  func `a row has a level, and is expanded, collapsed or neither`(isSelectable: Bool) throws {
    let app = TestHost { FolderTree(isSelectable: isSelectable) }
    #expect(
      outlines(app) == [
        RowOutline(depth: 0, isExpanded: false), RowOutline(depth: 0, isExpanded: false),
        RowOutline(depth: 0),
      ])
    try app.tap(app.findAll(.label("Expand"))[0])
    #expect(
      outlines(app) == [
        RowOutline(depth: 0, isExpanded: true), RowOutline(depth: 1, isExpanded: false),
        RowOutline(depth: 1), RowOutline(depth: 0, isExpanded: false), RowOutline(depth: 0),
      ])
  }

  @Test func `a row has a position among its siblings`() throws {
    let app = TestHost { FolderTree() }
    func places() -> [String] {
      app.view.root.descendants.filter(\.isVisible).compactMap(\.rowStatus)
        .sorted { $0.position < $1.position }.compactMap(\.outline)
        .map { "\($0.position + 1) of \($0.siblingCount)" }
    }
    #expect(places() == ["1 of 3", "2 of 3", "3 of 3"])
    try app.tap(app.findAll(.label("Expand"))[0])
    #expect(places() == ["1 of 3", "1 of 2", "2 of 2", "2 of 3", "3 of 3"])
    #expect(app.view.root.dump().contains("row 3 of 5 level 2 node 2 of 2"))
  }

  @Test func `the list is a tree, and its rows are tree items`() {
    let app = TestHost { FolderTree() }
    #expect(app.findAll(.role(.tree)).count == 1)
    #expect(app.findAll(.role(.treeItem)).count == 3)
    #expect(app.findAll(.role(.listItem)).count == 0)
  }

  @Test func `a list that shows no tree has no levels`() {
    let app = TestHost { List([1, 2], id: \.self) { Text("\($0)") } }
    #expect(outlines(app) == [nil, nil])
    #expect(app.findAll(.role(.list)).count == 1)
  }
}
