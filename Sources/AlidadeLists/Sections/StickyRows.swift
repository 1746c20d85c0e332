/// The header at the top of the visible part, and the footer at the bottom, that aren't at their
/// own places.
struct StickyRows: Equatable {
  var header: StickyRow?
  var footer: StickyRow?

  /// The header and the footer, as far as there are any.
  var all: [StickyRow] { [header, footer].compactMap(\.self) }

  /// Returns the sticky header or footer in a row; `nil` for another row.
  subscript(row: Int) -> StickyRow? {
    if let header, header.row == row { return header }
    if let footer, footer.row == row { return footer }
    return nil
  }
}
