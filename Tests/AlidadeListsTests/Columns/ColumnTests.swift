import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Lists whose rows are next to each other.
@MainActor @Suite struct ColumnTests {
  @Test func `rows fill one line after the other, in columns of whole pixels`() {
    let list = ColumnFixture(Array(0..<7))
    let frames = list.frames
    #expect(frames.count == 7)
    #expect(frames[0] == Rect(x: 0, y: 0, width: 60, height: 40))
    #expect(frames[1] == Rect(x: 70, y: 0, width: 60, height: 40))
    #expect(frames[2] == Rect(x: 140, y: 0, width: 60, height: 40))
    #expect(frames[3] == Rect(x: 0, y: 50, width: 60, height: 40))
    #expect(frames[6] == Rect(x: 0, y: 100, width: 60, height: 40))
    #expect(list.controller.contentHeight == 140, "there is no space below the last line")
  }

  @Test func `from right to left, the first column is on the right`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) {
      List(0..<2, id: \.self) { Text("\($0)").frame(height: 40) }
        .columns(.equal(2), spacing: 20).layoutDirection(.rightToLeft)
    }
    view.settle()
    let list = view.list
    let frames = list.visibleSubviews.map { ($0.visibleTexts.first ?? "", $0.frameInRoot.minX) }
    #expect(frames.first { $0.0 == "0" }?.1 == 110)
    #expect(frames.first { $0.0 == "1" }?.1 == 0)
  }

  @Test func `a line is as tall as the tallest of its rows`() {
    let list = ColumnFixture(Array(0..<6), heights: { $0 == 1 ? 90 : 40 })
    #expect(list.frames[0]?.size.height == 90 && list.frames[2]?.size.height == 90)
    #expect(list.frames[3]?.minY == 100)
  }

  @Test func `there are as many columns as there is room for`() {
    let list = ColumnFixture(
      Array(0..<20), { $0.columns(.adaptive(minimum: 60), spacing: 10) })
    #expect(list.frames[3]?.minY == 50, "three columns of 60 points, and two spaces")
    list.view.size = Size(width: 270, height: 400)
    list.view.settle()
    #expect(list.frames[3]?.minY == 0 && list.frames[4]?.minY == 50)
    list.view.size = Size(width: 59, height: 400)
    list.view.settle()
    #expect(list.frames[1]?.minY == 50 && list.frames[1]?.size.width == 59)
  }

  @Test(arguments: [
    ListColumns.equal(0), .equal(-1), .adaptive(minimum: .nan), .adaptive(minimum: .infinity),
    .adaptive(minimum: 0), .adaptive(minimum: 1_000),
  ])
  func `columns that make no sense are one column`(_ columns: ListColumns) {
    let list = ColumnFixture(Array(0..<3), { $0.columns(columns, spacing: .nan) })
    #expect(list.frames[1] == Rect(x: 0, y: 40, width: 200, height: 40))
  }

  @Test func `only lines in sight have views`() {
    let list = ColumnFixture(Array(0..<3_000))
    #expect(list.frames.count == 24, "eight lines of 50 points")
    #expect(list.controller.contentHeight == 49_990)
    list.scroll(by: 25_025)
    #expect(list.frames.keys.sorted() == Array(1_500..<1_527))
    #expect(list.controller.counters.rowViewsCreated <= 27 + 8)
    list.controller.offset = .infinity
    list.view.settle()
    #expect(list.frames[2_999]?.maxY == 400)
  }

  @Test func `the reader's line stays where it is when rows come and go above`() {
    let list = ColumnFixture(Array(0..<300))
    list.scroll(by: 1_020)
    let before = list.frames[60]
    #expect(before == Rect(x: 0, y: -20, width: 60, height: 40))
    list.show(Array(-4..<300))
    #expect(list.frames[60]?.minY == -20, "in another column")
    #expect(list.frames[60]?.minX == 70)
    list.show(Array(30..<300))
    #expect(list.frames[59]?.minY == -20, "59 had become the first row in sight")
  }

  @Test func `the state of a row follows it from line to line`() {
    let list = ColumnFixture(Array(0..<30))
    list.tap(4)
    list.tap(4)
    let row = list.view.root.descendants.first { $0.visibleText == "4:0" }
    row?.tap(count: 2)
    list.view.settle()
    #expect(list.text(4) == "4:1")
    list.show([9, 8] + Array(0..<7))
    #expect(list.text(4) == "4:1")
  }

  @Test func `another width keeps the reader's line in sight`() {
    let list = ColumnFixture(
      Array(0..<3_000), { $0.columns(.adaptive(minimum: 60), spacing: 10) })
    list.scroll(by: 10_000)
    #expect(list.frames[600]?.minY == 0)
    list.view.size = Size(width: 410, height: 400)
    list.view.settle()
    #expect(list.frames[600].map { $0.minY >= -40 && $0.maxY <= 400 } == true)
    list.view.size = Size(width: 200, height: 400)
    list.view.settle()
    #expect(list.frames[600].map { $0.minY >= -40 && $0.maxY <= 400 } == true)
  }

  @Test func `headers are as wide as the list, and sections begin new lines`() {
    struct Album: Identifiable, Sendable {
      let id: String
      let photos: [Int]
    }
    let albums = [Album(id: "a", photos: [1, 2, 3]), Album(id: "b", photos: [4])]
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) {
      List(
        sections: albums, elements: \.photos, id: \.self, estimatedRowHeight: 40,
        row: { Text("\($0)").frame(height: 40) }, header: { Text($0.id).frame(height: 20) }
      )
      .columns(.equal(2))
    }
    view.settle()
    let list = view.list
    let frames = Dictionary(
      uniqueKeysWithValues: list.visibleSubviews.map {
        ($0.visibleTexts.first ?? "", $0.frameInRoot)
      })
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 200, height: 20))
    #expect(frames["2"] == Rect(x: 100, y: 20, width: 100, height: 40))
    #expect(frames["3"] == Rect(x: 0, y: 60, width: 100, height: 40))
    #expect(frames["b"] == Rect(x: 0, y: 100, width: 200, height: 20))
    #expect(frames["4"] == Rect(x: 0, y: 120, width: 100, height: 40))
  }

  @Test func `columns that become one of the same width leave the rows their heights`() {
    let list = ColumnFixture(
      Array(0..<40), size: Size(width: 288, height: 300), heights: { Double(20 + $0 % 4 * 10) },
      { $0.columns(.adaptive(minimum: 60), spacing: 10) })
    #expect(list.frames[1] == Rect(x: 74, y: 0, width: 64, height: 50), "the height of the line")
    list.view.size = Size(width: 64, height: 300)
    list.view.settle()
    #expect(list.frames[0] == Rect(x: 0, y: 0, width: 64, height: 20))
    #expect(list.frames[1] == Rect(x: 0, y: 30, width: 64, height: 30))
    #expect(list.frames[4] == Rect(x: 0, y: 180, width: 64, height: 20))
  }

  @Test func `scrolling to a row shows its line`() {
    let list = ColumnFixture(Array(0..<3_000))
    list.controller.scroll(to: 1_001, at: .start)
    list.view.settle()
    #expect(list.frames[1_001]?.minY == 0 && list.frames[999]?.minY == 0)
    list.controller.scroll(to: 5, at: .end)
    list.view.settle()
    #expect(list.frames[5]?.minY == 50, "the start of the list")
  }

  @Test func `a list that is shown again is in the middle of a line taller than the estimate`() {
    let memory = ListMemory()
    let list = ColumnFixture(
      Array(0..<300), heights: { $0 % 3 == 1 ? 300 : 40 },
      { $0.columns(.equal(3), spacing: 10).remembered(by: memory) })
    list.controller.scroll(to: 30, at: .start)
    list.view.settle()
    list.scroll(by: 200)
    #expect(list.frames[30]?.minY == -200)
    let position = list.controller.position
    list.view.host.setComponent(Text("gone"))
    list.view.settle()
    list.show(list.ids)
    #expect(list.frames[30]?.minY == -200)
    let other = ColumnFixture(
      Array(0..<300), heights: { $0 % 3 == 1 ? 300 : 40 },
      { $0.columns(.equal(3), spacing: 10).opens(at: position) })
    #expect(other.frames[30]?.minY == -200)
  }

  /// A list in which every other line is 300 points high, and row 30 begins 200 points above the
  /// top; rows in other lines keep their heights.
  private func listInTallLine(_ columns: ListColumns = .equal(3)) -> ColumnFixture {
    let list = ColumnFixture(
      Array(0..<90), heights: { $0 / 3 % 2 == 0 ? 300 : 40 }, { $0.columns(columns, spacing: 10) })
    list.controller.scroll(to: 30, at: .start)
    list.view.settle()
    list.scroll(by: 200)
    #expect(list.frames[30]?.minY == -200)
    return list
  }

  @Test func `lines that come and go don't move the reader in a tall line`() {
    let list = listInTallLine()
    list.show(Array(0..<120))
    #expect(list.frames[30]?.minY == -200, "a page at the end")
    list.show(Array(3..<120))
    #expect(list.frames[30]?.minY == -200)
    list.show(Array(2..<120))
    #expect(list.frames[30]?.minY == -200, "all lines have other rows")
  }

  @Test func `lines with the same rows as before keep their heights`() throws {
    let list = listInTallLine()
    list.show(Array(0..<120))
    list.show(Array(3..<120))
    let mounter = try #require(list.scrollView.scrollDelegate as? ListMounter)
    #expect(mounter.extents.height(of: 0) == 40 && mounter.extents.height(of: 3) == 300)
  }

  @Test func `other columns don't move the reader in a tall line`() {
    let list = listInTallLine(.adaptive(minimum: 60))
    list.view.size = Size(width: 270, height: 400)
    list.view.settle()
    #expect(list.frames[30]?.minY == -200)
  }
}
