import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Queries of data sources that are combined and compared.
@MainActor @Suite struct QueryTests {
  private let source = DataSource(
    (0..<12).map { Item(id: $0, height: 30, kind: $0 % 3) })

  private func ids(_ elements: some DataSourceElements<Item>) -> [Int] {
    let builds = BuildLog()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(elements) { ItemRow(item: $0, builds: builds) }
    }
    view.settle()
    return view.root.visibleTexts.compactMap(ItemRow.id)
  }

  @Test func `a second condition limits the elements further`() {
    let query = source.filtered(by: 1) { $0.kind == $1 }.filtered(by: 5) { $0.id > $1 }
    #expect(ids(query) == [7, 10])
    #expect(ids(query.sorted(by: \.id, .descending)) == [10, 7])
    #expect(
      ids(source.sorted(by: \.id, .descending).filtered(by: 2) { $0.kind == $1 }) == [11, 8, 5, 2])
  }

  @Test func `a second order keeps the first one where elements are equal`() {
    let query = source.sorted(by: \.id, .descending).sorted(by: \.kind)
    #expect(ids(query) == [9, 6, 3, 0, 10, 7, 4, 1, 11, 8, 5, 2])
  }

  @Test func `queries are equal if they have the same elements in the same order`() {
    func even(_ kind: Int) -> DataSource<Item>.Query {
      source.filtered(by: kind) { $0.kind == $1 }
    }
    #expect(even(1) == even(1))
    #expect(even(1) != even(2))
    #expect(even(1) != source.filtered(by: 1) { $0.kind != $1 })
    #expect(even(1).sorted(by: \.id) == even(1).sorted(by: \.id))
    #expect(even(1).sorted(by: \.id) != even(1).sorted(by: \.id, .descending))
    #expect(source.query == source.query)
    #expect(source.query != DataSource<Item>([]).query)
    #expect(source.grouped(by: \.kind) == source.grouped(by: \.kind))
    #expect(source.grouped(by: \.kind) != even(1).grouped(by: \.kind))
  }
}
