import DebianPackages

/// The rows of the list: the title and packages of each section, repeated as often as requested.
///
/// Rows are created on access, so a million rows take no more memory than the packages.
struct BrowserRows: RandomAccessCollection, Sendable {
  private enum Entry: Equatable {
    case header(Int)
    case package(Int)
  }

  private let database: PackageDatabase
  private let entries: [Entry]
  let count: Int

  /// Creates the rows of a database.
  ///
  /// - Parameter count: the number of rows, for which rows are repeated or omitted; `nil` for each
  ///   row once. Without packages, there are no rows.
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
  /// Returns `true` if the rows are equal.
  ///
  /// The packages are compared one by one only if they don't share storage.
  static func == (one: BrowserRows, other: BrowserRows) -> Bool {
    one.count == other.count && one.entries == other.entries
      && one.database.packages == other.database.packages
  }
}
