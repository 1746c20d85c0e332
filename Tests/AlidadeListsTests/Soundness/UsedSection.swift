/// A section of a list that a random program uses.
struct UsedSection: Hashable, Identifiable, Sendable {
  /// An element, whose id is that of its row.
  struct Element: Hashable, Identifiable, Sendable {
    let id: Int
    var height: Double
  }

  let id: Int
  var elements: [Element] = []
  var headerHeight = 30.0
  var isCollapsed = false

  static let footerHeight = 20.0

  /// The elements that have rows.
  var shown: [Element] { isCollapsed ? [] : elements }

  /// The key of the header; those of headers and footers are negative.
  var header: Int { -1 - 2 * id }

  /// The key of the footer.
  var footer: Int { -2 - 2 * id }

  /// Returns `true` for the key of a header.
  static func isHeader(_ key: Int) -> Bool { key < 0 && !key.isMultiple(of: 2) }

  /// Returns `true` for the key of a footer.
  static func isFooter(_ key: Int) -> Bool { key < 0 && key.isMultiple(of: 2) }
}
