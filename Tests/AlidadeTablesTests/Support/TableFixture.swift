import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// A file of the tests.
struct File: Hashable, Sendable, Identifiable {
  let id: Int
  let name: String
  let size: Int

  static let some = [
    File(id: 1, name: "b.txt", size: 300), File(id: 2, name: "a.txt", size: 20),
    File(id: 3, name: "c.txt", size: 300), File(id: 4, name: "d.txt", size: 1),
  ]
}

/// A table of files whose columns are 100, 60 and 40 points wide.
struct FileTable: Component {
  var files = File.some
  var sort: Binding<[TableSort]>?
  var layout: Binding<TableLayout>?

  var body: some Component {
    table
  }

  private var table: Table<File> {
    var table = Table(files) {
      TableColumn("Name", width: .points(100)) { file in Text(file.name) }.sorted(by: \.name)
      TableColumn("Size", id: "size", width: .points(60), alignment: .end) { file in
        Text("\(file.size)")
      }.sorted(by: \.size)
      TableColumn("Id", width: .points(40)) { file in Text("#\(file.id)") }
    }
    if let sort { table = table.sort(sort) }
    if let layout { table = table.layout(layout) }
    return table
  }
}

extension TestHost {
  /// The names of the files from top to bottom.
  var names: [String] {
    findAll(.textContaining(".txt")).sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.text)
  }

  /// The titles of the columns from left to right, with the left edges of their headers.
  func titles() -> [String] {
    findAll(.role(.columnHeader)).sorted { $0.frame.minX < $1.frame.minX }
      .map { "\($0.text ?? "") \(Int($0.frame.minX))–\(Int($0.frame.maxX))" }
  }
}

extension TestHost {
  /// Drags on the header of a table, from a distance from its left edge, by distances in points.
  func dragHeader(from start: Double, by distances: Double...) throws {
    let header = try #require(
      view.root.descendants.first { $0.role == .group })
    let points = distances.map { Point(x: start + $0, y: 10) }
    #expect(header.drag(from: Point(x: start, y: 10), through: points))
    view.settle()
  }
}

extension TestHost {
  /// The views of the titles of the columns, from left to right.
  var titleViews: [HeadlessView] {
    view.root.descendants.filter { $0.role == .columnHeader }
  }
}
