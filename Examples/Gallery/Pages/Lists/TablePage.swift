import Alidade
import Foundation

/// A page about tables.
struct TablePage: LayoutPage {
  var count = 1_000
  var showsDistance = true

  static let name = "Table"
  static let summary =
    "A list in columns. Press a title to sort, drag a border to resize, drag a title to move."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 520, height: 400)

  static let sections: [ControlSection<TablePage>] = [
    ControlSection(
      "Table",
      [.count("Rows", \.count, 0...10_000, by: 500), .check("Distance", \.showsDistance)])
  ]

  var example: ComponentList {
    Table(Star.catalog(count)) {
      TableColumn("Name") { star in Text(star.name).lineLimit(1) }.sorted(by: \.name)
      TableColumn("Constellation") { star in Text(star.constellation).lineLimit(1) }
        .sorted(by: \.constellation)
      TableColumn("Magnitude", width: .points(100), alignment: .end) { star in
        Text(star.magnitude.formatted(.number.precision(.fractionLength(2))))
      }
      .sorted(by: \.magnitude)
      if showsDistance {
        TableColumn("Light-years", width: .points(110), alignment: .end) { star in
          Text("\(Int(star.distance.rounded()))")
        }
        .sorted(by: \.distance)
      }
    }
  }

  var listing: String {
    let distance =
      showsDistance
      ? [
        "TableColumn(\"Light-years\", alignment: .end) { … }",
        "  .sorted(by: \\.distance)",
      ] : []
    return Listing.block(
      "Table", [.raw("stars.prefix(\(count))")],
      [
        "TableColumn(\"Name\") { star in Text(star.name) }", "  .sorted(by: \\.name)",
        "TableColumn(\"Constellation\") { … }.sorted(by: \\.constellation)",
        "TableColumn(\"Magnitude\", alignment: .end) { … }",
        "  .sorted(by: \\.magnitude)",
      ] + distance)
  }
}
