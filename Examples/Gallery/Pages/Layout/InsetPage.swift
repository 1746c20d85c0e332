import Alidade

/// A page about padding.
struct InsetPage: LayoutPage {
  var top = 16.0
  var start = 32.0
  var bottom = 16.0
  var end = 16.0

  static let name = "Padding"
  static let summary = "Keeps a distance around a component; negative ones let it stick out."
  static let family = LayoutFamily.wrappers
  static let place: Alignment? = .center

  static let sections: [ControlSection<InsetPage>] = [
    ControlSection(
      "Padding",
      [
        .number("Top", \.top, -16...64, by: 8), .number("Start", \.start, -16...64, by: 8),
        .number("Bottom", \.bottom, -16...64, by: 8), .number("End", \.end, -16...64, by: 8),
      ])
  ]

  var example: ComponentList {
    Tile("content")
      .padding(EdgeInsets(top: top, start: start, bottom: bottom, end: end))
      .background(Tile.ground, cornerRadius: Tile.cornerRadius)
  }

  var listing: String {
    let edges = Listing.call(
      "EdgeInsets",
      [
        .number("top", top), .number("start", start), .number("bottom", bottom),
        .number("end", end),
      ])
    return "\(Tile.listing("content"))\n  .padding(\(edges))\n  .background(Tile.ground)"
  }
}
