import Alidade

/// A page about grids.
struct GridPage: LayoutPage {
  var columns = GridPage.mixed
  var columnSpacing = 8.0
  var rowSpacing = 8.0
  var horizontal = Named("stretch", GridAlignment.stretch)
  var vertical = Named("stretch", GridAlignment.stretch)
  var columnSpan = 2
  var rowSpan = 1

  static let name = "Grid"
  static let summary = "Columns and rows of points, of shares and of contents."
  static let family = LayoutFamily.spaces

  static let sections: [ControlSection<GridPage>] = [
    ControlSection(
      "Grid",
      [
        .choice("Columns", \.columns, tracks),
        .number("Column spacing", \.columnSpacing, 0...40, by: 4),
        .number("Row spacing", \.rowSpacing, 0...40, by: 4),
        .choice("Horizontal alignment", \.horizontal, Choices.cellAlignments),
        .choice("Vertical alignment", \.vertical, Choices.cellAlignments),
      ]),
    ControlSection(
      "First child",
      [
        .count("Columns it covers", \.columnSpan, 1...3),
        .count("Rows it covers", \.rowSpan, 1...2),
      ]),
  ]

  private static let mixed = Named(
    "mixed", GridColumns([.automatic, .fraction(), .fixed(80)]))
  private static let tracks: [Named<GridColumns>] = [
    mixed, Named("shares", [.fraction(2), .fraction(1)]), Named("equal", .equal(3)),
    Named("adaptive", .adaptive(minimum: 120)),
  ]

  /// The columns in Swift code.
  private var expression: String {
    switch columns.name {
    case "mixed": "[.automatic, .fraction(), .fixed(80)]"
    case "shares": "[.fraction(2), .fraction(1)]"
    case "equal": ".equal(3)"
    default: ".adaptive(minimum: 120)"
    }
  }

  var example: ComponentList {
    Grid(
      columns: columns.value, columnSpacing: columnSpacing, rowSpacing: rowSpacing,
      horizontalAlignment: horizontal.value, verticalAlignment: vertical.value
    ) {
      for (place, item) in FlexItems.seven.items.enumerated() {
        let tile = Tile(item.title, size: item.size, isSelected: place == 0)
        if place == 0, columnSpan > 1 || rowSpan > 1 {
          tile.gridSpan(columns: columnSpan, rows: rowSpan)
        } else {
          tile
        }
      }
    }
  }

  var listing: String {
    let span = Listing.call(
      ".gridSpan",
      [
        .number("columns", Double(columnSpan), default: 1),
        .number("rows", Double(rowSpan), default: 1),
      ])
    let isSpanning = columnSpan > 1 || rowSpan > 1
    let lines = FlexItems.seven.items.enumerated().map { place, item in
      Tile.listing(item.title, size: item.size) + (place == 0 && isSpanning ? span : "")
    }
    return Listing.block(
      "Grid",
      [
        .raw("columns: \(expression)"), .number("columnSpacing", columnSpacing),
        .number("rowSpacing", rowSpacing),
        .member("horizontalAlignment", horizontal, default: "stretch"),
        .member("verticalAlignment", vertical, default: "stretch"),
      ], lines)
  }
}
