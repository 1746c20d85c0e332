import Foundation

/// A document with places for tables: a comment with the name of the table, and one that ends it.
struct Document {
  let file: URL

  /// Replaces a table, or says that there is no place for it.
  ///
  /// The file is read and written each time, so that a run that is ended early leaves the tables
  /// that it has finished.
  func replace(_ table: Table) throws {
    let name = "\(table.renderer) \(table.rows)"
    let text = try String(contentsOf: file, encoding: .utf8)
    guard
      let start = text.range(of: "<!-- table: \(name) -->\n"),
      let end = text.range(of: "<!-- end of table -->", range: start.upperBound..<text.endIndex)
    else {
      return note("\(file.lastPathComponent) has no place for the table \(name)")
    }
    try text.replacingCharacters(
      in: start.upperBound..<end.lowerBound, with: "\n" + table.markdown + "\n"
    ).write(to: file, atomically: true, encoding: .utf8)
  }
}
