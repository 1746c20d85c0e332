import AlidadeNative
import Foundation
import Testing

@testable import AlidadeTables

@Suite struct TableLayoutTests {
  private let columns = ["name", "size", "date"].map { id in
    TableColumn<Int>(id) { Text("\($0)") }
  }

  @Test func `columns without a place of their own follow in the order of the table`() {
    let layout = TableLayout(order: ["date", "gone"])
    #expect(layout.visible(columns).map(\.id) == ["date", "name", "size"])
  }

  @Test func `hidden columns aren't shown and keep their place`() {
    var layout = TableLayout(order: ["name", "size", "date"], hiddenColumns: ["size"])
    #expect(layout.visible(columns).map(\.id) == ["name", "date"])
    layout.move("date", to: 0, in: ["name", "date"])
    #expect(layout.visible(columns).map(\.id) == ["date", "name"])
    layout.hiddenColumns = []
    #expect(layout.visible(columns).map(\.id) == ["date", "name", "size"])
  }

  @Test func `a hidden column keeps its place when another one gets its first`() {
    let ids = ["a", "b", "c", "d"]
    var layout = TableLayout(hiddenColumns: ["b"])
    layout.move("d", to: 1, in: ids)
    #expect(layout.order == ["a", "b", "d", "c"])
    layout.hiddenColumns = ["a", "d"]
    layout.move("c", to: 0, in: ids)
    #expect(layout.order == ["a", "c", "b", "d"])
  }

  @Test func `the place of a column that the table doesn't have is kept`() {
    var layout = TableLayout(order: ["name", "gone", "size"])
    layout.move("date", to: 0, in: ["name", "size", "date"])
    #expect(layout.order == ["date", "name", "gone", "size"])
  }

  @Test func `a column is moved no further than to an end`() {
    var layout = TableLayout()
    layout.move("name", to: 9, in: ["name", "size", "date"])
    #expect(layout.order == ["size", "date", "name"])
    layout.move("name", to: -4, in: layout.order)
    #expect(layout.order == ["name", "size", "date"])
  }

  // MARK: - Widths

  private func shown(_ widths: [TableColumnWidth]) -> [ShownColumn] {
    widths.enumerated().map { place, width in
      ShownColumn(
        TableColumn<Int>("\(place)", width: width) { Text("\($0)") }, at: (place, widths.count),
        in: TableLayout(), sort: nil, hasMenu: false)
    }
  }

  @Test func `flexible columns before a resized one keep their widths`() {
    var layout = TableLayout()
    let columns = shown([.flexible(), .points(60), .flexible(), .flexible()])
    layout.resize(2, to: 130, of: columns, in: 360)
    #expect(layout.widths == ["0": 100, "2": 130], "the second column has a fixed width anyway")
  }

  @Test func `flexible columns whose widths stay the same remain flexible`() {
    var layout = TableLayout()
    layout.resize(1, to: 320, of: shown([.flexible(), .points(300)]), in: 300)
    #expect(layout.widths == ["1": 320], "the first column is as narrow as possible anyway")
    layout = TableLayout()
    layout.resize(
      1, to: 90, of: shown([.flexible(maximum: 90), .points(100), .flexible()]), in: 500)
    #expect(layout.widths == ["1": 90], "the first column is as wide as possible anyway")
  }

  @Test func `a column is resized within its bounds`() {
    var layout = TableLayout()
    let columns = shown([.points(60, minimum: 50, maximum: 80)])
    layout.resize(0, to: 200, of: columns, in: 300)
    #expect(layout.widths == ["0": 80])
    layout.resize(0, to: 1, of: columns, in: 300)
    #expect(layout.widths == ["0": 50])
  }

  @Test func `a layout can be saved`() throws {
    let layout = TableLayout(widths: ["size": 90], order: ["date"], hiddenColumns: ["name"])
    let data = try JSONEncoder().encode(layout)
    #expect(try JSONDecoder().decode(TableLayout.self, from: data) == layout)
  }
}
