import Alidade

/// A page about centering a component.
struct CenterPage: LayoutPage {
  var isCompact = false
  var size = 14.0

  static let name = "Center"
  static let summary = "Puts a component in the middle of all the space there is."
  static let family = LayoutFamily.wrappers
  static let place: Alignment? = .topStart

  static let sections: [ControlSection<CenterPage>] = [
    ControlSection(
      "Center",
      [
        .check("Compact", \.isCompact), .number("Size of the letters", \.size, 10...40, by: 2),
      ])
  ]

  var example: ComponentList {
    Center(isCompact: isCompact) { Tile("content", size: size) }
  }

  var listing: String {
    Listing.block(
      "Center", [.flag("isCompact", isCompact)], [Tile.listing("content", size: size)])
  }
}
