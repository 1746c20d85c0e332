import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeTables

/// The work with which a table keeps its elements sorted.
@MainActor @Suite struct SortedElementsTests {
  /// The number of comparisons; any thread.
  private final class Comparisons: Sendable {
    private let count = Mutex(0)
    func note() { count.withLock { $0 += 1 } }
    func take() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  /// A table of the files of even sizes, which the owner filters and selects.
  private struct Even: Component {
    let files: [File]
    let comparisons: Comparisons

    struct State {
      var selected: Set<Int> = []
      var sort = [TableSort("Size")]
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let comparisons = comparisons
      Table(files.filter { $0.size % 2 == 0 }) {
        TableColumn("Name", width: .points(100)) { file in Text(file.name) }
        TableColumn("Size", width: .points(60)) { file in Text("\(file.size)") }
          .sorted { one, other in
            comparisons.note()
            return one.size < other.size
          }
      }
      .sort(context.binding(\.sort))
      .selection(context.binding(\.selected))
      .grow()
    }
  }

  private func files(_ count: Int) -> [File] {
    (0..<count).map { File(id: $0, name: "\($0).txt", size: ($0 * 7_919) % 10_007) }
  }

  @Test func `a selection key compares no elements of a filtered collection`() throws {
    let comparisons = Comparisons()
    let files = files(2_000)
    let host = TestHost(size: Size(width: 200, height: 400)) {
      Even(files: files, comparisons: comparisons)
    }
    host.settle()
    #expect(comparisons.take() > 5_000)
    let names = host.names
    try host.tap("0.txt")
    #expect(host.press(.down))
    #expect(host.press(.down))
    #expect(comparisons.take() == 0)
    #expect(host.names == names)
  }

  @Test func `only the elements that differ are compared`() {
    let comparisons = Comparisons()
    var files = files(2_000)
    let host = TestHost(size: Size(width: 200, height: 400)) {
      Even(files: files, comparisons: comparisons)
    }
    host.settle()
    _ = comparisons.take()
    files[700] = File(id: 700, name: "changed.txt", size: 0)
    files.remove(at: 300)
    files.insert(File(id: 5_000, name: "new.txt", size: 0), at: 900)
    host.update { Even(files: files, comparisons: comparisons) }
    host.settle()
    #expect((1...100).contains(comparisons.take()))
    #expect(host.names.prefix(3) == ["0.txt", "changed.txt", "new.txt"])
  }

  /// Columns of which the table sorts by the first two.
  private func columns() -> [TableColumn<File>] {
    [
      TableColumn("Size") { Text("\($0.size)") }.sorted(by: \.size),
      TableColumn("Length") { Text($0.name) }.sorted { $0.name.count < $1.name.count },
      TableColumn("Id") { Text("\($0.id)") }.sortable(),
    ]
  }

  @Test(arguments: 0..<20) func `the order is that of a simple sort`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let latest = LatestOrder<File>()
    var files = files(number(0...60))
    var next = 10_000
    var sorts = [TableSort("Size")]
    let columns = columns()
    for _ in 0..<80 {
      for _ in 0..<number(0...3) {
        let place = files.isEmpty ? 0 : number(0...files.count - 1)
        next += 1
        switch number(0...5) {
        case 0: files.insert(File(id: next, name: "\(next)", size: number(0...9)), at: place)
        case 1 where !files.isEmpty: files.remove(at: place)
        case 2 where !files.isEmpty:
          files[place] = File(id: files[place].id, name: "\(next)", size: number(0...9))
        case 3 where !files.isEmpty: files.insert(files.remove(at: place), at: 0)
        case 4: files = files.map { $0 }
        default:
          sorts.choose(["Size", "Length", "Size", "Id"][number(0...3)], in: columns.map(\.id))
        }
      }
      var expected = files
      // A sort is stable, so the most important column comes last.
      for sort in sorts.reversed() {
        let isAscending = sort.direction == .ascending
        func values(_ file: File) -> Int { sort.column == "Size" ? file.size : file.name.count }
        if sort.column == "Id" { continue }
        expected.sort { isAscending ? values($0) < values($1) : values($1) < values($0) }
      }
      let order = latest.replace(with: RowOrder(sorts, in: columns))
      // The application sorts by the id.
      #expect((order == nil) == (sorts[0].column == "Id"))
      if let order { #expect(order.sorted(files, \.id) == expected) }
    }
  }

  @Test func `a table that isn't sorted keeps no elements that it has sorted`() {
    final class Content: Sendable {}
    struct Item: Identifiable, Sendable {
      let id: Int
      let content = Content()
      var items: [Item]?
    }
    let latest = LatestOrder<Item>()
    weak var content: Content?
    weak var inside: Content?
    do {
      let items = [Item(id: 2), Item(id: 1, items: [Item(id: 4), Item(id: 3)])]
      content = items[0].content
      inside = items[1].items?[0].content
      let order = latest.replace(
        with: RowOrder(
          [TableSort("Id")], in: [TableColumn("Id") { Text("\($0.id)") }.sorted(by: \.id)]))
      #expect(order?.sorted(items, \.id).map(\.id) == [1, 2])
      #expect(order?.traverse { $0(items[1].items ?? []) }.map(\.id) == [3, 4])
    }
    #expect(content != nil && inside != nil)
    #expect(latest.replace(with: nil) == nil)
    #expect(content == nil && inside == nil)
  }

