import Alidade

/// A page about overlays.
struct OverlayPage: LayoutPage {
  var isAligned = true
  var alignment = Named("topEnd", Alignment.topEnd)
  var padding = -10.0

  static let name = "Overlay"
  static let summary = "Lays a component over another, which decides the size."
  static let family = LayoutFamily.layers
  static let place: Alignment? = .center

  static let sections: [ControlSection<OverlayPage>] = [
    ControlSection(
      "Overlay",
      [
        .check("In its own size", \.isAligned),
        .choice("Alignment", \.alignment, Choices.places),
        .number("Padding", \.padding, -20...20, by: 5),
      ])
  ]

  var example: ComponentList {
    if isAligned {
      Tile("content").frame(width: 220, height: 120)
        .overlay(alignment: alignment.value) { overlay }
    } else {
      Tile("content").frame(width: 220, height: 120).overlay { overlay }
    }
  }

  private var overlay: some Component { Tile("3").padding(padding) }

  var listing: String {
    let inner = "\(Tile.listing("3")).padding(\(Listing.number(padding)))"
    return "\(Tile.listing("content")).frame(width: 220, height: 120)\n"
      + Listing.block(
        ".overlay", isAligned ? [.member("alignment", alignment)] : [], [inner])
  }
}
