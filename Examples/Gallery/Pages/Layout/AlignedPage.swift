import Alidade

/// A page about the alignment of a component.
struct AlignedPage: LayoutPage {
  var horizontal = Named("end", HorizontalAlignment?.some(.end))
  var vertical = Named("bottom", VerticalAlignment?.some(.bottom))
  var isCompact = false

  static let name = "Aligned"
  static let summary = "Puts a component in a place, on both axes or on one."
  static let family = LayoutFamily.wrappers
  static let place: Alignment? = .topStart

  static let sections: [ControlSection<AlignedPage>] = [
    ControlSection(
      "Aligned",
      [
        .choice(
          "Horizontal", \.horizontal,
          [
            Named("none", nil), Named("start", .start), Named("center", .center),
            Named("end", .end),
          ]
        ),
        .choice(
          "Vertical", \.vertical,
          [
            Named("none", nil), Named("top", .top), Named("center", .center),
            Named("bottom", .bottom),
          ]),
        .check("Compact", \.isCompact),
      ])
  ]

  var example: ComponentList {
    Aligned(horizontal: horizontal.value, vertical: vertical.value, isCompact: isCompact) {
      Tile("content")
    }
  }

  var listing: String {
    Listing.block(
      "Aligned",
      [
        .member("horizontal", horizontal, default: "none"),
        .member("vertical", vertical, default: "none"), .flag("isCompact", isCompact),
      ], [Tile.listing("content")])
  }
}
