import Alidade

/// A page about backgrounds.
struct BackgroundPage: LayoutPage {
  var isAligned = true
  var alignment = Named("topEnd", Alignment.topEnd)
  var padding = -25.0

  static let name = "Background"
  static let summary = "Lays a component behind another, which decides the size."
  static let family = LayoutFamily.layers
  static let place: Alignment? = .center

  static let sections: [ControlSection<BackgroundPage>] = [
    ControlSection(
      "Background",
      [
        .check("In its own size", \.isAligned),
        .choice("Alignment", \.alignment, Choices.places),
        .number("Padding", \.padding, -40...20, by: 5),
      ])
  ]

  var example: ComponentList {
    if isAligned {
      Tile("content").frame(width: 220, height: 120)
        .background(alignment: alignment.value) { back }
    } else {
      Tile("content").frame(width: 220, height: 120).background { back }
    }
  }

  private var back: some Component { Tile("back").padding(padding) }

  var listing: String {
    let inner = "\(Tile.listing("back")).padding(\(Listing.number(padding)))"
    return "\(Tile.listing("content")).frame(width: 220, height: 120)\n"
      + Listing.block(
        ".background", isAligned ? [.member("alignment", alignment)] : [], [inner])
  }
}
