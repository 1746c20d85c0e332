import Alidade

/// A page about layout directions.
struct DirectedPage: LayoutPage {
  var direction = Named("rightToLeft", LayoutDirection.rightToLeft)
  var spacing = 8.0

  static let name = "Layout direction"
  static let summary = "Says where lines begin inside, whatever holds around it."
  static let family = LayoutFamily.wrappers

  static let sections: [ControlSection<DirectedPage>] = [
    ControlSection(
      "Layout direction",
      [
        .choice(
          "Direction", \.direction,
          [Named("leftToRight", .leftToRight), Named("rightToLeft", .rightToLeft)]),
        .number("Spacing", \.spacing, 0...40, by: 4),
      ])
  ]

  var example: ComponentList {
    Column(spacing: spacing) {
      row("around").grow()
      row("inside").layoutDirection(direction.value).grow()
    }
  }

  private func row(_ title: String) -> Row {
    Row(spacing: spacing) {
      Tile(title)
      Tile("one")
      Tile("two")
    }
  }

  var listing: String {
    let gap = ListingArgument.number("spacing", spacing)
    let rows = ["around", "inside"].map { title in
      Listing.block("Row", [gap], [title, "one", "two"].map { Tile.listing($0) })
    }
    let directed = rows[1] + "\n.layoutDirection(.\(direction.name)).grow()"
    return Listing.block("Column", [gap], [rows[0] + ".grow()", directed])
  }
}
