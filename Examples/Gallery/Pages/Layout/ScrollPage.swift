import Alidade

/// A page about content that scrolls.
struct ScrollPage: LayoutPage {
  var axes = Named<Axis.Set>("both", .both)
  var columns = 12
  var rows = 20
  var spacing = 8.0

  static let name = "Scroll"
  static let summary = "Scrolls its content, of which only the visible part has views."
  static let family = LayoutFamily.spaces

  static let sections: [ControlSection<ScrollPage>] = [
    ControlSection(
      "Axes",
      [
        .choice(
          "Scrolls", \.axes,
          [
            Named("vertical", Axis.Set.vertical), Named("horizontal", .horizontal),
            Named("both", .both),
          ])
      ]),
    ControlSection(
      "Content",
      [
        .count("Columns", \.columns, 1...16), .count("Rows", \.rows, 1...24),
        .number("Spacing", \.spacing, 0...24, by: 4),
      ]),
  ]

  var example: ComponentList {
    Scroll(axes.value) {
      Column(spacing: spacing) {
        for row in 0..<rows {
          Row(spacing: spacing) {
            for column in 0..<columns {
              Tile(ScrollPage.titles[(row + column) % ScrollPage.titles.count])
                .frame(width: 90, height: 40).shrink(0)
            }
          }
        }
      }
    }
  }

  private static let titles = ["one", "two", "three", "four", "five", "six"]

  var listing: String {
    let gap = ListingArgument.number("spacing", spacing)
    let row = Listing.block("Row", [gap], ["for column in 0..<\(columns) { tile }"])
    let loop = ["for row in 0..<\(rows) {"] + Listing.indented([row]) + ["}"]
    return Listing.block(
      "Scroll", [.member(nil, axes, default: "vertical")],
      [Listing.block("Column", [gap], loop)])
  }
}
