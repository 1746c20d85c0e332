import AlidadeLayout
import AlidadeRender

extension ListMounter {
  /// The number of rows with views above which the list is probably taller than intended.
  private static let manyRows = 1000

  /// Reports that a list of a certain size has too many views, unless that was reported before.
  func reportManyRows(_ size: Size) {
    if roots.count <= ListMounter.manyRows || hasReportedManyRows { return }
    hasReportedManyRows = true
    let isTall = axis == .vertical
    Diagnostics.report(
      Diagnostic(
        "A list is so \(isTall ? "tall" : "wide") that more than \(ListMounter.manyRows) of its rows have views.",
        values: [
          "\(isTall ? "height" : "width ")  \(size.height)",
          "rows    \(visibleRows.count) of \(content.count)",
        ],
        remedy: """
          A list creates views for the rows that fit its height, so its height must be bounded. Inside something that \
          scrolls, such as a row of another list, it is as tall as all its rows. Give it a height with \
          .frame(height:), or a horizontal one a width with .frame(width:), or add its rows to the enclosing list.
          """))
  }
}
