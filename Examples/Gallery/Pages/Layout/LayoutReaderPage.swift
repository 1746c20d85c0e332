import Alidade

/// A page about content that depends on the available space.
struct LayoutReaderPage: LayoutPage {
  var limit = 360.0
  var spacing = 8.0

  static let name = "LayoutReader"
  static let summary = "Content that depends on the space it gets: make the stage narrower."
  static let family = LayoutFamily.spaces

  static let sections: [ControlSection<LayoutReaderPage>] = [
    ControlSection(
      "Content",
      [
        .number("A column below", \.limit, 120...600, by: 40),
        .number("Spacing", \.spacing, 0...40, by: 4),
      ])
  ]

  var example: ComponentList {
    LayoutReader { space in
      if space.max.width < limit {
        Column(spacing: spacing) { LayoutReaderPage.tiles }
      } else {
        Row(spacing: spacing) { LayoutReaderPage.tiles }
      }
    }
  }

  private static var tiles: [AnyComponent] {
    ["one", "two", "three"].map { AnyComponent(Tile($0).grow()) }
  }

  var listing: String {
    let gap = ListingArgument.number("spacing", spacing)
    let branches = ["Column", "Row"].map { Listing.block($0, [gap], ["tiles"]) }
    return
      (["LayoutReader { space in"]
      + Listing.indented(
        ["if space.max.width < \(Listing.number(limit)) {"] + Listing.indented([branches[0]])
          + ["} else {"] + Listing.indented([branches[1]]) + ["}"]) + ["}"])
      .joined(separator: "\n")
  }
}
