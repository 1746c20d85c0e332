import Alidade
import Foundation

/// A page about tables.
struct TablePage: LayoutPage {
  var count = 1_000
  var showsDistance = true
  var isWide = false

  static let name = "Table"
  static let summary =
    "A list in columns, which the user sorts, resizes and moves by their titles."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 520, height: 400)

  static let sections: [ControlSection<TablePage>] = [
    ControlSection(
      "Table",
      [
        .count("Rows", \.count, 0...10_000, by: 500), .check("Distance", \.showsDistance),
        .check("Wide", \.isWide),
      ])
  ]

  var example: ComponentList {
    Stars(count: count, showsDistance: showsDistance, isWide: isWide)
  }

  var listing: String {
    let distance =
      showsDistance
      ? [
        "TableColumn(\"Light-years\", alignment: .end) { … }",
        "  .sorted(by: \\.distance)",
      ] : []
    let width = isWide ? ", width: .points(300)" : ""
    return Listing.block(
      "Table", [.raw("stars.prefix(\(count))")],
      [
        "TableColumn(\"Name\"\(width)) { star in Text(star.name) }", "  .sorted(by: \\.name)",
        "TableColumn(\"Constellation\") { … }.sorted(by: \\.constellation)",
        "TableColumn(\"Magnitude\", alignment: .end) { … }",
        "  .sorted(by: \\.magnitude)",
      ] + distance) + "\n.selection(context.binding(\\.selected))\n.typeToFind(\\.name)"
  }
}

/// A table of stars, wider than the stage if its columns are.
private struct Stars: Component, Equatable {
  let count: Int
  let showsDistance: Bool
  let isWide: Bool

  func initialState() -> Set<Star.ID> { [] }

  func body(_ context: Context<Set<Star.ID>>) -> some Component {
    let width = isWide ? TableColumnWidth.points(300) : .flexible()
    Table(Star.catalog(count)) {
      TableColumn("Name", width: width) { star in Text(star.name).lineLimit(1) }
        .sorted(by: \.name)
      TableColumn("Constellation", width: width) { star in Text(star.constellation).lineLimit(1) }
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
    .selection(context.binding(\.self))
    .typeToFind(\.name)
  }
}