  @Test func `a column that is sorted by another property sorts its rows again`() throws {
    let files = (0..<9).map { File(id: $0, name: "\($0).txt", size: -$0) }
    @ComponentBuilder func table(by value: KeyPath<File, Int> & Sendable) -> ComponentList {
      Table(files) {
        TableColumn("Name", id: "name", width: .points(100)) { file in Text(file.name) }
          .sorted(by: value)
      }
    }
    let host = TestHost(size: Size(width: 200, height: 400)) { table(by: \.id) }
    try host.tap(.role(.columnHeader, "Name"))
    host.settle()
    #expect(host.names.first == "0.txt")
    host.update { table(by: \.size) }
    host.settle()
    #expect(host.names.first == "8.txt")
  }

  @Test func `a table of a data source is sorted by its columns`() throws {
    let source = DataSource(files(3_000))
    let host = TestHost(size: Size(width: 200, height: 400)) {
      Table(source) {
        TableColumn("Name", width: .points(100)) { file in Text(file.name) }
        TableColumn("Size", id: "size", width: .points(60)) { file in Text("\(file.size)") }
          .sorted(by: \.size)
      }
    }
    host.settle()
    #expect(host.names.first == "0.txt" && host.names[1] == "1.txt")
    try host.tap(.role(.columnHeader, "Size"))
    host.settle()
    func expected(_ isBefore: (File, File) -> Bool) -> [String] {
      Array(source.elements.sorted(by: isBefore).prefix(5).map(\.name))
    }
    #expect(Array(host.names.prefix(5)) == expected { $0.size < $1.size })
    source.append(File(id: 9_000, name: "small.txt", size: -1))
    host.settle()
    #expect(host.names.first == "small.txt")
    try host.tap(.role(.columnHeader, "Size"))
    host.settle()
    #expect(Array(host.names.prefix(5)) == expected { $0.size > $1.size })
  }

  @Test(arguments: [false, true])
  func `an order that depends on a value is that of the newest value`(isSource: Bool) {
    let files = files(100)
    let source = DataSource(files)
    func column(_ evenFirst: Bool) -> [TableColumn<File>] {
      [
        TableColumn("Name", width: .points(100)) { file in Text(file.name) }
          .sorted(by: evenFirst) { one, other, evenFirst in
            let (isFirst, isSecond) = (one.id % 2 == 0, other.id % 2 == 0)
            return evenFirst && isFirst != isSecond ? isFirst : one.id < other.id
          }
      ]
    }
    func table(_ evenFirst: Bool) -> Table<File> {
      let table =
        if isSource {
          Table(source) { for column in column(evenFirst) { column } }
        } else {
          Table(files) { for column in column(evenFirst) { column } }
        }
      return table.sort(Binding([TableSort("Name")]) { _ in })
    }
    let host = TestHost(size: Size(width: 200, height: 400)) { table(true) }
    host.settle()
    #expect(host.names.prefix(3) == ["0.txt", "2.txt", "4.txt"])
    host.update { table(false) }
    host.settle()
    #expect(host.names.prefix(3) == ["0.txt", "1.txt", "2.txt"])
  }

  @Test(arguments: [false, true])
  func `orders at different places are different, even for equal values`(isSource: Bool) {
    let files = files(9)
    let source = DataSource(files)
    func table(isReversed: Bool) -> Table<File> {
      let name = TableColumn<File>("Name", width: .points(100)) { file in Text(file.name) }
      let column =
        if isReversed {
          name.sorted(by: 0) { one, other, _ in one.id > other.id }
        } else {
          name.sorted(by: 0) { one, other, _ in one.id < other.id }
        }
      let table = if isSource { Table(source) { column } } else { Table(files) { column } }
      return table.sort(Binding([TableSort("Name")]) { _ in })
    }
    let host = TestHost(size: Size(width: 200, height: 400)) { table(isReversed: false) }
    host.settle()
    #expect(host.names.first == "0.txt")
    host.update { table(isReversed: true) }
    host.settle()
    #expect(host.names.first == "8.txt")
  }

  @Test func `an order without a value is that of its place`() {
    let files = files(9)
    func table(isReversed: Bool) -> Table<File> {
      let name = TableColumn<File>("Name", width: .points(100)) { file in Text(file.name) }
      return Table(files) {
        if isReversed {
          name.sorted { $0.id > $1.id }
        } else {
          name.sorted { $0.id < $1.id }
        }
      }
      .sort(Binding([TableSort("Name")]) { _ in })
    }
    let host = TestHost(size: Size(width: 200, height: 400)) { table(isReversed: false) }
    #expect(host.names.first == "0.txt")
    host.update { table(isReversed: true) }
    #expect(host.names.first == "8.txt")
  }
}
