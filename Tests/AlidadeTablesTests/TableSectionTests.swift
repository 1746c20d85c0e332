import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeLists
@testable import AlidadeTables

/// Tables whose elements are divided into sections.
@MainActor @Suite struct TableSectionTests {
  private struct Drive: Identifiable, Sendable {
    let id: String
    var files: [File]
  }

  private static let drives = [
    Drive(id: "C", files: [File.some[0], File.some[1]]), Drive(id: "empty", files: []),
    Drive(id: "D", files: [File.some[3], File.some[2]]),
  ]

  /// A table with an order and a selection of its own, whose rows the user can move.
  private struct Drives: Component {
    struct State {
      var drives: [Drive]
      var selected: Set<Int> = []
    }
    let drives: [Drive]
    func initialState() -> State { State(drives: drives) }

    func body(_ context: Context<State>) -> some Component {
      Table(sections: context.state.drives, elements: \.files) {
        TableColumn("Name", width: .points(100)) { file in Text(file.name) }.sorted(by: \.name)
        TableColumn("Size", width: .points(60)) { file in Text("\(file.size)") }.sorted(by: \.size)
      } header: { drive in
        Text("Drive \(drive.id)")
      } footer: { drive in
        Text("\(drive.files.count) files")
      }
      .selection(context.binding(\.selected))
      .rows {
        $0.onMove { (move: RowMove<Int>) in
          context.update { $0.drives.apply(move, elements: \.files) }
        }
      }
      .grow()
      Text("selected \(context.state.selected.sorted().map(String.init).joined(separator: ", "))")
    }
  }

  private func host(_ drives: [Drive] = drives) -> TestHost {
    TestHost(size: Size(width: 300, height: 400)) { Drives(drives: drives) }
  }

  /// The first texts of the rows, from the top.
  private func rows(_ app: TestHost) -> [String] {
    app.findAll(.textContaining("")).filter { $0.frame.minX < 20 && $0.frame.minY > 20 }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.text)
      .filter { !$0.hasPrefix("selected") }
  }

  @Test func `each section has a header, its rows and a footer`() {
    #expect(
      rows(host()) == [
        "Drive C", "b.txt", "a.txt", "2 files", "Drive empty", "0 files", "Drive D", "d.txt",
        "c.txt", "2 files",
      ])
  }

  @Test func `a column sorts the elements of each section, and the sections stay`() throws {
    let app = host()
    try app.tap("Name")
    #expect(
      rows(app) == [
        "Drive C", "a.txt", "b.txt", "2 files", "Drive empty", "0 files", "Drive D", "c.txt",
        "d.txt", "2 files",
      ])
    try app.tap("Name")
    #expect(app.names == ["b.txt", "a.txt", "d.txt", "c.txt"])
  }

  @Test func `only the sections that have changed are sorted again`() {
    let comparisons = Mutex(0)
    func drives(_ count: Int) -> [Drive] {
      (0..<3).map { drive in
        Drive(
          id: "\(drive)",
          files: (0..<count).map {
            File(id: drive * 1_000 + $0, name: "\(drive).\($0).txt", size: -$0)
          })
      }
    }
    func table(_ drives: [Drive]) -> Table<File> {
      Table(sections: drives, elements: \.files) {
        TableColumn("Size") { file in Text(file.name) }
          .sorted { one, other in
            comparisons.withLock { $0 += 1 }
            return one.size < other.size
          }
      } header: { drive in
        Text(drive.id)
      }
      .sort(Binding([TableSort("Size")]) { _ in })
    }
    var drives = drives(100)
    let app = TestHost(size: Size(width: 300, height: 400)) { table(drives) }
    app.settle()
    #expect(app.names.first == "0.99.txt")
    #expect(comparisons.withLock { $0 } >= 297)
    comparisons.withLock { $0 = 0 }
    // A new array has the same elements.
    drives = drives.map { $0 }
    app.update { table(drives) }
    app.settle()
    #expect(comparisons.withLock { $0 } == 0)
    drives[0].files.append(File(id: 5_000, name: "new.txt", size: -1_000))
    app.update { table(drives) }
    app.settle()
    #expect(app.names.first == "new.txt")
    #expect((1..<200).contains(comparisons.withLock { $0 }))
  }

  @Test func `headers and footers are skipped by keys, and aren't selected`() throws {
    let app = host()
    try app.tap("a.txt")
    #expect(app.contains("selected 2"))
    #expect(app.press(.down))
    #expect(app.contains("selected 4"))
    #expect(app.press(.down, .shift))
    #expect(app.contains("selected 3, 4"))
  }

  @Test func `a row is moved to another section`() throws {
    let app = host()
    try app.tap("a.txt")
    #expect(app.press(.down, .alt))
    #expect(
      rows(app) == [
        "Drive C", "b.txt", "1 files", "Drive empty", "a.txt", "1 files", "Drive D", "d.txt",
        "c.txt", "2 files",
      ])
  }

  @Test func `the header of a section stays below the titles while its rows scroll`() throws {
    let files = (0..<100).map { File(id: $0, name: "\($0).txt", size: $0) }
    let app = host([Drive(id: "C", files: files)])
    let top = try app.find("Drive C").frame.minY
    try app.scroll(by: Point(x: 0, y: 500))
    #expect(try app.find("Drive C").frame.minY == top)
  }

  @Test func `a column fits its cells and not the headers of sections`() throws {
    let app = host([
      Drive(id: "with a name that is much longer than those of files", files: File.some)
    ])
    app.press(.tab)
    app.press(.enter, .alt)
    let width = try #require(app.titleViews.first?.frame.size.width)
    #expect(width < 100)
  }
}
