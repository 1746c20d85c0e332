import DebianPackages

/// The rows of the list: for each section its title and its packages, all of it repeated as often
/// as was asked for.
///
/// Rows are made when they are asked for; a million of them take no more memory than the packages.
struct BrowserRows: RandomAccessCollection, Sendable {
  private enum Entry: Equatable {
    case header(Int)
    case package(Int)
  }

  private let database: PackageDatabase
  private let entries: [Entry]
  let count: Int

  /// Makes rows of a database.
  ///
  /// - Parameter count: how many rows to make by repetition or leaving out; `nil` makes each once.
  ///   Without packages there are none.
  init(_ database: PackageDatabase, count: Int?) {
    self.database = database
    var entries: [Entry] = []
    entries.reserveCapacity(database.packages.count + database.sections.count)
    for (place, section) in database.sections.enumerated() {
      entries.append(.header(place))
      entries += section.packageRange.map(Entry.package)
    }
    self.entries = entries
    self.count = entries.isEmpty ? 0 : count ?? entries.count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(row: Int) -> BrowserRow {
    switch entries[row % entries.count] {
    case .header(let section):
      BrowserRow(id: row, content: .header(database.sections[section]))
    case .package(let package):
      BrowserRow(id: row, content: .package(database.packages[package]))
    }
  }
}

extension BrowserRows: Equatable {
  /// Whether the rows are the same; compares the packages only when they are not the very same
  /// storage.
  static func == (one: BrowserRows, other: BrowserRows) -> Bool {
    one.count == other.count && one.entries == other.entries
      && one.database.packages == other.database.packages
  }
}
