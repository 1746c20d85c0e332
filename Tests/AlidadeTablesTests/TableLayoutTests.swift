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

  @Test func `a layout can be saved`() throws {
    let layout = TableLayout(widths: ["size": 90], order: ["date"], hiddenColumns: ["name"])
    let data = try JSONEncoder().encode(layout)
    #expect(try JSONDecoder().decode(TableLayout.self, from: data) == layout)
  }
}
